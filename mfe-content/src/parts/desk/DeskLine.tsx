import type { ReactNode } from 'react';
import type { Lang } from '@clinic/contracts';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { Box, Card } from '@clinic/kit/ui';
import { LineTitle, quiet } from './LineTitle.tsx';
import { Moment } from './Moment.tsx';

interface DeskLineProps {
  to: string;
  titles: Readonly<Record<Lang, string>>;
  /** What it is, where a list has several kinds. */
  kind?: string;
  updatedAt: string;
  updatedBy: string | null;
  /** A box that chooses it, made for its title. */
  choice?: (title: string) => ReactNode;
  /** Its states. */
  children: ReactNode;
}

/** Something that the desk lists: its titles in both languages, where it is, and who changed it last. */
export function DeskLine({ to, titles, kind, updatedAt, updatedBy, choice, children }: DeskLineProps) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const title = titles[lang] || titles[lang === 'ar' ? 'en' : 'ar'] || t('desk.untitled');

  return (
    <Card sx={row}>
      <Box sx={choice === undefined ? { minWidth: 0 } : withChoice}>
        {choice?.(title)}
        <LineTitle to={to} titles={titles} untitled={t('desk.untitled')} />
        <Box component="p" sx={quiet}>
          {kind !== undefined && `${kind} · `}
          <Moment of={updatedAt} />
          {updatedBy !== null && (
            <>
              {' · '}
              <bdi dir="auto">{updatedBy}</bdi>
            </>
          )}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignContent: 'start' }}>{children}</Box>
    </Card>
  );
}

const row = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;
const withChoice = {
  display: 'grid',
  minWidth: 0,
  columnGap: 1.5,
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  '& > *': { gridColumn: 2 },
  '& > input': { gridColumn: 1, gridRow: 1, width: 24, height: 24, margin: '4px 0 0' },
} as const;

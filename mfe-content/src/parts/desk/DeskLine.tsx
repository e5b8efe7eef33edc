import type { ReactNode } from 'react';
import type { Lang } from '@clinic/contracts';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { Link } from '@clinic/kit/routing';
import { Box, Card } from '@clinic/kit/ui';
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
  const other = lang === 'ar' ? 'en' : 'ar';
  const title = titles[lang] || titles[other] || t('desk.untitled');

  return (
    <Card sx={row}>
      <Box sx={choice === undefined ? { minWidth: 0 } : withChoice}>
        {choice?.(title)}
        <h2>
          <Link to={to}>
            <bdi dir="auto">{title}</bdi>
          </Link>
        </h2>
        {titles[lang] !== '' && titles[other] !== '' && (
          <Box component="p" lang={other} dir={other === 'ar' ? 'rtl' : 'ltr'} sx={quiet}>
            {titles[other]}
          </Box>
        )}
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
  '& h2': { margin: 0, fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.5 },
  '& h2 a': { display: 'inline-block', minHeight: 32 },
} as const;
const withChoice = {
  display: 'grid',
  minWidth: 0,
  columnGap: 1.5,
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  '& > *': { gridColumn: 2 },
  '& > input': { gridColumn: 1, gridRow: 1, width: 24, height: 24, margin: '4px 0 0' },
} as const;
const quiet = { margin: 0, color: 'text.secondary', fontSize: '.9375rem', textAlign: 'start' } as const;

import type { DeskPost, PostState } from '@clinic/contracts/content/desk';
import * as contentPaths from '@clinic/contracts/content/paths';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { Link } from '@clinic/kit/routing';
import { Box, Card, StatusChip } from '@clinic/kit/ui';
import type { StatusTone } from '@clinic/kit/ui';
import { LanguageChips } from '../../parts/desk/LanguageChips.tsx';
import { MachineChips } from '../../parts/desk/MachineChips.tsx';
import { Moment } from '../../parts/desk/Moment.tsx';

const tones: Record<PostState, StatusTone> = {
  draft: 'neutral',
  'in-review': 'info',
  approved: 'primary',
  published: 'success',
};

interface PostLineProps {
  post: DeskPost;
  /** Whether it is chosen among several; null where nothing can be done with them. */
  choice: { isChosen: boolean; onChoose: (isChosen: boolean, isRange: boolean) => void } | null;
}

/** A post in the list: its titles in both languages, where it is, and who changed it last. */
export function PostLine({ post, choice }: PostLineProps) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const titles = { ar: post.title_ar, en: post.title_en };
  const other = lang === 'ar' ? 'en' : 'ar';
  const title = titles[lang] || titles[other];

  return (
    <Card sx={row}>
      <Box sx={choice === null ? { minWidth: 0 } : withChoice}>
        {choice !== null && (
          <input
            type="checkbox"
            aria-label={t('desk.bulk.one', { title: title || t('desk.untitled') })}
            checked={choice.isChosen}
            onChange={({ target, nativeEvent }) =>
              choice.onChoose(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        )}
        <h2>
          <Link to={contentPaths.deskPost(post.id)}>
            <bdi dir="auto">{title || t('desk.untitled')}</bdi>
          </Link>
        </h2>
        {titles[lang] !== '' && titles[other] !== '' && (
          <Box component="p" lang={other} dir={other === 'ar' ? 'rtl' : 'ltr'} sx={quiet}>
            {titles[other]}
          </Box>
        )}
        <Box component="p" sx={quiet}>
          {t(`desk.types.${post.type}`)} · <Moment of={post.updated_at} />
          {post.updated_by !== null && (
            <>
              {' · '}
              <bdi dir="auto">{post.updated_by}</bdi>
            </>
          )}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignContent: 'start' }}>
        <StatusChip tone={tones[post.state]}>{t(`desk.lists.${post.state}`)}</StatusChip>
        {post.publish_at !== null && (
          <StatusChip tone="primary">
            {t('desk.publishAt')} <Moment of={post.publish_at} />
          </StatusChip>
        )}
        {post.state !== 'published' && post.live && <StatusChip tone="success">{t('desk.lists.live')}</StatusChip>}
        <LanguageChips of={post.languages} />
        <MachineChips of={post.machine_translated} />
      </Box>
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

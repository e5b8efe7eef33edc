import type { BulkOutcome, DeskPost } from '@clinic/contracts/content/desk';
import { Alert } from '@clinic/kit/forms';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { Box } from '@clinic/kit/ui';
import { usePartLabel } from '../../parts/desk/use-part-label.ts';

interface BulkResultProps {
  outcome: BulkOutcome;
  /** The posts that something was to be done to. */
  posts: readonly DeskPost[];
}

const known = ['FORBIDDEN', 'INVALID_TRANSITION', 'EDIT_CONFLICT', 'NOT_FOUND', 'VALIDATION'] as const;

/** What was done to several posts, and of each other one why it was not. */
export function BulkResult({ outcome: { done, failed }, posts }: BulkResultProps) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const partLabel = usePartLabel();
  const titleOf = (id: number) => {
    const post = posts.find((one) => one.id === id);
    return (post && (pick(post, 'title', lang) || post.title_ar || post.title_en)) || t('desk.untitled');
  };
  return (
    <Alert severity={failed.length === 0 ? 'info' : 'warning'} role="status">
      <div>{t('desk.bulk.done', { count: done.length })}</div>
      {failed.length > 0 && (
        <>
          <div>{t('desk.bulk.notDone', { count: failed.length })}</div>
          <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
            {failed.map(({ id, code, fields }) => (
              <li key={id}>
                <bdi dir="auto">{titleOf(id)}</bdi>
                {': '}
                {t(`desk.bulk.why.${known.find((one) => one === code) ?? 'other'}`, {
                  parts: new Intl.ListFormat(lang).format(
                    fields.map((field) => partLabel(field.replace(/^content\./, ''))),
                  ),
                })}
              </li>
            ))}
          </Box>
        </>
      )}
    </Alert>
  );
}

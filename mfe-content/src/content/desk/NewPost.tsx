import { SubmitFailed, useSubmission } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import type { useFetcher } from '@clinic/kit/routing';
import { Box, Button } from '@clinic/kit/ui';
import type { action } from './desk.data.ts';

/** Sends what begins a post, and is led to it. */
export type NewPostFetcher = ReturnType<typeof useFetcher<typeof action>>;

/** Begins an article or a news item. */
export function NewPost({ fetcher }: { fetcher: NewPostFetcher }) {
  const { t } = useTranslation('content');
  const { failure } = useSubmission(fetcher.data, { t, labels: {}, fetcher });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      {(['blog', 'news'] as const).map((type) => (
        <fetcher.Form key={type} method="post">
          <input type="hidden" name="type" value={type} />
          <Button
            type="submit"
            variant={type === 'blog' ? 'contained' : 'outlined'}
            loading={fetcher.state !== 'idle' && fetcher.formData?.get('type') === type}
            disabled={fetcher.state !== 'idle'}
          >
            {t(`desk.begin.${type}`)}
          </Button>
        </fetcher.Form>
      ))}
      {failure !== null && <SubmitFailed failure={failure} text={t('desk.failed')} />}
    </Box>
  );
}

import { SubmitFailed, useSubmission } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Form, useActionData, useNavigation } from '@clinic/kit/routing';
import { Box, Button } from '@clinic/kit/ui';
import type { action } from './desk.data.ts';

/**
 * Begins an article or a news item, and leads to it. A form of the page and no fetcher: the router drops a fetcher's redirect
 * when the list is loaded again before the answer, and word of the new post often comes first.
 */
export function NewPost() {
  const { t } = useTranslation('content');
  const { failure, busy } = useSubmission(useActionData<typeof action>(), { t, labels: {} });
  const { formData } = useNavigation();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      {(['blog', 'news'] as const).map((type) => (
        <Form key={type} method="post">
          <input type="hidden" name="type" value={type} />
          <Button
            type="submit"
            variant={type === 'blog' ? 'contained' : 'outlined'}
            loading={busy && formData?.get('type') === type}
            disabled={busy}
          >
            {t(`desk.begin.${type}`)}
          </Button>
        </Form>
      ))}
      {failure !== null && <SubmitFailed failure={failure} text={t('desk.failed')} />}
    </Box>
  );
}

import { SubmitFailed, useSubmission } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Form, useActionData } from '@clinic/kit/routing';
import { Box, Button } from '@clinic/kit/ui';
import type { action } from './newsletter.data.ts';

/** Begins an issue, and leads to it. */
export function NewIssue() {
  const { t } = useTranslation('content');
  const { failure, busy } = useSubmission(useActionData<typeof action>(), { t, labels: {} });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Form method="post">
        <Button type="submit" loading={busy}>
          {t('desk.newsletter.begin')}
        </Button>
      </Form>
      {failure !== null && <SubmitFailed failure={failure} text={t('desk.failed')} />}
    </Box>
  );
}

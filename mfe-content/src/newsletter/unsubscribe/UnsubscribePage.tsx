import { Alert, SubmitFailed, useSubmission } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { Form, useActionData, useLoaderData } from '@clinic/kit/routing';
import { Box, Button, LinkButton, Page } from '@clinic/kit/ui';
import { ThankYou } from '../../parts/ThankYou.tsx';
import { useServerWords } from '../server-words.ts';
import type { NewsletterSubmission } from '../server-words.ts';
import type { UnsubscribeData } from './unsubscribe.data.ts';

/** Where the link at the end of each newsletter leads: one button ends the subscription. */
export function UnsubscribePage() {
  const { t } = useTranslation('content');
  const { token } = useLoaderData<UnsubscribeData>();
  const result = useActionData<NewsletterSubmission>();
  const words = useServerWords(result);
  const form = useSubmission(result, { t, labels: {} });
  return (
    <Page title={t('subscription.end')} crumbs={[]} lead={t('subscription.endLead')}>
      <Box sx={{ maxWidth: 640, display: 'grid', gap: 2 }}>
        {form.done !== null ? (
          <ThankYou title={t('subscription.ended')} text={words ?? t('subscription.endedText')}>
            <LinkButton to={contentPaths.home()}>{t('clinic.home')}</LinkButton>
          </ThankYou>
        ) : (
          <Form {...form.props}>
            <input type="hidden" name="token" value={token} />
            {form.errors.length > 0 && <Alert severity="error">{t('subscription.badLink')}</Alert>}
            {form.failure !== null && <SubmitFailed failure={form.failure} text={t('subscription.endFailed')} />}
            <Box sx={{ mt: 2 }}>
              <Button type="submit" loading={form.busy}>
                {t('subscription.endAction')}
              </Button>
            </Box>
          </Form>
        )}
      </Box>
    </Page>
  );
}

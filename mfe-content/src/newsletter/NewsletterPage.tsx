import {
  ErrorSummary,
  FormActions,
  FormStack,
  SubmissionFields,
  SubmitFailed,
  TextField,
  useSubmission,
} from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { Form, useActionData } from '@clinic/kit/routing';
import { Box, Button, Card, LinkButton, Page } from '@clinic/kit/ui';
import { ThankYou } from '../parts/ThankYou.tsx';
import { useServerWords } from './server-words.ts';
import type { NewsletterSubmission } from './server-words.ts';

/** The newsletter on a page of its own: where a subscription without script is answered. */
export function NewsletterPage() {
  const { t } = useTranslation('content');
  const result = useActionData<NewsletterSubmission>();
  const words = useServerWords(result);
  const form = useSubmission(result, { t, labels: { email: t('form.email') } });
  return (
    <Page title={t('newsletter.title')} crumbs={[]} lead={t('newsletter.lead')}>
      <Box sx={{ maxWidth: 640 }}>
        {form.done !== null ? (
          <ThankYou title={t('newsletter.done')} text={words ?? t('subscription.doneText')}>
            <LinkButton to={contentPaths.home()}>{t('clinic.home')}</LinkButton>
          </ThankYou>
        ) : (
          <Card>
            <Form {...form.props}>
              <SubmissionFields idempotencyKey={form.idempotencyKey} />
              <FormStack>
                <ErrorSummary {...form.summary} />
                {form.failure !== null && <SubmitFailed failure={form.failure} text={t('newsletter.failed')} />}
                <TextField type="email" autoComplete="email" {...form.field('email')} />
                <FormActions>
                  <Button type="submit" loading={form.busy}>
                    {t('newsletter.subscribe')}
                  </Button>
                </FormActions>
              </FormStack>
            </Form>
          </Card>
        )}
      </Box>
    </Page>
  );
}

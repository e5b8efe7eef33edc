import {
  Alert,
  ErrorSummary,
  FailureWords,
  FileField,
  FormActions,
  FormStack,
  SubmissionFields,
  TextField,
  useSubmission,
} from '@clinic/kit/forms';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { Form, useActionData } from '@clinic/kit/routing';
import { Box, Button, Card, Section } from '@clinic/kit/ui';
import { ThankYou } from '../../parts/ThankYou.tsx';
import { largestCv } from './check-cv.ts';
import type { ApplicationAction } from './job.data.ts';

/** The application for a position: who applies, and a CV as PDF. */
export function ApplicationForm() {
  const { t } = useTranslation('content');
  const lang = useLang();
  const form = useSubmission(useActionData<ApplicationAction>(), {
    t,
    labels: {
      full_name: t('jobs.fullName'),
      email: t('form.email'),
      phone: t('form.phone'),
      address: t('jobs.address'),
      cv: t('jobs.cv'),
    },
  });

  return (
    <Card>
      <Section id="apply" title={t('jobs.apply')} lead={t('jobs.applyLead')}>
        {form.done !== null && (
          <ThankYou title={t('jobs.applied')} text={t('jobs.appliedText')} reference={form.done.data.reference} />
        )}
        <Form {...form.props} encType="multipart/form-data" hidden={form.done !== null}>
          <SubmissionFields idempotencyKey={form.idempotencyKey} />
          <FormStack>
            <ErrorSummary {...form.summary} />
            {form.failure !== null && (
              <Alert severity="error" attempt={form.failure}>
                {form.failure.text !== null && <div>{t('jobs.failed')}</div>}
                <FailureWords failure={form.failure} text={t('jobs.failed')} />
              </Alert>
            )}
            <TextField autoComplete="name" {...form.field('full_name')} />
            <Box sx={pair}>
              <TextField type="email" autoComplete="email" {...form.field('email')} />
              <TextField type="tel" autoComplete="tel" hint={t('form.phoneHint')} {...form.field('phone')} />
            </Box>
            <TextField autoComplete="address-line1" {...form.field('address')} />
            <FileField
              accept="application/pdf,.pdf"
              hint={t('jobs.cvHint', { size: largestCv(lang) })}
              {...withoutValue(form.field('cv'))}
            />
            <Box component="p" sx={{ margin: 0, color: 'text.secondary', fontSize: '.9375rem' }}>
              {t('jobs.privacy')}
            </Box>
            <FormActions>
              <Button type="submit" size="large" loading={form.busy}>
                {t('jobs.send')}
              </Button>
            </FormActions>
          </FormStack>
        </Form>
      </Section>
    </Card>
  );
}

/** A file that was chosen stays with the browser; no text stands for it. */
function withoutValue({ name, label, error }: { name: string; label: string; error?: string }) {
  return { name, label, ...(error === undefined ? {} : { error }) };
}

const pair = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: '1fr 1fr' },
  alignItems: 'end',
};

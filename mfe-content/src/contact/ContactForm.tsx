import { contactSubjects } from '@clinic/contracts/content';
import {
  ErrorSummary,
  FormActions,
  FormStack,
  SelectField,
  SubmissionFields,
  SubmitFailed,
  TextField,
  useSubmission,
} from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Form, useActionData } from '@clinic/kit/routing';
import { Box, Button, Card, Section } from '@clinic/kit/ui';
import { ThankYou } from '../parts/ThankYou.tsx';
import type { ContactAction } from './contact.data.ts';

/** The contact form: names, e-mail, telephone, subject, message. */
export function ContactForm() {
  const { t } = useTranslation('content');
  const form = useSubmission(useActionData<ContactAction>(), {
    t,
    labels: {
      firstName: t('contact.firstName'),
      lastName: t('contact.lastName'),
      email: t('form.email'),
      phone: t('form.phone'),
      subject: t('contact.subject'),
      message: t('contact.message'),
    },
  });

  return (
    <Card>
      <Section id="write" title={t('contact.formTitle')} lead={t('contact.formLead')}>
        {form.done !== null && (
          <ThankYou title={t('contact.sent')} text={t('contact.sentText')} reference={form.done.data.reference} />
        )}
        <Form {...form.props} hidden={form.done !== null}>
          <SubmissionFields idempotencyKey={form.idempotencyKey} />
          <FormStack>
            <ErrorSummary {...form.summary} />
            {form.failure !== null && <SubmitFailed failure={form.failure} text={t('contact.failed')} />}
            <Box sx={pair}>
              <TextField autoComplete="given-name" {...form.field('firstName')} />
              <TextField autoComplete="family-name" {...form.field('lastName')} />
            </Box>
            <Box sx={pair}>
              <TextField type="email" autoComplete="email" {...form.field('email')} />
              <TextField type="tel" autoComplete="tel" hint={t('form.phoneHint')} {...form.field('phone')} />
            </Box>
            <SelectField
              placeholder={t('contact.subjectChoose')}
              options={contactSubjects.map((value) => ({ value, label: t(`contact.subjects.${value}`) }))}
              {...form.field('subject')}
            />
            <TextField rows={6} maxLength={2000} {...form.field('message')} />
            <FormActions>
              <Button type="submit" size="large" loading={form.busy}>
                {t('contact.send')}
              </Button>
            </FormActions>
          </FormStack>
        </Form>
      </Section>
    </Card>
  );
}

const pair = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: '1fr 1fr' },
  alignItems: 'end',
};

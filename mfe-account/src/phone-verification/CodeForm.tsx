import { Alert, ErrorSummary, FormActions, FormStack } from '@clinic/shared/forms';
import type { FormState } from '@clinic/shared/forms';
import { useTranslation } from '@clinic/shared/i18n';
import { Form } from '@clinic/shared/routing';
import { Button } from '@clinic/shared/ui';
import { CodeField } from '../parts/CodeField.tsx';

/** The code that was sent. What is wrong says nothing of how many tries are left. */
export function CodeForm({ form }: { form: FormState<unknown> }) {
  const { t } = useTranslation('account');
  const { error } = form.field('code');
  return (
    <Form {...form.props}>
      <FormStack>
        <ErrorSummary {...form.summary} />
        {form.failure !== null && <Alert severity="error">{form.failure.text ?? t('verification.failed')}</Alert>}
        <CodeField {...(error === undefined ? {} : { error })} />
        <FormActions>
          <Button type="submit" size="large" fullWidth loading={form.busy}>
            {t('verification.submit')}
          </Button>
        </FormActions>
      </FormStack>
    </Form>
  );
}

import { ErrorSummary, FormActions, FormStack, SubmitFailed } from '@clinic/kit/forms';
import type { FormState } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Form } from '@clinic/kit/routing';
import { Button } from '@clinic/kit/ui';
import { CodeField } from '../parts/CodeField.tsx';

/** The code that was sent. What is wrong says nothing of how many tries are left. */
export function CodeForm({ form }: { form: FormState<unknown> }) {
  const { t } = useTranslation('account');
  const { error } = form.field('code');
  return (
    <Form {...form.props}>
      <input type="hidden" name="intent" value="verify" />
      <FormStack>
        <ErrorSummary {...form.summary} />
        {form.failure !== null && <SubmitFailed failure={form.failure} text={t('verification.failed')} />}
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

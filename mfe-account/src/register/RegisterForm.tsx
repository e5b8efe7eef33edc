import { clinicCountry } from '@clinic/contracts';
import {
  CheckboxField,
  ErrorSummary,
  FormActions,
  FormStack,
  PasswordField,
  SubmitFailed,
  TextField,
} from '@clinic/kit/forms';
import type { FormState } from '@clinic/kit/forms';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { Form, Link } from '@clinic/kit/routing';
import { Button } from '@clinic/kit/ui';
import { NewPasswordField } from '../parts/NewPasswordField.tsx';

/** Name, address, number, password, and the two things to agree to: each by itself, and one of them freely. */
export function RegisterForm({ form }: { form: FormState<unknown> }) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const kind = clinicCountry.mobileName?.[lang] ?? t('register.phoneKind');
  const { name: terms, error: termsError } = form.field('terms_accepted');
  return (
    <Form {...form.props}>
      <FormStack>
        <ErrorSummary {...form.summary} />
        {form.failure !== null && <SubmitFailed failure={form.failure} text={t('register.failed')} />}
        <TextField autoComplete="name" maxLength={100} {...form.field('name')} />
        <TextField type="email" autoComplete="email" maxLength={254} {...form.field('email')} />
        <TextField
          type="tel"
          autoComplete="tel"
          hint={t('register.phoneHint', { kind })}
          maxLength={40}
          {...form.field('phone')}
        />
        <NewPasswordField {...form.field('password')} />
        <PasswordField autoComplete="new-password" maxLength={128} {...form.field('password_confirmation')} />
        <div>
          <CheckboxField
            name={terms}
            required
            {...(termsError === undefined ? {} : { error: termsError })}
            label={
              <>
                {t('register.terms')}{' '}
                <Link to={contentPaths.privacy()} target="_blank" rel="noopener">
                  {t('register.policy')}
                </Link>
              </>
            }
          />
          <CheckboxField name="marketing" label={t('register.marketing')} hint={t('register.marketingHint')} />
        </div>
        <FormActions>
          <Button type="submit" size="large" fullWidth loading={form.busy}>
            {t('register.submit')}
          </Button>
        </FormActions>
      </FormStack>
    </Form>
  );
}

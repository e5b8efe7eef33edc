import { useEffect } from 'react';
import { ErrorSummary, FormActions, FormStack, PasswordField, SubmitFailed, useSubmission } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import { Form, Link, useActionData, useNavigate } from '@clinic/kit/routing';
import { Box, Button } from '@clinic/kit/ui';
import { CodeField } from '../parts/CodeField.tsx';
import { AuthLayout } from '../parts/AuthLayout.tsx';
import { NewPasswordField } from '../parts/NewPasswordField.tsx';
import { useLeaveAsMember, useWayBack } from '../parts/way-back.ts';
import type { ResetAction } from './password-reset.data.ts';

/** The code that was sent, and a new password. The sign-in page comes next, for every session has ended. */
export function PasswordResetPage() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const { target, returnTo } = useWayBack();
  useLeaveAsMember(target);
  const form = useSubmission(useActionData<ResetAction>(), {
    t,
    labels: { code: t('code.label'), password: t('reset.password'), password_confirmation: t('reset.again') },
  });
  const changed = form.done !== null;
  useEffect(() => {
    if (changed) void navigate(accountPaths.login(returnTo), { replace: true, state: { passwordChanged: true } });
  }, [changed, returnTo, navigate]);
  const { error: codeError } = form.field('code');

  return (
    <AuthLayout title={t('reset.title')} lead={t('reset.lead')}>
      <Form {...form.props}>
        <FormStack>
          <ErrorSummary {...form.summary} />
          {form.failure !== null && <SubmitFailed failure={form.failure} text={t('reset.failed')} />}
          <CodeField {...(codeError === undefined ? {} : { error: codeError })} />
          <NewPasswordField {...form.field('password')} />
          <PasswordField autoComplete="new-password" maxLength={128} {...form.field('password_confirmation')} />
          <FormActions>
            <Button type="submit" size="large" fullWidth loading={form.busy}>
              {t('reset.submit')}
            </Button>
          </FormActions>
        </FormStack>
      </Form>
      <Box sx={{ marginBlockStart: 3 }}>
        {t('reset.none')} <Link to={accountPaths.forgotPassword(returnTo)}>{t('reset.another')}</Link>
      </Box>
    </AuthLayout>
  );
}

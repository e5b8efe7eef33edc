import { useEffect } from 'react';
import { ErrorSummary, FormActions, FormStack, SubmitFailed, TextField, useSubmission } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import { Form, Link, useActionData, useNavigate } from '@clinic/kit/routing';
import { Box, Button } from '@clinic/kit/ui';
import { AuthLayout } from '../parts/AuthLayout.tsx';
import { NextStep } from '../parts/NextStep.tsx';
import { useLeaveAsMember, useWayBack } from '../parts/way-back.ts';
import type { ForgetAction } from './forget.data.ts';

/** Asks for the address or number of an account whose password is forgotten. */
export function ForgetPage() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const { target, returnTo } = useWayBack();
  useLeaveAsMember(target);
  const form = useSubmission(useActionData<ForgetAction>(), { t, labels: { identifier: t('forget.identifier') } });
  const sent = form.done !== null;
  useEffect(() => {
    if (sent) void navigate(accountPaths.passwordReset(returnTo), { replace: true });
  }, [sent, returnTo, navigate]);

  return (
    <AuthLayout title={t('forget.title')} lead={t('forget.lead')}>
      {sent ? (
        <NextStep />
      ) : (
        <Form {...form.props}>
          <FormStack>
            <ErrorSummary {...form.summary} />
            {form.failure !== null && <SubmitFailed failure={form.failure} text={t('forget.failed')} />}
            <TextField
              hint={t('forget.identifierHint')}
              dir="ltr"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              {...form.field('identifier')}
            />
            <FormActions>
              <Button type="submit" size="large" fullWidth loading={form.busy}>
                {t('forget.submit')}
              </Button>
            </FormActions>
          </FormStack>
        </Form>
      )}
      <Box sx={{ marginBlockStart: 3 }}>
        <Link to={accountPaths.login(returnTo)}>{t('forget.back')}</Link>
      </Box>
    </AuthLayout>
  );
}

import { useEffect } from 'react';
import { useSubmission } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import { Link, useActionData, useNavigate } from '@clinic/kit/routing';
import { AuthLayout } from '../parts/AuthLayout.tsx';
import { NextStep } from '../parts/NextStep.tsx';
import { useLeaveAsMember, useWayBack } from '../parts/way-back.ts';
import type { RegisterAction } from './register.data.ts';
import { RegisterForm } from './RegisterForm.tsx';

/** Opening an account. The code that is sent next is asked for on a page of its own. */
export function RegisterPage() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const { target, returnTo } = useWayBack();
  useLeaveAsMember(target);
  const form = useSubmission(useActionData<RegisterAction>(), {
    t,
    labels: {
      name: t('register.name'),
      email: t('register.email'),
      phone: t('register.phone'),
      password: t('register.password'),
      password_confirmation: t('register.again'),
    },
  });
  const next = form.done === null ? null : accountPaths.phoneVerification(form.done.data.registration, returnTo);
  useEffect(() => {
    if (next !== null) void navigate(next, { replace: true });
  }, [next, navigate]);

  return (
    <AuthLayout
      title={t('register.title')}
      lead={
        <>
          {t('register.lead')} {t('register.member')}{' '}
          <Link to={accountPaths.login(returnTo)}>{t('register.signIn')}</Link>
        </>
      }
    >
      {next === null ? <RegisterForm form={form} /> : <NextStep />}
    </AuthLayout>
  );
}

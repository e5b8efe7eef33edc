import { Alert } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import { Link, useActionData, useLocation } from '@clinic/kit/routing';
import { Box } from '@clinic/kit/ui';
import { AuthLayout } from '../parts/AuthLayout.tsx';
import { useLeaveAsMember, useWayBack } from '../parts/way-back.ts';
import type { LoginAction } from './login.data.ts';
import { LoginForm } from './LoginForm.tsx';

/** The sign-in page. Whoever is signed in is taken to where they were going, or to their appointments. */
export function LoginPage() {
  const { t } = useTranslation('account');
  const outcome = useActionData<LoginAction>();
  const { state } = useLocation() as { state: { passwordChanged?: boolean } | null };
  const { target, returnTo } = useWayBack();
  useLeaveAsMember(target, { justSignedIn: outcome?.state === 'done' });

  return (
    <AuthLayout title={t('login.title')} lead={t('login.lead')}>
      {state?.passwordChanged === true && outcome === undefined && (
        <Alert severity="info" role="status" sx={{ marginBlockEnd: 3 }}>
          {t('login.passwordChanged')}
        </Alert>
      )}
      <LoginForm outcome={outcome} />
      <Box sx={{ marginBlockStart: 3 }}>
        {t('login.new')} <Link to={accountPaths.register(returnTo)}>{t('login.register')}</Link>
      </Box>
    </AuthLayout>
  );
}

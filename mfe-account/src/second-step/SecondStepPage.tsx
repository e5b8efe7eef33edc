import { useState } from 'react';
import { useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import { Link, useActionData, useLoaderData, useRevalidator } from '@clinic/kit/routing';
import { Box, EmptyState } from '@clinic/kit/ui';
import { AuthLayout } from '../parts/AuthLayout.tsx';
import { OrRule } from '../parts/factors/OrRule.tsx';
import { useLeaveAsMember, useWayBack } from '../parts/way-back.ts';
import type { SecondStepAction, SecondStepData } from './second-step.data.ts';
import { CodeStep } from './CodeStep.tsx';
import { PasskeyStep } from './PasskeyStep.tsx';

/** The second step of a sign-in: a passkey, a code of the app, or a recovery code. */
export function SecondStepPage() {
  const { t } = useTranslation('account');
  const choice = useLoaderData<SecondStepData>();
  const outcome = useActionData<SecondStepAction>();
  const { revalidate } = useRevalidator();
  const [byPasskey, setByPasskey] = useState(false);
  const { target, returnTo } = useWayBack();
  useLeaveAsMember(target, { justSignedIn: byPasskey || outcome?.state === 'done' });
  const signedInByPasskey = () => {
    setByPasskey(true);
    // As the router does after a code: who signed in could perhaps not be read.
    void revalidate();
  };

  return (
    <AuthLayout title={t('factor.signIn.title')} lead={t('factor.signIn.lead')}>
      {choice === null ? (
        <EmptyState variant="error" tips={[]} action={{ onClick: () => void revalidate() }} />
      ) : (
        <Box sx={{ display: 'grid', gap: 3 }}>
          {choice.passkey !== null && <PasskeyStep offer={choice.passkey} onDone={signedInByPasskey} />}
          {choice.passkey !== null && (choice.totp || choice.recovery) && <OrRule />}
          {(choice.totp || choice.recovery) && (
            <CodeStep outcome={outcome} app={choice.totp} first={choice.passkey === null} />
          )}
        </Box>
      )}
      <Box sx={{ marginBlockStart: 3 }}>
        <Link to={accountPaths.login(returnTo)}>{t('factor.signIn.again')}</Link>
      </Box>
    </AuthLayout>
  );
}

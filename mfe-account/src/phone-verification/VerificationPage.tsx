import { useEffect, useState } from 'react';
import { otpChannels } from '@clinic/contracts/account';
import { LoadFailed, useSubmission } from '@clinic/kit/forms';
import { useBus } from '@clinic/kit/events';
import { useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import { Link, useActionData, useFetcher, useParams, useRevalidator } from '@clinic/kit/routing';
import { useSession } from '@clinic/kit/session';
import { Box, Ltr } from '@clinic/kit/ui';
import { AuthLayout } from '../parts/AuthLayout.tsx';
import { phoneText } from '@clinic/contracts';
import { useLeaveAsMember, useWayBack } from '../parts/way-back.ts';
import { CodeForm } from './CodeForm.tsx';
import { SendCode } from './SendCode.tsx';
import type { SendAction, VerifyAction } from './verification.data.ts';

/**
 * The code of a registration, or of a member's own number. An address that means nothing looks the same, for
 * nobody is to learn who has an account.
 */
export function VerificationPage() {
  const { t } = useTranslation('account');
  const bus = useBus();
  const { userId } = useParams();
  const { target, returnTo } = useWayBack();
  const { revalidate } = useRevalidator();
  const user = useSession((session) => session.user);
  const phone = user !== null && user.public_id === userId && user.phone_verified_at === null ? user.phone : null;
  const own = phone !== null;

  const form = useSubmission(useActionData<VerifyAction>(), { t, labels: { code: t('code.label') } });
  const sending = useFetcher<SendAction>();
  const verified = form.done !== null && form.done.access_token === null;
  useEffect(() => {
    if (verified) bus.emit('host/toast.show@1', { kind: 'success', key: 'account:member.verify.done' });
  }, [verified, bus]);
  const signedIn = form.done !== null && !verified;
  useLeaveAsMember(target, { justSignedIn: signedIn, stay: own });
  // The code is used up, and another one would open nothing.
  const unread = signedIn && user === null && !form.busy;

  // A code that was sent is good, whatever becomes of another one that is asked for.
  const [sentHere, setSentHere] = useState(false);
  if (!sentHere && sending.data?.state === 'done') setSentHere(true);
  const sent = !own || sentHere;
  return (
    <AuthLayout
      title={t('verification.title')}
      lead={
        own ? (
          <>
            {t('verification.own')} <Ltr>{phoneText(phone)}</Ltr>
          </>
        ) : (
          t('verification.lead')
        )
      }
    >
      {unread ? (
        <LoadFailed text={t('verification.unread')} onRetry={() => void revalidate()} />
      ) : (
        <Box sx={{ display: 'grid', gap: 4 }}>
          {sent && <CodeForm form={form} />}
          <SendCode fetcher={sending} sentBefore={sent} ways={own ? ['sms'] : otpChannels} />
          {!own && (
            <div>
              {t('verification.none')} <Link to={accountPaths.login(returnTo)}>{t('verification.signIn')}</Link>
            </div>
          )}
        </Box>
      )}
    </AuthLayout>
  );
}

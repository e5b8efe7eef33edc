import { RequestCode, VerifiedResponse, VerifyPhone } from '@clinic/contracts/account';
import type { OtpChannel } from '@clinic/contracts/account';
import { actionByIntent, submit } from '@clinic/kit/forms';
import type { IntentArgs, Submission } from '@clinic/kit/forms';
import { api, isApiError } from '@clinic/kit/http';
import { holdsSession, refreshSession, useSession } from '@clinic/kit/session';

export type VerifyAction = Submission<VerifiedResponse>;
/** What came of asking for another code: by which way it was sent. */
export type SendAction = Submission<OtpChannel>;

const pathOf = (params: IntentArgs['params']) =>
  `/api/phone/verification/${encodeURIComponent(params['userId'] ?? '')}`;

/** The router asks again after a code: who signed in with it could perhaps not be read then. */
export async function loader(): Promise<null> {
  if (holdsSession() && useSession.getState().state !== 'member') await refreshSession();
  return null;
}

/** Has another code sent. */
const sendCode = ({ request, params }: IntentArgs) =>
  submit(request, {
    schema: RequestCode,
    send: async ({ channel }, { signal }) => {
      await api.send('POST', `${pathOf(params)}/code`, { channel }, { signal });
      return channel;
    },
  });

/** Uses a code. */
const verify = ({ request, params }: IntentArgs) =>
  submit(request, {
    schema: VerifyPhone,
    send: async (typed, { signal }) => {
      try {
        const verified = await api.post(pathOf(params), typed, VerifiedResponse, { signal });
        await refreshSession();
        return verified;
      } catch (error) {
        const isOwn = useSession.getState().user?.public_id === params['userId'];
        if (!isOwn || !isApiError(error, 'OTP_EXPIRED')) throw error;
        // The code may be used up by the same request, whose answer was lost.
        await refreshSession();
        const { user } = useSession.getState();
        if (user === null || user.phone_verified_at === null) throw error;
        return { access_token: null, user };
      }
    },
  });

export const action = actionByIntent({ 'send-code': sendCode, verify });

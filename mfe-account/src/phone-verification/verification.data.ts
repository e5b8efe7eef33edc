import { CodeWish, VerifiedResponse, VerifyPhone } from '@clinic/contracts/account';
import type { OtpChannel } from '@clinic/contracts/account';
import { submit } from '@clinic/kit/forms';
import type { Submission } from '@clinic/kit/forms';
import { api } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';
import { refreshSession } from '@clinic/kit/session';

export type VerifyAction = Submission<VerifiedResponse>;
/** What came of the wish for another code: by which way it was sent. */
export type SendAction = Submission<OtpChannel>;

/** Uses a code (S17, Q31), or, for a form that names a way, has another one sent (Q32). */
export async function action({ request, params }: ScreenArgs) {
  const path = `/api/phone/verification/${encodeURIComponent(params['userId'] ?? '')}`;
  const wishes = (await request.clone().formData()).has('channel');
  if (wishes) {
    return submit(request, {
      schema: CodeWish,
      send: async ({ channel }) => {
        await api.send('POST', `${path}/code`, { channel }, { signal: request.signal });
        return channel;
      },
    });
  }
  return submit(request, {
    schema: VerifyPhone,
    send: async (typed) => {
      const answer = await api.post(path, typed, VerifiedResponse, { signal: request.signal });
      await refreshSession();
      return answer;
    },
  });
}

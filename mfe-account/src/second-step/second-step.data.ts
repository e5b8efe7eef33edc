import { internalPath, LoginResponse, z } from '@clinic/contracts';
import { FactorChoice, FactorCode } from '@clinic/contracts/account';
import * as accountPaths from '@clinic/contracts/account/paths';
import { submit } from '@clinic/kit/forms';
import type { Submission } from '@clinic/kit/forms';
import { api, isApiError } from '@clinic/kit/http';
import { redirect } from '@clinic/kit/routing';
import type { ScreenArgs } from '@clinic/kit/routing';
import { refreshSession, useSession } from '@clinic/kit/session';

export type SecondStepAction = Submission<'signedIn'>;

/** What the second step can be; null when the API could not be asked. */
export type SecondStepData = FactorChoice['data'] | null;

/** For somebody who is signed in: the page leads them on. */
const nothing: FactorChoice['data'] = { totp: false, recovery: false, passkey: null };

/** Asks what the second step can be. Whoever has not given a password of late begins again. */
export async function loader({ request }: ScreenArgs): Promise<SecondStepData> {
  // The router asks again after the step, when the API knows of none any more.
  if (useSession.getState().state === 'member') return nothing;
  const { signal } = request;
  try {
    const { data } = await api.get('/api/login/second-factor', FactorChoice, { signal });
    return data;
  } catch (error) {
    if (!isApiError(error)) throw error;
    const returnTo = internalPath(new URL(request.url).searchParams.get('returnTo'), '') || undefined;
    if (error.code === 'INVALID_TRANSITION') throw redirect(accountPaths.login(returnTo));
    console.warn(error);
    return null;
  }
}

/** Completes the sign-in with what was shown; the session outlives the page. */
export async function completeSignIn(shown: { code: string } | { passkey: unknown }): Promise<void> {
  await api.post('/api/login/second-factor', shown, LoginResponse, { signal: null });
  await refreshSession();
}

/** Completes the sign-in with a code of the app or a recovery code. */
export const action = ({ request }: ScreenArgs) =>
  submit(request, {
    schema: z.object({ code: FactorCode }),
    secret: ['code'],
    send: async ({ code }) => {
      await completeSignIn({ code });
      return 'signedIn' as const;
    },
  });

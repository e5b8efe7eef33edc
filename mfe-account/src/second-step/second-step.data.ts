import { internalPath, LoginResponse, z } from '@clinic/contracts';
import { FactorChoice, FactorCode } from '@clinic/contracts/account';
import * as accountPaths from '@clinic/contracts/account/paths';
import { submit } from '@clinic/kit/forms';
import type { Submission } from '@clinic/kit/forms';
import { api, isApiError } from '@clinic/kit/http';
import { redirect } from '@clinic/kit/routing';
import type { ScreenArgs } from '@clinic/kit/routing';
import { holdsSession, refreshSession, useSession } from '@clinic/kit/session';
import { offerOf } from '../parts/factors/passkey-answers.ts';
import type { PasskeyOffer } from '../parts/factors/passkey-answers.ts';

export type SecondStepAction = Submission<'signedIn'>;

/** What the second step can be. */
type SecondStep = Omit<FactorChoice['data'], 'passkey'> & { passkey: PasskeyOffer | null };

/** What the second step can be; null when the API could not be asked. */
export type SecondStepData = SecondStep | null;

/** For somebody who is signed in: the page leads them on. */
const nothing: SecondStep = { totp: false, recovery: false, passkey: null };

const isMember = () => useSession.getState().state === 'member';

/** Asks the API what the second step can be, with a challenge for the passkeys of the account. */
export async function secondStep(signal: AbortSignal | null): Promise<SecondStep> {
  const { data } = await api.get('/api/login/second-factor', FactorChoice, { signal });
  return { ...data, passkey: data.passkey === null ? null : offerOf(data.passkey) };
}

/** Asks what the second step can be. Whoever has not given a password of late begins again. */
export async function loader({ request }: ScreenArgs): Promise<SecondStepData> {
  // The router asks again after the step, when the API knows of none any more.
  if (isMember()) return nothing;
  try {
    return await secondStep(request.signal);
  } catch (error) {
    if (!isApiError(error)) throw error;
    const returnTo = internalPath(new URL(request.url).searchParams.get('returnTo'), '') || undefined;
    if (error.code === 'INVALID_TRANSITION') {
      // The step was done, and who signed in could not be read then.
      if (holdsSession()) await refreshSession();
      if (isMember()) return nothing;
      throw redirect(accountPaths.login(returnTo));
    }
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

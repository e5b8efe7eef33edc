import { z } from '@clinic/contracts';
import { FactorChoice, FactorCode } from '@clinic/contracts/account';
import { submit } from '@clinic/kit/forms';
import { api } from '@clinic/kit/http';
import { offerOf } from './passkey-answers.ts';
import type { PasskeyOffer } from './passkey-answers.ts';

/** Shows the API whose the session is; it outlives the page. */
export const confirmSession = (shown: { password: string } | { code: string } | { passkey: unknown }): Promise<void> =>
  api.send('POST', '/api/session/confirm', shown, { signal: null });

/** With what, besides the password, the session can be shown to be one's own. */
export interface ConfirmChoice {
  readonly byCode: boolean;
  /** Whether an authenticator app shows codes; else only recovery codes are left. */
  readonly app: boolean;
  readonly passkey: PasskeyOffer | null;
}

export async function confirmChoice(signal: AbortSignal | null): Promise<ConfirmChoice> {
  const { data } = await api.post('/api/session/confirm/options', undefined, FactorChoice, { signal });
  const { totp, recovery, passkey } = data;
  return { byCode: totp || recovery, app: totp, passkey: passkey === null ? null : offerOf(passkey) };
}

const required = z.string('validation.required').check(z.minLength(1, 'validation.required'));
const Password = z.object({ password: required });
const Code = z.object({ code: FactorCode });

const send = async (shown: { password: string } | { code: string }) => {
  await confirmSession(shown);
  return 'confirmed' as const;
};

/** The action of a form that asks for a password. */
export const confirmByPassword = (request: Request) =>
  submit(request, { schema: Password, secret: ['password'], send });

/** The action of a form that asks for a code. */
export const confirmByCode = (request: Request) => submit(request, { schema: Code, secret: ['code'], send });

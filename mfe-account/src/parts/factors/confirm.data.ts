import { z } from '@clinic/contracts';
import { FactorChoice, FactorCode } from '@clinic/contracts/account';
import { submit } from '@clinic/kit/forms';
import type { Submission } from '@clinic/kit/forms';
import { api } from '@clinic/kit/http';

export type ConfirmOutcome = Submission<'confirmed'>;

/** Shows the API whose the session is; it outlives the page. */
export const confirmSession = (shown: { password: string } | { code: string } | { passkey: unknown }): Promise<void> =>
  api.send('POST', '/api/session/confirm', shown, { signal: null });

/** With what, besides the password, the session can be shown to be one's own. */
export async function confirmChoice(signal: AbortSignal | null): Promise<FactorChoice['data']> {
  const { data } = await api.post('/api/session/confirm/options', undefined, FactorChoice, { signal });
  return data;
}

const required = z.string('validation.required').check(z.minLength(1, 'validation.required'));
const Password = z.object({ password: required });
const Code = z.object({ code: FactorCode });

/** Sends the form of the dialog: a password, or a code. It is no action of a screen, for the dialog lies over every page. */
export async function sendConfirmation(form: FormData): Promise<ConfirmOutcome> {
  const request = new Request(location.href, { method: 'POST', body: form });
  const secret = ['password', 'code'];
  const send = async (shown: { password: string } | { code: string }) => {
    await confirmSession(shown);
    return 'confirmed' as const;
  };
  const { data } = form.has('code')
    ? await submit(request, { schema: Code, secret, send })
    : await submit(request, { schema: Password, secret, send });
  return data;
}

import { AddedFactor, FactorsResponse, NewPasskeyOptions, NewRecoveryCodes, NewTotp } from '@clinic/contracts/account';
import type { Factors } from '@clinic/contracts/account';
import { api, isApiError } from '@clinic/kit/http';
import { memberCall } from '@clinic/kit/session';
import { confirmed } from '../../../parts/factors/confirmed.ts';
import { offerOf } from '../../../parts/factors/passkey-answers.ts';

/** Calls of dialogs: they are finished, whatever page is left meanwhile. */
const outlivesPage = { signal: null };

/** The account's second factors; null when they could not be loaded. */
export async function loadFactors(request: Request): Promise<Factors | null> {
  try {
    const { signal } = request;
    return (await memberCall(request, () => api.get('/api/account/factors', FactorsResponse, { signal }))).data;
  } catch (error) {
    if (!isApiError(error)) throw error;
    console.warn(error);
    return null;
  }
}

export const passkeyOffer = async () =>
  offerOf(
    (await confirmed(() => api.post('/api/account/passkeys/options', undefined, NewPasskeyOptions, outlivesPage))).data,
  );

/** Adds what the browser has made; the recovery codes that come with the first factor. */
export const addPasskey = async (name: string, passkey: unknown): Promise<string[] | null> =>
  (await confirmed(() => api.post('/api/account/passkeys', { name, passkey }, AddedFactor, outlivesPage))).data
    .recovery_codes;

export const renamePasskey = (id: number, name: string) =>
  api.send('PATCH', `/api/account/passkeys/${id}`, { name }, outlivesPage);

export const removePasskey = (id: number) =>
  confirmed(() => api.send('DELETE', `/api/account/passkeys/${id}`, undefined, outlivesPage));

export const newTotp = async () =>
  (await confirmed(() => api.post('/api/account/totp', undefined, NewTotp, outlivesPage))).data;
export type TotpOffer = Awaited<ReturnType<typeof newTotp>>;

export const confirmTotp = async (code: string): Promise<string[] | null> =>
  (await confirmed(() => api.post('/api/account/totp/confirm', { code }, AddedFactor, outlivesPage))).data
    .recovery_codes;

export const removeTotp = () => confirmed(() => api.send('DELETE', '/api/account/totp', undefined, outlivesPage));

export const newRecoveryCodes = async (): Promise<string[]> =>
  (await confirmed(() => api.post('/api/account/recovery-codes', undefined, NewRecoveryCodes, outlivesPage))).data
    .recovery_codes;

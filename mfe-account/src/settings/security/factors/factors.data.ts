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

/** What comes of adding a factor: the recovery codes that come with the first one. */
export interface Added {
  codes: string[] | null;
}

/** How many factors an account has. */
export const count = ({ passkeys, totp }: Factors): number => passkeys.length + (totp === null ? 0 : 1);

/**
 * What came of a try to add a factor whose answer was lost; null when the account has no more than before it. Recovery codes
 * that came with the first one nobody has seen: it gets others.
 */
export async function addedSince(before: Factors): Promise<Added | null> {
  const { data } = await api.get('/api/account/factors', FactorsResponse, outlivesPage);
  if (count(data) <= count(before)) return null;
  return { codes: count(before) === 0 ? await newRecoveryCodes() : null };
}

/** Whether the API may have done what it was asked for, though it did not say so. */
export const isUnanswered = (error: unknown): boolean =>
  isApiError(error) && (error.status < 400 || error.status >= 500);

export const passkeyOffer = async () =>
  offerOf(
    (await confirmed(() => api.post('/api/account/passkeys/options', undefined, NewPasskeyOptions, outlivesPage))).data,
  );

/** Adds what the browser has made. */
export const addPasskey = async (name: string, passkey: unknown): Promise<Added> => ({
  codes: (await confirmed(() => api.post('/api/account/passkeys', { name, passkey }, AddedFactor, outlivesPage))).data
    .recovery_codes,
});

export const renamePasskey = (id: number, name: string) =>
  api.send('PATCH', `/api/account/passkeys/${id}`, { name }, outlivesPage);

export const removePasskey = (id: number) =>
  confirmed(() => api.send('DELETE', `/api/account/passkeys/${id}`, undefined, outlivesPage));

export const newTotp = async () =>
  (await confirmed(() => api.post('/api/account/totp', undefined, NewTotp, outlivesPage))).data;
export type TotpOffer = Awaited<ReturnType<typeof newTotp>>;

export const confirmTotp = async (code: string): Promise<Added> => ({
  codes: (await confirmed(() => api.post('/api/account/totp/confirm', { code }, AddedFactor, outlivesPage))).data
    .recovery_codes,
});

export const removeTotp = () => confirmed(() => api.send('DELETE', '/api/account/totp', undefined, outlivesPage));

export const newRecoveryCodes = async (): Promise<string[]> =>
  (await confirmed(() => api.post('/api/account/recovery-codes', undefined, NewRecoveryCodes, outlivesPage))).data
    .recovery_codes;

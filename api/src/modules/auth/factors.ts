import { renderSVG } from 'uqr';
import type { AddedFactor, AddPasskey, Factors } from '@clinic/contracts/account';
import { mostPasskeys } from '@clinic/contracts/account';
import type { Services } from '../../services.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { RowBoundColumn } from '../../db/reencrypt.ts';
import { ClinicError, invalidField } from '../../http/errors.ts';
import type { Limit } from '../../http/rate-limit.ts';
import { countAttempt } from '../../http/rate-limit.ts';
import * as repo from './factor-repo.ts';
import { accountName } from './identifier.ts';
import { newPasskeyOf } from './passkeys.ts';
import { issueRecoveryCodes } from './recovery-codes.ts';
import type { UserRow } from './repo.ts';
import { updateUser } from './repo.ts';
import type { FactorKind } from './second-factor.ts';
import { totpSecretOf } from './second-factor.ts';
import { notifyOfSecurityChange } from './security-messages.ts';
import { mustEnrol } from './session-policy.ts';
import type { Actor } from './session.ts';
import { endSessionsOf, lockOwnAccount } from './session.ts';
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts';

/** Whose call changes factors. */
interface FactorCall {
  readonly actor: Actor;
  readonly requestId: string;
}

const nameOf = (userId: number) => `passkeys.name_enc ${userId}`;

/** What is encrypted again when the key changes. */
export const encryptedFactors: readonly RowBoundColumn[] = [
  { table: 'passkeys', name: 'name_enc', reads: ['user_id'], contextOf: (row) => nameOf(Number(row['user_id'])) },
  {
    ...{ table: 'totp_secrets', name: 'secret_enc', reads: ['user_id'] },
    contextOf: (row) => totpSecretOf(Number(row['user_id'])),
  },
];

/** For how long an offered secret waits for its first code. */
const offerMs = 15 * 60_000;
/** Codes that are tried on an offered secret: whoever tries has the secret, so this only spares the server. */
const firstCodes: Limit = { scope: 'totp-first-code', most: 20, minutes: 15 };
/** White around the picture, in squares. */
const quietZone = 4;

/** What an account has; never a secret. */
export async function factorsOf(
  { db, cipher, settings }: Pick<Services, 'cipher' | 'settings'> & { readonly db: Queryable },
  user: UserRow,
): Promise<Factors> {
  const passkeys = await repo.passkeysOf(db, user.id);
  const totp = await repo.totpOf(db, user.id);
  return {
    required: mustEnrol({ ...user, secondFactor: false }, settings),
    passkeys: passkeys.map(({ id, nameEnc, createdAt, lastUsedAt }) => ({
      id,
      name: cipher.decrypt(nameEnc, nameOf(user.id)),
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    })),
    totp: totp ? { created_at: (totp.confirmedAt ?? totp.createdAt).toISOString() } : null,
    recovery_codes_left: await repo.countRecoveryCodes(db, user.id),
  };
}

/**
 * Writes down that an account has one factor more. With the first one come recovery codes, and every other session ends: it
 * was opened by the password alone.
 */
async function noteAdded(
  tx: Tx,
  { clock, mail, cipher, audit }: Services,
  { actor, requestId }: FactorCall,
  { user, kind }: { user: UserRow; kind: FactorKind },
): Promise<AddedFactor['data']> {
  const now = clock();
  await notifyOfSecurityChange({ tx, mail, now }, user, 'account.factors-changed');
  const codes = user.secondFactor ? null : await issueRecoveryCodes(tx, { cipher, now }, user.id);
  if (!user.secondFactor) {
    await updateUser(tx, user.id, { secondFactor: true });
    await endSessionsOf(tx, user.id, actor.sessionId);
    // Whoever has just set it up has shown it.
    await repo.confirmSession(tx, actor.sessionId, { by: 'factor', now });
  }
  const subject = `user:${user.id}`;
  await audit.record(tx, { at: now, actor, action: 'factor.enrolled', subject, details: { kind }, requestId });
  return { recovery_codes: codes };
}

/**
 * Adds a passkey that the browser has made.
 * @throws {ClinicError} VALIDATION of `passkey` when it does not fit what was asked for, or there are as many as there may be
 */
export async function addPasskey(
  services: Services,
  call: FactorCall & { readonly origin: string },
  { name, passkey }: AddPasskey,
): Promise<AddedFactor['data']> {
  const { db, clock, cipher } = services;
  const made = await newPasskeyOf(services, { user: call.actor.user, origin: call.origin }, passkey);
  if (made === null) throw invalidField('passkey', 'factor.passkey');
  return db.transaction(async (tx) => {
    const user = await lockOwnAccount(tx, call.actor);
    if ((await repo.passkeysOf(tx, user.id)).length >= mostPasskeys) throw invalidField('passkey', 'factor.most');
    const row = { ...made, userId: user.id, nameEnc: cipher.encrypt(name, nameOf(user.id)), createdAt: clock() };
    if (!(await repo.insertPasskey(tx, row))) throw invalidField('passkey', 'factor.passkey');
    return noteAdded(tx, services, call, { user, kind: 'passkey' });
  });
}

export async function renameOwnPasskey(
  { db, cipher }: Services,
  { userId }: Actor,
  id: number,
  name: string,
): Promise<void> {
  const nameEnc = cipher.encrypt(name, nameOf(userId));
  if (!(await repo.renamePasskey(db, userId, id, nameEnc))) throw new ClinicError('NOT_FOUND');
}

/** Makes a secret for an authenticator app; it counts once a code has shown that the app has it. */
export async function offerNewTotp(
  { db, clock, cipher, settings }: Services,
  user: UserRow,
): Promise<{ secret: string; uri: string; picture: string }> {
  const secret = newTotpSecret();
  if (!(await repo.offerTotp(db, user.id, cipher.encrypt(secret, totpSecretOf(user.id)), clock())))
    throw new ClinicError('INVALID_TRANSITION');
  const uri = totpUri(secret, settings.clinic.name.en, accountName(user));
  return { secret, uri, picture: renderSVG(uri, { ecc: 'M', border: quietZone }) };
}

/**
 * Makes the offered secret a factor of the account.
 * @throws {ClinicError} VALIDATION of `code`; OTP_EXPIRED when no secret waits for one
 */
export async function confirmNewTotp(services: Services, call: FactorCall, code: string): Promise<AddedFactor['data']> {
  const { db, clock, cipher } = services;
  const { actor } = call;
  const now = clock();
  await countAttempt(db, firstCodes, String(actor.userId), now);
  const offered = await repo.offeredTotp(db, actor.userId, new Date(now.getTime() - offerMs));
  if (!offered) throw new ClinicError('OTP_EXPIRED');
  const step = stepOfCode(cipher.decrypt(offered.secretEnc, totpSecretOf(actor.userId)), code, now);
  if (step === null) throw invalidField('code', 'code.wrong');
  return db.transaction(async (tx) => {
    const user = await lockOwnAccount(tx, actor);
    if (!(await repo.confirmTotp(tx, offered, step, now))) throw new ClinicError('OTP_EXPIRED');
    return noteAdded(tx, services, call, { user, kind: 'totp' });
  });
}

/** Removes a factor. The last one of an account that needs one stays; with the last one go the recovery codes. */
function remove(
  services: Services,
  { actor, requestId }: FactorCall,
  kind: FactorKind,
  remover: (tx: Tx) => Promise<boolean>,
): Promise<void> {
  const { db, clock, mail, audit, settings } = services;
  return db.transaction(async (tx) => {
    const now = clock();
    const user = await lockOwnAccount(tx, actor);
    if (!(await remover(tx))) throw new ClinicError('NOT_FOUND');
    if (!(await repo.hasFactor(tx, user.id))) {
      if (mustEnrol({ ...user, secondFactor: false }, settings)) throw new ClinicError('SECOND_FACTOR_REQUIRED');
      await repo.deleteFactors(tx, user.id);
    }
    await notifyOfSecurityChange({ tx, mail, now }, user, 'account.factors-changed');
    const subject = `user:${user.id}`;
    await audit.record(tx, { at: now, actor, action: 'factor.removed', subject, details: { kind }, requestId });
  });
}

/** @throws {ClinicError} NOT_FOUND; SECOND_FACTOR_REQUIRED for the last factor of an account that needs one */
export const removePasskey = (services: Services, call: FactorCall, id: number): Promise<void> =>
  remove(services, call, 'passkey', (tx) => repo.deletePasskey(tx, call.actor.userId, id));

/** @throws {ClinicError} as for a passkey */
export const removeTotp = (services: Services, call: FactorCall): Promise<void> =>
  remove(services, call, 'totp', (tx) => repo.deleteTotp(tx, call.actor.userId));

/** Removes all factors of an account that ends, or whose owner has lost them. */
export const forgetFactors = (tx: Tx, userId: number): Promise<void> => repo.deleteFactors(tx, userId);

/** @throws {ClinicError} INVALID_TRANSITION for an account without a second factor, which has nothing to recover */
export function renewRecoveryCodes(services: Services, { actor, requestId }: FactorCall): Promise<string[]> {
  const { db, clock, mail, cipher, audit } = services;
  return db.transaction(async (tx) => {
    const now = clock();
    const user = await lockOwnAccount(tx, actor);
    if (!user.secondFactor) throw new ClinicError('INVALID_TRANSITION');
    await notifyOfSecurityChange({ tx, mail, now }, user, 'account.factors-changed');
    const codes = await issueRecoveryCodes(tx, { cipher, now }, user.id);
    const subject = `user:${user.id}`;
    const details = { kind: 'recovery' };
    await audit.record(tx, { at: now, actor, action: 'factor.enrolled', subject, details, requestId });
    return codes;
  });
}

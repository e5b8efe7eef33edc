import * as z from 'zod';
import type { Lang } from '@clinic/contracts';
import type { OtpChannel } from '@clinic/contracts/account';
import type { Services } from '../../services.ts';
import type { Network } from '@clinic/node';
import type { Tx } from '../../db/database.ts';
import { ClinicError } from '../../http/errors.ts';
import type { EncryptedCookie } from '../../http/encrypted-cookie.ts';
import { subjectOf } from '../otp/code-hash.ts';
import { checkCode, endCode, issueCode } from '../otp/codes.ts';
import { countCodeRequest, writeInstead } from '../otp/limits.ts';
import { identifierKey, identifierOf } from './identifier.ts';
import { refusePoorPassword } from './password-policy.ts';
import { hashPassword } from './passwords.ts';
import type { UserRow } from './repo.ts';
import * as repo from './repo.ts';
import { notifyOfSecurityChange } from './security-messages.ts';
import { endSessionsOf } from './session.ts';
import { forgetSignIns } from './sign-in-guard.ts';

/** What the browser keeps of the account it asked a code for: what was typed, in its normal form. */
export const resetCookie: EncryptedCookie<{ identifier: string }> = {
  name: '__Host-reset',
  seconds: 60 * 60,
  content: z.object({ identifier: z.string() }),
};

/**
 * Where the code of an account goes: to what was typed, when its owner has shown it to be theirs; else to what they have
 * shown; else to the e-mail address. A mistyped number or address of somebody else never opens an account.
 */
export function wayTo(
  user: Pick<UserRow, 'email' | 'emailVerifiedAt' | 'phone' | 'phoneVerifiedAt'>,
  typed: 'email' | 'phone',
): { channel: OtpChannel; recipient: string } {
  const byEmail = { channel: 'email', recipient: user.email } as const;
  const { phone } = user;
  if (phone === null || user.phoneVerifiedAt === null) return byEmail;
  return typed === 'email' && user.emailVerifiedAt !== null ? byEmail : { channel: 'sms', recipient: phone };
}

/**
 * Sends the code for a new password; what has no account gets one that nobody knows, so that nobody can see the difference.
 * @returns what the browser is to keep
 */
export async function forget(
  { db, clock, mail, settings }: Services,
  { identifier: typed, lang, network }: { identifier: string; lang: Lang; network: Network },
): Promise<{ identifier: string }> {
  const now = clock();
  const identifier = identifierKey(typed);
  await countCodeRequest(db, { recipient: identifier, network, now });
  const account = identifierOf(typed);
  const user = account ? await repo.findUser(db, account) : undefined;
  const way = user && account ? wayTo(user, 'email' in account ? 'email' : 'phone') : null;
  await db.transaction(async (tx) => {
    await issueCode(
      tx,
      { mail, settings, now },
      {
        owner: { subject: subjectOf(settings.sessionSecret, identifier) },
        purpose: 'reset',
        account: user?.id ?? null,
        channel: way?.channel ?? 'email',
        recipient: way?.recipient ?? null,
        lang,
      },
    );
    if (way === null) await writeInstead(tx, now);
  });
  return { identifier };
}

async function storePassword(
  tx: Tx,
  { mail, settings, audit }: Services,
  user: UserRow,
  change: { passwordHash: string; channel: OtpChannel; now: Date; requestId: string },
): Promise<void> {
  const { passwordHash, channel, now, requestId } = change;
  await notifyOfSecurityChange({ tx, mail, now }, user, 'account.password-changed');
  // Whoever read the code there has shown the address to be theirs; a number that gets codes is verified already.
  const proved = channel === 'email' && user.emailVerifiedAt === null ? { emailVerifiedAt: now } : {};
  await repo.updateUser(tx, user.id, { passwordHash, passwordChangedAt: now, ...proved });
  await endSessionsOf(tx, user.id);
  for (const identifier of [user.email.toLowerCase(), user.phone].filter((text) => text !== null)) {
    await forgetSignIns(tx, identifier);
    await endCode(tx, { subject: subjectOf(settings.sessionSecret, identifier) }, 'reset');
  }
  const subject = `user:${user.id}`;
  await audit.record(tx, { at: now, actor: null, action: 'account.password-reset', subject, requestId });
}

/**
 * Gives an account a new password for a code: all its sessions end, and the owner is notified (ASVS 7.4.3).
 * @throws {ClinicError} OTP_INVALID, OTP_EXPIRED, VALIDATION of a password that is easily guessed
 */
export async function reset(
  services: Services,
  { identifier, code, password, requestId }: { identifier: string; code: string; password: string; requestId: string },
): Promise<UserRow> {
  const { db, clock, settings } = services;
  await refusePoorPassword(password, [identifier], settings.clinic.name);
  // Before the code is used up: a server that is busy takes nothing away.
  const passwordHash = await hashPassword(password);
  const now = clock();
  const owner = { subject: subjectOf(settings.sessionSecret, identifier) };
  const typed = identifierOf(identifier);
  const account = typed ? ((await repo.findUser(db, typed))?.id ?? null) : null;
  const { channel } = await checkCode(db, settings, { owner, purpose: 'reset', account, code, now });
  return db.transaction(async (tx) => {
    const user = typed ? await repo.findUserForUpdate(tx, typed) : undefined;
    if (user?.id !== account) throw new ClinicError('OTP_EXPIRED');
    await storePassword(tx, services, user, { passwordHash, channel, now, requestId });
    return user;
  });
}

import { roles } from '@clinic/contracts';
import type { OtpChannel } from '@clinic/contracts/account';
import type { Services } from '../../services.ts';
import { retryLostRace } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import { ClinicError } from '../../http/errors.ts';
import { openSession } from '../auth/session.ts';
import { releaseUnproved } from '../auth/unproved-contact.ts';
import { checkCode } from '../otp/codes.ts';
import { notifyNewAccount } from './registration-messages.ts';
import type { RegistrationRow, UserRow } from './repo.ts';
import * as repo from './repo.ts';

/** A new account and its first session. */
export interface Opened {
  readonly user: UserRow;
  readonly token: string;
  readonly sid: string | null;
}

async function insertPerson(
  tx: Tx,
  registration: RegistrationRow,
  channel: OtpChannel,
  now: Date,
): Promise<UserRow | undefined> {
  const { name, email, phone, passwordHash, lang, termsVersion: version, marketing } = registration;
  if (name === null || email === null || phone === null || passwordHash === null) return undefined;
  const proved = channel === 'sms' ? { phoneVerifiedAt: now } : { emailVerifiedAt: now };
  const account = { name, email, phone, passwordHash, lang, roleId: roles.patient, createdAt: now, ...proved };
  const user = await repo.insertAccount(tx, account);
  if (!user) return undefined;
  const agreed = [{ kind: 'terms' as const }, ...(marketing ? [{ kind: 'marketing' as const }] : [])];
  await repo.insertConsents(
    tx,
    agreed.map(({ kind }) => ({ userId: user.id, kind, granted: true, version, at: now })),
  );
  return user;
}

/**
 * Makes the account of a registration whose code was typed, and signs in (S17, S72). Only what the code proved counts as
 * verified: the number by SMS, the address by e-mail (Q32).
 * @throws {ClinicError} OTP_INVALID, OTP_EXPIRED; also when the address or number got an account in the meantime
 */
export async function openAccount(
  { db, clock, mail, audit, settings }: Services,
  registrationId: string,
  { code, bound, userAgent, requestId }: { code: string; bound: boolean; userAgent: string; requestId: string },
): Promise<Opened> {
  const now = clock();
  const registration = await repo.findRegistration(db, registrationId, now);
  if (!registration) throw new ClinicError('OTP_EXPIRED');
  const owner = { registrationId: registration.id };
  const { channel } = await checkCode(db, settings, { owner, purpose: 'register', code, now });
  const transaction = async (tx: Tx) => {
    // What the code proved does not stay with an account that never proved it.
    const what = channel === 'email' ? 'email' : 'phone';
    const proved = registration[what];
    const released = proved === null ? null : await releaseUnproved({ tx, mail, now }, what, proved, null);
    const user = await insertPerson(tx, registration, channel, now);
    if (!user) throw new ClinicError('OTP_EXPIRED');
    await repo.deleteRegistration(tx, registration.id);
    await notifyNewAccount({ tx, mail, now }, settings.clinic.name, user);
    const opened = { user, ...(await openSession(tx, user, { bound, userAgent, now })) };
    await audit.record(tx, {
      ...{
        at: now,
        actor: { userId: user.id, role: user.roleId },
        action: 'account.opened',
        subject: `user:${user.id}`,
      },
      ...{ details: { terms: registration.termsVersion, marketing: registration.marketing }, requestId },
    });
    if (released !== null) {
      const subject = `user:${released}`;
      const action = `account.${what}-released`;
      await audit.record(tx, { at: now, actor: null, action, subject, requestId });
    }
    return opened;
  };
  // The code is used up by now: whoever loses a race could not type it again.
  return retryLostRace(() => db.transaction(transaction));
}

/**
 * Notes that a member's number is theirs (Q32).
 * @throws {ClinicError} OTP_INVALID, OTP_EXPIRED
 */
export async function verifyOwnPhone({ db, clock, settings }: Services, user: UserRow, code: string): Promise<UserRow> {
  const now = clock();
  await checkCode(db, settings, { owner: { userId: user.id }, purpose: 'verify-phone', code, now });
  const verified = await repo.markPhoneVerified(db, user, now);
  if (!verified) throw new ClinicError('OTP_EXPIRED');
  return verified;
}

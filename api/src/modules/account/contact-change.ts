import type { FastifyRequest } from 'fastify';
import type { Services } from '../../services.ts';
import type { Network } from '@clinic/node';
import { databaseErrorOf, retryLostRace } from '../../db/database.ts';
import { ClinicError } from '../../http/errors.ts';
import { notifyOfSecurityChange } from '../auth/security-messages.ts';
import type { Actor } from '../auth/session.ts';
import { lockOwnAccount } from '../auth/session.ts';
import { isAddressUnproved, isNumberUnproved, releaseUnproved } from '../auth/unproved-contact.ts';
import { checkCode, issueCode } from '../otp/codes.ts';
import { countCodeRequest } from '../otp/limits.ts';
import { correctEmail, correctPhone } from '../corrections/correct-patient.ts';
import { notifyOwnerOfTarget } from './account-messages.ts';
import { moveOwnNewsletter } from './own-newsletter.ts';
import type { ContactWay, UserRow } from './repo.ts';
import * as repo from './repo.ts';

/**
 * How an account is reached; for each, what a code proves, by which way it goes, what its change is called, and whether another
 * account never proved it.
 */
const ways = {
  email: {
    purpose: 'change-email',
    channel: 'email',
    change: 'account.email-changed',
    isUnproved: isAddressUnproved,
  },
  phone: {
    purpose: 'change-phone',
    channel: 'sms',
    change: 'account.phone-changed',
    isUnproved: isNumberUnproved,
  },
} as const satisfies Record<ContactWay, object>;

/**
 * Sends a code to the address or number that an account is to have, for somebody who has shown of late that the session is theirs (7.5.1). One that
 * belongs to another account gets the same answer: its owner is notified instead, and nobody knows the code (6.3.8).
 */
export async function askForChange(
  services: Services,
  actor: Actor,
  { what, target, network }: { what: ContactWay; target: string; network: Network },
): Promise<void> {
  const { db, clock, mail, settings } = services;
  const now = clock();
  await countCodeRequest(db, { recipient: target, network, now });
  const { purpose, channel, isUnproved } = ways[what];
  await db.transaction(async (tx) => {
    const holder = await repo.otherOwner(tx, what, target, actor.userId);
    const owner = holder && isUnproved(holder) ? undefined : holder;
    if (owner) await notifyOwnerOfTarget({ tx, mail, now }, owner, what);
    await issueCode(
      tx,
      { mail, settings, now },
      {
        owner: { userId: actor.userId },
        purpose,
        channel,
        recipient: owner ? null : target,
        target,
        lang: actor.user.lang,
      },
    );
  });
}

/**
 * Uses the code up and gives the account its new address or number, and with it the visits still ahead and the newsletter; a
 * message goes to the former one.
 * @throws {ClinicError} OTP_INVALID, OTP_EXPIRED; also when somebody else has taken the address meanwhile
 */
export async function confirmChange(
  { db, clock, audit, mail, cipher, settings }: Services,
  actor: Actor,
  { what, code, request }: { what: ContactWay; code: string; request: FastifyRequest },
): Promise<UserRow> {
  const { purpose, change } = ways[what];
  const now = clock();
  const { target } = await checkCode(db, settings, { owner: { userId: actor.userId }, purpose, code, now });
  if (target === null) throw new ClinicError('OTP_EXPIRED');
  const values = what === 'email' ? { email: target, emailVerifiedAt: now } : { phone: target, phoneVerifiedAt: now };
  try {
    return await retryLostRace(() =>
      db.transaction(async (tx) => {
        await (what === 'email' ? correctEmail : correctPhone)(tx, actor.userId, target, now);
        const before = await lockOwnAccount(tx, actor);
        await notifyOfSecurityChange({ tx, mail, now }, before, change);
        const released = await releaseUnproved({ tx, mail, now }, what, target, before.id);
        const changed = await repo.updateUser(tx, before.id, values);
        if (!changed) throw new ClinicError('SESSION_EXPIRED');
        if (what === 'email') await moveOwnNewsletter(tx, cipher, { before, to: target }, now);
        const subject = `user:${before.id}`;
        await audit.record(tx, { at: now, actor, action: change, subject, requestId: request.id });
        if (released !== null) {
          const lost = { at: now, actor: null, action: `account.${what}-released`, requestId: request.id };
          await audit.record(tx, { ...lost, subject: `user:${released}` });
        }
        return changed;
      }),
    );
  } catch (error) {
    if (databaseErrorOf(error)?.code === '23505') throw new ClinicError('OTP_EXPIRED');
    throw error;
  }
}

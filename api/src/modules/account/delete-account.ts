import { randomBytes, randomUUID } from 'node:crypto';
import { eq, inArray, like, or } from 'drizzle-orm';
import { roles } from '@clinic/contracts';
import type { Services } from '../../services.ts';
import { recordAction } from '../../audit.ts';
import type { Tx } from '../../db/database.ts';
import { dependents, idempotencyKeys, notifications, otpCodes, outbox, registrations, users } from '../../db/schema.ts';
import { ClinicError } from '../../http/errors.ts';
import {
  endVisitsOf,
  forgetPatientsOf,
  forgottenName,
  hasSlotsOnlyIn,
  lockCalendarsOf,
} from '../appointments/forget-patient.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { Actor } from '../auth/session.ts';
import { endSessionsOf } from '../auth/session.ts';
import { leaveQueue } from '../waitlist/leave-queue.ts';
import { notifyOfDeletion } from './account-messages.ts';

/** A day on which nobody was born whose child's visit could be at this clinic. */
const forgottenBirthDate = '1900-01-01';

/** What was queued for the account or to its addresses, whether or not it was sent. */
async function removeMessages(tx: Tx, { id, email, phone }: Actor['user']): Promise<void> {
  const recipients = phone === null ? [email] : [email, phone];
  await tx.delete(outbox).where(or(eq(outbox.userId, id), inArray(outbox.recipient, recipients)));
}

/** Registrations that were begun with the same address or number, and never ended. */
async function removeRegistrations(tx: Tx, { email, phone }: Actor['user']): Promise<void> {
  const byPhone = phone === null ? undefined : eq(registrations.phone, phone);
  await tx.delete(registrations).where(or(eq(registrations.email, email), byPhone));
}

async function forgetFamily(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx
    .update(dependents)
    .set({ name: forgottenName, birthDate: forgottenBirthDate, phone: null, removedAt: now })
    .where(eq(dependents.userId, userId));
}

/** The row stays, for what points to it; who it was is gone, and its address and number are free again. */
async function emptyAccount(tx: Tx, id: number, passwordHash: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({
      status: 'deleted',
      deletedAt: now,
      name: forgottenName,
      email: `deleted-${randomUUID()}@deleted.invalid`,
      phone: null,
      phoneVerifiedAt: null,
      emailVerifiedAt: null,
      channels: ['email'],
      passwordHash,
    })
    .where(eq(users.id, id));
}

/**
 * Deletes a patient's account in one transaction (E8, decision 22): visits ahead are cancelled and the waiting list is left,
 * whoever waits is offered what becomes free, past visits and the family are kept without who they were, and everything else
 * is removed, but for the log of consents and of acts, which name nobody. A last message says that it is done.
 * @throws {ClinicError} FORBIDDEN for the staff, whose acts belong to the clinic; INVALID_TRANSITION when the account booked
 *   at the same moment, and may try again
 */
export async function deleteAccount(
  { db, clock, mail }: Services,
  actor: Actor,
  { requestId }: { requestId: string },
): Promise<void> {
  const { userId } = actor;
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  const now = clock();
  await db.transaction(async (tx) => {
    const calendars = await lockCalendarsOf(tx, userId);
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (user?.status !== 'active') throw new ClinicError('SESSION_EXPIRED');
    if (user.roleId !== roles.patient) throw new ClinicError('FORBIDDEN');
    if (!(await hasSlotsOnlyIn(tx, userId, calendars))) throw new ClinicError('INVALID_TRANSITION');

    const by = `user:${userId}`;
    await leaveQueue({ tx, mail, now }, userId, by);
    const cancelled = await endVisitsOf(tx, { clock, mail }, userId, by);
    await forgetPatientsOf(tx, userId);
    await forgetFamily(tx, userId, now);
    await tx.delete(idempotencyKeys).where(like(idempotencyKeys.scope, `user:${userId} %`));
    await tx.delete(notifications).where(eq(notifications.userId, userId));
    await tx.delete(otpCodes).where(eq(otpCodes.userId, userId));
    await removeRegistrations(tx, user);
    await removeMessages(tx, user);
    await endSessionsOf(tx, userId);
    await emptyAccount(tx, userId, passwordHash, now);
    await notifyOfDeletion({ tx, mail, now }, user);
    await recordAction(tx, {
      at: now,
      actor,
      action: 'account.deleted',
      subject: by,
      details: { cancelled },
      requestId,
    });
  });
}

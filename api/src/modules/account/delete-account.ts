import { randomBytes, randomUUID } from 'node:crypto';
import { roles } from '@clinic/contracts';
import type { Services } from '../../services.ts';
import { retryLostRace } from '../../db/database.ts';
import { ClinicError } from '../../http/errors.ts';
import {
  endVisitsOf,
  forgetPatientsOf,
  forgottenName,
  hasSlotsOnlyIn,
  lockCalendarsOf,
} from '../appointments/forget-patient.ts';
import { hashPassword } from '../auth/passwords.ts';
import { forgetFactors } from '../auth/factors.ts';
import type { Actor } from '../auth/session.ts';
import { endSessionsOf, lockOwnAccount } from '../auth/session.ts';
import { leaveQueue } from '../waitlist/leave-queue.ts';
import { notifyOfDeletion } from './account-messages.ts';
import { removeTracesOf, updateFamily } from './deletion-repo.ts';
import { endOwnNewsletter } from './own-newsletter.ts';
import { updateUser } from './repo.ts';

/** A day on which nobody was born whose child's visit could be at this clinic. */
const forgottenBirthDate = '1900-01-01';

/** The row stays, for what points to it; who it was is gone, and its address and number are free again. */
const emptied = (passwordHash: string, now: Date) =>
  ({
    status: 'deleted',
    deletedAt: now,
    name: forgottenName,
    email: `deleted-${randomUUID()}@deleted.invalid`,
    phone: null,
    phoneVerifiedAt: null,
    emailVerifiedAt: null,
    channels: ['email'],
    passwordHash,
  }) satisfies Parameters<typeof updateUser>[2];

/**
 * Deletes a patient's account in one transaction (E8, decision 22): visits ahead are cancelled and the waiting list is left,
 * whoever waits is offered what becomes free, past visits and the family are kept without who they were, the newsletter ends,
 * and everything else is removed, but for the log of consents and the audit log, which name nobody. A last message says that it is done.
 * @throws {ClinicError} FORBIDDEN for the staff, whose actions belong to the clinic; INVALID_TRANSITION when the account booked
 *   at the same moment, and may try again
 */
export async function deleteAccount(
  { db, clock, audit, mail, cipher, onSlotLeft }: Services,
  actor: Actor,
  { requestId }: { requestId: string },
): Promise<void> {
  const { userId } = actor;
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  const now = clock();
  await retryLostRace(() =>
    db.transaction(async (tx) => {
      const calendars = await lockCalendarsOf(tx, userId);
      const user = await lockOwnAccount(tx, actor);
      if (user.roleId !== roles.patient) throw new ClinicError('FORBIDDEN');
      if (!(await hasSlotsOnlyIn(tx, userId, calendars))) throw new ClinicError('INVALID_TRANSITION');

      const by = `user:${userId}`;
      await leaveQueue({ tx, mail, now }, userId, by);
      const cancelled = await endVisitsOf(tx, { clock, mail, onSlotLeft }, userId, by);
      await forgetPatientsOf(tx, userId);
      await updateFamily(tx, userId, {
        name: forgottenName,
        birthDate: forgottenBirthDate,
        phone: null,
        removedAt: now,
      });
      await removeTracesOf(tx, cipher, user);
      await endOwnNewsletter(tx, cipher, user, now);
      await forgetFactors(tx, userId);
      await endSessionsOf(tx, userId);
      await updateUser(tx, userId, emptied(passwordHash, now));
      await notifyOfDeletion({ tx, mail, now }, user);
      await audit.record(tx, {
        at: now,
        actor,
        action: 'account.deleted',
        subject: by,
        details: { cancelled },
        requestId,
      });
    }),
  );
}

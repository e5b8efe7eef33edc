import { lockAccount, lockDoctors } from '../../db/advisory-locks.ts';
import type { Tx } from '../../db/database.ts';
import type { ClinicInTransaction } from './booking.ts';
import { changeStatusIn } from './change-status.ts';
import * as deletions from './deletion-repo.ts';
import { movedReason } from './policy.ts';
import * as holds from './hold-repo.ts';

/** What stands for a person whose account was deleted, in both languages. */
export const forgottenName = 'محذوف · deleted';
/** Why visits that were still ahead ended. */
const deletedReason = 'account deleted';
/** The word that takes the place of a reason that somebody wrote. */
const erasedReason = 'erased';

/** Takes the locks of every calendar in which an account has a slot, and of the account; the first of all locks (E3). */
export async function lockCalendarsOf(tx: Tx, userId: number): Promise<ReadonlySet<number>> {
  const doctorIds = (await deletions.slotsOf(tx, userId)).map(({ doctorId }) => doctorId);
  await lockDoctors(tx, doctorIds);
  await lockAccount(tx, userId);
  // Rows before the account's own row: the order of everybody who changes a visit and then tells its account.
  await deletions.lockVisitsOf(tx, userId);
  return new Set(doctorIds);
}

/** Whether the account has slots in none but these calendars: it could have booked before they were locked. */
export async function hasSlotsOnlyIn(tx: Tx, userId: number, doctorIds: ReadonlySet<number>): Promise<boolean> {
  return (await deletions.slotsOf(tx, userId)).every(({ doctorId }) => doctorIds.has(doctorId));
}

/**
 * Cancels every visit that an account has ahead, however soon, and gives its holds back, as part of its deletion (E8). Each
 * goes the way of every cancellation, so that whoever waits for the slot is offered it. Returns how many visits.
 */
export async function endVisitsOf(tx: Tx, clinic: ClinicInTransaction, userId: number, actor: string): Promise<number> {
  const now = clinic.clock();
  await holds.endHoldOf(tx, userId);
  const ahead = await deletions.visitsAhead(tx, userId, now);
  for (const { id } of ahead) await changeStatusIn(tx, clinic, id, { to: 'cancelled', actor, reason: deletedReason });
  return ahead.length;
}

/**
 * Takes everything that says who the patient was out of an account's visits, and out of the reasons that somebody wrote; that
 * there was a visit, with whom and when, is kept for the medical record (E8). Each patient becomes another random one.
 */
export async function forgetPatientsOf(tx: Tx, userId: number): Promise<void> {
  await deletions.replaceReasons(tx, userId, { by: erasedReason, keep: [movedReason, deletedReason, erasedReason] });
  await deletions.forgetPatients(tx, userId, forgottenName);
}

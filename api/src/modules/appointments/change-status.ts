import type { AppointmentStatus } from '@clinic/contracts';
import type { Tx } from '../../db/database.ts';
import { retryLostRace } from '../../db/database.ts';
import { ClinicError } from '../../http/errors.ts';
import type { NotificationContext } from '../../messaging/notify.ts';
import type { Clinic, ClinicInTransaction } from './booking.ts';
import { forgetBooking } from './booking-key.ts';
import { notifyOfVisit, withdrawReminders } from './appointment-messages.ts';
import type { VisitMessage } from './appointment-messages.ts';
import type { Booker } from './patient.ts';
import { isEarlyEnoughToCancel, isOwn, mayBecome } from './policy.ts';
import type { AppointmentRow, AppointmentWithNames } from './repo.ts';
import * as holds from './hold-repo.ts';
import * as repo from './repo.ts';

interface Change {
  readonly to: AppointmentStatus;
  readonly actor: string;
  readonly reason?: string;
}

/** A slot that was only offered is passed on by the waiting list itself. */
const leavesSlot = ({ status }: AppointmentRow, { to }: Change) =>
  status !== 'held' && (to === 'cancelled' || to === 'rejected');

interface ChangeContext extends NotificationContext {
  readonly onSlotLeft: Clinic['onSlotLeft'];
}

async function apply({ onSlotLeft, ...context }: ChangeContext, visit: AppointmentRow, change: Change): Promise<void> {
  const { tx, now } = context;
  if (!mayBecome(visit.status, change.to)) throw new ClinicError('INVALID_TRANSITION');
  const leaves = leavesSlot(visit, change);
  await repo.updateAppointment(tx, visit.id, {
    status: change.to,
    ...(leaves && { idempotencyKey: null }),
    holdExpiresAt: null,
    sequence: visit.sequence + 1,
    updatedAt: now,
  });
  await repo.insertEvent(tx, {
    appointmentId: visit.id,
    fromStatus: visit.status,
    toStatus: change.to,
    actor: change.actor,
    reason: change.reason ?? null,
    at: now,
  });
  if (!leaves) return;
  await forgetBooking(tx, visit, now);
  await withdrawReminders(tx, visit);
  await onSlotLeft(context, visit, null);
}

/** The message to the patient when the clinic itself moves an appointment to another state. */
const messageOf: Partial<Record<AppointmentStatus, VisitMessage>> = {
  confirmed: 'confirmed',
  rejected: 'rejected',
  cancelled: 'cancelled-by-clinic',
};

/** The clinic moves an appointment to another state, if its state machine allows it, and tells the patient (E5). */
export async function changeStatusIn(
  tx: Tx,
  { clock, mail, onSlotLeft }: ClinicInTransaction,
  id: number,
  change: Change,
): Promise<AppointmentWithNames> {
  const now = clock();
  const visit = await repo.lockAppointment(tx, id);
  if (!visit) throw new ClinicError('NOT_FOUND');
  const context = { tx, mail, now };
  await apply({ ...context, onSlotLeft }, visit, change);
  const changed = await repo.appointmentById(tx, id);
  if (!changed) throw new Error('the appointment cannot be read back');
  const message = messageOf[change.to];
  if (message !== undefined) await notifyOfVisit(context, message, changed);
  return changed;
}

/** {@link changeStatusIn} in a transaction of its own. */
export function changeStatus(clinic: Clinic, id: number, change: Change): Promise<AppointmentWithNames> {
  return retryLostRace(() => clinic.db.transaction((tx) => changeStatusIn(tx, clinic, id, change)));
}

/** A patient cancels their appointment, until 24 hours before it (E5). Whose it is the caller has found out. */
export async function cancelByPatient(
  tx: Tx,
  { clock, mail, onSlotLeft }: ClinicInTransaction,
  id: number,
  { actor, reason }: { actor: string; reason?: string | undefined },
): Promise<AppointmentWithNames> {
  const now = clock();
  const visit = await repo.lockAppointment(tx, id);
  if (!visit) throw new ClinicError('NOT_FOUND');
  if (mayBecome(visit.status, 'cancelled') && !isEarlyEnoughToCancel(visit, now)) {
    throw new ClinicError('TOO_LATE_TO_CANCEL');
  }
  const context = { tx, mail, now };
  const change = { to: 'cancelled', actor, reason: reason || 'cancelled by the patient' } as const;
  await apply({ ...context, onSlotLeft }, visit, change);
  const cancelled = await repo.appointmentById(tx, id);
  if (!cancelled) throw new Error('the appointment cannot be read back');
  await notifyOfVisit(context, 'cancelled', cancelled);
  return cancelled;
}

/** Cancels the caller's own appointment, until 24 hours before it (E5). Another person's is not even acknowledged. */
export function cancelAppointment(
  clinic: Clinic,
  booker: Booker,
  id: number,
  reason: string | undefined,
): Promise<AppointmentWithNames> {
  const transaction = () =>
    clinic.db.transaction(async (tx) => {
      const visit = await repo.lockAppointment(tx, id);
      if (!visit || !isOwn({ userId: booker.id }, visit) || visit.status === 'held' || visit.status === 'expired') {
        throw new ClinicError('NOT_FOUND');
      }
      return cancelByPatient(tx, clinic, id, { actor: `user:${booker.id}`, reason });
    });
  return retryLostRace(transaction);
}

/** Gives the caller's own hold back. Another account's is not even acknowledged; what is offered is declined instead. */
export function releaseHold({ db, clock }: Clinic, booker: Booker, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const hold = await holds.findHold(tx, booker.id, id);
    if (!hold) throw new ClinicError('NOT_FOUND');
    if (hold.expiresAt < clock()) throw new ClinicError('HOLD_EXPIRED');
    await holds.endHold(tx, booker.id, id);
  });
}

import type { SlotChoice } from '@clinic/contracts';
import { lockDoctors, lockPatient } from '../../db/advisory-locks.ts';
import type { Tx } from '../../db/database.ts';
import { ClinicError, invalidField } from '../../http/errors.ts';
import type { RepeatableRequest } from '../../http/idempotency.ts';
import { withIdempotencyKey } from '../../http/idempotency.ts';
import { newReference } from '../../reference.ts';
import { confirmAtOnce } from './confirm-at-once.ts';
import type { Clinic, ClinicInTransaction } from './booking.ts';
import { forgetBooking } from './booking-key.ts';
import type { Chooser } from '../availability/slots.ts';
import { notifyOfVisit, withdrawReminders } from './appointment-messages.ts';
import { isEarlyEnoughToCancel, isOwn, mayMove, movedReason } from './policy.ts';
import { presentAppointment } from './present.ts';
import type { AppointmentRow, AppointmentWithNames } from './repo.ts';
import * as repo from './repo.ts';
import type { Slot } from './slot-claim.ts';
import { checkOffered, claiming, readChoice } from './slot-claim.ts';
import { storeVisit } from './store-visit.ts';

/** An appointment, where it is to go, and who moves it. */
export interface Move {
  readonly appointmentId: number;
  readonly choice: SlotChoice;
  /** Patients keep the window of Q3, lead times and the 24 hours of E5; the reception does not. */
  readonly chooser: Chooser;
  /** Who is written down for it, for example `user:7`. */
  readonly actor: string;
  /** The account that it has to belong to; null for the reception, which moves anybody's. */
  readonly ownerId: number | null;
}

function mine(visit: AppointmentRow | undefined, { ownerId }: Move): AppointmentRow {
  if (!visit || visit.status === 'held' || visit.status === 'expired') throw new ClinicError('NOT_FOUND');
  if (ownerId !== null && !isOwn({ userId: ownerId }, visit)) throw new ClinicError('NOT_FOUND');
  return visit;
}

/** What may be moved, and where to: to another time, with any doctor of the same speciality. */
function check(visit: AppointmentRow, slot: Slot, chooser: Chooser, now: Date): void {
  if (!mayMove(visit.status)) throw new ClinicError('INVALID_TRANSITION');
  if (chooser === 'patient' && !isEarlyEnoughToCancel(visit, now)) throw new ClinicError('TOO_LATE_TO_CANCEL');
  if (slot.specialtyId !== visit.specialtyId) throw invalidField('specialty_id', 'validation.unknown');
  const stays = slot.doctorId === visit.doctorId && slot.startsAt.getTime() === visit.startsAt.getTime();
  if (stays) throw invalidField('time', 'validation.invalid');
}

/**
 * The old row is freed first, so that the new time may overlap the old one, which is the same patient's; when the new time
 * cannot be had the transaction ends and nothing has changed. Its reference goes along: patients and their calendars know
 * the appointment by it.
 */
async function change(tx: Tx, visit: AppointmentRow, slot: Slot, move: Move, now: Date): Promise<number> {
  const { actor, chooser } = move;
  const freed = { status: 'cancelled', reference: newReference(), idempotencyKey: null, updatedAt: now } as const;
  await repo.updateAppointment(tx, visit.id, freed);
  await forgetBooking(tx, visit, now);
  await repo.insertEvent(tx, {
    appointmentId: visit.id,
    fromStatus: visit.status,
    toStatus: 'cancelled',
    actor,
    reason: movedReason,
    at: now,
  });
  const offered = await checkOffered(tx, slot, { now, chooser, holderId: visit.userId }, visit);
  const { id: _id, reference, idempotencyKey: _key, createdAt: _created, ...kept } = visit;
  const moved = {
    ...kept,
    doctorId: slot.doctorId,
    startsAt: slot.startsAt,
    ...offered,
    status: chooser === 'patient' ? ('pending' as const) : visit.status,
    sequence: visit.sequence + 1,
    rescheduledFrom: visit.id,
    comingAt: null,
  };
  return storeVisit(tx, moved, { actor, now, reference });
}

/**
 * Moves an appointment to another slot as one change (E3, E5): it is a new row, and the old one ends as `rescheduled`. What a
 * patient moves has to be confirmed again (`CONFIRM_BOOKINGS`); what the reception moves keeps its state. The patient is notified.
 *
 * Throws NOT_FOUND, INVALID_TRANSITION, TOO_LATE_TO_CANCEL, DATE_OUT_OF_RANGE, SLOT_NOT_OFFERED, TOO_SOON, DAY_FULL or
 * VALIDATION. That the slot is taken the database says: run the transaction inside `claiming`, which puts it into words.
 */
export async function moveAppointmentIn(
  tx: Tx,
  { clock, mail, onSlotLeft, settings }: ClinicInTransaction,
  move: Move,
): Promise<AppointmentWithNames> {
  const now = clock();
  const slot = readChoice(move.choice, now, move.chooser);
  const seen = mine(await repo.findAppointment(tx, move.appointmentId), move);
  await lockDoctors(tx, [seen.doctorId, slot.doctorId]);
  await lockPatient(tx, seen.patientKey);
  const visit = mine(await repo.lockAppointment(tx, move.appointmentId), move);
  check(visit, slot, move.chooser, now);
  const id = await change(tx, visit, slot, move, now);
  await withdrawReminders(tx, visit);
  const context = { tx, mail, now };
  const moved = await confirmAtOnce(context, move.chooser === 'patient' ? settings : undefined, id);
  const isSameTime = slot.startsAt.getTime() === visit.startsAt.getTime();
  const kind = isSameTime && move.ownerId === null ? 'handed-over' : 'moved';
  await notifyOfVisit(context, kind, moved, { byOwner: move.ownerId !== null });
  await onSlotLeft(context, visit, id);
  return moved;
}

/**
 * {@link moveAppointmentIn} in a transaction of its own, for the account `ownerId`. Answers with the text of the response, so
 * that a repeated request gets the very same bytes (R5). 409 SLOT_TAKEN comes with other times of that doctor, which fit the
 * visit: whose it is comes first, so that they tell nobody else about it.
 */
export async function moveAppointment(
  clinic: Clinic,
  move: Move & { ownerId: number },
  repeatable: RepeatableRequest | null,
): Promise<{ answer: string; replayed: boolean }> {
  const { db, clock } = clinic;
  mine(await repo.findAppointment(db, move.appointmentId), move);
  const now = clock();
  const scope = `user:${move.ownerId} move ${move.appointmentId}`;
  const action = async (tx: Tx) =>
    JSON.stringify({ data: presentAppointment(await moveAppointmentIn(tx, clinic, move), now) });
  const transaction = () =>
    db.transaction(async (tx) =>
      repeatable
        ? withIdempotencyKey(tx, repeatable, scope, now, () => action(tx))
        : { answer: await action(tx), replayed: false },
    );
  const { choice, ownerId: userId, chooser } = move;
  const claim = {
    ...{ choice, userId, now, chooser, movingId: move.appointmentId },
    repeatable: repeatable && { scope, key: repeatable.key },
  };
  return claiming(db, claim, transaction);
}

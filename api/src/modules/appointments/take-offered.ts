import type { SlotChoice } from '@clinic/contracts';
import { clinicDateTime } from '@clinic/contracts/time';
import type { Db, Tx } from '../../db/database.ts';
import { ClinicError } from '../../http/errors.ts';
import type { ClinicInTransaction } from './booking.ts';
import { moveAppointmentIn } from './move.ts';
import { announceBooked } from './confirm-at-once.ts';
import { mayMove, mostActiveAppointments } from './policy.ts';
import type { OfferedSlot } from './offered-slot.ts';
import type { AppointmentWithNames } from './repo.ts';
import * as repo from './repo.ts';
import { storeVisit } from './store-visit.ts';

interface Taking {
  /** The row that the slot was kept with, locked. */
  readonly held: OfferedSlot;
  /** The appointment that moves there, if it still stands. */
  readonly replaces: number | null;
  readonly userId: number;
}

/** What an offered slot has become. */
export async function takenVisit(tx: Tx, id: number): Promise<AppointmentWithNames> {
  const visit = await repo.appointmentById(tx, id);
  if (!visit) throw new Error('the appointment cannot be read back');
  return visit;
}

/** The slot of an offer as a choice, the way the patient would have made it. */
export async function offeredChoice(db: Db, id: number): Promise<SlotChoice> {
  const held = await repo.findAppointment(db, id);
  if (!held) throw new Error('the offered slot is gone');
  return choiceOf(held);
}

const choiceOf = ({ doctorId, specialtyId, startsAt }: OfferedSlot): SlotChoice => ({
  doctor_id: doctorId,
  specialty_id: specialtyId,
  ...clinicDateTime(startsAt),
});

async function book(tx: Tx, { clock, mail, settings }: ClinicInTransaction, { held, userId }: Taking) {
  const now = clock();
  if ((await repo.countActive(tx, held.patientKey, now)) >= mostActiveAppointments) {
    throw new ClinicError('TOO_MANY_BOOKINGS');
  }
  const { id: _id, reference: _reference, createdAt: _created, ...kept } = held;
  const id = await storeVisit(tx, { ...kept, status: 'pending' }, { actor: `user:${userId}`, now });
  return announceBooked({ tx, mail, now }, settings, id);
}

/**
 * Makes an offered slot the patient's: as a new appointment, or by moving the one that was to become earlier. The clinic
 * itself offered the time, so neither the notice of Q3 nor the 24 hours of E5 stand in the way, and what was confirmed stays
 * confirmed.
 *
 * Throws TOO_MANY_BOOKINGS. That the patient is elsewhere at that time the database says: run the transaction inside
 * `claiming`, which puts it into words.
 */
export async function takeOffered(tx: Tx, clinic: ClinicInTransaction, taking: Taking): Promise<AppointmentWithNames> {
  const { held, replaces, userId } = taking;
  const standing = replaces === null ? undefined : await repo.lockAppointment(tx, replaces);
  if (!standing || !mayMove(standing.status)) return book(tx, clinic, taking);
  return moveAppointmentIn(tx, clinic, {
    appointmentId: standing.id,
    choice: choiceOf(held),
    chooser: 'reception',
    actor: `user:${userId}`,
    ownerId: userId,
  });
}

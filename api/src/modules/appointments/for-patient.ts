import type { SlotChoice } from '@clinic/contracts';
import { lockDoctor, lockPatient } from '../../db/advisory-locks.ts';
import type { Tx } from '../../db/database.ts';
import { ClinicError } from '../../http/errors.ts';
import type { Clinic } from './booking.ts';
import { notifyOfVisit } from './appointment-messages.ts';
import type { Patient } from './patient.ts';
import type { AppointmentWithNames } from './repo.ts';
import * as repo from './repo.ts';
import { checkOffered, readChoice } from './slot-claim.ts';
import { storeVisit } from './store-visit.ts';

/** A booking that somebody at the reception makes for a patient on the telephone. */
export interface BookingForPatient {
  readonly choice: SlotChoice;
  readonly patient: Patient;
  /** The patient's own account; null without one. */
  readonly userId: number | null;
  readonly lang: 'ar' | 'en';
  /** The account of who books. */
  readonly bookedBy: number;
  /** Who is written down for it. */
  readonly actor: string;
}

/**
 * Books without the notice and lead time that patients keep, but never over another visit, over leave or outside the
 * doctor's hours (E10): confirmed at once, and the patient is notified. The most visits that a patient books alone do not
 * count here. That the slot is taken the database says: run the transaction inside `claiming`. Throws VALIDATION,
 * DATE_OUT_OF_RANGE (also for a time that is over), DAY_FULL or SLOT_NOT_OFFERED.
 */
export async function bookForPatientIn(
  tx: Tx,
  { clock, mail }: Pick<Clinic, 'clock' | 'mail'>,
  { choice, patient, userId, lang, bookedBy, actor }: BookingForPatient,
): Promise<AppointmentWithNames> {
  const now = clock();
  const slot = readChoice(choice, now, 'reception');
  await lockDoctor(tx, slot.doctorId);
  await lockPatient(tx, patient.key);
  const offered = await checkOffered(tx, slot, { now, chooser: 'reception', holderId: userId });
  if (offered.endsAt <= now) throw new ClinicError('DATE_OUT_OF_RANGE');
  const { doctorId, specialtyId, startsAt } = slot;
  const visit = {
    ...{ userId, bookedBy, doctorId, specialtyId, startsAt, ...offered, lang, updatedAt: now },
    ...{ patientKey: patient.key, dependentId: patient.dependentId, patientName: patient.name },
    ...{ patientPhone: patient.phone, patientEmail: patient.email },
    status: 'confirmed' as const,
    bookingFor: 'self' as const,
  };
  const id = await storeVisit(tx, visit, { actor, now });
  const booked = await repo.appointmentById(tx, id);
  if (!booked) throw new Error('the appointment cannot be read back');
  await notifyOfVisit({ tx, mail, now }, 'confirmed', booked);
  return booked;
}

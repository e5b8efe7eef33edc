import type { HoldConflict, HoldRequest } from '@clinic/contracts';
import type { Tx } from '../../db/database.ts';
import { invalidField } from '../../http/errors.ts';
import { ownDependent } from '../dependents/own-dependent.ts';
import type { Booker, Patient } from './patient.ts';
import { familyPatient, ownPatient } from './patient.ts';
import { mostActiveAppointments } from './policy.ts';
import { presentAppointment } from './present.ts';
import * as repo from './repo.ts';

/** The patient of a hold, as far as it says: of somebody whose details are still being typed nothing is known. */
async function patientOf(tx: Tx, booker: Booker, { bookingFor, dependent_id }: HoldRequest): Promise<Patient | null> {
  if (bookingFor !== 'someoneElse') return ownPatient(booker);
  if (dependent_id === undefined) return null;
  const dependent = await ownDependent(tx, booker.id, dependent_id);
  if (!dependent) throw invalidField('dependent_id', 'validation.unknown');
  return familyPatient(booker, dependent);
}

/** What would keep the patient from booking a time that is free: visits of their own at that hour, or as many as one may have (E7). */
export async function conflictOf(
  tx: Tx,
  booker: Booker,
  choice: HoldRequest,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  now: Date,
): Promise<HoldConflict | null> {
  const patient = await patientOf(tx, booker, choice);
  if (patient === null) return null;
  const ahead = await repo.activeVisits(tx, patient.key, booker.id, now);
  const present = (rows: typeof ahead) => rows.map((row) => presentAppointment(row, now));
  const busy = ahead.filter(({ appointment }) => appointment.startsAt < endsAt && appointment.endsAt > startsAt);
  if (busy.length > 0) return { code: 'PATIENT_BUSY', visits: present(busy) };
  return ahead.length < mostActiveAppointments ? null : { code: 'TOO_MANY_BOOKINGS', visits: present(ahead) };
}

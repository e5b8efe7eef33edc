import { lockDoctors, lockPatient } from '../../db/advisory-locks.ts';
import type { Tx } from '../../db/database.ts';
import { newReference } from '../../reference.ts';
import type { Patient } from './patient.ts';
import type { AppointmentRow } from './repo.ts';
import * as repo from './repo.ts';

/** For whom an offered slot is kept: what the appointment will say once it is taken. */
export interface OfferedTo {
  readonly userId: number;
  readonly lang: 'ar' | 'en';
  readonly patient: Patient;
  readonly bookingFor: AppointmentRow['bookingFor'];
}

/** A free slot of a doctor. */
export type OpenSlot = Pick<AppointmentRow, 'doctorId' | 'specialtyId' | 'branchId' | 'startsAt' | 'endsAt'>;

/**
 * Keeps a slot for somebody who waits for one, until an instant; nobody else can have it meanwhile (E2). The caller holds
 * the doctor's lock. Returns the id of the held appointment.
 */
export async function holdOffered(
  tx: Tx,
  slot: OpenSlot,
  { patient, ...to }: OfferedTo,
  { now, until }: { now: Date; until: Date },
): Promise<number> {
  const { id } = await repo.insertAppointment(tx, {
    ...to,
    ...slot,
    reference: newReference(),
    status: 'held',
    holdExpiresAt: until,
    patientKey: patient.key,
    dependentId: patient.dependentId,
    patientName: patient.name,
    patientPhone: patient.phone,
    patientEmail: patient.email,
    createdAt: now,
    updatedAt: now,
  });
  await repo.insertEvent(tx, { appointmentId: id, fromStatus: null, toStatus: 'held', actor: 'waitlist', at: now });
  return id;
}

/** The row that stands for an offered slot. */
export type OfferedSlot = AppointmentRow;

/** Whether the slot has become an appointment, one way or another. */
export const isTaken = ({ status }: OfferedSlot) =>
  status !== 'held' && status !== 'expired' && status !== 'cancelled' && status !== 'rejected';

/** The row that stands for an offered slot, kept from changing, with the calendars of its doctor and of another appointment's. */
export async function lockOffered(tx: Tx, heldId: number, otherId: number | null): Promise<OfferedSlot> {
  const [held, other] = [
    await repo.findAppointment(tx, heldId),
    otherId === null ? undefined : await repo.findAppointment(tx, otherId),
  ];
  if (!held) throw new Error('the offered slot is gone');
  await lockDoctors(tx, [held.doctorId, ...(other ? [other.doctorId] : [])]);
  await lockPatient(tx, held.patientKey);
  const locked = await repo.lockAppointment(tx, heldId);
  if (!locked) throw new Error('the offered slot is gone');
  return locked;
}

/** The slot is nobody's any more: the offer was declined or has run out. */
export async function endOffered(tx: Tx, held: OfferedSlot, actor: string, now: Date): Promise<void> {
  if (held.status !== 'held') return;
  await repo.updateAppointment(tx, held.id, {
    status: 'expired',
    holdExpiresAt: null,
    updatedAt: now,
  });
  await repo.insertEvent(tx, { appointmentId: held.id, fromStatus: 'held', toStatus: 'expired', actor, at: now });
}

import type { AppointmentStatus } from '@clinic/contracts';
import { hourMs } from '../../durations.ts';

/** Clinic policy: a patient may cancel until 24 hours before the visit starts (E5). */
export const cancelNoticeMs = 24 * hourMs;

/** Appointments that are still ahead, per patient (E7). */
export const mostActiveAppointments = 5;

const nextStatuses: Record<AppointmentStatus, readonly AppointmentStatus[]> = {
  held: ['pending', 'expired', 'cancelled'],
  pending: ['confirmed', 'rejected', 'cancelled'],
  confirmed: ['checked_in', 'cancelled', 'no_show'],
  checked_in: ['completed'],
  completed: [],
  cancelled: [],
  rejected: [],
  no_show: [],
  expired: [],
};

/** Whether an appointment may go from one state to another (E5). */
export function mayBecome(from: AppointmentStatus, to: AppointmentStatus): boolean {
  return nextStatuses[from].includes(to);
}

/** Why the old row of an appointment that was moved ended (E3). */
export const movedReason = 'rescheduled';

/** Whether an appointment in this state can still be moved to another time (E5). */
export function mayMove(status: AppointmentStatus): boolean {
  return status === 'pending' || status === 'confirmed';
}

/** Whether there is still time for the patient to cancel or move it. */
export function isEarlyEnoughToCancel(visit: { startsAt: Date }, now: Date): boolean {
  return visit.startsAt.getTime() - now.getTime() >= cancelNoticeMs;
}

/** Whether an appointment is one that its owner may see and change. */
export const isOwn = (actor: { userId: number }, visit: { userId: number | null }) => actor.userId === visit.userId;

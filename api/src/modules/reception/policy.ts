import type { AppointmentStatus } from '@clinic/contracts';
import type { VisitAction } from '@clinic/contracts/account';
import { visitActions } from '@clinic/contracts/account';
import { clinicToday } from '@clinic/contracts/time';
import { mayBecome, mayMove } from '../appointments/policy.ts';

/** Somebody at the reception desk: the reception and admins do everything, a doctor looks at the days of their own. */
export type Receptionist =
  | { readonly kind: 'reception'; readonly userId: number; readonly role: number }
  | { readonly kind: 'doctor'; readonly userId: number; readonly role: number; readonly doctorId: number };

/** Whether the caller sees a doctor's days and visits. */
export const maySee = (staff: Receptionist, doctorId: number) =>
  staff.kind === 'reception' || staff.doctorId === doctorId;

/** Whether the caller changes anything, or looks beyond a single doctor. */
export const mayManageVisits = (staff: Receptionist) => staff.kind === 'reception';

/** The state that an act leads to; a move is a new appointment. */
export const stateAfter: Record<Exclude<VisitAction, 'move'>, AppointmentStatus> = {
  confirm: 'confirmed',
  reject: 'rejected',
  'check-in': 'checked_in',
  'no-show': 'no_show',
  complete: 'completed',
  cancel: 'cancelled',
};

interface VisitState {
  readonly status: AppointmentStatus;
  readonly startsAt: Date;
}

/** Patients come on the day of their visit; nobody has missed one that has not begun. */
const isItsTime: Partial<Record<VisitAction, (visit: VisitState, now: Date) => boolean>> = {
  'check-in': ({ startsAt }, now) => clinicToday(startsAt) === clinicToday(now),
  'no-show': ({ startsAt }, now) => startsAt <= now,
};

/** Whether a visit is in a state, and the clock at a time, for an act (E5). The 24 hours of patients do not bind the clinic. */
export function isOpenTo(act: VisitAction, visit: VisitState, now: Date): boolean {
  const fits = act === 'move' ? mayMove(visit.status) : mayBecome(visit.status, stateAfter[act]);
  return fits && (isItsTime[act]?.(visit, now) ?? true);
}

/** What the caller may do with a visit now. */
export const openActions = (staff: Receptionist, visit: VisitState, now: Date): VisitAction[] =>
  mayManageVisits(staff) ? visitActions.filter((act) => isOpenTo(act, visit, now)) : [];

import type { AppointmentStatus } from '@clinic/contracts';
import type { VisitAction } from '@clinic/contracts/account';
import { visitActions } from '@clinic/contracts/account';
import { clinicToday } from '@clinic/contracts/time';
import type { StaffLimits } from '../../db/staff-limits.ts';
import { hourMs } from '../../durations.ts';
import { mayBecome, mayMove } from '../appointments/policy.ts';

/** Who works at the reception: receptionists and admins do everything within their limits, a doctor reads the days of their own. */
export type Receptionist = {
  readonly userId: number;
  readonly role: number;
  /** What of the clinic the role covers; all of it for a doctor. */
  readonly limits: StaffLimits;
} & ({ readonly kind: 'reception' } | { readonly kind: 'doctor'; readonly doctorId: number });

/** Whether a doctor looks at somebody else's days. Which doctors and visits the reception sees, its limits say. */
export const isColleague = (staff: Receptionist, doctorId: number) =>
  staff.kind === 'doctor' && staff.doctorId !== doctorId;

/** Whether the caller changes visits and reads those of several doctors. */
export const mayManageVisits = (staff: Receptionist) => staff.kind === 'reception';

/** The state after an action; a move is a new appointment. */
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

/** How long before or after its start a patient of another day may come: doctors work past midnight. */
const nearMs = 6 * hourMs;

/** Patients come on the day of their visit or about its time; nobody has missed one that has not begun. */
const isItsTime: Partial<Record<VisitAction, (visit: VisitState, now: Date) => boolean>> = {
  'check-in': ({ startsAt }, now) =>
    clinicToday(startsAt) === clinicToday(now) || Math.abs(startsAt.getTime() - now.getTime()) <= nearMs,
  'no-show': ({ startsAt }, now) => startsAt <= now,
};

/** Whether a visit is in a state, and the clock at a time, for an action. The 24 hours that patients have to keep do not bind the clinic. */
export function isOpenTo(action: VisitAction, visit: VisitState, now: Date): boolean {
  const fits = action === 'move' ? mayMove(visit.status) : mayBecome(visit.status, stateAfter[action]);
  return fits && (isItsTime[action]?.(visit, now) ?? true);
}

/** What the caller may do with a visit now. */
export const openActions = (staff: Receptionist, visit: VisitState, now: Date): VisitAction[] =>
  mayManageVisits(staff) ? visitActions.filter((action) => isOpenTo(action, visit, now)) : [];

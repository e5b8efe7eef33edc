import type { DeskVisitDetails, EndVisit, VisitAction } from '@clinic/contracts/account';
import type { SlotChoice } from '@clinic/contracts';
import type { Services } from '../../services.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { lockDoctor } from '../../db/advisory-locks.ts';
import { retryLostRace } from '../../db/database.ts';
import { covers } from '../../db/staff-limits.ts';
import { ClinicError } from '../../http/errors.ts';
import { changeStatusIn } from '../appointments/change-status.ts';
import { moveAppointmentIn } from '../appointments/move.ts';
import { claiming } from '../appointments/slot-claim.ts';
import { auditingRefusals } from '../moderation/refusals.ts';
import type { Receptionist } from './policy.ts';
import { isColleague, isOpenTo, stateAfter } from './policy.ts';
import type { Viewer } from './present.ts';
import { presentDetails } from './present.ts';
import { storedReason } from './reasons.ts';
import { actorName } from './staff.ts';
import { eventsOf, visitRow } from './visit-repo.ts';

/** A request of the reception about one visit. */
export interface VisitCall {
  readonly staff: Receptionist;
  readonly visitId: number;
  readonly requestId: string;
}

/** Names of the actions in the audit log. */
export const auditActions: Record<VisitAction, string> = {
  confirm: 'visit.confirmed',
  reject: 'visit.rejected',
  'check-in': 'visit.checked-in',
  'no-show': 'visit.missed',
  complete: 'visit.completed',
  cancel: 'visit.cancelled',
  move: 'visit.moved',
};

/** Name of a visit in the audit log. */
export const subjectOf = (visitId: number) => `appointment:${visitId}`;

/** A visit with its history, as the reception sees it. */
export async function detailsOf(db: Queryable, id: number, viewer: Viewer): Promise<DeskVisitDetails> {
  const row = await visitRow(db, id, viewer.staff.limits);
  if (!row) throw new ClinicError('NOT_FOUND');
  return presentDetails(row, await eventsOf(db, id), viewer);
}

/** Reads one visit for somebody who may see it, and records the reading in the audit log. */
export function readVisit(services: Services, { staff, visitId, requestId }: VisitCall): Promise<DeskVisitDetails> {
  const { db, clock, audit } = services;
  const named = { actor: staff, action: 'visit.read', subject: subjectOf(visitId), requestId };
  return auditingRefusals(services, named, () =>
    db.transaction(async (tx) => {
      const now = clock();
      const details = await detailsOf(tx, visitId, { staff, now });
      if (isColleague(staff, details.doctor.id)) throw new ClinicError('FORBIDDEN');
      await audit.recordRead(tx, { ...named, at: now });
      return details;
    }),
  );
}

/** Locks the doctor's calendar and gives the visit back, if the action is open to it. */
async function visitFor(tx: Tx, { staff, visitId: id }: VisitCall, action: VisitAction, now: Date) {
  const { limits } = staff;
  const seen = await visitRow(tx, id, limits);
  if (!seen) throw new ClinicError('NOT_FOUND');
  await lockDoctor(tx, seen.doctor.id);
  const row = await visitRow(tx, id, limits);
  if (!row) throw new ClinicError('NOT_FOUND');
  if (!isOpenTo(action, row.appointment, now)) throw new ClinicError('INVALID_TRANSITION');
  return row.appointment;
}

/**
 * Changes the state of a visit, notifies the patient and records the action, in one transaction. `end` gives the reason of a
 * rejection or cancellation. Returns the changed visit.
 */
export function applyVisitAction(
  { db, clock, audit, mail, onSlotLeft }: Services,
  call: VisitCall,
  action: Exclude<VisitAction, 'move'>,
  end?: EndVisit,
): Promise<DeskVisitDetails> {
  const { staff, visitId, requestId } = call;
  const transaction = () =>
    db.transaction(async (tx) => {
      const now = clock();
      const visit = await visitFor(tx, call, action, now);
      await changeStatusIn(tx, { clock, mail, onSlotLeft }, visitId, {
        to: stateAfter[action],
        actor: actorName(staff),
        ...(end === undefined ? {} : { reason: storedReason(end) }),
      });
      const details = await detailsOf(tx, visitId, { staff, now });
      await audit.record(tx, {
        ...{ at: now, actor: staff, action: auditActions[action], subject: subjectOf(visitId), requestId },
        details: { from: visit.status, ...(end === undefined ? {} : { reason: end.reason }) },
      });
      return details;
    });
  return retryLostRace(transaction);
}

/**
 * Moves a visit to another slot, also one of the same day.
 * @throws {ClinicError} NOT_FOUND; SLOT_NOT_OFFERED also outside of the caller's limits; SLOT_TAKEN or PATIENT_BUSY, and
 *   nothing has changed
 */
export async function moveVisit(
  { db, clock, audit, mail, onSlotLeft }: Services,
  { staff, visitId, requestId }: VisitCall,
  choice: SlotChoice,
): Promise<DeskVisitDetails> {
  const now = clock();
  const { limits } = staff;
  if (!(await visitRow(db, visitId, limits))) throw new ClinicError('NOT_FOUND');
  const move = {
    appointmentId: visitId,
    choice,
    chooser: 'reception',
    actor: actorName(staff),
    ownerId: null,
  } as const;
  return claiming(db, { choice, userId: null, now, chooser: 'reception' }, () =>
    db.transaction(async (tx) => {
      const { appointment } = await moveAppointmentIn(tx, { clock, mail, onSlotLeft }, move);
      if (!covers(limits, appointment)) throw new ClinicError('SLOT_NOT_OFFERED');
      if (appointment.endsAt <= now) throw new ClinicError('DATE_OUT_OF_RANGE');
      const details = await detailsOf(tx, appointment.id, { staff, now });
      await audit.record(tx, {
        ...{ at: now, actor: staff, action: auditActions.move, subject: subjectOf(appointment.id), requestId },
        details: { from: visitId },
      });
      return details;
    }),
  );
}

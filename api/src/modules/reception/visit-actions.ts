import type { DeskVisitDetails, EndVisit, VisitAction } from '@clinic/contracts/account';
import type { SlotChoice } from '@clinic/contracts';
import type { Services } from '../../services.ts';
import { recordAction, recordRead } from '../../audit.ts';
import { lockDoctor } from '../../db/advisory-locks.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { retryOnDeadlock } from '../../db/database.ts';
import { ClinicError } from '../../http/errors.ts';
import { changeStatusIn } from '../appointments/changes.ts';
import { moveAppointmentIn } from '../appointments/move.ts';
import { claiming } from '../appointments/slot-claim.ts';
import { auditingRefusals } from '../desk/refusals.ts';
import type { Receptionist } from './policy.ts';
import { isOpenTo, maySee, stateAfter } from './policy.ts';
import type { Viewer } from './present.ts';
import { presentDetails } from './present.ts';
import { storedReason } from './reasons.ts';
import { actorName } from './staff.ts';
import { eventsOf, visitRow } from './visit-repo.ts';

/** A call of the desk about one visit. */
export interface VisitCall {
  readonly staff: Receptionist;
  readonly visitId: number;
  readonly requestId: string;
}

/** Names of the acts in the audit log. */
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

/** A visit with its history, as the desk shows it. */
export async function detailsOf(db: Queryable, id: number, looking: Viewer): Promise<DeskVisitDetails> {
  const row = await visitRow(db, id);
  if (!row) throw new ClinicError('NOT_FOUND');
  return presentDetails(row, await eventsOf(db, id), looking);
}

/** One visit for somebody who may see it; the reading is written down (V26). */
export function readVisit(services: Services, { staff, visitId, requestId }: VisitCall): Promise<DeskVisitDetails> {
  const { db, clock } = services;
  const named = { actor: staff, action: 'visit.read', subject: subjectOf(visitId), requestId };
  return auditingRefusals(services, named, () =>
    db.transaction(async (tx) => {
      const now = clock();
      const details = await detailsOf(tx, visitId, { staff, now });
      if (!maySee(staff, details.doctor.id)) throw new ClinicError('FORBIDDEN');
      await recordRead(tx, { ...named, at: now });
      return details;
    }),
  );
}

/** The visit behind its doctor's lock, in a state in which the act can be done. */
async function visitFor(tx: Tx, id: number, act: VisitAction, now: Date) {
  const seen = await visitRow(tx, id);
  if (!seen) throw new ClinicError('NOT_FOUND');
  await lockDoctor(tx, seen.doctor.id);
  const row = await visitRow(tx, id);
  if (!row) throw new ClinicError('NOT_FOUND');
  if (!isOpenTo(act, row.appointment, now)) throw new ClinicError('INVALID_TRANSITION');
  return row.appointment;
}

/**
 * Leads a visit to its next state, tells the patient, and writes the act down, as one change (E5, E10, V26). `end` says why it
 * is rejected or cancelled. Answers with the visit as it is then.
 */
export function applyVisitAction(
  { db, clock, mail }: Services,
  { staff, visitId, requestId }: VisitCall,
  act: Exclude<VisitAction, 'move'>,
  end?: EndVisit,
): Promise<DeskVisitDetails> {
  const transaction = () =>
    db.transaction(async (tx) => {
      const now = clock();
      const visit = await visitFor(tx, visitId, act, now);
      await changeStatusIn(tx, { clock, mail }, visitId, {
        to: stateAfter[act],
        actor: actorName(staff),
        ...(end === undefined ? {} : { reason: storedReason(end) }),
      });
      const details = await detailsOf(tx, visitId, { staff, now });
      await recordAction(tx, {
        ...{ at: now, actor: staff, action: auditActions[act], subject: subjectOf(visitId), requestId },
        details: { from: visit.status, ...(end === undefined ? {} : { reason: end.reason }) },
      });
      return details;
    });
  return retryOnDeadlock(transaction);
}

/** Moves a visit to another slot, also of this very day; 409 SLOT_TAKEN or PATIENT_BUSY changes nothing (E3). */
export function moveVisit(
  { db, clock, mail }: Services,
  { staff, visitId, requestId }: VisitCall,
  choice: SlotChoice,
): Promise<DeskVisitDetails> {
  const now = clock();
  const move = {
    appointmentId: visitId,
    choice,
    chooser: 'reception',
    actor: actorName(staff),
    ownerId: null,
  } as const;
  return claiming(db, { choice, userId: null, now, chooser: 'reception' }, () =>
    db.transaction(async (tx) => {
      const { appointment } = await moveAppointmentIn(tx, { clock, mail }, move);
      if (appointment.endsAt <= now) throw new ClinicError('DATE_OUT_OF_RANGE');
      const details = await detailsOf(tx, appointment.id, { staff, now });
      await recordAction(tx, {
        ...{ at: now, actor: staff, action: auditActions.move, subject: subjectOf(appointment.id), requestId },
        details: { from: visitId },
      });
      return details;
    }),
  );
}

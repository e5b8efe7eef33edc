import type { LeaveDraft, SaveLeave, Settled } from '@clinic/contracts/account';
import { mostLeaveDays } from '@clinic/contracts/account';
import { addDays, clinicInstant, clinicToday, daysBetween, isCalendarDate } from '@clinic/contracts/time';
import type { Services } from '../../services.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { lockDoctors } from '../../db/advisory-locks.ts';
import { retryLostRace } from '../../db/database.ts';
import { storeLeave } from '../../db/store-leave.ts';
import { invalidField } from '../../http/errors.ts';
import { endDisplacedHolds } from '../appointments/cancel-interval.ts';
import type { Change } from './change.ts';
import { changeByLeave, displacedVisits } from './change.ts';
import { findDoctor, practisingDoctors } from './repo.ts';
import { decisionsOn, settle, takersIn } from './settle.ts';
import { mayCloseClinic } from './policy.ts';
import type { ScheduleCall } from './staff.ts';
import { actorName } from './staff.ts';

/** From now on: nobody undoes this morning. */
function intervalOf({ first, last, from, until }: LeaveDraft, now: Date): { from: Date; to: Date } {
  if (!isCalendarDate(first)) throw invalidField('first', 'validation.date');
  if (!isCalendarDate(last) || last < first) throw invalidField('last', 'schedules.errors.endsFirst');
  if (daysBetween(first, last) >= mostLeaveDays) throw invalidField('last', 'validation.tooLong');
  if (first < clinicToday(now)) throw invalidField('first', 'schedules.errors.past');
  const begins = clinicInstant(first, from ?? '00:00');
  const ends = until === null ? clinicInstant(addDays(last, 1), '00:00') : clinicInstant(last, until);
  const starts = begins < now ? now : begins;
  if (ends <= starts) throw invalidField('until', 'schedules.errors.endsFirst');
  return { from: starts, to: ends };
}

/**
 * Leave that was written, as a change of the doctor's calendar, or of every doctor's.
 * @throws {ClinicError} VALIDATION, which names the field
 */
export async function leaveChangeOf(
  db: Queryable,
  { actor }: ScheduleCall,
  draft: LeaveDraft,
  now: Date,
): Promise<Change> {
  const interval = intervalOf(draft, now);
  if (draft.doctor_id === null) {
    if (!mayCloseClinic(actor)) throw invalidField('doctor_id', 'validation.required');
    return changeByLeave(await practisingDoctors(db), interval);
  }
  const doctor = await findDoctor(db, draft.doctor_id, actor.limits);
  if (!doctor) throw invalidField('doctor_id', 'validation.unknown');
  return changeByLeave([doctor.id], interval);
}

/** What leave is about, as the audit log names it. */
export const subjectOf = (doctorId: number | null) => (doctorId === null ? 'clinic' : `doctor:${doctorId}`);

/** Offers and kept slots in the interval are given up. */
async function endHolds(tx: Tx, { doctorIds, between }: Change, by: { actor: string; now: Date }): Promise<void> {
  for (const id of doctorIds) {
    await endDisplacedHolds(tx, id, ({ startsAt, endsAt }) => endsAt <= between.from || startsAt >= between.to, by);
  }
}

/**
 * Stores leave, and moves, hands over or cancels every visit in it, in one transaction.
 * @throws {ClinicError} OUTSIDE_LIMITS; VISITS_UNSETTLED; VALIDATION, which names the field or the visit that cannot be
 */
export function saveLeave(
  { db, clock, audit, mail, onSlotLeft }: Services,
  call: ScheduleCall,
  { settlements, reason, ...draft }: SaveLeave,
): Promise<Settled> {
  const transaction = () =>
    db.transaction(async (tx) => {
      const now = clock();
      const change = await leaveChangeOf(tx, call, draft, now);
      await lockDoctors(tx, [...change.doctorIds, ...takersIn(settlements)]);
      const decisions = decisionsOn(await displacedVisits(tx, call, change, now), settlements, change.mayStay);
      const leave = await storeLeave(tx, { doctorId: draft.doctor_id, ...change.between, reason });
      const by = { actor: actorName(call), now };
      await endHolds(tx, change, by);
      const settled = await settle(tx, { clock, mail, onSlotLeft }, decisions, {
        ...by,
        reason,
        limits: call.actor.limits,
      });
      await audit.record(tx, {
        ...{ at: now, actor: call.actor, action: 'leave.saved', subject: subjectOf(draft.doctor_id) },
        requestId: call.requestId,
        details: { leave, first: draft.first, last: draft.last, reason, ...settled },
      });
      return settled;
    });
  return retryLostRace(transaction);
}

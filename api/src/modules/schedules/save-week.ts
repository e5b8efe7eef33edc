import { isDeepStrictEqual } from 'node:util';
import type { SaveWeek, Settled, Week } from '@clinic/contracts/account';
import type { Services } from '../../services.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { lockDoctors } from '../../db/advisory-locks.ts';
import { snakeKeys } from '../../db/field-names.ts';
import { retryLostRace } from '../../db/database.ts';
import { ClinicError } from '../../http/errors.ts';
import { endDisplacedHolds } from '../appointments/cancel-interval.ts';
import type { BookingRules, DoctorCalendar } from '../availability/slots.ts';
import { isWithinHours } from '../availability/slots.ts';
import { forAnyVisit } from '../availability/visit-kinds.ts';
import type { Change } from './change.ts';
import { changeOfWeek, displacedVisits } from './change.ts';
import { countSlots } from './effect.ts';
import { kindsOf, replaceKinds } from './kind-repo.ts';
import * as repo from './repo.ts';
import { decisionsOn, settle, takersIn } from './settle.ts';
import type { ScheduleCall } from './staff.ts';
import { actorName } from './staff.ts';
import { replacesOthers, rulesOfWeek } from './week.ts';
import { kindsOfWeek } from './week-kinds.ts';

/** When a doctor works, and can be booked. */
type Hours = Pick<DoctorCalendar, 'slotMinutes' | 'kinds' | 'rules' | 'booking'>;

/** What a week asks of bookings; what it says nothing of stays. */
const bookingOf = (week: Week, before: BookingRules): BookingRules => ({
  leadHours: week.lead_hours ?? before.leadHours,
  bufferBefore: week.buffer_before ?? before.bufferBefore,
  bufferAfter: week.buffer_after ?? before.bufferAfter,
  mostPerDay: week.most_per_day === undefined ? before.mostPerDay : week.most_per_day,
});

/**
 * A doctor's new week, checked, as a change of the calendar. Hours in branches that the caller's role does not cover stay.
 * @throws {ClinicError} NOT_FOUND; OUTSIDE_LIMITS; VALIDATION, which names the hours
 */
export async function weekChangeOf(
  db: Queryable,
  { actor: { limits } }: ScheduleCall,
  doctorId: number,
  week: Week,
  now: Date,
): Promise<{ change: Change; doctor: repo.DoctorRow; hours: Hours; covered: number[] }> {
  const doctor = await repo.findDoctor(db, doctorId, limits);
  if (!doctor) throw new ClinicError('NOT_FOUND');
  const covered = (await repo.openBranches(db, limits)).map(({ id }) => id);
  const stored = {
    rules: (await repo.rulesOf(db, doctorId)).map(({ rule }) => rule),
    kinds: await kindsOf(db, doctorId),
  };
  const unchanged = stored.rules.filter(({ branchId }) => !covered.includes(branchId));
  const hours = {
    slotMinutes: week.slot_minutes,
    kinds: kindsOfWeek(week, stored),
    rules: [...rulesOfWeek(week, stored, new Set(covered), unchanged), ...unchanged],
    booking: bookingOf(week, doctor.booking),
  };
  // Hours that stay name the kinds by their places.
  const reachesUnchanged = replacesOthers(stored.rules, hours.rules) || !isDeepStrictEqual(hours.kinds, stored.kinds);
  if (unchanged.length > 0 && reachesUnchanged) throw new ClinicError('OUTSIDE_LIMITS');
  return { doctor, hours, covered, change: changeOfWeek(doctorId, hours, now) };
}

/** What is kept or offered outside of the new hours, or in hours that only the reception books, is given up. */
function endHolds(tx: Tx, doctorId: number, after: Hours, by: Parameters<typeof endDisplacedHolds>[3]) {
  const branches = [...new Set(after.rules.map(({ branchId }) => branchId))];
  // Of a kept slot nobody knows what kind of visit it is for; booking it asks.
  const seen = forAnyVisit({ ...after, noticeFrom: by.now });
  const fits = ({ startsAt, endsAt, branchId }: { startsAt: Date; endsAt: Date; branchId: number | null }) =>
    (branchId === null ? branches : [branchId]).some((at) => isWithinHours(seen, { startsAt, endsAt, branchId: at }));
  return endDisplacedHolds(tx, doctorId, fits, by);
}

/**
 * Stores a doctor's week, and settles every booked visit that has no place in it, in one transaction.
 * @throws {ClinicError} NOT_FOUND; OUTSIDE_LIMITS; EDIT_CONFLICT when the caller has not seen the latest week; VISITS_UNSETTLED;
 *   VALIDATION, which names the hours or the visit that cannot be
 */
export function saveWeek(
  { db, clock, audit, mail, onSlotLeft, onSlotsOpened }: Services,
  call: ScheduleCall,
  doctorId: number,
  { version, settlements, ...week }: SaveWeek,
): Promise<Settled> {
  const transaction = () =>
    db.transaction(async (tx) => {
      const now = clock();
      if (!(await repo.findDoctor(tx, doctorId, call.actor.limits))) throw new ClinicError('NOT_FOUND');
      await lockDoctors(tx, [doctorId, ...takersIn(settlements)]);
      const { change, doctor, hours, covered } = await weekChangeOf(tx, call, doctorId, week, now);
      if (doctor.version !== version) throw new ClinicError('EDIT_CONFLICT');
      const decisions = decisionsOn(await displacedVisits(tx, call, change, now), settlements, change.mayStay);
      const { won, opened, lost } = await countSlots(tx, change, now);
      await replaceKinds(tx, doctorId, hours.kinds);
      await repo.replaceRules(
        tx,
        doctorId,
        covered,
        hours.rules.flatMap((rule) =>
          covered.includes(rule.branchId)
            ? [{ ...rule, kindPlaces: rule.kindPlaces && [...rule.kindPlaces], doctorId }]
            : [],
        ),
      );
      await repo.markEdited(tx, doctorId, hours, now);
      const by = { actor: actorName(call), now };
      await endHolds(tx, doctorId, hours, by);
      const settled = await settle(tx, { clock, mail, onSlotLeft }, decisions, {
        ...{ ...by, reason: 'doctor-away', limits: call.actor.limits },
      });
      await onSlotsOpened({ tx, mail, now }, doctorId, opened);
      await audit.record(tx, {
        ...{
          at: now,
          actor: call.actor,
          action: 'week.saved',
          subject: `doctor:${doctorId}`,
          requestId: call.requestId,
        },
        details: {
          version: version + 1,
          hours: hours.rules.length,
          slot_minutes: week.slot_minutes,
          ...snakeKeys(hours.booking),
          kinds: hours.kinds.length,
          won,
          lost,
          ...settled,
        },
      });
      return settled;
    });
  return retryLostRace(transaction);
}

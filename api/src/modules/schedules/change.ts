import { effectDays } from '@clinic/contracts/account';
import type { LocalDate } from '@clinic/contracts/time';
import { addDays, clinicDateTime, clinicToday } from '@clinic/contracts/time';
import type { Queryable } from '../../db/database.ts';
import { covers } from '../../db/staff-limits.ts';
import { ClinicError } from '../../http/errors.ts';
import { aheadOf } from '../appointments/cancel-interval.ts';
import { loadCalendars } from '../availability/calendar.ts';
import type { DoctorCalendar, Interval } from '../availability/slots.ts';
import { isTooClose, isWithinHours, overlap } from '../availability/slots.ts';
import { forBooked } from '../availability/visit-kinds.ts';
import type { ScheduleCall } from './staff.ts';
import type { VisitRow } from './visit-repo.ts';
import { upcomingVisits } from './visit-repo.ts';

/** A change of when doctors see patients: what their calendars are after it, and which booked visits it is about. */
export interface Change {
  readonly doctorIds: readonly number[];
  /** In which visits are looked at. */
  readonly between: { readonly from: Date; readonly to: Date };
  readonly after: (calendar: DoctorCalendar) => DoctorCalendar;
  /** Those of a doctor's visits, in their order, that fitted the calendar and do not fit it after the change. */
  readonly leavesOut: (visits: readonly VisitRow[], before: DoctorCalendar) => VisitRow[];
  /** Whether the doctor may come for a visit all the same. */
  readonly mayStay: boolean;
}

/** Dates on which the slots of a change are counted: the next thirty days, as far as it reaches. */
export function datesOf({ between }: Change, now: Date): { first: LocalDate; last: LocalDate } {
  const today = clinicToday(now);
  const from = clinicDateTime(between.from).date;
  const to = clinicDateTime(new Date(between.to.getTime() - 1)).date;
  const end = addDays(today, effectDays - 1);
  return { first: from < today ? today : from, last: to < end ? to : end };
}

const intervalOf = ({ startsAt, endsAt }: VisitRow): Interval => ({ from: startsAt.getTime(), to: endsAt.getTime() });

/**
 * Those of a doctor's visits, in their order, that a calendar has a place for: within hours that are open to them, with the buffers free, and
 * not beyond the most of their day. Where two are too close, or the day is full, the earlier one keeps its place.
 */
function withPlace(visits: readonly VisitRow[], calendar: DoctorCalendar): ReadonlySet<VisitRow> {
  const { booking } = calendar;
  const kept = new Set<VisitRow>();
  const perDay = new Map<LocalDate, number>();
  let last: VisitRow | undefined;
  for (const visit of visits) {
    const { date } = clinicDateTime(visit.startsAt);
    const before = perDay.get(date) ?? 0;
    if (!isWithinHours(forBooked(calendar, visit.doctorId, visit), visit)) continue;
    if (last && isTooClose(booking, intervalOf(last), intervalOf(visit))) continue;
    if (booking.mostPerDay !== null && before >= booking.mostPerDay) continue;
    kept.add(visit);
    perDay.set(date, before + 1);
    last = visit;
  }
  return kept;
}

/**
 * New hours of a doctor, and what is asked of bookings. A visit that had no place under the old hours and rules is not
 * asked about.
 */
export function changeOfWeek(
  doctorId: number,
  hours: Pick<DoctorCalendar, 'slotMinutes' | 'kinds' | 'rules' | 'booking'>,
  now: Date,
): Change {
  const after = (calendar: DoctorCalendar) => ({ ...calendar, ...hours });
  return {
    doctorIds: [doctorId],
    between: aheadOf(now),
    after,
    leavesOut(visits, before) {
      const fitted = withPlace(visits, before);
      const fitting = withPlace(visits, after(before));
      return visits.filter((visit) => fitted.has(visit) && !fitting.has(visit));
    },
    mayStay: true,
  };
}

/** Leave of a doctor, or a closure of the clinic for all of its doctors. */
export function changeByLeave(doctorIds: readonly number[], between: { from: Date; to: Date }): Change {
  const away = { from: between.from.getTime(), to: between.to.getTime() };
  return {
    doctorIds,
    between,
    after: (calendar) => ({ ...calendar, leave: [...calendar.leave, away] }),
    leavesOut: (visits) => visits.filter((visit) => overlap(intervalOf(visit), away)),
    mayStay: false,
  };
}

/**
 * Booked visits that a change leaves without a place, in their order.
 * @throws {ClinicError} OUTSIDE_LIMITS when the caller's role does not cover one of them
 */
export async function displacedVisits(
  db: Queryable,
  { actor: { limits } }: ScheduleCall,
  change: Change,
  now: Date,
): Promise<VisitRow[]> {
  const today = clinicToday(now);
  const calendars = await loadCalendars(
    db,
    change.doctorIds,
    { first: today, last: today },
    { now, holderId: null, chooser: 'reception' },
  );
  const visits = await upcomingVisits(db, change.doctorIds, change.between);
  const displaced = new Set(
    [...calendars].flatMap(([id, before]) =>
      change.leavesOut(
        visits.filter(({ doctorId }) => doctorId === id),
        before,
      ),
    ),
  );
  if ([...displaced].some((visit) => !covers(limits, visit))) throw new ClinicError('OUTSIDE_LIMITS');
  return visits.filter((visit) => displaced.has(visit));
}

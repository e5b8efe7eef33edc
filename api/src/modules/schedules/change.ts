import { effectDays } from '@clinic/contracts/account';
import type { LocalDate } from '@clinic/contracts/time';
import { addDays, clinicDateTime, clinicToday } from '@clinic/contracts/time';
import type { Queryable } from '../../db/database.ts';
import { aheadOf } from '../appointments/cancel-interval.ts';
import { loadCalendars } from '../availability/calendar.ts';
import type { DoctorCalendar, Interval } from '../availability/slots.ts';
import { isWithinHours, overlap } from '../availability/slots.ts';
import type { VisitRow } from './visit-repo.ts';
import { upcomingVisits } from './visit-repo.ts';

/** A change of when doctors see patients: what their calendars are after it, and which booked visits it is about. */
export interface Change {
  readonly doctorIds: readonly number[];
  /** In which visits are looked at. */
  readonly between: { readonly from: Date; readonly to: Date };
  readonly after: (calendar: DoctorCalendar) => DoctorCalendar;
  /** Whether a visit that fitted a calendar does not fit it after the change. */
  readonly leavesOut: (visit: VisitRow, before: DoctorCalendar) => boolean;
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

/** New hours of a doctor. A visit that was outside of the old hours is not asked about. */
export function changeOfWeek(
  doctorId: number,
  hours: Pick<DoctorCalendar, 'slotMinutes' | 'rules' | 'booking'>,
  now: Date,
): Change {
  const after = (calendar: DoctorCalendar) => ({ ...calendar, ...hours });
  return {
    doctorIds: [doctorId],
    between: aheadOf(now),
    after,
    leavesOut: (visit, before) => isWithinHours(before, visit) && !isWithinHours(after(before), visit),
    mayStay: true,
  };
}

const intervalOf = ({ startsAt, endsAt }: VisitRow): Interval => ({ from: startsAt.getTime(), to: endsAt.getTime() });

/** Leave of a doctor, or a closure of the clinic for all of its doctors. */
export function changeByLeave(doctorIds: readonly number[], between: { from: Date; to: Date }): Change {
  const away = { from: between.from.getTime(), to: between.to.getTime() };
  return {
    doctorIds,
    between,
    after: (calendar) => ({ ...calendar, leave: [...calendar.leave, away] }),
    leavesOut: (visit) => overlap(intervalOf(visit), away),
    mayStay: false,
  };
}

/** Booked visits that a change leaves without a place, in their order. */
export async function displacedVisits(db: Queryable, change: Change, now: Date): Promise<VisitRow[]> {
  const today = clinicToday(now);
  const calendars = await loadCalendars(
    db,
    change.doctorIds,
    { first: today, last: today },
    { now, holderId: null, chooser: 'reception' },
  );
  const visits = await upcomingVisits(db, change.doctorIds, change.between);
  return visits.filter((visit) => {
    const before = calendars.get(visit.doctorId);
    return before !== undefined && change.leavesOut(visit, before);
  });
}

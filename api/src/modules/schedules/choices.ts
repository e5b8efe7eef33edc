import type { FreeSlot } from '@clinic/contracts';
import type { DisplacedVisit } from '@clinic/contracts/account';
import type { LocalDate } from '@clinic/contracts/time';
import { addDays, clinicDateTime, clinicInstant, clinicToday } from '@clinic/contracts/time';
import type { Queryable } from '../../db/database.ts';
import type { StaffLimits } from '../../db/staff-limits.ts';
import { loadCalendars } from '../availability/calendar.ts';
import type { Interval } from '../availability/slots.ts';
import { firstFreeSlots, inBranches, isTooClose, placesLeft, slotInterval } from '../availability/slots.ts';
import { forBooked, lengthOf } from '../availability/visit-kinds.ts';
import type { Change } from './change.ts';
import { presentDisplaced } from './present.ts';
import { namesOf, practisersOf } from './repo.ts';
import type { ScheduleCall } from './staff.ts';
import type { VisitRow } from './visit-repo.ts';

const mostMoves = 12;
const mostColleagues = 8;
/** How many days behind the last visit another time is looked for. */
const daysBehind = 28;

/**
 * Free slots of doctors on a date for a visit, in branches that are covered, and the visits that the date has room for, as they
 * are after a change and not yet over; each date is looked at once for all visits of one kind.
 */
async function freeSlotsAfter(
  db: Queryable,
  change: Change,
  ids: readonly number[],
  { range, limits }: { range: { first: LocalDate; last: LocalDate }; limits: StaffLimits },
  now: Date,
) {
  const calendars = await loadCalendars(db, ids, range, { now, holderId: null, chooser: 'reception' });
  const after = new Map(
    [...calendars].map(([id, before]) => [
      id,
      inBranches(change.doctorIds.includes(id) ? change.after(before) : before, limits.branches),
    ]),
  );
  const known = new Map<string, FreeSlot[]>();
  const calendarOf = (doctorId: number, visit: VisitRow) => {
    const calendar = after.get(doctorId);
    return calendar && forBooked(calendar, doctorId, visit);
  };
  const freeOn = (doctorId: number, date: LocalDate, visit: VisitRow): FreeSlot[] => {
    const calendar = calendarOf(doctorId, visit);
    if (calendar === undefined) return [];
    const key = [doctorId, date, calendar.visit?.minutes, calendar.visit?.place].join(' ');
    const found =
      known.get(key) ??
      firstFreeSlots(calendar, { first: date, last: date }, Number.MAX_SAFE_INTEGER).filter(
        (slot) => clinicInstant(slot.date, slot.time) > now,
      );
    known.set(key, found);
    return found;
  };
  const placesOn = (doctorId: number, date: LocalDate): number => {
    const calendar = after.get(doctorId);
    return calendar === undefined ? 0 : placesLeft(calendar, date);
  };
  return { calendarOf, freeOn, placesOn };
}

/** The dates from one on, then those before it. */
function* datesFrom(date: LocalDate, { first, last }: { first: LocalDate; last: LocalDate }): Generator<LocalDate> {
  for (let day = date < first ? first : date; day <= last; day = addDays(day, 1)) yield day;
  for (let day = first; day < date && day <= last; day = addDays(day, 1)) yield day;
}

/** Visits that a change leaves without a place, each with other times and colleagues that the caller's role covers. */
export async function withChoices(
  db: Queryable,
  { actor: { limits } }: ScheduleCall,
  change: Change,
  visits: readonly VisitRow[],
  now: Date,
): Promise<DisplacedVisit[]> {
  const lastVisit = visits.at(-1);
  if (lastVisit === undefined) return [];
  const practisers = await practisersOf(db, [...new Set(visits.map(({ specialtyId }) => specialtyId))], limits);
  const ids = [...new Set([...visits.map(({ doctorId }) => doctorId), ...practisers.map(({ doctorId }) => doctorId)])];
  const names = await namesOf(db, ids);
  const range = { first: clinicToday(now), last: addDays(clinicDateTime(lastVisit.startsAt).date, daysBehind) };
  const { calendarOf, freeOn, placesOn } = await freeSlotsAfter(db, change, ids, { range, limits }, now);
  const proposed = new Map<number, Interval[]>();
  /** How often a doctor's date is a first proposal: together they must not fill it over. */
  const taken = new Map<string, number>();

  function movesOf(visit: VisitRow): FreeSlot[] {
    const { doctorId, startsAt } = visit;
    const calendar = calendarOf(doctorId, visit);
    if (calendar === undefined) return [];
    const others = proposed.get(doctorId) ?? [];
    const timeOf = ({ date, time }: FreeSlot) => slotInterval(date, time, lengthOf(calendar));
    const isOpen = (slot: FreeSlot) => !others.some((other) => isTooClose(calendar.booking, timeOf(slot), other));
    const moves: FreeSlot[] = [];
    for (const date of datesFrom(clinicDateTime(startsAt).date, range)) {
      if ((taken.get(`${doctorId} ${date}`) ?? 0) >= placesOn(doctorId, date)) continue;
      moves.push(...freeOn(doctorId, date, visit).filter(isOpen));
      if (moves.length >= mostMoves) break;
    }
    const [first] = moves;
    if (first) {
      const day = `${doctorId} ${first.date}`;
      proposed.set(doctorId, [...others, timeOf(first)]);
      taken.set(day, (taken.get(day) ?? 0) + 1);
    }
    return moves.slice(0, mostMoves);
  }

  function colleaguesOf(visit: VisitRow) {
    const { doctorId, specialty, startsAt } = visit;
    const { date, time } = clinicDateTime(startsAt);
    return practisers
      .filter((one) => one.specialtyId === specialty.id && one.doctorId !== doctorId)
      .flatMap((one) => {
        const slot = freeOn(one.doctorId, date, visit).find((free) => free.time === time);
        const name = names.get(one.doctorId);
        return slot && name ? [{ ...name, ...(slot.branch && { branch: slot.branch }) }] : [];
      })
      .slice(0, mostColleagues);
  }

  return visits.map((visit) =>
    presentDisplaced(visit, names.get(visit.doctorId), {
      moves: movesOf(visit),
      colleagues: colleaguesOf(visit),
      mayStay: change.mayStay,
    }),
  );
}

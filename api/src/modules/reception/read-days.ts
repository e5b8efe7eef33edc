import type { DeskDay, DeskLoad } from '@clinic/contracts/account';
import type { LocalDate, LocalTime } from '@clinic/contracts/time';
import { addDays, clinicDateTime, clinicInstant, clinicToday } from '@clinic/contracts/time';
import type { Db, Queryable } from '../../db/database.ts';
import type { StaffLimits } from '../../db/staff-limits.ts';
import { loadCalendars } from '../availability/calendar.ts';
import type { DoctorCalendar } from '../availability/slots.ts';
import {
  branchAt,
  freeTimes,
  inBranches,
  isWithinHours,
  offeredTimes,
  scheduledTimes,
  slotInterval,
} from '../availability/slots.ts';
import type { VisitKind } from '../availability/visit-kinds.ts';
import { calendarFor, forAnyVisit, lengthOf } from '../availability/visit-kinds.ts';
import { ClinicError, invalidField } from '../../http/errors.ts';
import type { Viewer } from './present.ts';
import { presentDoctor, presentLeave, presentVisit } from './present.ts';
import type { DoctorRow } from './doctor-repo.ts';
import { leaveOf } from './leave-repo.ts';
import { isColleague } from './policy.ts';
import { countVisits, holdsOf, visitRow, visitsOf } from './visit-repo.ts';

/** Some clinic dates, both ends included. */
export interface Dates {
  readonly first: LocalDate;
  readonly last: LocalDate;
}

/** The instants between which clinic dates lie. */
export const instantsOf = ({ first, last }: Dates) => ({
  from: clinicInstant(first, '00:00'),
  to: clinicInstant(addDays(last, 1), '00:00'),
});

/** Start times that the reception can still book: those of visits that would not be over yet. */
const openTimes = (calendar: DoctorCalendar, date: LocalDate, now: Date) =>
  date < clinicToday(now)
    ? []
    : freeTimes(calendar, date).filter((time) => slotInterval(date, time, lengthOf(calendar)).to > now.getTime());

/** The covered branches, or of them the one that is asked for; null for all. */
function branchesFor({ branches }: StaffLimits, branchId: number | null): readonly number[] | null {
  if (branchId === null) return branches;
  return branches === null || branches.includes(branchId) ? [branchId] : [];
}

/** Where a doctor sees patients on a date, and which of the free times are there. */
function branchesOn(calendar: DoctorCalendar, date: LocalDate, free: readonly LocalTime[]) {
  const whole = forAnyVisit(calendar);
  const ids = new Set(scheduledTimes(whole, date).map((time) => branchAt(whole, date, time)));
  return calendar.branches
    .filter(({ id }) => ids.has(id))
    .map(({ id, name_ar, name_en }) => ({
      ...{ id, name_ar, name_en },
      free: free.filter((time) => branchAt(calendar, date, time) === id),
    }));
}

/**
 * Whose days are read, in which branch or in all, and for which visit free times are looked for: of a kind, one that is to
 * move, or an ordinary one.
 */
export interface WantedDays extends Dates {
  readonly doctorId: number;
  readonly kindId: number | null;
  readonly movingId: number | null;
  readonly branchId: number | null;
}

/** Whether a slot that the wizard keeps is in one of some branches, null for all: it is where the hours at that time are. */
function isKeptIn(
  calendar: DoctorCalendar | undefined,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  branches: readonly number[] | null,
): boolean {
  if (branches === null) return true;
  if (calendar === undefined) return false;
  const whole = forAnyVisit(calendar);
  return branches.some((branchId) => isWithinHours(whole, { startsAt, endsAt, branchId }));
}

/** A visit that is to move. */
async function movingVisit(db: Queryable, { movingId }: WantedDays, { staff }: Viewer) {
  if (movingId === null) return undefined;
  const visit = (await visitRow(db, movingId, staff.limits))?.appointment;
  if (!visit || isColleague(staff, visit.doctorId)) throw new ClinicError('NOT_FOUND');
  return visit;
}

/**
 * A doctor's days as the reception sees them, with the doctor's kinds of visits.
 * @throws {ClinicError} VALIDATION for a kind that is not the doctor's; NOT_FOUND without the visit that is to move
 */
export async function readDays(
  db: Queryable,
  wanted: WantedDays,
  viewer: Viewer,
): Promise<{ days: DeskDay[]; kinds: readonly VisitKind[] }> {
  const { now, staff } = viewer;
  const { doctorId, branchId, ...dates } = wanted;
  const limits = { ...staff.limits, branches: branchesFor(staff.limits, branchId) };
  const between = instantsOf(dates);
  const asking = { now, holderId: null, chooser: 'reception' } as const;
  const whole = (await loadCalendars(db, [doctorId], dates, asking)).get(doctorId);
  const own = whole && inBranches(whole, limits.branches);
  const calendar = own && calendarFor(own, wanted, await movingVisit(db, wanted, viewer));
  if (own && !calendar) throw invalidField('kind_id', 'validation.unknown');
  const visits = (await visitsOf(db, doctorId, between, limits)).map((row) => presentVisit(row, viewer));
  const holds = (await holdsOf(db, doctorId, between, limits, now)).filter(
    (hold) => hold.kind === 'offer' || isKeptIn(own, hold, limits.branches),
  );
  const leave = await leaveOf(db, doctorId, between);
  const days: DeskDay[] = [];
  for (let date = dates.first; date <= dates.last; date = addDays(date, 1)) {
    const day = instantsOf({ first: date, last: date });
    const free = calendar === undefined ? [] : openTimes(calendar, date, now);
    days.push({
      date,
      visits: visits.filter((visit) => visit.date === date),
      held: holds.flatMap(({ startsAt, endsAt, kind, until }) =>
        clinicDateTime(startsAt).date === date && until !== null
          ? {
              time: clinicDateTime(startsAt).time,
              ends_at: endsAt.toISOString(),
              kind,
              until: until.toISOString(),
            }
          : [],
      ),
      leave: leave
        .filter(({ from, to }) => (from === null || from < day.to) && (to === null || to > day.from))
        .map((one) => presentLeave(one, day, viewer)),
      free,
      ...(calendar && calendar.branches.length > 0 && { branches: branchesOn(calendar, date, free) }),
    });
  }
  return { days, kinds: own?.kinds ?? [] };
}

/** How full each doctor's day is, everywhere or in one branch, in four queries however many doctors there are. */
export async function readLoads(
  db: Db,
  rows: readonly DoctorRow[],
  { date, branchId, limits }: { date: LocalDate; branchId: number | null; limits: StaffLimits },
  now: Date,
): Promise<DeskLoad[]> {
  const ids = rows.map(({ id }) => id);
  const dates = { first: date, last: date };
  const calendars = await loadCalendars(db, ids, dates, { now, holderId: null, chooser: 'reception' });
  const counted = await countVisits(db, ids, instantsOf(dates), { branchId, limits });
  return rows.map((row) => {
    const whole = calendars.get(row.id);
    const calendar = whole && inBranches(whole, branchesFor(limits, branchId));
    const free = calendar === undefined ? [] : openTimes(calendar, date, now);
    const of = (status: string) => counted.find((one) => one.doctorId === row.id && one.status === status)?.total ?? 0;
    const counts = {
      pending: of('pending'),
      confirmed: of('confirmed'),
      checked_in: of('checked_in'),
      completed: of('completed'),
      no_show: of('no_show'),
    };
    const hasVisits = Object.values(counts).some((total) => total > 0);
    return {
      doctor: presentDoctor(row),
      ...counts,
      free: free.length,
      next_free: free[0] ?? null,
      works: hasVisits || (calendar !== undefined && offeredTimes(forAnyVisit(calendar), date).length > 0),
    };
  });
}

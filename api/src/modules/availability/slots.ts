import type { BranchPlace, FreeSlot } from '@clinic/contracts';
import type { TimetableKind } from '@clinic/contracts/account';
import type { LocalDate, LocalTime } from '@clinic/contracts/time';
import { addDays, clinicDateTime, clinicInstant, hijriDate, weekday } from '@clinic/contracts/time';
import { minutesOf, timeOf } from '../../clock-minutes.ts';
import { hourMs } from '../../durations.ts';
import type { VisitKind, WantedVisit } from './visit-kinds.ts';
import { lengthOf } from './visit-kinds.ts';

/** A weekly working time (E1). */
export interface ScheduleRule {
  readonly weekday: number;
  readonly startMin: number;
  readonly durationMin: number;
  readonly validFrom: LocalDate | null;
  readonly validTo: LocalDate | null;
  readonly kind: TimetableKind;
  /** Where the doctor is then. */
  readonly branchId: number;
  /** Only the reception books it. */
  readonly byPhone: boolean;
  /** The visits that it is for, see {@link WantedVisit}; null for all. */
  readonly kindPlaces: readonly number[] | null;
}

/** An interval in epoch milliseconds, start included, end not. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/**
 * Who chooses a slot: patients keep the notice and window of Q3 and lead times, the reception may also book for this very
 * day (E10).
 */
export type Chooser = 'patient' | 'reception';

/** What a doctor asks of bookings, beside the hours. */
export interface BookingRules {
  /** Hours before a visit from which on patients cannot book it any more. */
  readonly leadHours: number;
  /** Minutes that stay free before and after a visit. Between two visits lie both. */
  readonly bufferBefore: number;
  readonly bufferAfter: number;
  /** Most visits on a clinic date; null for as many as there are slots. */
  readonly mostPerDay: number | null;
}

/** All that says when a doctor can be seen. */
export interface DoctorCalendar {
  /** Length of the ordinary visit. */
  readonly slotMinutes: number;
  /** What the doctor offers beside it, in the doctor's order. */
  readonly kinds: readonly VisitKind[];
  /** The visit that times are looked for; the ordinary one unless given. */
  readonly visit?: WantedVisit;
  readonly booking: BookingRules;
  /** From when the lead time counts for a patient; null for the reception, which also books what is by phone only. */
  readonly noticeFrom: Date | null;
  readonly rules: readonly ScheduleRule[];
  /** The doctor's leave and closures of the clinic. */
  readonly leave: readonly Interval[];
  /** Standing appointments and holds. */
  readonly visits: readonly Interval[];
  /** Start of the visit that is to move, which leaves its time and its place on its day to itself; see `forMoving`. */
  readonly leaves?: number;
  /** Visits that are over: they count for the most of a day, and their time is free. */
  readonly seen: readonly Interval[];
  /** Where the doctor sees patients from the first date on, in the clinic's order; empty where the clinic has one branch. */
  readonly branches: readonly BranchPlace[];
  /** The only branches that are looked at; all unless given. */
  readonly onlyIn?: readonly number[];
}

type Schedule = Pick<DoctorCalendar, 'slotMinutes' | 'visit' | 'rules' | 'booking' | 'onlyIn'> &
  Partial<Pick<DoctorCalendar, 'noticeFrom'>>;

/** Minutes between the end of a visit and the start of the next one. */
const gapOf = ({ bufferBefore, bufferAfter }: BookingRules) => bufferBefore + bufferAfter;

const dayMinutes = 24 * 60;
const minuteMs = 60_000;

/** Month 9 of the Umm al-Qura calendar (E4). */
export function isRamadan(date: LocalDate): boolean {
  return hijriDate(date).month === 9;
}

/** Hours of a period replace all others while it lasts; those of Ramadan, if any are in force, replace the usual ones. */
function rulesOn({ rules, onlyIn }: Schedule, date: LocalDate): ScheduleRule[] {
  const inForce = rules.filter(
    ({ validFrom, validTo }) => (validFrom === null || validFrom <= date) && (validTo === null || date <= validTo),
  );
  const has = (kind: TimetableKind, among: readonly ScheduleRule[]) => among.some((rule) => rule.kind === kind);
  const usual = has('ramadan', inForce) && isRamadan(date) ? 'ramadan' : 'normal';
  const kind = has('period', inForce) ? 'period' : usual;
  const day = weekday(date);
  return inForce.filter(
    (rule) => rule.weekday === day && rule.kind === kind && (onlyIn?.includes(rule.branchId) ?? true),
  );
}

/** The same without hours that are closed to who looks, or to the visit that is looked for. */
function openRulesOn(schedule: Schedule, date: LocalDate): ScheduleRule[] {
  const place = schedule.visit === undefined ? 0 : schedule.visit.place;
  const byPatient = (schedule.noticeFrom ?? null) !== null;
  return rulesOn(schedule, date).filter(
    ({ byPhone, kindPlaces }) =>
      !(byPhone && byPatient) && (kindPlaces === null || place === null || kindPlaces.includes(place)),
  );
}

/**
 * One visit follows another with the buffers between them, so that no slot is lost to them. A longer one begins where an
 * ordinary visit could, so that one of those before it does not cost it its only time.
 */
function startsOf(rule: ScheduleRule, schedule: Schedule): number[] {
  const starts: number[] = [];
  const end = rule.startMin + rule.durationMin;
  const minutes = lengthOf(schedule);
  const step = Math.min(minutes, schedule.slotMinutes) + gapOf(schedule.booking);
  for (let minute = rule.startMin; minute + minutes <= end; minute += step) starts.push(minute);
  return starts;
}

/** Minutes of a clinic date at which visits start, each with its branch: of that day's rules, and of the day before for hours that run past midnight. */
function startsOn(schedule: Schedule, date: LocalDate): Map<number, number> {
  const starts = new Map<number, number>();
  const add = (day: LocalDate, earlier: number) => {
    for (const rule of openRulesOn(schedule, day)) {
      for (const minute of startsOf(rule, schedule)) starts.set(minute - earlier, rule.branchId);
    }
  };
  add(addDays(date, -1), dayMinutes);
  add(date, 0);
  return starts;
}

/** Whether the clinic's clock shows a time on a date: not in the hour that is left out when it is put forward. */
const isOnClock = (date: LocalDate, time: LocalTime) => clinicDateTime(clinicInstant(date, time)).time === time;

/** Whether hours have no visits on a date or later; those of the day before may run past midnight. */
export const isOverBy = ({ validTo }: ScheduleRule, date: LocalDate): boolean =>
  validTo !== null && validTo < addDays(date, -1);

/** Start times that the schedule offers on a clinic date, free or not (E4). Leave is not looked at, a time that the clock leaves out is none. */
export function scheduledTimes(schedule: Schedule, date: LocalDate): LocalTime[] {
  return [...startsOn(schedule, date).keys()]
    .filter((minute) => minute >= 0 && minute < dayMinutes)
    .sort((a, b) => a - b)
    .map(timeOf)
    .filter((time) => isOnClock(date, time));
}

/** The branch in which a scheduled time is; undefined for a time that is none. */
export function branchAt(schedule: Schedule, date: LocalDate, time: LocalTime): number | undefined {
  return startsOn(schedule, date).get(minutesOf(time));
}

/** Whether a visit lies within the hours of its branch that are open to it, at whatever minute it begins. */
export function isWithinHours(
  schedule: Schedule,
  visit: { readonly startsAt: Date; readonly endsAt: Date; readonly branchId: number },
): boolean {
  const { date, time } = clinicDateTime(visit.startsAt);
  const begins = minutesOf(time);
  const ends = begins + (visit.endsAt.getTime() - visit.startsAt.getTime()) / minuteMs;
  const holds = (day: LocalDate, earlier: number) =>
    openRulesOn(schedule, day).some(
      ({ branchId, startMin, durationMin }) =>
        branchId === visit.branchId && startMin - earlier <= begins && ends <= startMin - earlier + durationMin,
    );
  return holds(date, 0) || holds(addDays(date, -1), dayMinutes);
}

/** Minutes that a doctor works in the seven days from a date on. */
export function minutesOfWeek(schedule: Schedule, from: LocalDate): number {
  const week = Array.from({ length: 7 }, (_, day) => rulesOn(schedule, addDays(from, day)));
  return week.flat().reduce((sum, { durationMin }) => sum + durationMin, 0);
}

/** The same calendar as seen from some branches; null for all of them. */
export const inBranches = (calendar: DoctorCalendar, branchIds: readonly number[] | null): DoctorCalendar =>
  branchIds === null ? calendar : { ...calendar, onlyIn: branchIds };

/** The same calendar as seen from one branch; undefined for all of them. */
export const inBranch = (calendar: DoctorCalendar, branchId: number | undefined): DoctorCalendar =>
  inBranches(calendar, branchId === undefined ? null : [branchId]);

/** A slot as responses have it. */
function slotAt(calendar: DoctorCalendar, date: LocalDate, time: LocalTime): FreeSlot {
  const id = branchAt(calendar, date, time);
  const branch = calendar.branches.find((one) => one.id === id);
  return {
    date,
    time,
    ...(branch && { branch: { id: branch.id, name_ar: branch.name_ar, name_en: branch.name_en } }),
  };
}

/** The time that a visit of some minutes takes up. */
export function slotInterval(date: LocalDate, time: LocalTime, minutes: number): Interval {
  const from = clinicInstant(date, time).getTime();
  return { from, to: from + minutes * minuteMs };
}

export function overlap(a: Interval, b: Interval): boolean {
  return a.from < b.to && b.from < a.to;
}

/** Start times of a clinic date at which the doctor sees patients, taken or not (S70). */
export const offeredTimes = (calendar: DoctorCalendar, date: LocalDate): LocalTime[] =>
  scheduledTimes(calendar, date).filter((time) => {
    const slot = slotInterval(date, time, lengthOf(calendar));
    return !calendar.leave.some((interval) => overlap(slot, interval));
  });

/** Whether the doctor sees patients at a time, taken or not (S70). */
export const isOffered = (calendar: DoctorCalendar, date: LocalDate, time: LocalTime): boolean =>
  offeredTimes(calendar, date).includes(time);

/** Whether a moment lies within the lead time of the doctor. */
export const isTooSoon = ({ booking, noticeFrom }: DoctorCalendar, startsAt: number) =>
  noticeFrom !== null && startsAt < noticeFrom.getTime() + booking.leadHours * hourMs;

/** Whether two visits of a doctor are so close that the buffers between them are not free. */
export const isTooClose = (booking: BookingRules, one: Interval, other: Interval) =>
  overlap({ from: one.from, to: one.to + gapOf(booking) * minuteMs }, other) ||
  overlap({ from: other.from, to: other.to + gapOf(booking) * minuteMs }, one);

/** Visits that a clinic date has room for still, beside those that begin at a moment. */
export function placesLeft({ booking, visits, seen }: DoctorCalendar, date: LocalDate, except?: number): number {
  if (booking.mostPerDay === null) return Number.POSITIVE_INFINITY;
  const day = { from: clinicInstant(date, '00:00').getTime(), to: clinicInstant(addDays(date, 1), '00:00').getTime() };
  const others = [...visits, ...seen].filter(({ from }) => from >= day.from && from < day.to && from !== except);
  return booking.mostPerDay - others.length;
}

/** Start times of a clinic date that can still be booked. */
export function freeTimes(calendar: DoctorCalendar, date: LocalDate): LocalTime[] {
  const { booking, leave, leaves } = calendar;
  if (placesLeft(calendar, date, leaves) <= 0) return [];
  const visits = calendar.visits.filter(({ from }) => from !== leaves);
  return scheduledTimes(calendar, date).filter((time) => {
    const slot = slotInterval(date, time, lengthOf(calendar));
    return (
      slot.from !== leaves &&
      !isTooSoon(calendar, slot.from) &&
      !leave.some((interval) => overlap(slot, interval)) &&
      !visits.some((visit) => isTooClose(booking, slot, visit))
    );
  });
}

/** The first free slots from a date on, at most `most`. */
export function firstFreeSlots(
  calendar: DoctorCalendar,
  range: { first: LocalDate; last: LocalDate },
  most: number,
): FreeSlot[] {
  const found: FreeSlot[] = [];
  for (let date = range.first; date <= range.last && found.length < most; date = addDays(date, 1)) {
    for (const time of freeTimes(calendar, date)) {
      if (found.push(slotAt(calendar, date, time)) === most) break;
    }
  }
  return found;
}

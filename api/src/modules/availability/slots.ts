import type { LocalDate, LocalTime } from '@clinic/contracts/time';
import { addDays, clinicInstant, hijriDate, weekday } from '@clinic/contracts/time';

/** A weekly working time (E1). */
export interface ScheduleRule {
  readonly weekday: number;
  readonly startMin: number;
  readonly durationMin: number;
  readonly validFrom: LocalDate | null;
  readonly validTo: LocalDate | null;
  readonly kind: 'normal' | 'ramadan';
}

/** An interval in epoch milliseconds, start included, end not. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** All that says when a doctor can be seen. */
export interface DoctorCalendar {
  readonly slotMinutes: number;
  readonly rules: readonly ScheduleRule[];
  /** The doctor's leave and closures of the clinic. */
  readonly leave: readonly Interval[];
  /** Standing appointments and holds. */
  readonly visits: readonly Interval[];
}

const dayMinutes = 24 * 60;
const minuteMs = 60_000;

/** Month 9 of the Umm al-Qura calendar (E4). */
export function isRamadan(date: LocalDate): boolean {
  return hijriDate(date).month === 9;
}

function rulesOn(rules: readonly ScheduleRule[], date: LocalDate): ScheduleRule[] {
  const keepsRamadanHours = rules.some((rule) => rule.kind === 'ramadan') && isRamadan(date);
  const day = weekday(date);
  return rules.filter(
    (rule) =>
      rule.weekday === day &&
      rule.kind === (keepsRamadanHours ? 'ramadan' : 'normal') &&
      (rule.validFrom === null || rule.validFrom <= date) &&
      (rule.validTo === null || date <= rule.validTo),
  );
}

function startsOf(rule: ScheduleRule, slotMinutes: number): number[] {
  const starts: number[] = [];
  const end = rule.startMin + rule.durationMin;
  for (let minute = rule.startMin; minute + slotMinutes <= end; minute += slotMinutes) starts.push(minute);
  return starts;
}

function clockTime(minute: number): LocalTime {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/**
 * Start times that the schedule offers on a clinic date, free or not (E4): of that day's rules, and of the day before for
 * hours that run past midnight. Leave is not looked at.
 */
export function scheduledTimes(calendar: Pick<DoctorCalendar, 'slotMinutes' | 'rules'>, date: LocalDate): LocalTime[] {
  const yesterday = addDays(date, -1);
  const minutes = new Set([
    ...rulesOn(calendar.rules, date).flatMap((rule) => startsOf(rule, calendar.slotMinutes)),
    ...rulesOn(calendar.rules, yesterday).flatMap((rule) =>
      startsOf(rule, calendar.slotMinutes).map((minute) => minute - dayMinutes),
    ),
  ]);
  return [...minutes]
    .filter((minute) => minute >= 0 && minute < dayMinutes)
    .sort((a, b) => a - b)
    .map(clockTime);
}

/** The time that a slot takes up. */
export function slotInterval(date: LocalDate, time: LocalTime, slotMinutes: number): Interval {
  const from = clinicInstant(date, time).getTime();
  return { from, to: from + slotMinutes * minuteMs };
}

export function overlap(a: Interval, b: Interval): boolean {
  return a.from < b.to && b.from < a.to;
}

/** Whether the doctor sees patients at a time, taken or not (S70). */
export function isOffered(calendar: DoctorCalendar, date: LocalDate, time: LocalTime): boolean {
  const slot = slotInterval(date, time, calendar.slotMinutes);
  return scheduledTimes(calendar, date).includes(time) && !calendar.leave.some((interval) => overlap(slot, interval));
}

/** Start times of a clinic date that can still be booked. */
export function freeTimes(calendar: DoctorCalendar, date: LocalDate): LocalTime[] {
  return scheduledTimes(calendar, date).filter((time) => {
    const slot = slotInterval(date, time, calendar.slotMinutes);
    return ![calendar.leave, calendar.visits].some((busy) => busy.some((interval) => overlap(slot, interval)));
  });
}

/** The first free slots from a date on, at most `most`. */
export function firstFreeSlots(
  calendar: DoctorCalendar,
  range: { first: LocalDate; last: LocalDate },
  most: number,
): { date: LocalDate; time: LocalTime }[] {
  const found: { date: LocalDate; time: LocalTime }[] = [];
  for (let date = range.first; date <= range.last && found.length < most; date = addDays(date, 1)) {
    for (const time of freeTimes(calendar, date)) {
      if (found.push({ date, time }) === most) break;
    }
  }
  return found;
}

/**
 * The clinic's clock and calendar. The clinic lives in Asia/Riyadh, which is three hours ahead of UTC all year, so plain
 * arithmetic gives the same result in every browser and on every server whatever zone they are set to (R19).
 */

/** A calendar date of the clinic, `YYYY-MM-DD`. */
export type LocalDate = string;

/** A clock time of the clinic, `HH:mm`. */
export type LocalTime = string;

/** IANA name of the clinic's zone. */
export const clinicTimeZone = 'Asia/Riyadh';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const clinicOffsetMs = 3 * 60 * minuteMs;

function utcMidnight(date: LocalDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function dateOf(utcMs: number): LocalDate {
  return new Date(utcMs).toISOString().slice(0, 10);
}

/** Clinic date and time of an instant. */
export function clinicDateTime(instant: Date): { date: LocalDate; time: LocalTime } {
  const local = new Date(instant.getTime() + clinicOffsetMs).toISOString();
  return { date: local.slice(0, 10), time: local.slice(11, 16) };
}

/** The clinic's date at an instant. "Today" always comes from the server's `now` (Q3). */
export function clinicToday(now: Date): LocalDate {
  return clinicDateTime(now).date;
}

/** The instant at which the clinic's calendar and clock show a date and a time. */
export function clinicInstant(date: LocalDate, time: LocalTime): Date {
  return new Date(Date.parse(`${date}T${time}:00Z`) - clinicOffsetMs);
}

/** A date some days later, or earlier when negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOf(utcMidnight(date) + days * dayMs);
}

/** Whole days from one date to another. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((utcMidnight(to) - utcMidnight(from)) / dayMs);
}

/** Day of the week, 0 = Sunday (Q4). */
export function weekday(date: LocalDate): number {
  return new Date(utcMidnight(date)).getUTCDay();
}

/**
 * Whether a text names a day that exists: 31 February does not. Days of the years 1900 to 2199 only: databases and calendars
 * disagree about the ends of time, and nobody here needs them.
 */
export function isCalendarDate(text: string): boolean {
  const ms = utcMidnight(text);
  return text >= '1900' && text < '2200' && !Number.isNaN(ms) && dateOf(ms) === text;
}

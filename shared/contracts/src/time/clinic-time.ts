/**
 * The clinic's clock and calendar. One clinic has one time zone: each process and each tab takes it from the settings when it
 * starts, so that every browser and every server shows the same day, whatever zone it is set to itself (R19).
 */

/** A calendar date of the clinic, `YYYY-MM-DD`. */
export type LocalDate = string;

/** A clock time of the clinic, `HH:mm`. */
export type LocalTime = string;

/** The zone of a clinic that set none. */
export const defaultTimeZone = 'Asia/Riyadh';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Zones change their clocks at whole quarters of an hour of UTC alone. */
const quarterMs = 15 * minuteMs;
/** Quarters whose offset is remembered: as many as the slots of the longest list start in. */
const mostQuarters = 10_000;

/** IANA name of the clinic's zone. */
export let clinicTimeZone: string;

let clock: Intl.DateTimeFormat;
const offsets = new Map<number, number>();

/** Says in which zone the clinic is, before anything asks for its time. @throws {RangeError} when there is no such zone */
export function setClinicTimeZone(timeZone: string): void {
  // Year first, 24 hours, Latin digits, as `Date.parse` reads them.
  clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clinicTimeZone = timeZone;
  offsets.clear();
}
setClinicTimeZone(defaultTimeZone);

/** By how much the clinic's clock is ahead of UTC. Asking for a zone takes microseconds, and lists of slots ask often. */
function offsetAt(ms: number): number {
  const quarter = Math.floor(ms / quarterMs) * quarterMs;
  let offset = offsets.get(quarter);
  if (offset === undefined) {
    offset = Date.parse(`${clock.format(quarter).replace(' ', 'T')}Z`) - quarter;
    if (offsets.size === mostQuarters) offsets.clear();
    offsets.set(quarter, offset);
  }
  return offset;
}

/** What the clinic's calendar and clock show at an instant, as if it were UTC. */
const localMs = (ms: number) => ms + offsetAt(ms);

function utcMidnight(date: LocalDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function dateOf(utcMs: number): LocalDate {
  return new Date(utcMs).toISOString().slice(0, 10);
}

/** Clinic date and time of an instant. */
export function clinicDateTime(instant: Date): { date: LocalDate; time: LocalTime } {
  const local = new Date(localMs(instant.getTime())).toISOString();
  return { date: local.slice(0, 10), time: local.slice(11, 16) };
}

/** The clinic's date at an instant. "Today" always comes from the server's `now` (Q3). */
export function clinicToday(now: Date): LocalDate {
  return clinicDateTime(now).date;
}

/**
 * The instant at which the clinic's calendar and clock show a date and a time. Of a time that comes twice, when the clock is
 * put back, the first; for one that is left out, when it is put forward, the instant as long after the change.
 */
export function clinicInstant(date: LocalDate, time: LocalTime): Date {
  const local = Date.parse(`${date}T${time}:00Z`);
  // No zone changes twice within these two days.
  const [first, second] = [local - offsetAt(local - dayMs), local - offsetAt(local + dayMs)];
  return new Date(localMs(first) === local || localMs(second) !== local ? first : second);
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
 * Whether a text names a day that exists: 31 February does not. Days from 1900 to the last one of the Umm al-Qura calendar's
 * table only: databases and calendars disagree about the ends of time, and nobody here needs them.
 */
export function isCalendarDate(text: string): boolean {
  const ms = utcMidnight(text);
  return text >= '1900' && text <= '2174-11-25' && !Number.isNaN(ms) && dateOf(ms) === text;
}

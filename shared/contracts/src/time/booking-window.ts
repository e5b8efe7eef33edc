import type { LocalDate } from './clinic-time.ts';
import { addDays } from './clinic-time.ts';

/** Days of notice that the clinic needs before a visit (S60). */
export const noticeDays = 2;

function addOneMonthClamped(date: LocalDate): LocalDate {
  const year = Number(date.slice(0, 4));
  const month = Number(date.slice(5, 7));
  const lastDayOfNextMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(Number(date.slice(8, 10)), lastDayOfNextMonth);
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}

/**
 * The dates that can be booked, both ends included: from two days after today to one month minus one day after today,
 * where the month is clamped to its end (S60, Q3).
 */
export function bookingWindow(today: LocalDate): { first: LocalDate; last: LocalDate } {
  return { first: addDays(today, noticeDays), last: addDays(addOneMonthClamped(today), -1) };
}

/** Whether a date lies inside the booking window of a day (Q3). */
export function isBookable(date: LocalDate, today: LocalDate): boolean {
  const { first, last } = bookingWindow(today);
  return date >= first && date <= last;
}

import type { DemoRule, Weekday } from './types.ts';

/** Days of the clinic's week by their number in a schedule rule (E1). */
export const SUN = 0;
export const MON = 1;
export const TUE = 2;
export const WED = 3;
export const THU = 4;
export const FRI = 5;
export const SAT = 6;

const dayMinutes = 24 * 60;

function minuteOf(clock: string): number {
  const [hour = Number.NaN, minute = Number.NaN] = clock.split(':').map(Number);
  return hour * 60 + minute;
}

/**
 * One rule for each day of a shift. A closing time at or before the opening time is on the next day, so `20:00` to `02:00`
 * is six hours (Q11).
 */
export function shift(days: readonly Weekday[], opens: string, closes: string): DemoRule[] {
  const start = minuteOf(opens);
  const end = minuteOf(closes);
  const duration = end > start ? end - start : end + dayMinutes - start;
  return days.map((weekday) => ({ weekday, start_min: start, duration_min: duration }));
}

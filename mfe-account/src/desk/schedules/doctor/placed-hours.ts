import type { Hours } from './week-state.ts';
import { dayMinutes, minuteOf, minutesOf, timeOf, weekdays } from './week-state.ts';

/** Where hours lie in the week: what drawing them elsewhere changes. */
export type Place = Pick<Hours, 'weekday' | 'from' | 'to'>;

/** By how many minutes hours are moved in the drawing; the shortest that it makes them. */
export const stepMinutes = 15;

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
const placeAt = (weekday: number, start: number, minutes: number): Place => ({
  ...{ weekday, from: timeOf(start), to: timeOf(start + minutes) },
});

/** Whether both times are written, so that the hours can be drawn. */
export const isDrawable = (one: Hours) => !Number.isNaN(minutesOf(one));

/**
 * The same hours from a minute of a day on, as long as they are. They stay in the week, and end at midnight at the latest
 * unless they ran past it before.
 */
export function movedTo(one: Hours, weekday: number, start: number): Place {
  const minutes = minutesOf(one);
  const runsOver = minuteOf(one.from) + minutes > dayMinutes;
  const latest = runsOver ? dayMinutes - stepMinutes : dayMinutes - minutes;
  const day = within(weekday, 0, weekdays.length - 1);
  return placeAt(day, within(start, 0, latest), minutes);
}

/** The same hours with another start; they last for one step at least. */
export function startingAt(one: Hours, start: number): Place {
  const end = minuteOf(one.from) + minutesOf(one);
  const begins = within(start, Math.max(end - dayMinutes, 0), Math.min(end, dayMinutes) - stepMinutes);
  return placeAt(one.weekday, begins, end - begins);
}

/** The same hours with another end, in minutes of their day: past midnight only where they ran past it before. */
export function endingAt(one: Hours, end: number): Place {
  const start = minuteOf(one.from);
  const latest = Math.max(dayMinutes, start + minutesOf(one));
  return placeAt(one.weekday, start, within(end, start + stepMinutes, latest) - start);
}

/** A part of hours within one day's column: hours that run past midnight have a second one. */
export interface Block {
  readonly hours: Hours;
  readonly weekday: number;
  readonly start: number;
  readonly end: number;
  /** What runs on after midnight. */
  readonly isRest: boolean;
}

/** Hours as blocks of one day each, in their order. */
export function blocksOf(hours: readonly Hours[]): Block[] {
  return hours.filter(isDrawable).flatMap((one) => {
    const start = minuteOf(one.from);
    const end = start + minutesOf(one);
    const block = { hours: one, weekday: one.weekday, start, end: Math.min(end, dayMinutes), isRest: false };
    return end <= dayMinutes
      ? [block]
      : [block, { ...block, weekday: (one.weekday + 1) % 7, start: 0, end: end - dayMinutes, isRest: true }];
  });
}

/** Keys of the hours that lie over others of the same timetable. */
export function overlappingIn(blocks: readonly Block[]): ReadonlySet<number> {
  const isOver = (a: Block, b: Block) =>
    a.hours.key !== b.hours.key && a.weekday === b.weekday && a.start < b.end && b.start < a.end;
  return new Set(blocks.filter((a) => blocks.some((b) => isOver(a, b))).map(({ hours }) => hours.key));
}

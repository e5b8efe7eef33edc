import type { LocalDate } from '@clinic/contracts/time';
import { addDays, daysBetween, hijriDate, isCalendarDate, weekday } from '@clinic/contracts/time';

/** An interval of whole days of the clinic's calendar, both ends included. */
export interface Span {
  readonly start: LocalDate;
  readonly end: LocalDate;
}

/** A rule that is none; the message is fit for an editor. */
export class RuleInvalid extends Error {
  override readonly name = 'RuleInvalid';
}

/** How a kind of rule finds its days in a year: none, one, or (Hijri dates) two stretches that start in it. */
type Expansion = (year: number, numbers: readonly number[]) => Span[];

interface Kind {
  /** The least and the most of each number. */
  readonly numbers: readonly (readonly [number, number])[];
  readonly expand: Expansion;
}

const two = (number: number) => String(number).padStart(2, '0');
const dateOf = (year: number, month: number, day: number): LocalDate => `${year}-${two(month)}-${two(day)}`;
const oneDay = (date: LocalDate): Span[] => [{ start: date, end: date }];
const lasting = (start: LocalDate, days: number): Span[] => [{ start, end: addDays(start, days - 1) }];

function lastOfMonth(year: number, month: number): LocalDate {
  return month === 12 ? dateOf(year, 12, 31) : addDays(dateOf(year, month + 1, 1), -1);
}

/** The weekday of a month counted from its start, or from its end when negative; undefined when the month has not so many. */
function nthWeekday(year: number, month: number, wanted: number, n: number): LocalDate | undefined {
  const first = dateOf(year, month, 1);
  const last = lastOfMonth(year, month);
  const found =
    n > 0
      ? addDays(first, ((wanted - weekday(first) + 7) % 7) + (n - 1) * 7)
      : addDays(last, -((weekday(last) - wanted + 7) % 7) + (n + 1) * 7);
  return found >= first && found <= last ? found : undefined;
}

/** First days of the Hijri months that a year touches, and of the one after. Such a month has 29 or 30 days. */
function hijriMonths(year: number): LocalDate[] {
  const newYear = dateOf(year, 1, 1);
  const starts = [addDays(newYear, 1 - hijriDate(newYear).day)];
  for (let start = starts[0] ?? newYear; start <= dateOf(year, 12, 31); starts.push(start)) {
    const afterShort = addDays(start, 29);
    start = hijriDate(afterShort).day === 1 ? afterShort : addDays(start, 30);
  }
  return starts;
}

/**
 * A number of days from a Hijri date, or to the end of its month when the number is 0. A Hijri year is about eleven days
 * shorter, so a year can have two.
 */
function hijriSpans(year: number, month: number, day: number, days: number): Span[] {
  const starts = hijriMonths(year);
  return starts.flatMap((first, index) => {
    const next = starts[index + 1];
    const start = addDays(first, day - 1);
    const isThere = next !== undefined && start < next && start.startsWith(`${year}-`);
    if (!isThere || hijriDate(first).month !== month) return [];
    return days === 0 ? [{ start, end: addDays(next, -1) }] : lasting(start, days);
  });
}

const month = [1, 12] as const;
const day = [1, 31] as const;
const weekdays = [0, 6] as const;
const nth = [-5, 5] as const;
const length = [1, 62] as const;

const kinds: Readonly<Record<string, Kind>> = {
  F: {
    numbers: [month, day],
    expand: (year, [m = 0, d = 0]) => (isCalendarDate(dateOf(year, m, d)) ? oneDay(dateOf(year, m, d)) : []),
  },
  N: {
    numbers: [month, weekdays, nth],
    expand: (year, [m = 0, wd = 0, n = 0]) => {
      const date = nthWeekday(year, m, wd, n);
      return date === undefined ? [] : oneDay(date);
    },
  },
  L: { numbers: [month], expand: (year, [m = 0]) => oneDay(lastOfMonth(year, m)) },
  B: {
    numbers: [month, day, weekdays],
    expand: (year, [m = 0, d = 0, wd = 0]) => {
      const anchor = dateOf(year, m, d);
      return isCalendarDate(anchor) ? oneDay(addDays(anchor, -((weekday(anchor) - wd + 7) % 7))) : [];
    },
  },
  R: {
    numbers: [month, day, month, day],
    expand: (year, [m1 = 0, d1 = 0, m2 = 0, d2 = 0]) => {
      const start = dateOf(year, m1, d1);
      const end = dateOf(m2 < m1 || (m2 === m1 && d2 < d1) ? year + 1 : year, m2, d2);
      return isCalendarDate(start) && isCalendarDate(end) ? [{ start, end }] : [];
    },
  },
  W: {
    numbers: [month, weekdays, nth, [-31, 31], length],
    expand: (year, [m = 0, wd = 0, n = 0, offset = 0, days = 0]) => {
      const anchor = nthWeekday(year, m, wd, n);
      return anchor === undefined ? [] : lasting(addDays(anchor, offset), days);
    },
  },
  M: { numbers: [month], expand: (year, [m = 0]) => [{ start: dateOf(year, m, 1), end: lastOfMonth(year, m) }] },
  H: {
    numbers: [month, [1, 30], [0, length[1]]],
    expand: (year, [m = 0, d = 0, days = 0]) => hijriSpans(year, m, d, days),
  },
};

function parse(rule: string): { kind: Kind; numbers: number[] } {
  const [letter = '', ...words] = rule.trim().split(/\s+/);
  const kind = Object.hasOwn(kinds, letter) ? kinds[letter] : undefined;
  if (!kind) throw new RuleInvalid(`must start with one of ${Object.keys(kinds).join(' ')}`);
  if (words.length !== kind.numbers.length) throw new RuleInvalid(`${letter} takes ${kind.numbers.length} numbers`);
  const numbers = words.map((word, index) => {
    const [least, most] = kind.numbers[index] ?? [0, 0];
    const number = /^-?\d{1,2}$/.test(word) ? Number(word) : NaN;
    const isNth = kind.numbers[index] === nth;
    if (!(number >= least && number <= most) || (isNth && number === 0)) {
      throw new RuleInvalid(`"${word}" must be a whole number from ${least} to ${most}${isNth ? ', not 0' : ''}`);
    }
    return number;
  });
  return { kind, numbers };
}

/** Every page asks for the days of the same rules in the same three years. */
const expanded = new Map<string, readonly Span[]>();
const mostKept = 5000;

/** Refuses what is no rule, with a {@link RuleInvalid} that says why. */
export function checkRule(rule: string): void {
  parse(rule);
}

/**
 * The stretches of days that a rule gives a year, by their first day: `F m d` fixed, `N m wd n` nth weekday (0 = Sunday, -1 =
 * last), `L m` last day of a month, `B m d wd` weekday on or before a date, `R m1 d1 m2 d2` from one date to another, over New
 * Year when the second is earlier, `W m wd n offset days` days from an nth weekday, `M m` whole month, `H hm hd days` from an
 * Umm al-Qura date, to the end of its month when `days` is 0. A date that the year does not have gives none. A `W` that is
 * moved out of its year by its offset belongs to the year of its weekday.
 */
export function expandRule(rule: string, year: number): readonly Span[] {
  const key = `${rule}/${year}`;
  const known = expanded.get(key);
  if (known) return known;
  const { kind, numbers } = parse(rule);
  const spans = kind.expand(year, numbers);
  if (expanded.size >= mostKept) expanded.clear();
  expanded.set(key, spans);
  return spans;
}

/** Days of an interval. */
export function lengthOf({ start, end }: Span): number {
  return daysBetween(start, end) + 1;
}

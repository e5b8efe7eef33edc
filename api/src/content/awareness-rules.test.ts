import fc from 'fast-check';
import { addDays, hijriDate, weekday } from '@clinic/contracts/time';
import { checkRule, expandRule, lengthOf, RuleInvalid } from './awareness-rules.ts';

const years = fc.integer({ min: 2000, max: 2150 });
const months = fc.integer({ min: 1, max: 12 });
const weekdays = fc.integer({ min: 0, max: 6 });

describe('rules of awareness days', () => {
  test.each([
    ['F 11 14', 2026, [['2026-11-14', '2026-11-14']]],
    ['F 2 29', 2026, []],
    ['F 2 29', 2028, [['2028-02-29', '2028-02-29']]],
    ['N 11 3 3', 2026, [['2026-11-18', '2026-11-18']]],
    ['N 1 0 -1', 2026, [['2026-01-25', '2026-01-25']]],
    ['N 2 0 5', 2026, []],
    ['L 2', 2028, [['2028-02-29', '2028-02-29']]],
    ['L 12', 2026, [['2026-12-31', '2026-12-31']]],
    ['B 3 19 5', 2026, [['2026-03-13', '2026-03-13']]],
    ['R 11 18 11 24', 2026, [['2026-11-18', '2026-11-24']]],
    ['R 12 28 1 4', 2026, [['2026-12-28', '2027-01-04']]],
    ['W 6 0 3 -6 7', 2026, [['2026-06-15', '2026-06-21']]],
    ['M 2', 2028, [['2028-02-01', '2028-02-29']]],
    ['H 9 1 0', 2026, [['2026-02-18', '2026-03-19']]],
    ['H 12 8 6', 2026, [['2026-05-25', '2026-05-30']]],
  ])('%s in %i', (rule, year, spans) => {
    expect(expandRule(rule, year).map(({ start, end }) => [start, end])).toEqual(spans);
  });

  test.each(['', 'X 1', 'F 1', 'F 13 1', 'F 1 32', 'N 1 7 1', 'N 1 0 0', 'M 1 1', 'H 9 1', 'F 1.5 2', 'constructor 1'])(
    '"%s" is no rule',
    (rule) => {
      expect(() => checkRule(rule)).toThrow(RuleInvalid);
    },
  );

  test('an nth weekday is that weekday of that month; counted from either end it is the same one', () => {
    fc.assert(
      fc.property(years, months, weekdays, fc.integer({ min: 1, max: 4 }), (year, month, wd, n) => {
        const [found] = expandRule(`N ${month} ${wd} ${n}`, year);
        expect(weekday(found?.start ?? '')).toBe(wd);
        const dayOfMonth = Number(found?.start.slice(8));
        expect(Math.ceil(dayOfMonth / 7)).toBe(n);
        const fromEnd = [-5, -4, -3, -2, -1].flatMap((back) => expandRule(`N ${month} ${wd} ${back}`, year));
        expect(fromEnd.map(({ start }) => start)).toContain(found?.start);
      }),
    );
  });

  test('a weekday on or before a date is at most six days before it', () => {
    fc.assert(
      fc.property(years, months, fc.integer({ min: 1, max: 28 }), weekdays, (year, month, day, wd) => {
        const [found] = expandRule(`B ${month} ${day} ${wd}`, year);
        const [anchor] = expandRule(`F ${month} ${day}`, year);
        const start = found?.start ?? '';
        expect(weekday(start)).toBe(wd);
        expect(start <= (anchor?.start ?? '') && addDays(start, 6) >= (anchor?.start ?? '')).toBe(true);
      }),
    );
  });

  test('a Hijri month is whole, and starts on its first day', () => {
    fc.assert(
      fc.property(years, months, (year, month) => {
        for (const span of expandRule(`H ${month} 1 0`, year)) {
          expect(hijriDate(span.start)).toMatchObject({ month, day: 1 });
          expect(hijriDate(addDays(span.end, 1)).day).toBe(1);
          expect([29, 30]).toContain(lengthOf(span));
        }
      }),
      { numRuns: 40 },
    );
  });
});

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parse } from 'yaml';
import * as z from 'zod';
import { addDays, weekday } from '@clinic/contracts/time';
import { AwarenessRuleRecord } from '../../content/collections/awareness-rules.ts';
import type { AwarenessRule } from './events.ts';
import { groupEvents, occurrencesIn, occurrencesOn } from './events.ts';

const file = new URL('../../../demo/content/awareness-rules.yaml', import.meta.url);
const rules: AwarenessRule[] = z
  .array(AwarenessRuleRecord)
  .parse(parse(readFileSync(file, 'utf8')))
  .map((record) => ({
    ...record,
    nameArabic: record.name_arabic,
    durationType: record.duration_type,
    validFromYear: record.valid_from_year,
    validToYear: record.valid_to_year,
  }));

const spanOf = (rule: string, year: number) => {
  const [one] = occurrencesIn(rules, year).filter((found) => found.rule.id === rule);
  return one ? [one.start, one.end] : [];
};
const shownOn = (date: string) => occurrencesOn(rules, date)[0]?.rule.id ?? null;

function daysOf(year: number): string[] {
  const days: string[] = [];
  for (let date = `${year}-01-01`; date.startsWith(String(year)); date = addDays(date, 1)) days.push(date);
  return days;
}

describe('the awareness calendar of the clinic', () => {
  test.each([
    ['kidney', ['2024-03-14', '2025-03-13', '2026-03-12']],
    ['sleep', ['2024-03-15', '2025-03-14', '2026-03-13']],
    ['leprosy', ['2024-01-28', '2025-01-26', '2026-01-25']],
    ['epilepsy', ['2024-02-12', '2025-02-10', '2026-02-09']],
    ['asthma', ['2024-05-07', '2025-05-06', '2026-05-05']],
    ['sight', ['2024-10-10', '2025-10-09', '2026-10-08']],
    ['copd', ['2024-11-20', '2025-11-19', '2026-11-18']],
    ['first-aid', ['2024-09-14', '2025-09-13', '2026-09-12']],
    ['rare', ['2024-02-29', '2025-02-28', '2026-02-28']],
  ])('Q1: %s falls on its published days of 2024 to 2026', (rule, dates) => {
    for (const date of dates) expect(spanOf(rule, Number(date.slice(0, 4)))).toEqual([date, date]);
  });

  test.each([
    ['glaucoma', ['2024-03-10', '2024-03-16'], ['2025-03-09', '2025-03-15'], ['2026-03-08', '2026-03-14']],
    ['mens-week', ['2024-06-10', '2024-06-16'], ['2025-06-09', '2025-06-15'], ['2026-06-15', '2026-06-21']],
    ['deaf-week', ['2024-09-23', '2024-09-29'], ['2025-09-22', '2025-09-28'], ['2026-09-21', '2026-09-27']],
    ['ramadan', ['2024-03-11', '2024-04-09'], ['2025-03-01', '2025-03-29'], ['2026-02-18', '2026-03-19']],
  ])('Q1: %s takes its published days of 2024 to 2026', (rule, ...spans) => {
    for (const span of spans) expect(spanOf(rule, Number(span[0]?.slice(0, 4)))).toEqual(span);
  });

  test.each<[string, string | null, string]>([
    ['2026-11-17', 'prematurity', 'of two days of one date the heavier'],
    ['2026-11-18', 'copd', 'a day before a week'],
    ['2026-11-21', 'amr', 'a week before a month'],
    ['2026-11-25', 'mens-month', 'of two months the heavier'],
    ['2026-10-29', 'stroke', 'of two days of one date the heavier'],
    ['2026-09-02', 'childhood-cancer-month', 'of two months the heavier'],
    ['2026-02-28', 'rare', 'a day before the month of fasting'],
    ['2026-12-02', null, 'nothing'],
  ])('S53: on %s the strip shows %s: %s', (date, rule) => {
    expect(shownOn(date)).toBe(rule);
  });

  test('230 of the 365 days of 2026 have an event', () => {
    const days = daysOf(2026);
    expect(days).toHaveLength(365);
    expect(days.filter((date) => shownOn(date) !== null)).toHaveLength(230);
  });

  test('a range over New Year is shown on both sides of it, and belongs to the year in which it starts', () => {
    const winter = [
      { ...(rules[0] as AwarenessRule), id: 'winter', durationType: 'week' as const, rule: 'R 12 28 1 4' },
    ];
    expect(occurrencesOn(winter, '2027-01-04')[0]).toMatchObject({ id: 'winter-2026', end: '2027-01-04' });
    expect(occurrencesOn(winter, '2026-12-28')).toHaveLength(1);
    expect(occurrencesOn(winter, '2027-01-05')).toEqual([]);
  });

  test('Ramadan comes twice in 2030, under two ids', () => {
    const both = occurrencesIn(rules, 2030).filter(({ rule }) => rule.id === 'ramadan');
    expect(both.map(({ id, start }) => [id, start.slice(0, 7)])).toEqual([
      ['ramadan-2030', '2030-01'],
      ['ramadan-2030-2', '2030-12'],
    ]);
  });

  test('a rule holds for the years that it is valid in', () => {
    const bounded = [{ ...(rules[0] as AwarenessRule), rule: 'F 1 4', validFromYear: 2026, validToYear: 2027 }];
    expect([2025, 2026, 2027, 2028].map((year) => occurrencesIn(bounded, year).length)).toEqual([0, 1, 1, 0]);
  });

  test('S55: grouped by duration and by the month of the first day', () => {
    const groups = groupEvents(occurrencesIn(rules, 2026));
    expect(Object.keys(groups)).toEqual(['day', 'week', 'month']);
    expect(Object.keys(groups.week)).toHaveLength(12);
    expect(groups.week['month_11']).toEqual([
      {
        id: 'amr-2026',
        name: 'World AMR Awareness Week',
        name_arabic: 'الأسبوع العالمي للتوعية بمقاومة مضادات الميكروبات',
        start_date: '2026-11-18',
        end_date: '2026-11-24',
        start_date_raw: '18-11-2026',
        end_date_raw: '24-11-2026',
        duration_type: 'week',
        month: 11,
        day: 18,
        year: 2026,
      },
    ]);
  });

  test('of any year: unique ids, days as long as their kind, what is shown takes place', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2020, max: 2100 }), fc.integer({ min: 0, max: 364 }), (year, offset) => {
        const all = occurrencesIn(rules, year);
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
        for (const { start, end, rule } of all) {
          expect(start.startsWith(String(year))).toBe(true);
          expect(end >= start).toBe(true);
          if (rule.durationType === 'day') expect(end).toBe(start);
        }
        const date = addDays(`${year}-01-01`, offset);
        const shown = occurrencesOn(rules, date);
        for (const { start, end } of shown) expect(start <= date && date <= end).toBe(true);
        const ranks = shown.map(({ rule }) => ['day', 'week', 'month'].indexOf(rule.durationType));
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
      }),
      { numRuns: 25 },
    );
  });

  test('every rule is of a weekday that it names', () => {
    for (const { rule, id } of rules) {
      const [letter, , wd] = rule.split(' ');
      if (letter !== 'N') continue;
      const [start = ''] = spanOf(id, 2033);
      expect([id, weekday(start)]).toEqual([id, Number(wd)]);
    }
  });
});

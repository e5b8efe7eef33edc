import { ClinicDateAdapter, toCalendarDay, toLocalDate } from './clinic-date-adapter.ts';

const adapter = new ClinicDateAdapter({ locale: 'ar', instance: '2026-11-21' });
const on = (date: string) => toCalendarDay(date);

test('today is the day it was told, whatever the device says', () => {
  expect(toLocalDate(adapter.date())).toBe('2026-11-21');
  expect(adapter.date(null)).toBeNull();
});

test.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
])('%s moved by %i months is %s', (from, months, to) => {
  expect(toLocalDate(adapter.addMonths(on(from), months))).toBe(to);
});

test('weeks run from Sunday to Saturday and cover the whole month', () => {
  const weeks = adapter.getWeekArray(on('2026-12-10'));
  expect(weeks).toHaveLength(5);
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
  expect(toLocalDate(weeks[0]![0]!)).toBe('2026-11-29');
  expect(toLocalDate(weeks[4]![6]!)).toBe('2027-01-02');
});

test('the bounds of a day, a week, a month and a year', () => {
  const day = on('2026-11-24');
  expect(adapter.endOfDay(day).toISOString()).toBe('2026-11-24T23:59:59.999Z');
  expect(toLocalDate(adapter.startOfWeek(day))).toBe('2026-11-22');
  expect(toLocalDate(adapter.endOfWeek(day))).toBe('2026-11-28');
  expect(toLocalDate(adapter.startOfMonth(day))).toBe('2026-11-01');
  expect(toLocalDate(adapter.endOfMonth(day))).toBe('2026-11-30');
  expect(toLocalDate(adapter.startOfYear(day))).toBe('2026-01-01');
  expect(toLocalDate(adapter.endOfYear(day))).toBe('2026-12-31');
  expect(adapter.getDaysInMonth(on('2028-02-01'))).toBe(29);
});

test('writes with Latin digits in Arabic', () => {
  expect(adapter.format(on('2026-11-24'), 'fullDate')).toBe('الثلاثاء 24 نوفمبر 2026');
  expect(adapter.format(on('2026-11-24'), 'dayOfMonth')).toBe('24');
});

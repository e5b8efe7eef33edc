import { formatAge, isBirthDate } from './age.ts';

const today = '2026-11-22';

test.each([
  ['2026-11-22', true],
  ['2026-11-23', false],
  ['1906-11-22', true],
  ['1905-11-23', true],
  ['1905-11-22', false],
  ['2025-02-29', false],
  ['2024-02-29', true],
  ['22-11-2020', false],
  ['', false],
])('E1: %s is a day of birth: %s', (date, valid) => expect(isBirthDate(date, today)).toBe(valid));

test.each([
  ['2019-11-22', 'ar', '7 سنوات'],
  ['2019-11-23', 'ar', '6 سنوات'],
  ['2024-11-22', 'ar', 'سنتان'],
  ['2024-11-23', 'ar', '23 شهرًا'],
  ['2026-10-22', 'ar', 'شهر'],
  ['2026-10-23', 'ar', '30 يومًا'],
  ['1955-01-01', 'ar', '71 سنة'],
  ['2024-02-29', 'en', '2 years'],
  ['2025-11-22', 'en', '12 months'],
  ['2026-11-21', 'en', '1 day'],
] as const)('the age of somebody born on %s, in %s: %s', (date, lang, age) =>
  expect(formatAge(date, today, lang)).toBe(age),
);

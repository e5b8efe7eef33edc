import { formatHijri, hijriDate } from './hijri.ts';

test.each([
  ['2026-02-18', { day: 1, month: 9, year: 1447 }],
  ['2026-11-24', { day: 14, month: 6, year: 1448 }],
  ['2025-06-26', { day: 1, month: 1, year: 1447 }],
])('%s in the Umm al-Qura calendar', (date, hijri) => {
  expect(hijriDate(date)).toEqual(hijri);
});

test('names the months in both languages', () => {
  expect(formatHijri('2026-11-24', 'ar')).toBe('14 جمادى الآخرة 1448');
  expect(formatHijri('2026-11-24', 'en')).toBe('14 Jumada II 1448');
  expect(formatHijri('2026-02-18', 'ar', 'month')).toBe('رمضان 1447');
  expect(formatHijri('2026-02-18', 'en', 'name')).toBe('Ramadan');
});

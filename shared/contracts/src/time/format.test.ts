import {
  abbreviateNumber,
  formatCountdown,
  formatDate,
  formatMinutes,
  formatNumber,
  formatTime,
  pluralOfAbbreviated,
} from './format.ts';

test.each([
  ['full', 'الثلاثاء 24 نوفمبر 2026', 'Tuesday 24 November 2026'],
  ['long', '24 نوفمبر 2026', '24 November 2026'],
  ['day', 'الثلاثاء 24 نوفمبر', 'Tuesday 24 November'],
  ['short', '24 نوفمبر', '24 Nov'],
  ['month', 'نوفمبر 2026', 'November 2026'],
  ['weekday', 'الثلاثاء', 'Tuesday'],
] as const)('writes a date in the style %s in both languages', (style, ar, en) => {
  expect(formatDate('2026-11-24', 'ar', style)).toBe(ar);
  expect(formatDate('2026-11-24', 'en', style)).toBe(en);
});

test.each([
  ['00:00', '12:00 ص', '12:00 AM'],
  ['09:05', '9:05 ص', '9:05 AM'],
  ['12:30', '12:30 م', '12:30 PM'],
  ['19:30', '7:30 م', '7:30 PM'],
])('writes the clock time %s on twelve hours', (time, ar, en) => {
  expect(formatTime(time, 'ar')).toBe(ar);
  expect(formatTime(time, 'en')).toBe(en);
});

test.each([
  [1, 'دقيقة', '1 minute'],
  [5, '5 دقائق', '5 minutes'],
  [15, '15 دقيقة', '15 minutes'],
  [105, '105 دقائق', '105 minutes'],
])('%i minutes take their plural', (minutes, ar, en) => {
  expect(formatMinutes(minutes, 'ar')).toBe(ar);
  expect(formatMinutes(minutes, 'en')).toBe(en);
});

test.each([
  [600, '10:00'],
  [65, '1:05'],
  [9, '0:09'],
  [0, '0:00'],
])('counts %i seconds down', (seconds, written) => {
  expect(formatCountdown(seconds, 'ar')).toBe(written);
  expect(formatCountdown(seconds, 'en')).toBe(written);
});

test('groups Latin digits in both languages', () => {
  expect(formatNumber(12345.5, 'ar')).toBe('12,345.5');
  expect(formatNumber(12345.5, 'en')).toBe('12,345.5');
});

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.0K'],
  [1049, '1.0K'],
  [1050, '1.1K'],
  [999_949, '999.9K'],
  [999_950, '1.0M'],
  [1_000_000, '1.0M'],
  [12_345_678, '12.3M'],
])('S128, Q36: abbreviates %i to %s', (value, text) => {
  expect(abbreviateNumber(value, 'en')).toBe(text);
  expect(abbreviateNumber(value, 'ar')).toBe(text.replace('K', ' ألف').replace('M', ' مليون'));
});

test.each([1000, 3400, 5903, 1_000_002])('the noun after %i takes the plural of thousands', (value) => {
  expect(new Intl.PluralRules('ar').select(pluralOfAbbreviated(value))).toBe('other');
  expect(new Intl.PluralRules('en').select(pluralOfAbbreviated(value))).toBe('other');
});

test.each([0, 1, 2, 3, 11, 999])('the noun after %i takes its own plural', (value) => {
  expect(pluralOfAbbreviated(value)).toBe(value);
});

import { formatRelative, formatWait } from './relative.ts';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T12:00:10Z', 'الآن', 'Just now'],
  ['2026-11-21T11:00:01Z', 'الآن', 'Just now'],
  ['2026-11-21T11:00:00Z', 'قبل ساعة واحدة', '1 hour ago'],
  ['2026-11-20T12:00:01Z', 'قبل 23 ساعة', '23 hours ago'],
  ['2026-11-20T12:00:00Z', 'قبل يوم واحد', '1 day ago'],
  ['2026-11-14T12:00:01Z', 'قبل 6 أيام', '6 days ago'],
  ['2026-11-14T12:00:00Z', '14 نوفمبر', '14 Nov'],
])('%s seen at noon of 21 November', (instant, ar, en) => {
  expect(formatRelative(instant, now, 'ar')).toBe(ar);
  expect(formatRelative(instant, now, 'en')).toBe(en);
});

test('the day is that of the clinic, not of UTC', () => {
  expect(formatRelative('2026-10-31T21:30:00Z', now, 'en')).toBe('1 Nov');
});

test.each([
  [1, 'بعد ثانية واحدة', 'in 1 second'],
  [2, 'بعد ثانيتين', 'in 2 seconds'],
  [60, 'بعد 60 ثانية', 'in 60 seconds'],
  [121, 'بعد 3 دقائق', 'in 3 minutes'],
  [7201, 'بعد 3 ساعات', 'in 3 hours'],
])('a wait of %i seconds is said in full, never too short', (seconds, ar, en) => {
  expect(formatWait(seconds, 'ar')).toBe(ar);
  expect(formatWait(seconds, 'en')).toBe(en);
});

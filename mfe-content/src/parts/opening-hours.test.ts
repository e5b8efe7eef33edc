import { aDepartment } from '../testing/sample-pages.ts';
import {
  clockText,
  daysText,
  hoursLines,
  intervalText,
  isOpenAt,
  momentOf,
  nextOpening,
  type OpeningInterval,
} from './opening-hours.ts';

const every = (start_min: number, duration_min: number): OpeningInterval[] =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, start_min, duration_min }));
const at = (weekday: number, time: string) => ({
  weekday,
  minute: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
});

test.each([
  ['clinic', 0, 1440, 'على مدار الساعة', '24 hours'],
  ['ambulance', 540, 840, '9 ص – 11 م', '9 AM – 11 PM'],
  ['dermatology', 540, 720, '9 ص – 9 م', '9 AM – 9 PM'],
  ['radiology', 480, 960, '8 ص – 12 منتصف الليل', '8 AM – 12 AM (midnight)'],
  ['laboratory', 480, 1080, '8 ص – 2 ص (اليوم التالي)', '8 AM – 2 AM (next day)'],
  ['home visit', 480, 840, '8 ص – 10 م', '8 AM – 10 PM'],
])('S141, Q11: hours of %s in words', (_name, start_min, duration_min, arabic, english) => {
  expect(intervalText({ start_min, duration_min }, 'ar')).toBe(arabic);
  expect(intervalText({ start_min, duration_min }, 'en')).toBe(english);
});

test('Q11: midnight is named and minutes are said only when there are some', () => {
  expect(clockText(0, 'ar')).toBe('12 منتصف الليل');
  expect(clockText(1440, 'en')).toBe('12 AM (midnight)');
  expect(clockText(1290, 'en')).toBe('9:30 PM');
  expect(intervalText({ start_min: 0, duration_min: 360 }, 'en')).toBe('12 AM (midnight) – 6 AM');
});

const laboratory = { intervals: every(480, 1080) };
const radiology = { intervals: every(480, 960) };

test.each([
  ['laboratory', laboratory, '00:00', true],
  ['laboratory', laboratory, '01:59', true],
  ['laboratory', laboratory, '02:00', false],
  ['laboratory', laboratory, '07:59', false],
  ['laboratory', laboratory, '08:00', true],
  ['laboratory', laboratory, '23:59', true],
  ['radiology', radiology, '23:59', true],
  ['radiology', radiology, '00:00', false],
  ['clinic', { intervals: every(0, 1440) }, '03:00', true],
])('Q11: %s at %s: the interval of yesterday counts', (_name, department, time, open) => {
  for (const weekday of [0, 3, 6]) expect(isOpenAt(department, at(weekday, time))).toBe(open);
});

test('Q11: after midnight it is the former day’s hours that count, also from Saturday to Sunday', () => {
  const saturdays = { intervals: [{ weekday: 6, start_min: 1200, duration_min: 480 }] };
  expect(isOpenAt(saturdays, at(6, '21:00'))).toBe(true);
  expect(isOpenAt(saturdays, at(0, '03:59'))).toBe(true);
  expect(isOpenAt(saturdays, at(0, '04:00'))).toBe(false);
  expect(isOpenAt(saturdays, at(5, '21:00'))).toBe(false);
});

test('S141: the next opening, today, tomorrow or in a week', () => {
  expect(nextOpening(laboratory, at(1, '05:00'))).toEqual({ days: 0, start_min: 480 });
  expect(nextOpening(radiology, at(6, '08:30'))).toEqual({ days: 1, start_min: 480 });
  const fridays = { intervals: [{ weekday: 5, start_min: 960, duration_min: 60 }] };
  expect(nextOpening(fridays, at(5, '18:00'))).toEqual({ days: 7, start_min: 960 });
  expect(nextOpening({ intervals: [] }, at(0, '12:00'))).toBeNull();
});

test('S141: days with the same hours share a line, closed days too', () => {
  const intervals = [0, 1, 2, 3, 4].map((weekday) => ({ weekday, start_min: 540, duration_min: 720 }));
  intervals.push({ weekday: 6, start_min: 960, duration_min: 240 });
  expect(hoursLines(aDepartment('dermatology', { intervals }))).toMatchObject([
    { days: [0, 1, 2, 3, 4], intervals: { length: 1 } },
    { days: [5], intervals: [] },
    { days: [6], intervals: { length: 1 } },
  ]);
  expect(daysText([0, 1, 2, 3, 4], 'ar')).toBe('الأحد – الخميس');
  expect(daysText([5], 'en')).toBe('Friday');
  expect(hoursLines(laboratory)).toHaveLength(1);
});

test('Q11: the clinic’s weekday and minute at an instant', () => {
  expect(momentOf(new Date('2026-11-20T22:30:00Z'))).toEqual({ weekday: 6, minute: 90 });
});

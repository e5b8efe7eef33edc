import { hoursOf, hoursText, isOpenAt, openingHours } from './opening-hours.ts';

test.each([
  ['clinic', 'على مدار الساعة', '24 hours'],
  ['ambulance', '9 ص – 11 م', '9 AM – 11 PM'],
  ['cosmetics', '9 ص – 9 م', '9 AM – 9 PM'],
  ['radiology', '8 ص – 12 منتصف الليل', '8 AM – 12 AM (midnight)'],
  ['laboratory', '8 ص – 2 ص (اليوم التالي)', '8 AM – 2 AM (next day)'],
  ['homeVisit', '8 ص – 10 م', '8 AM – 10 PM'],
  ['homeEmergency', 'على مدار الساعة', '24 hours'],
] as const)('S141, Q11: hours of %s in words', (id, arabic, english) => {
  expect(hoursText(hoursOf(id), 'ar')).toBe(arabic);
  expect(hoursText(hoursOf(id), 'en')).toBe(english);
});

test('S141: every department has hours of its own', () => {
  expect(new Set(openingHours.map(({ id }) => id)).size).toBe(7);
});

const at = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

test.each([
  ['laboratory', '00:00', true],
  ['laboratory', '01:59', true],
  ['laboratory', '02:00', false],
  ['laboratory', '07:59', false],
  ['laboratory', '08:00', true],
  ['laboratory', '23:59', true],
  ['radiology', '23:59', true],
  ['radiology', '00:00', false],
  ['ambulance', '23:00', false],
  ['clinic', '03:00', true],
] as const)('Q11: %s at %s: open is %s, the interval of yesterday counted', (id, time, open) => {
  expect(isOpenAt(hoursOf(id), at(time))).toBe(open);
});

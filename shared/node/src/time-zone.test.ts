import { isTimeZone } from './time-zone.ts';

test.each(['Asia/Riyadh', 'Asia/Dubai', 'Africa/Cairo', 'America/Argentina/Buenos_Aires', 'UTC'])(
  '%s is one',
  (name) => {
    expect(isTimeZone(name)).toBe(true);
  },
);

test.each(['', 'Riyadh', '+03:00', 'GMT+4', 'Etc/GMT-3', 'Asia/Nowhere', "Asia/Dubai'"])('%s is none', (name) => {
  expect(isTimeZone(name)).toBe(false);
});

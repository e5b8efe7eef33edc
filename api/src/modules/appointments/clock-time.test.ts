import { clockTimeOf } from './clock-time.ts';

test.each([
  ['09:30', '09:30'],
  ['9:30', '09:30'],
  ['21:15:00', '21:15'],
  ['12:00 AM', '00:00'],
  ['12:00 PM', '12:00'],
  ['1:05 pm', '13:05'],
  ['11:59PM', '23:59'],
  ['24:00', null],
  ['13:00 PM', null],
  ['0:30 AM', null],
  ['10:60', null],
  ['noon', null],
])('Q26: %s is %s', (text, time) => {
  expect(clockTimeOf(text)).toBe(time);
});

import { defaultTimeZone, setClinicTimeZone } from '@clinic/contracts/time';
import { isQuiet } from './quiet-hours.ts';

afterEach(() => setClinicTimeZone(defaultTimeZone));

const night = { from: '22:00', to: '08:00' };

test.each([
  ['Asia/Riyadh', '2026-11-23T18:59:00Z', false],
  ['Asia/Riyadh', '2026-11-23T19:00:00Z', true],
  ['Asia/Dubai', '2026-11-23T17:59:00Z', false],
  ['Asia/Dubai', '2026-11-23T18:00:00Z', true],
  ['Asia/Dubai', '2026-11-23T04:00:00Z', false],
  // In summer the clock of Cairo is an hour further ahead.
  ['Africa/Cairo', '2026-07-01T05:00:00Z', false],
  ['Africa/Cairo', '2026-12-01T05:00:00Z', true],
])('in %s, %s is quiet: %s', (zone, instant, quiet) => {
  setClinicTimeZone(zone);
  expect(isQuiet(night, new Date(instant))).toBe(quiet);
});

import { BeaconLimits, failuresPerHour } from './limits.ts';

test('an address is heard so often in a minute, and again in the next', () => {
  let now = 0;
  const limits = new BeaconLimits(() => now);
  const taken = Array.from({ length: 200 }, () => limits.takesBatch('203.0.113.7')).filter(Boolean).length;
  expect(taken).toBe(120);
  expect(limits.takesBatch('203.0.113.8')).toBe(true);
  now = 60_000;
  expect(limits.takesBatch('203.0.113.7')).toBe(true);
});

test('of one release few failures of an address count in an hour; another release, address or hour counts anew', () => {
  let now = 0;
  const limits = new BeaconLimits(() => now);
  expect(limits.counted('a', 'qa@1', 'failures', 3)).toBe(3);
  expect(limits.counted('a', 'qa@1', 'failures', 30)).toBe(failuresPerHour - 3);
  expect(limits.counted('a', 'qa@1', 'failures', 1)).toBe(0);
  expect(limits.counted('a', 'qa@1', 'others', 30)).toBe(30);
  expect(limits.counted('a', 'qa@2', 'failures', 1)).toBe(1);
  expect(limits.counted('b', 'qa@1', 'failures', 1)).toBe(1);
  now = 60 * 60_000;
  expect(limits.counted('a', 'qa@1', 'failures', 9)).toBe(failuresPerHour);
});

test('successes do not drown failures without end', () => {
  const limits = new BeaconLimits(() => 0);
  const counted = Array.from({ length: 50 }, () => limits.counted('a', 'qa@1', 'others', 1000));
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(1000);
});

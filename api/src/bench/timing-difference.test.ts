import { randomFrom } from '../demo/random-from.ts';
import { timingDifference } from './timing-difference.ts';

function times(count: number, middle: number, seed: number): number[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => middle + random() * 4);
}

test('V9: times of one kind cannot be told apart', () => {
  const { z, ratio } = timingDifference(times(200, 20, 1), times(200, 20, 2));
  expect(Math.abs(z)).toBeLessThan(2);
  expect(ratio).toBeCloseTo(1, 1);
});

test('V9: a millisecond more is seen', () => {
  const { z, ratio } = timingDifference(times(200, 20, 1), times(200, 21, 2));
  expect(z).toBeGreaterThan(4);
  expect(ratio).toBeGreaterThan(1.02);
});

test('equal times share their ranks', () => {
  expect(timingDifference([1, 1, 2], [1, 1, 2])).toEqual({ first: 1, second: 1, ratio: 1, z: 0 });
});

import { median, rotated, summary } from './statistics.ts';

test('each round begins with the next variant', () => {
  const variants = ['A', 'B', 'C'];
  expect([0, 1, 2, 3].map((round) => rotated(variants, round).join(''))).toEqual(['ABC', 'BCA', 'CAB', 'ABC']);
  expect(rotated([], 2)).toEqual([]);
});

test('the median of an odd and an even number of values, whatever their order', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([10, 1, 4, 2])).toBe(3);
  expect(median([])).toBeNaN();
});

test('the interval holds the median, lies within the range, and is the same for the same seed', () => {
  const values = [0.98, 1.01, 1.02, 1, 1.05, 0.99, 1.03, 1, 1.04];
  const result = summary(values, 7);
  expect(result).toMatchObject({ median: 1.01, min: 0.98, max: 1.05, samples: 9 });
  expect(result.low).toBeGreaterThanOrEqual(result.min);
  expect(result.low).toBeLessThanOrEqual(result.median);
  expect(result.high).toBeGreaterThanOrEqual(result.median);
  expect(result.high).toBeLessThanOrEqual(result.max);
  expect(summary(values, 7)).toEqual(result);
});

test('values that agree have an interval without width; a single far value does not move it', () => {
  expect(summary([2, 2, 2, 2])).toMatchObject({ low: 2, high: 2 });
  const { high } = summary([1, 1, 1, 1, 1, 1, 1, 1, 50]);
  expect(high).toBe(1);
});

import { beyondBounds } from '@clinic/contracts/metrics';
import { percentilesOf } from './percentiles.ts';

test('without times there are no percentiles', () => {
  expect(percentilesOf(new Map())).toBeNull();
});

test('within a bound times are spread evenly', () => {
  expect(percentilesOf(new Map([[100, 100]]))).toEqual({ p50: 75, p75: 88, p95: 98 });
});

test('each percentile lies in the bound where its time was counted', () => {
  const counts = new Map([
    [100, 60],
    [1000, 30],
    [5000, 10],
  ]);
  const { p50, p75, p95 } = percentilesOf(counts) ?? { p50: 0, p75: 0, p95: 0 };
  expect(p50).toBeGreaterThan(50);
  expect(p50).toBeLessThanOrEqual(100);
  expect(p75).toBeGreaterThan(750);
  expect(p75).toBeLessThanOrEqual(1000);
  expect(p95).toBeGreaterThan(3000);
  expect(p95).toBeLessThanOrEqual(5000);
});

test('what took longer than the last bound is said to be that bound', () => {
  expect(percentilesOf(new Map([[beyondBounds, 3]]))).toEqual({ p50: 10_000, p75: 10_000, p95: 10_000 });
});

import type { BeaconItem } from '@clinic/contracts/metrics';
import { BeaconLimits } from './beacon-limits.ts';

const allowance = 10;
const item = (more: Partial<BeaconItem> = {}): BeaconItem => ({
  remote: 'qa',
  release: '1.0.0+aaaaaaa',
  event: 'load/ok',
  count: 1,
  ...more,
});

test('an address is heard so often in a minute, and again in the next', () => {
  let now = 0;
  const limits = new BeaconLimits(allowance, () => now);
  const taken = Array.from({ length: 200 }, () => limits.allowsBatch('203.0.113.7')).filter(Boolean).length;
  expect(taken).toBe(120);
  expect(limits.allowsBatch('203.0.113.8')).toBe(true);
  now = 60_000;
  expect(limits.allowsBatch('203.0.113.7')).toBe(true);
});

test('an address adds little to a release in a day; another release, address or day counts again', () => {
  let now = 0;
  const limits = new BeaconLimits(allowance, () => now);
  expect(limits.counted('a', item({ event: 'load/http', count: 3 }))).toBe(3);
  expect(limits.counted('a', item({ event: 'load/http', count: 30 }))).toBe(allowance - 3);
  expect(limits.counted('a', item({ event: 'load/integrity' }))).toBe(0);
  expect(limits.counted('a', item({ release: '1.0.0+bbbbbbb' }))).toBe(1);
  expect(limits.counted('a', item({ remote: 'content' }))).toBe(1);
  expect(limits.counted('b', item())).toBe(1);
  now = 24 * 60 * 60_000;
  expect(limits.counted('a', item({ event: 'load/http', count: 30 }))).toBe(allowance);
});

test.each<[string, BeaconItem['event'][], BeaconItem['event'][]]>([
  ['loads', ['load/ok', 'load/http'], ['draw/failed', 'conversion/started', 'show/ok', 'error/uncaught']],
  ['pages', ['view/ok', 'draw/failed'], ['load/ok', 'conversion/started', 'show/ok', 'error/uncaught']],
  ['conversions', ['conversion/started', 'conversion/completed'], ['view/ok', 'load/ok', 'show/ok', 'error/uncaught']],
])('of %s what goes well and what fails share one allowance, of which nothing else takes', (_what, shared, others) => {
  const limits = new BeaconLimits(allowance, () => 0);
  const counted = (event: BeaconItem['event']) => limits.counted('a', item({ event }));
  const each = Array.from({ length: 200 }, () => shared.map(counted));
  const sums = shared.map((_, index) => each.reduce((sum, row) => sum + (row[index] ?? 0), 0));
  expect(sums).toEqual(shared.map(() => allowance / 2));
  for (const other of others) expect(counted(other)).toBe(1);
});

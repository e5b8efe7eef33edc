import { beyondBounds, MetricCounts } from '@clinic/contracts/metrics';
import type { BeaconItem } from '@clinic/contracts/metrics';
import { MetricsAggregator } from './metrics-aggregator.ts';

const composition = 'c-0123456789ab';
const page = { composition, live: false };
const live = { composition, live: true };
const item = (more: Partial<BeaconItem> = {}): BeaconItem => ({
  remote: 'qa',
  release: '1.0.0+aaaaaaa',
  event: 'load/ok',
  count: 1,
  ...more,
});
const digits = (number: number) => number.toString(16).padStart(7, '0');

test('the same thing in the same hour is one number, as the API takes it', () => {
  const aggregator = new MetricsAggregator(() => new Date('2026-11-22T07:59:59Z'));
  aggregator.add(item({ count: 2 }), page);
  aggregator.add(item({ count: 3 }), page);
  const [only, ...others] = aggregator.take(10);
  expect(others).toEqual([]);
  expect(only).toEqual({
    hour: '2026-11-22T07:00:00.000Z',
    remote: 'qa',
    release: '1.0.0+aaaaaaa',
    event: 'load/ok',
    composition: '',
    upTo: 0,
    count: 5,
  });
  expect(MetricCounts.safeParse({ items: [only] }).success).toBe(true);
  expect(aggregator.take(10)).toEqual([]);
});

test('failures are counted by composition, times by the bound that they are below', () => {
  const aggregator = new MetricsAggregator();
  aggregator.add(item({ event: 'load/network' }), page);
  aggregator.add(item({ event: 'show/ok', ms: 120 }), page);
  aggregator.add(item({ event: 'show/ok', ms: 200 }), page);
  aggregator.add(item({ event: 'show/ok', ms: 60_000 }), page);
  expect(aggregator.take(10)).toMatchObject([
    { event: 'load/network', composition, upTo: 0 },
    { event: 'show/ok', composition: '', upTo: 200, count: 2 },
    { event: 'show/ok', upTo: beyondBounds, count: 1 },
  ]);
});

test('what could not be brought is kept, together with what came since', () => {
  const aggregator = new MetricsAggregator();
  aggregator.add(item({ count: 2 }), page);
  const taken = aggregator.take(10);
  aggregator.add(item(), page);
  aggregator.restore(taken);
  expect(aggregator.take(10)).toMatchObject([{ count: 3 }]);
});

test('however many different things there are in an hour, the numbers stay bounded and nothing is lost', () => {
  let now = new Date('2026-11-22T07:10:00Z');
  const aggregator = new MetricsAggregator(() => now);
  const many = 5000;
  for (let index = 0; index < many; index += 1) {
    aggregator.add(item({ release: `1.0.0+${digits(index)}` }), page);
    if (index === 2500) expect(aggregator.take(1000)).toHaveLength(1000);
  }
  const kept = aggregator.take(many);
  expect(kept.length).toBeLessThanOrEqual(1001);
  const sum = kept.reduce((total, { count }) => total + count, 0);
  expect(sum).toBe(many - 1000);
  expect(kept.find(({ release }) => release === 'other')?.count).toBe(many - 2000);

  now = new Date('2026-11-22T08:00:00Z');
  aggregator.add(item({ release: '9.0.0+fffffff' }), page);
  expect(aggregator.take(10)).toMatchObject([{ release: '9.0.0+fffffff' }]);
});

test('whatever fills the numbers of an hour, what visitors get now keeps its name, and servers their word', () => {
  const aggregator = new MetricsAggregator(() => new Date('2026-11-22T07:10:00Z'));
  for (let index = 0; index < 5000; index += 1)
    aggregator.add(item({ release: `1.0.0+${digits(index)}`, event: 'load/http' }), page);
  aggregator.add(item({ release: '9.0.0+fffffff', event: 'draw/failed' }), live);
  aggregator.add(item({ release: '9.0.0+fffffff', event: 'show/ok', ms: 20 }), live);
  aggregator.add(item({ release: '9.0.0+fffffff', event: 'server/ok', ms: 20 }), live);
  aggregator.add(item({ release: '8.0.0+eeeeeee', event: 'draw/failed' }), page);
  const kept = aggregator.take(5000);
  expect(kept.filter(({ release }) => release === '9.0.0+fffffff')).toMatchObject([
    { event: 'draw/failed', composition: '', count: 1 },
    { event: 'show/ok', upTo: 50 },
    { event: 'server/ok', upTo: 50 },
  ]);
  expect(kept.filter(({ release }) => release === '8.0.0+eeeeeee')).toEqual([]);
});

test('what could not be brought keeps its names in the next hour, however much there is by then', () => {
  let now = new Date('2026-11-22T07:59:00Z');
  const aggregator = new MetricsAggregator(() => now);
  aggregator.add(item(), page);
  const taken = aggregator.take(10);
  now = new Date('2026-11-22T08:00:00Z');
  for (let index = 0; index < 3000; index += 1) aggregator.add(item({ release: `1.0.0+${digits(index)}` }), page);
  aggregator.restore(taken);
  expect(aggregator.take(5000)).toContainEqual(expect.objectContaining({ hour: '2026-11-22T07:00:00.000Z', count: 1 }));
});

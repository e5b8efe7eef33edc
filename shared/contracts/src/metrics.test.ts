import { BeaconBatch } from './metrics.ts';

const accepts = (item: object) =>
  BeaconBatch.safeParse({
    composition: 'c-0123456789ab',
    items: [{ remote: 'booking', release: '1.0.0+aaaaaaa', event: 'load/ok', count: 1, ...item }],
  }).success;

test('pages tell what happens to the releases that they run', () => {
  expect(accepts({})).toBe(true);
  expect(accepts({ event: 'show/ok', ms: 120 })).toBe(true);
  expect(accepts({ event: 'conversion/started' })).toBe(true);
});

test.each([
  ['what only servers know', { event: 'server/failed' }],
  ['times of anything but a screen', { event: 'load/http', ms: 50 }],
  ['what is more than names and numbers', { message: 'Sara' }],
])('%s is not taken from them', (_what, item) => {
  expect(accepts(item)).toBe(false);
});

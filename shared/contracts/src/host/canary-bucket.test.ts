import { createHash, randomBytes, webcrypto } from 'node:crypto';
import { bucketOf, releaseFor, visitorIn, visitorOfPage } from './canary-bucket.ts';

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));

const visitors = Array.from({ length: 100_000 }, (_, index) =>
  createHash('sha256').update(`visitor ${index}`).digest('hex').slice(0, 32),
);

function shareBelow(buckets: readonly number[], percent: number): number {
  return buckets.filter((bucket) => bucket < percent).length;
}

const bucketsFor = (salt: string) => Promise.all(visitors.map((visitor) => bucketOf(visitor, salt)));

describe('buckets over 100,000 visitors', () => {
  let buckets: number[];
  beforeAll(async () => {
    buckets = await bucketsFor('412');
  });

  test('nobody is in at 0 %, everybody at 100 %', async () => {
    expect(shareBelow(buckets, 0)).toBe(0);
    expect(shareBelow(buckets, 100)).toBe(visitors.length);
    expect(Math.min(...buckets.slice(0, 1000))).toBeGreaterThanOrEqual(0);
  });

  test.each([0.1, 1, 10, 33, 50, 90])('%s %% is that share within four standard deviations', async (percent) => {
    const p = percent / 100;
    const deviation = Math.sqrt(visitors.length * p * (1 - p));
    const within = shareBelow(buckets, percent);
    expect(Math.abs(within - visitors.length * p)).toBeLessThan(4 * deviation);
  });

  test('a visitor’s bucket never changes', async () => {
    expect(await bucketsFor('412')).toEqual(buckets);
  });

  test('who is in at a share stays in at every greater one', async () => {
    const entry = (percent: number) => ({
      release: '1.0.0+aaaaaaa',
      rollout: { to: '1.1.0+bbbbbbb', contract: '1.0', filesIntegrity: '', percent, salt: '412' },
    });
    const inside = async (percent: number) => {
      const releases = await Promise.all(visitors.slice(0, 5000).map((one) => releaseFor(entry(percent), one)));
      return new Set(releases.flatMap((release, index) => (release === '1.1.0+bbbbbbb' ? [index] : [])));
    };
    const shares = await Promise.all([5, 10, 25, 60].map(inside));
    for (const [index, smaller] of shares.slice(0, -1).entries()) {
      expect(smaller.size).toBeGreaterThan(0);
      for (const one of smaller) expect(shares[index + 1]).toContain(one);
    }
  });

  test('another rollout draws again: of those in one, the share that is in the other is the same as of all', async () => {
    const others = await bucketsFor('413');
    const both = buckets.filter((bucket, index) => bucket < 50 && (others[index] ?? 100) < 50).length;
    const deviation = Math.sqrt(visitors.length * 0.25 * 0.75);
    expect(Math.abs(both - visitors.length * 0.25)).toBeLessThan(4 * deviation);
  });
});

const rollout = { to: '1.1.0+bbbbbbb', contract: '1.0', filesIntegrity: '', percent: 99.999999, salt: '1' };

test('nobody without a number is in a rollout, and nobody where there is none', async () => {
  const visitor = randomBytes(16).toString('hex');
  expect(await releaseFor({ release: '1.0.0+aaaaaaa', rollout }, null)).toBe('1.0.0+aaaaaaa');
  expect(await releaseFor({ release: '1.0.0+aaaaaaa' }, visitor)).toBe('1.0.0+aaaaaaa');
  expect(await releaseFor({ release: '1.0.0+aaaaaaa', rollout }, visitor)).toBe('1.1.0+bbbbbbb');
});

test('only what the server gives is taken for a number', () => {
  const visitor = '0123456789abcdef0123456789abcdef';
  expect(visitorOfPage(`role=1; __Host-bucket=${visitor}; x=y`)).toBe(visitor);
  expect(visitorOfPage(`x__Host-bucket=${visitor}`)).toBeNull();
  for (const value of [undefined, '', 'zz', `${visitor}0`, '../evil']) expect(visitorIn(value)).toBeNull();
});

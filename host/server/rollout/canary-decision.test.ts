import type { ReleaseMetrics } from '@clinic/contracts/metrics';
import { releaseMetrics } from '../testing/release-metrics.ts';
import { allowancePerAddress, isWorse, reasonToAbort, wilsonLower } from './canary-decision.ts';

const settings = { margin: 0.05, minimum: 20, addresses: 3 };

test('Wilson’s lower bound, against figures worked out by hand', () => {
  expect(wilsonLower({ count: 0, failed: 0 })).toBe(0);
  expect(wilsonLower({ count: 20, failed: 0 })).toBeCloseTo(0, 10);
  // 10 of 20 with z = 1.96: 0.2993.
  expect(wilsonLower({ count: 20, failed: 10 }, 1.96)).toBeCloseTo(0.2993, 4);
  expect(wilsonLower({ count: 20, failed: 20 }, 1.96)).toBeCloseTo(0.8389, 4);
});

test('too few tries say nothing, however bad', () => {
  expect(isWorse({ count: 19, failed: 19 }, { count: 1000, failed: 0 }, settings)).toBe(false);
  expect(isWorse({ count: 20, failed: 20 }, { count: 1000, failed: 0 }, settings)).toBe(true);
});

test('what fails in both is not worse', () => {
  expect(isWorse({ count: 200, failed: 60 }, { count: 200, failed: 58 }, settings)).toBe(false);
});

test('a difference within the margin is let be, however sure it is', () => {
  expect(isWorse({ count: 100_000, failed: 4000 }, { count: 100_000, failed: 0 }, settings)).toBe(false);
  expect(isWorse({ count: 100_000, failed: 6000 }, { count: 100_000, failed: 0 }, settings)).toBe(true);
});

test('a difference that chance explains is let be: in 2,000 fair rollouts that are looked at 50 times each, next to none is taken back', () => {
  let seed = 7;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  let wrong = 0;
  for (let rollout = 0; rollout < 2000; rollout += 1) {
    const canary = { count: 0, failed: 0 };
    for (let look = 0; look < 50; look += 1) {
      for (let load = 0; load < 10; load += 1) {
        canary.count += 1;
        if (random() < 0.1) canary.failed += 1;
      }
      if (isWorse(canary, { count: 5000, failed: 500 }, settings)) {
        wrong += 1;
        break;
      }
    }
  }
  expect(wrong / 2000).toBeLessThan(0.03);
});

describe('the decision on a release', () => {
  const base = releaseMetrics({ views: 100, loads: 200, conversionsStarted: 40, conversionsCompleted: 20 });

  test('none without metrics, and none while it does as well', () => {
    expect(reasonToAbort(undefined, base, settings, 1)).toBeNull();
    expect(reasonToAbort(releaseMetrics({ views: 50, loads: 100 }), base, settings, 1)).toBeNull();
    expect(reasonToAbort(releaseMetrics({ views: 50, loads: 100 }), undefined, settings, 1)).toBeNull();
  });

  test.each<[string, Partial<ReleaseMetrics>, RegExp]>([
    ['files that cannot be had', { loads: 40, loadFailures: { integrity: 20, network: 5 } }, /failed loads: 25 of 40/],
    ['drawing that throws', { views: 30, loads: 60, boundaryHits: 22 }, /drawn: 22 of 30, against 0 of 100/],
    ['pages that the server cannot render', { serverRenders: 40, serverFailures: 30 }, /not render: 30 of 40/],
    [
      'conversions that are not completed',
      { conversionsStarted: 30, conversionsCompleted: 2 },
      /not completed: 28 of 30/,
    ],
  ])('%s: it says what and how often', (_what, of, reason) => {
    expect(reasonToAbort(releaseMetrics(of), base, settings, 1)).toMatch(reason);
  });

  test('conversions are only compared once there are as many beside it: people give up by themselves', () => {
    const canary = releaseMetrics({ conversionsStarted: 30, conversionsCompleted: 2 });
    expect(
      reasonToAbort(canary, releaseMetrics({ conversionsStarted: 5, conversionsCompleted: 5 }), settings, 1),
    ).toBeNull();
  });

  test('files that fail are worse even when nobody is beside it yet', () => {
    expect(reasonToAbort(releaseMetrics({ loads: 21, loadFailures: { http: 21 } }), undefined, settings, 1)).toMatch(
      /21 of 21/,
    );
  });

  test('what two addresses could have told alone says nothing, the longer the more; what servers saw says it at once', () => {
    const reported = releaseMetrics({ loads: 20, loadFailures: { http: 20 } });
    expect(reasonToAbort(reported, base, settings, 1)).toBeNull();
    const more = releaseMetrics({ loads: 40, loadFailures: { http: 40 } });
    expect(reasonToAbort(more, base, settings, 1)).toMatch(/40 of 40/);
    expect(reasonToAbort(more, base, settings, 2)).toBeNull();
    expect(reasonToAbort(releaseMetrics({ serverRenders: 20, serverFailures: 20 }), base, settings, 9)).toMatch(
      /20 of 20/,
    );
  });
});

test.each([
  [20, 1],
  [20, 2],
  [20, 3],
  [20, 6],
  [4, 1],
  [4, 3],
])(
  'of %i tries and %i addresses: too few addresses cannot tell enough, one that is enough can',
  (minimum, addresses) => {
    const allowance = allowancePerAddress({ margin: 0.05, minimum, addresses });
    expect(allowance % 2).toBe(0);
    expect(allowance).toBeGreaterThanOrEqual(2);
    if (addresses === 1) expect(allowance / 2).toBeGreaterThanOrEqual(minimum);
    else expect((addresses - 1) * allowance).toBeLessThanOrEqual(minimum);
  },
);

import type { ReleaseMetrics } from '@clinic/contracts/metrics';
import { releaseMetrics } from '../testing/release-metrics.ts';
import { readSettings } from '../settings.ts';
import { allowancePerAddress, isWorse, likelihoodRatio, reasonToAbort } from './canary-decision.ts';

const settings = { margin: 0.05, minimum: 20, addresses: 3 };
const usualSettings = readSettings({}).canary;

test('the likelihood ratio, against figures worked out by hand', () => {
  expect(likelihoodRatio({ count: 20, failed: 0 }, 0.1)).toBe(0);
  // The mean of p ÷ 0.5 over all p between 0.5 and 1.
  expect(likelihoodRatio({ count: 1, failed: 1 }, 0.5)).toBeCloseTo(1.5, 10);
  // The mean of p(1 − p) ÷ 0.25 there: 2 ∫ p − p² ÷ 0.25 = (1/6) ÷ 0.25.
  expect(likelihoodRatio({ count: 2, failed: 1 }, 0.5)).toBeCloseTo(2 / 3, 4);
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

/** A generator of the same numbers in every run (Park and Miller, 1988). */
function numbers(seed: number) {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/**
 * Seconds after which a release is found to do worse, at five visits a second; null when it is not in `seconds`. It is looked
 * at every two seconds, and pages of one address count twice at most.
 */
function secondsUntilAborted(
  { base, canary, percent }: { base: number; canary: number; percent: number },
  seconds: number,
  random: () => number,
): number | null {
  const [tried, usual] = [
    { views: 0, boundaryHits: 0 },
    { views: 0, boundaryHits: 0 },
  ];
  for (let second = 2; second <= seconds; second += 2) {
    for (let visit = 0; visit < 10; visit += 1) {
      const inside = random() * 100 < percent;
      const metrics = inside ? tried : usual;
      metrics.views += 1;
      if (random() < (inside ? canary : base)) metrics.boundaryHits += 1;
    }
    if (reasonToAbort(releaseMetrics(tried), releaseMetrics(usual), usualSettings, 1) !== null) return second;
  }
  return null;
}

test.each([
  [0.01, 10],
  [0.1, 10],
  [0.3, 50],
])(
  'of 1,000 rollouts that fail as often as their base, %d, for %i %%, at most one is aborted in ten minutes',
  (share, percent) => {
    const random = numbers(7);
    const as = { base: share, canary: share, percent };
    const aborted = Array.from({ length: 1000 }, () => secondsUntilAborted(as, 600, random));
    expect(aborted.filter((one) => one !== null).length).toBeLessThanOrEqual(1);
  },
);

test('a release that throws for 60 % of a tenth of the visitors is gone within a minute, nineteen times in twenty', () => {
  const random = numbers(11);
  const bad = { base: 0.01, canary: 0.6, percent: 10 };
  const aborted = Array.from({ length: 400 }, () => secondsUntilAborted(bad, 600, random) ?? Infinity);
  expect(aborted.filter((seconds) => seconds <= 60).length).toBeGreaterThanOrEqual(380);
});

describe('the decision on a release', () => {
  const base = releaseMetrics({ views: 100, loads: 200, conversionsStarted: 120, conversionsCompleted: 60 });

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
      { conversionsStarted: 60, conversionsCompleted: 2 },
      /not completed: 58 of 60/,
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

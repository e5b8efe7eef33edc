import { failedLoads } from '@clinic/contracts/metrics';
import type { ReleaseMetrics } from '@clinic/contracts/metrics';
import type { CanarySettings } from '../settings.ts';

/**
 * What one address may add to a release in a day (UTC), of each kind of thing: at least two, else so little that fewer than
 * `addresses` of them cannot tell more than `minimum` times that something failed. Even, because a page that fails is reported
 * twice, as seen and as failed; where one address is enough, as much as it needs alone.
 */
export function allowancePerAddress({ minimum, addresses }: CanarySettings): number {
  return 2 * Math.max(1, Math.floor(minimum / Math.max(1, 2 * (addresses - 1))));
}

/**
 * How much likelier what is seen has to be with a worse release than with one that is as good. The metrics are looked at
 * every few seconds for as long as a rollout lasts; of releases that are as good, at most one in so many ever comes to this,
 * however often it is looked at (J. Ville's inequality, 1939).
 */
const certainty = 10_000;

/** Shares of failure that a worse release may have: so many between the expected one and all. */
const worseShares = 100;

/** The least share of failures that is told apart from none. */
const leastShare = 0.01;

interface Trials {
  count: number;
  failed: number;
}

/**
 * How much likelier these failures are when more than the expected share fails than when just that does: Wald's likelihood
 * ratio (1945), averaged over all greater shares because nobody knows which it is.
 */
export function likelihoodRatio({ count: tried, failed }: Trials, expected: number): number {
  if (failed === 0 || expected >= 1) return 0;
  let sum = 0;
  for (let index = 0; index < worseShares; index += 1) {
    const share = expected + ((1 - expected) * (index + 0.5)) / worseShares;
    sum += Math.exp(failed * Math.log(share / expected) + (tried - failed) * Math.log((1 - share) / (1 - expected)));
  }
  return sum / worseShares;
}

/** Standard deviations by which the base's own share may be misread: 1 in 44 for one look. */
const zScore = 2;

/**
 * What share of a release that is as good as its base may fail: the upper end of Wilson's interval (E. B. Wilson, 1927) for
 * the base's, and the margin. While the base was hardly tried its bound would be nearly all, and its share stands for it.
 */
function tolerated({ count: tried, failed }: Trials, { margin, minimum }: CanarySettings): number {
  const share = tried === 0 ? 0 : failed / tried;
  if (tried < minimum) return share + margin;
  const z2 = zScore * zScore;
  const spread = zScore * Math.sqrt((share * (1 - share)) / tried + z2 / (4 * tried * tried));
  return (share + z2 / (2 * tried) + spread) / (1 + z2 / tried) + margin;
}

/** Whether more fails in one release than in the other, by more than the margin and more than chance explains. */
export function isWorse(canary: Trials, base: Trials, settings: CanarySettings): boolean {
  if (canary.count < settings.minimum) return false;
  const most = tolerated(base, settings);
  // With no margin and a base that never fails, one failure would be infinitely unlikely.
  return canary.failed / canary.count > most && likelihoodRatio(canary, Math.max(most, leastShare)) >= certainty;
}

const measures: readonly {
  name: string;
  of: (metrics: ReleaseMetrics) => Trials;
  /** Whether pages report it, so that it may be forged. */
  reported: boolean;
  /** Whether the base has to have been tried enough: what fails is not wrong by itself, as with visitors who give up. */
  compared: boolean;
}[] = [
  { name: 'failed loads', of: (of) => ({ count: of.loads, failed: failedLoads(of) }), reported: true, compared: false },
  {
    name: 'pages with something that threw while it was drawn',
    of: ({ views, boundaryHits }) => ({ count: Math.max(views, boundaryHits), failed: boundaryHits }),
    reported: true,
    compared: false,
  },
  {
    name: 'pages that the server could not render',
    of: ({ serverRenders, serverFailures }) => ({ count: serverRenders, failed: serverFailures }),
    reported: false,
    compared: false,
  },
  {
    name: 'conversions that were started and not completed',
    of: ({ conversionsStarted, conversionsCompleted }) => ({
      count: conversionsStarted,
      failed: Math.max(0, conversionsStarted - conversionsCompleted),
    }),
    reported: true,
    compared: true,
  },
];

/**
 * Why a release should be taken from its share of visitors, in words with figures; null while it does not do worse, or while
 * fewer addresses than are demanded could have reported all its failures.
 * @param days days (UTC) that the metrics are of, whole or in part: in each of them an address may tell its part again
 */
export function reasonToAbort(
  canary: ReleaseMetrics | undefined,
  base: ReleaseMetrics | undefined,
  settings: CanarySettings,
  days: number,
): string | null {
  if (canary === undefined) return null;
  const forged = (settings.addresses - 1) * allowancePerAddress(settings) * days;
  for (const { name, of, reported, compared } of measures) {
    const [tried, usual] = [of(canary), base === undefined ? { count: 0, failed: 0 } : of(base)];
    if (reported && tried.failed <= forged) continue;
    if (compared && usual.count < settings.minimum) continue;
    if (isWorse(tried, usual, settings))
      return `${name}: ${inWords(tried)}, against ${inWords(usual)} of the release beside it`;
  }
  return null;
}

const inWords = ({ count: tried, failed }: Trials) => `${failed} of ${tried}`;

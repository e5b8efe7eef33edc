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
 * Standard deviations that a difference has to be sure by. The metrics are looked at every few seconds for as long as a
 * rollout lasts, and every look is a chance to be wrong: three are 1 in 740 for one look.
 */
const zScore = 3;

interface Trials {
  count: number;
  failed: number;
}

/** Lower end of Wilson's interval for a share (E. B. Wilson, 1927): sound for few tries and for shares near 0 too. */
export function wilsonLower({ count: tried, failed }: Trials, z = zScore): number {
  if (tried === 0) return 0;
  const share = failed / tried;
  const z2 = z * z;
  const centre = share + z2 / (2 * tried);
  const spread = z * Math.sqrt((share * (1 - share)) / tried + z2 / (4 * tried * tried));
  return Math.max(0, (centre - spread) / (1 + z2 / tried));
}

/** Whether more fails in one release than in the other, by more than the margin and more than chance explains. */
export function isWorse(canary: Trials, base: Trials, { margin, minimum }: CanarySettings): boolean {
  if (canary.count < minimum) return false;
  const expected = base.count === 0 ? 0 : base.failed / base.count;
  return canary.failed / canary.count > expected + margin && wilsonLower(canary) > expected;
}

const measures: readonly {
  name: string;
  of: (metrics: ReleaseMetrics) => Trials;
  /** Whether pages report it, so that it may be forged. */
  reported: boolean;
  /** Whether the base has to have been tried as often: what fails is not wrong by itself, as with visitors who give up. */
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

import * as z from 'zod/mini';
import { countedEvents, loadFailures } from './counted-events.ts';
import { CompositionId, ReleaseId } from './registry.ts';

/**
 * What pages and servers count about releases, and what is made of it: counts and milliseconds by remote and release.
 * Nothing of it says who was there, what they read or what they typed.
 */

/** A remote by its name, or `host`. */
export const PartName = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));

export const LoadFailure = z.enum(loadFailures);
export type LoadFailure = z.infer<typeof LoadFailure>;

export const CountedEvent = z.enum(countedEvents);

/** Something that happened `count` times to a release; `ms` is the time that each of them took. */
export const BeaconItem = z.strictObject({
  remote: PartName,
  release: ReleaseId,
  event: CountedEvent,
  count: z.int().check(z.minimum(1), z.maximum(1000)),
  ms: z.optional(z.int().check(z.minimum(0), z.maximum(600_000))),
});
export type BeaconItem = z.infer<typeof BeaconItem>;

/** What a page may report: nothing that only servers know, and times of screens alone. */
const PageItem = BeaconItem.check(
  z.refine(({ event, ms }) => {
    const phase = event.slice(0, event.indexOf('/'));
    return phase !== 'server' && (ms === undefined || phase === 'show');
  }),
);

/** Most bytes of a batch. */
export const beaconBytes = 4096;

/** What one page has to tell at a time. */
export const BeaconBatch = z.strictObject({
  composition: CompositionId,
  items: z.array(PageItem).check(z.minLength(1), z.maxLength(40)),
});
export type BeaconBatch = z.infer<typeof BeaconBatch>;

/**
 * Upper bounds in milliseconds of the histogram that times are counted in. Chosen around what people notice: a tenth of a
 * second, one second, ten.
 */
export const timeBounds = [50, 100, 200, 300, 500, 750, 1000, 1500, 2000, 3000, 5000, 10_000] as const;

/** What stands for longer than the last bound. */
export const beyondBounds = 2_147_483_647;

/** Counts that a host server has gathered from pages and from itself, for the API to add up. */
export const MetricCounts = z.strictObject({
  items: z
    .array(
      z.strictObject({
        /** Beginning of the hour that it is counted in. */
        hour: z.iso.datetime(),
        remote: PartName,
        /** `other` when there were too many different ones in an hour. */
        release: z.union([ReleaseId, z.literal('other')]),
        event: CountedEvent,
        /** In which composition something failed, else empty. */
        composition: z.union([CompositionId, z.literal('')]),
        /** Bound of the histogram that the time is below; 0 for what has no time. */
        upTo: z.int().check(z.minimum(0)),
        count: z.int().check(z.minimum(1)),
      }),
    )
    .check(z.minLength(1), z.maxLength(500)),
});
export type MetricCounts = z.infer<typeof MetricCounts>;
export type MetricCount = MetricCounts['items'][number];

/** Header with the key that host servers and the API share. */
export const internalKeyHeader = 'x-internal-key';

/** Percentiles in milliseconds, estimated from a histogram; null where nothing was measured. */
export const Milliseconds = z.nullable(z.object({ p50: z.number(), p75: z.number(), p95: z.number() }));
export type Milliseconds = z.infer<typeof Milliseconds>;

/** The figures of one release since a time. */
export const ReleaseMetrics = z.object({
  remote: PartName,
  release: z.string(),
  /** Page views that used the remote. */
  views: z.int(),
  /** Modules that were asked for, with those that failed. */
  loads: z.int(),
  /** Failed loads by reason; reasons that did not occur are absent. */
  loadFailures: z.record(z.string(), z.int()),
  boundaryHits: z.int(),
  uncaughtErrors: z.int(),
  /** How often the two topics of the remote's conversion were emitted. */
  conversionsStarted: z.int(),
  conversionsCompleted: z.int(),
  /** From asking for a screen to seeing it, in the browser. */
  renderMs: Milliseconds,
  serverRenders: z.int(),
  serverFailures: z.int(),
  serverRenderMs: Milliseconds,
  /** Compositions in which something failed, the latest first, at most five. */
  failedIn: z.array(z.string()),
});
export type ReleaseMetrics = z.infer<typeof ReleaseMetrics>;

/** `since` is the beginning of the hour from which was counted. */
export const ReleaseMetricsResponse = z.object({ since: z.string(), data: z.array(ReleaseMetrics) });
export type ReleaseMetricsResponse = z.infer<typeof ReleaseMetricsResponse>;

/** All failed loads of a release together. */
export function failedLoads({ loadFailures: by }: Pick<ReleaseMetrics, 'loadFailures'>): number {
  return Object.values(by).reduce((sum, count) => sum + count, 0);
}

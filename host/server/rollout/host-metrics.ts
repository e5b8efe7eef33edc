import type { FastifyInstance } from 'fastify';
import { Metrics } from '@clinic/node';
import type { BeaconItem } from '@clinic/contracts/metrics';
import { isOkOutcome } from '../status/recent-outcomes.ts';
import type { CanaryOutcome } from './canary-analysis.ts';
import type { PurgeOutcome } from '../cdn/purge-queue.ts';
import type { SiteObserver } from '../rendering/site-observer.ts';
import type { Sites } from './sites.ts';

/** What the host's server counts of its own, for `/metrics`. */
export class HostMetrics {
  readonly #metrics: Metrics;
  readonly registry: Metrics['registry'];
  /** What happens while sites are served. */
  readonly observer: SiteObserver;
  readonly onCanaryOutcome: (act: CanaryOutcome) => void;
  readonly onRefused: () => void;
  readonly onEvicted: () => void;
  readonly onPurge: (outcome: PurgeOutcome) => void;
  /** Something was counted of a release, whose remote the registry names. */
  readonly onOutcome: (item: BeaconItem) => void;
  readonly onBeacons: (outcome: 'counted' | 'refused') => void;

  /** @param isExported whether a collector gets them as well */
  constructor(token: string | null, isExported: boolean) {
    const metrics = new Metrics(token, isExported);
    this.registry = metrics.registry;
    const renders = metrics.durations('clinic_render_duration_seconds', 'Time to render a page', ['result']);
    const pages = metrics.counter('clinic_pages_total', 'Pages that were asked for, by where they came from', ['from']);
    const adopted = metrics.counter('clinic_compositions_adopted_total', 'Compositions that took over');
    const refused = metrics.counter('clinic_registry_refusals_total', 'Registries or compositions that were not used');
    const variants = metrics.counter(
      'clinic_canary_failures_total',
      'Releases that could not be prepared for their share of visitors',
    );
    const guarded = metrics.counter('clinic_guard_acts_total', 'Releases that did worse than the one beside them', [
      'act',
    ]);
    const beacons = metrics.counter('clinic_beacons_total', 'Batches that pages sent', ['outcome']);
    const overload = metrics.counter('clinic_requests_refused_total', 'Requests that were refused under load');
    const outcomes = metrics.counter(
      'clinic_remote_outcomes_total',
      'Loads and renders of remotes, by how they ended',
      ['remote', 'outcome'],
    );
    const expiredInPages = metrics.counter(
      'clinic_registry_expired_pages_total',
      'Pages that were shown a registry that expired, by their own clock',
    );
    this.#metrics = metrics;
    this.onOutcome = ({ remote, event, count }) => {
      if (event === 'registry/failed') expiredInPages.inc(count);
      const isOk = isOkOutcome(event);
      if (isOk !== null) outcomes.inc({ remote, outcome: isOk ? 'ok' : 'failed' }, count);
    };
    const evicted = metrics.counter('clinic_pages_evicted_total', 'Pages that left memory to make room for others');
    const purges = metrics.counter('clinic_cdn_purges_total', 'Times that a cache in front was asked to forget pages', [
      'outcome',
    ]);
    this.onPurge = (outcome) => purges.inc({ outcome });
    this.onRefused = () => overload.inc();
    this.onEvicted = () => evicted.inc();
    this.onCanaryOutcome = (act) => guarded.inc({ act });
    this.onBeacons = (outcome) => beacons.inc({ outcome });
    this.observer = {
      rendered: ({ ok, milliseconds }) => renders.observe({ result: ok ? 'ok' : 'failed' }, milliseconds / 1000),
      requested: (from) => pages.inc({ from }),
      activated: () => adopted.inc(),
      rejected: () => refused.inc(),
      variantFailed: () => variants.inc(),
    };
  }

  /** Measures every answer and serves the metrics. Called before the routes are registered. */
  serve(
    app: FastifyInstance,
    sites: Sites,
    {
      underWay,
      pageBytes,
      purgesWaiting,
    }: { underWay: () => number; pageBytes: () => number; purgesWaiting: () => number },
  ): void {
    this.#metrics.gauge('clinic_page_memory_bytes', 'Bytes of pages in memory, compressed and not', pageBytes);
    this.#metrics.gauge(
      'clinic_renders_waiting',
      'Renders of the live composition that wait for their turn',
      () => sites.current?.renderer.waiting ?? 0,
    );
    this.#metrics.gauge(
      'clinic_cdn_keys_waiting',
      'Keys that a cache in front could not be asked to forget yet',
      purgesWaiting,
    );
    this.#metrics.gauge('clinic_requests_under_way', 'Requests that are being answered', underWay);
    this.#metrics.gauge('clinic_rollouts_open', 'Releases that are out for a share of visitors', () =>
      Object.values(sites.registry?.remotes ?? {}).reduce(
        (sum, { rollout }) => sum + (rollout === undefined ? 0 : 1),
        0,
      ),
    );
    this.#metrics.gauge('clinic_registry_seq', 'Number of the registry that is served', () => sites.registry?.seq ?? 0);
    this.#metrics.gauge('clinic_registry_replayed', 'Whether an older registry was put back in the store', () =>
      sites.rejection === 'replayed' ? 1 : 0,
    );
    this.#metrics.gauge(
      'clinic_registry_expired',
      'Whether what the channel points at has expired, so that nothing is adopted',
      () => (sites.rejection === 'expired' ? 1 : 0),
    );
    this.#metrics.gauge(
      'clinic_registry_expiry_timestamp_seconds',
      'When the registry that is served expires; 0 while none is served',
      () => (Date.parse(sites.registry?.expiresAt ?? '') || 0) / 1000,
    );
    this.#metrics.serve(app);
  }
}

import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { BeaconItem } from '@clinic/contracts/metrics';
import type { ReleaseStore } from '@clinic/releases/store';
import { CanaryAnalysis } from './canary-analysis.ts';
import { allowancePerAddress } from './canary-decision.ts';
import { serveBeacons } from './metrics/beacons.ts';
import { ReleaseMetricsClient } from './metrics/release-metrics.ts';
import type { CountContext } from './metrics/metrics-aggregator.ts';
import { KnownReleases } from './metrics/known-releases.ts';
import { BeaconLimits } from './metrics/beacon-limits.ts';
import { renderedItems } from './metrics/server-renders.ts';
import { HostMetrics } from './host-metrics.ts';
import type { RenderedPage, SiteObserver } from '../rendering/site-observer.ts';
import type { HostSettings } from '../settings.ts';
import type { Sites } from './sites.ts';

/** Compositions of rendered pages that are remembered: also those of shares of visitors, which no registry names. */
const rememberedCompositions = 100;

/** Everything that watches how releases do: their metrics, and the canary analysis of shares of visitors. */
export class Observation {
  readonly metrics: ReleaseMetricsClient;
  /** What `/metrics` shows. */
  readonly registry: HostMetrics['registry'];
  /** A request was refused because the server has too much to do. */
  readonly onRefused: () => void;
  /** A page left memory to make room. */
  readonly onEvicted: () => void;
  /** A cache in front was asked to forget pages. */
  readonly onPurge: HostMetrics['onPurge'];
  /** Watches what happens while sites are served. */
  readonly observer: SiteObserver;
  readonly #metrics: HostMetrics;
  /** @param compared how much of it the canary analysis gets */
  readonly #count: (item: BeaconItem, of: CountContext, from?: string, compared?: number) => void;
  readonly #limits: BeaconLimits;
  readonly #served = new LRUCache<string, true>({ max: rememberedCompositions });
  #analysis: CanaryAnalysis | null = null;

  /** @param onCounted hears of everything that is counted of releases, and from which address a page reported or was asked for */
  constructor(settings: HostSettings, log: FastifyBaseLogger, onCounted: (item: BeaconItem, from?: string) => void) {
    const { apiOrigin, internalKey } = settings;
    this.metrics = new ReleaseMetricsClient({ apiOrigin, internalKey, log });
    this.#metrics = new HostMetrics(settings.metricsToken, settings.otlpEndpoint !== null);
    this.#limits = new BeaconLimits(allowancePerAddress(settings.canary));
    this.#count = (item, of, from, compared = item.count) => {
      if (compared > 0) this.metrics.count({ ...item, count: compared }, of);
      this.#metrics.onOutcome(item);
      onCounted(item, from);
    };
    this.registry = this.#metrics.registry;
    this.onRefused = this.#metrics.onRefused;
    this.onEvicted = this.#metrics.onEvicted;
    this.onPurge = this.#metrics.onPurge;
    const { rendered, ...others } = this.#metrics.observer;
    this.observer = {
      ...others,
      rendered: (page) => {
        rendered(page);
        if (page.site.boot.preview === null) this.#served.set(page.site.id, true);
        void this.#countRendered(page);
      },
    };
  }

  /** Takes beacons, serves metrics and begins to guard. Called before other routes are registered. */
  serve(
    app: FastifyInstance,
    {
      store,
      sites,
      settings,
      originOf,
      underWay,
      pageBytes,
      purgesWaiting,
    }: {
      store: ReleaseStore;
      sites: Sites;
      settings: HostSettings;
      originOf: (request: FastifyRequest) => string;
      /** Requests that are being answered. */
      underWay: () => number;
      /** Bytes of pages in memory. */
      pageBytes: () => number;
      /** Keys that a cache in front still has to be asked to forget. */
      purgesWaiting: () => number;
    },
  ): void {
    const { channel, canary: analysis, internalKey } = settings;
    this.#metrics.serve(app, sites, { underWay, pageBytes, purgesWaiting });
    serveBeacons(app, {
      known: new KnownReleases({ store, channel, log: app.log }),
      registry: () => sites.registry,
      originOf,
      count: this.#count,
      hasConversion: (remote) => sites.current?.site.boot.remotes[remote]?.descriptor.conversion !== undefined,
      served: (composition) => this.#served.has(composition),
      onBatch: this.#metrics.onBeacons,
      limits: this.#limits,
    });
    if (internalKey === null) return;
    this.#analysis = new CanaryAnalysis({
      store,
      channel,
      registry: () => sites.registry,
      metricsSince: (from) => this.metrics.since(from),
      settings: analysis,
      log: app.log,
      onOutcome: this.#metrics.onCanaryOutcome,
    });
    this.#analysis.start();
  }

  async #countRendered(page: RenderedPage): Promise<void> {
    const { site, visitor, isBaseWhole } = page;
    for (const item of renderedItems(page))
      if (item.event === 'server/ok' || isBaseWhole === undefined || (await isBaseWhole()))
        this.#count(item, { composition: site.id, live: true }, visitor, this.#compared(item, page));
  }

  /** Anybody can ask again and again for what fails in the base: it must not make a worse release look as good. */
  #compared(item: BeaconItem, { visitor, isBaseWhole }: RenderedPage): number {
    const isOfBase = item.event === 'server/failed' && isBaseWhole === undefined;
    return isOfBase && visitor !== undefined ? this.#limits.counted(visitor, item) : item.count;
  }

  async close(): Promise<void> {
    this.#analysis?.close();
    await this.metrics.close();
  }
}

import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ReleaseStore } from '@clinic/releases/store';
import { Guard } from './canary/guard.ts';
import { allowanceOf } from './canary/verdict.ts';
import { serveBeacons } from './figures/beacons.ts';
import { Figures } from './figures/figures.ts';
import { KnownReleases } from './figures/known-releases.ts';
import { BeaconLimits } from './figures/limits.ts';
import { renderedItems } from './figures/server-renders.ts';
import { HostMetrics } from './host-metrics.ts';
import type { SiteObserver } from './site-observer.ts';
import type { HostSettings } from './settings.ts';
import type { Sites } from './site.ts';

/** Compositions of rendered pages that are remembered: also those of shares of visitors, which no registry names. */
const rememberedCompositions = 100;

/** Everything that watches how releases do: figures, metrics, and the guard of shares of visitors. */
export class Observing {
  readonly figures: Figures;
  /** Hears what happens while sites are served. */
  readonly observer: SiteObserver;
  readonly #metrics: HostMetrics;
  readonly #served = new LRUCache<string, true>({ max: rememberedCompositions });
  #guard: Guard | null = null;

  constructor(settings: HostSettings, log: FastifyBaseLogger) {
    const { apiOrigin, internalKey } = settings;
    this.figures = new Figures({ apiOrigin, internalKey, log });
    this.#metrics = new HostMetrics(settings.metricsToken);
    const { rendered, ...others } = this.#metrics.observer;
    this.observer = {
      ...others,
      rendered: (page) => {
        rendered(page);
        if (page.site.boot.preview === null) this.#served.set(page.site.id, true);
        for (const item of renderedItems(page)) this.figures.count(item, { composition: page.site.id, live: true });
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
    }: { store: ReleaseStore; sites: Sites; settings: HostSettings; originOf: (request: FastifyRequest) => string },
  ): void {
    const { channel, guard, internalKey } = settings;
    this.#metrics.serve(app, sites);
    serveBeacons(app, {
      known: new KnownReleases({ store, channel, log: app.log }),
      registry: () => sites.registry,
      originOf,
      count: (item, of) => this.figures.count(item, of),
      served: (composition) => this.#served.has(composition),
      told: this.#metrics.beacon,
      limits: new BeaconLimits(allowanceOf(guard)),
    });
    if (internalKey === null) return;
    this.#guard = new Guard({
      store,
      channel,
      registry: () => sites.registry,
      figuresSince: (from) => this.figures.since(from),
      settings: guard,
      log: app.log,
      told: this.#metrics.guarded,
    });
    this.#guard.start();
  }

  async close(): Promise<void> {
    this.#guard?.close();
    await this.figures.close();
  }
}

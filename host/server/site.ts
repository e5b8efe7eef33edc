import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Preview, Registry } from '@clinic/shared/contracts';
import { SeenRegistries, isStoreError } from '@clinic/releases/store';
import type { ReleaseStore } from '@clinic/releases/store';
import { Variants } from './canary/variants.ts';
import { readComposedSite } from './composed-site.ts';
import type { ComposedSite } from './composed-site.ts';
import { Renderer } from './renderer.ts';
import type { HostSettings } from './settings.ts';
import { unobserved } from './site-observer.ts';
import type { SiteObserver } from './site-observer.ts';
import { SnapshotCache } from './snapshots.ts';
import type { PageRequest, Snapshot } from './snapshots.ts';

/** A composition in service: what it is, what renders it, and the pages it has rendered. */
export interface ServedSite {
  site: ComposedSite;
  renderer: Renderer;
  snapshots: SnapshotCache;
}

/** Why a registry is not served: its signature or its bytes are not as they should be, or it is older than one that was served. */
export type Distrust = 'not believed' | 'replayed';

/** How long the renderer of a replaced composition may finish what it has begun, in milliseconds. */
const handover = 10_000;

/** Previews that are kept ready at the same time; each is a renderer. */
const readyPreviews = 3;

/**
 * Follows a channel of the release store: a new composition is read, checked, given a renderer of its own, warmed, and
 * only then takes over. One that cannot be used is reported and the live one stays.
 */
export class Sites {
  readonly #store: ReleaseStore;
  readonly #settings: HostSettings;
  readonly #log: FastifyBaseLogger;
  readonly #observer: SiteObserver;
  readonly #variants: Variants;
  readonly #previews: LRUCache<string, Promise<ServedSite>>;
  #current: ServedSite | null = null;
  #registry: Registry | null = null;
  #distrust: Distrust | null = null;
  readonly #seen: SeenRegistries;
  #stopWatching: (() => void) | null = null;
  #switching: Promise<void> = Promise.resolve();
  readonly #leaving = new Set<Renderer>();

  constructor(store: ReleaseStore, settings: HostSettings, log: FastifyBaseLogger, observer = unobserved) {
    this.#store = store;
    this.#settings = settings;
    this.#seen = new SeenRegistries(settings.store.machine);
    this.#log = log;
    this.#observer = observer;
    this.#variants = new Variants({
      prepare: (registry, replaces) => this.#prepareVariant(registry, replaces),
      retire: ({ renderer }) => this.#retire(renderer),
      log,
      failed: () => observer.variantFailed(),
    });
    this.#previews = new LRUCache({
      max: readyPreviews,
      dispose: (leaving) => void leaving.then(({ renderer }) => this.#retire(renderer)).catch(() => undefined),
    });
  }

  get current(): ServedSite | null {
    return this.#current;
  }

  /** The registry that is served. */
  get registry(): Registry | null {
    return this.#registry;
  }

  /** Why what the channel points at now is not served, if it cannot be trusted. */
  get distrust(): Distrust | null {
    return this.#distrust;
  }

  /** Whether some release is out for a share of visitors. */
  get rolling(): boolean {
    return this.#variants.rolling;
  }

  /** What a visitor gets: the live composition, or with the releases of the rollouts that they are in. */
  async siteFor(visitor: string | null): Promise<ServedSite | null> {
    return (await this.#variants.siteFor(visitor)) ?? this.#current;
  }

  /**
   * A page as one visitor gets it. Where a release that is out for a share fails, the page of the releases beside it stands in;
   * the failure was counted, and the guard decides about the release.
   */
  async page(served: ServedSite, request: PageRequest): Promise<{ snapshot: Snapshot; from: ServedSite }> {
    const snapshot = await served.snapshots.get(request);
    const base = this.#current;
    const inShare = served !== base && served.site.boot.preview === null;
    if (!snapshot.failed || !inShare || base === null) return { snapshot, from: served };
    return { snapshot: await base.snapshots.get(request), from: base };
  }

  /** Settles once the first composition is served, or cannot be trusted: then nothing is served until one can. */
  async start(): Promise<void> {
    const first = Promise.withResolvers<void>();
    this.#stopWatching = this.#store.watchRegistry(
      this.#settings.channel,
      (registry) => {
        this.#switching = this.#switching
          .then(() => this.#adopt(registry))
          .then(first.resolve, (error: unknown) => {
            this.#observer.refused();
            this.#log.error(
              { err: error, composition: registry.composition },
              'a composition could not be used; the live one stays',
            );
            if (this.#distrusted(error)) first.resolve();
            else if (this.#current === null) first.reject(error);
          });
      },
      {
        onError: (error) => {
          this.#observer.refused();
          this.#log.error({ err: error }, 'the registry could not be read; the live composition stays');
          if (this.#distrusted(error)) first.resolve();
        },
      },
    );
    await first.promise;
  }

  /** The site of a preview on what its base points at now; readied at its first use. */
  async preview(preview: Preview): Promise<ServedSite> {
    const { id, base, replaces, expiresAt } = preview;
    const around = await this.#store.readRegistry(base);
    const key = `${id} ${around?.composition}`;
    const ready = this.#previews.get(key);
    if (ready !== undefined) return ready;
    const readying = (async () => {
      const composition = await this.#store.composePreview(preview);
      const parts = { ...composition, channel: base, preview: { id, replaces } };
      return this.#serve(await readComposedSite(this.#store, parts, this.#settings));
    })();
    this.#previews.set(key, readying, { ttl: Math.max(1, Date.parse(expiresAt) - Date.now()) });
    readying.catch(() => this.#previews.delete(key));
    return readying;
  }

  async close(): Promise<void> {
    this.#stopWatching?.();
    await this.#switching;
    const previews = [...this.#previews.values()];
    this.#previews.clear();
    await Promise.allSettled(previews);
    this.#variants.close();
    const renderers = [...this.#leaving, ...(this.#current === null ? [] : [this.#current.renderer])];
    await Promise.all(renderers.map((renderer) => renderer.close()));
  }

  #retire(renderer: Renderer): void {
    this.#leaving.add(renderer);
    setTimeout(() => {
      this.#leaving.delete(renderer);
      void renderer.close();
    }, handover).unref();
  }

  async #adopt(registry: Registry): Promise<void> {
    await this.#seen.demandCurrent(registry);
    if (this.#current?.site.id !== registry.composition) await this.#takeOver(registry);
    await this.#seen.remember(registry);
    this.#registry = registry;
    this.#distrust = null;
    this.#variants.adopt(registry);
  }

  /** Keeps why a registry is not trusted, for whoever asks whether the server is ready. */
  #distrusted(error: unknown): boolean {
    if (isStoreError(error, 'damaged')) this.#distrust = 'not believed';
    else if (isStoreError(error, 'replayed')) this.#distrust = 'replayed';
    else return false;
    return true;
  }

  async #takeOver(registry: Registry): Promise<void> {
    // With nothing to stay with, all that is whole is served; otherwise what is live stays.
    const site = await readComposedSite(
      this.#store,
      { ...registry, preview: null },
      this.#settings,
      this.#current === null
        ? (name, error) => this.#log.error({ err: error, name }, 'a remote is damaged')
        : undefined,
    );
    const next = this.#serve(site);
    await next.snapshots.warm(['/']);
    const previous = this.#current;
    this.#current = next;
    // A preview stands on what is live: it is composed anew.
    this.#previews.clear();
    this.#observer.adopted();
    this.#log.info({ composition: site.id, seq: registry.seq }, 'composition is live');
    if (previous !== null) this.#retire(previous.renderer);
  }

  async #prepareVariant(registry: Registry, replaces: Record<string, string>): Promise<ServedSite> {
    const composition = await this.#store.composeWith(registry, replaces);
    for (const [name, { rollout }] of Object.entries(registry.remotes)) {
      // Composed from what the store holds now: it has to be what was promoted.
      if (name in replaces && composition.remotes[name]?.filesIntegrity !== rollout?.filesIntegrity)
        throw new Error(`${name}@${rollout?.to} is not what was promoted`);
    }
    const parts = { ...composition, seq: registry.seq, channel: registry.channel, preview: null };
    const served = this.#serve(await readComposedSite(this.#store, parts, this.#settings));
    await served.snapshots.warm(['/']);
    return served;
  }

  #serve(site: ComposedSite): ServedSite {
    const renderer = new Renderer(site, this.#settings.apiOrigin);
    return { site, renderer, snapshots: new SnapshotCache(site, renderer, this.#log, this.#observer) };
  }
}

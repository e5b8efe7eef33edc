import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Preview, Registry } from '@clinic/shared/contracts';
import type { ReleaseStore } from '@clinic/releases/store';
import { readComposedSite } from './composed-site.ts';
import type { ComposedSite } from './composed-site.ts';
import { Renderer } from './renderer.ts';
import type { HostSettings } from './settings.ts';
import { SnapshotCache } from './snapshots.ts';

/** A composition in service: what it is, what renders it, and the pages it has rendered. */
export interface ServedSite {
  site: ComposedSite;
  renderer: Renderer;
  snapshots: SnapshotCache;
}

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
  readonly #previews: LRUCache<string, Promise<ServedSite>>;
  #current: ServedSite | null = null;
  #stopWatching: (() => void) | null = null;
  #switching: Promise<void> = Promise.resolve();
  readonly #leaving = new Set<Renderer>();

  constructor(store: ReleaseStore, settings: HostSettings, log: FastifyBaseLogger) {
    this.#store = store;
    this.#settings = settings;
    this.#log = log;
    this.#previews = new LRUCache({
      max: readyPreviews,
      dispose: (leaving) => void leaving.then(({ renderer }) => renderer.close()).catch(() => undefined),
    });
  }

  get current(): ServedSite | null {
    return this.#current;
  }

  /** Settles once the first composition is served. */
  async start(): Promise<void> {
    const first = Promise.withResolvers<void>();
    this.#stopWatching = this.#store.watchRegistry(
      this.#settings.channel,
      (registry) => {
        this.#switching = this.#switching
          .then(() => this.#adopt(registry))
          .then(first.resolve, (error: unknown) => {
            this.#log.error(
              { err: error, composition: registry.composition },
              'a composition could not be used; the live one stays',
            );
            if (this.#current === null) first.reject(error);
          });
      },
      {
        onError: (error) =>
          this.#log.error({ err: error }, 'the registry could not be read; the live composition stays'),
      },
    );
    await first.promise;
  }

  /** The site of a preview; readied at its first use. */
  preview({ id, base, replaces, expiresAt }: Preview): Promise<ServedSite> {
    const ready = this.#previews.get(id);
    if (ready !== undefined) return ready;
    const readying = (async () => {
      const registry = await this.#store.readRegistry(base);
      if (registry === null) throw new Error(`nothing is live in ${base}`);
      const composition = await this.#store.composeWith(registry, replaces);
      const parts = { ...composition, seq: registry.seq, channel: base, preview: { id, replaces } };
      return this.#serve(await readComposedSite(this.#store, parts, this.#settings.brand));
    })();
    this.#previews.set(id, readying, { ttl: Math.max(1, Date.parse(expiresAt) - Date.now()) });
    readying.catch(() => this.#previews.delete(id));
    return readying;
  }

  async close(): Promise<void> {
    this.#stopWatching?.();
    await this.#switching;
    this.#previews.clear();
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
    if (this.#current?.site.id === registry.composition) return;
    // With nothing to stay with, all that is whole is served; otherwise what is live stays.
    const site = await readComposedSite(
      this.#store,
      { ...registry, preview: null },
      this.#settings.brand,
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
    this.#log.info({ composition: site.id, seq: registry.seq }, 'composition is live');
    if (previous !== null) this.#retire(previous.renderer);
  }

  #serve(site: ComposedSite): ServedSite {
    const renderer = new Renderer(site, this.#settings.apiOrigin);
    return { site, renderer, snapshots: new SnapshotCache(site, renderer, this.#log) };
  }
}

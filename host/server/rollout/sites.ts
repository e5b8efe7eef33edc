import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Preview, Registry } from '@clinic/contracts';
import { SeenRegistries, isStoreError } from '@clinic/releases/store';
import type { ReleaseStore } from '@clinic/releases/store';
import { Variants } from './variants.ts';
import { isCorrupt, readComposedSite, readRemote } from '../rendering/composed-site.ts';
import type { ComposedSite } from '../rendering/composed-site.ts';
import { Renderer } from '../rendering/renderer.ts';
import type { HostSettings } from '../settings.ts';
import { unobserved } from '../rendering/site-observer.ts';
import type { SiteObserver } from '../rendering/site-observer.ts';
import { SnapshotCache } from '../rendering/snapshots.ts';
import type { PageRequest, Snapshot } from '../rendering/snapshots.ts';

/** A composition in service: what it is, what renders it, and the pages it has rendered. */
export interface ServedSite {
  site: ComposedSite;
  renderer: Renderer;
  snapshots: SnapshotCache;
}

/**
 * Why what a channel points at is not served: its signature or its bytes are not as they should be, it is older than one that
 * was served, or its composition could not be had or used yet.
 */
export type RejectionReason = 'not believed' | 'replayed' | 'not adopted';

/** How long the renderer of a replaced composition may finish what it has begun, in milliseconds. */
const handover = 10_000;

/** Previews that are kept ready at the same time; each is a renderer. */
const readyPreviews = 3;

/**
 * How much longer than for a store that did not answer is waited before what is damaged is read again: all of it is compared
 * with its hashes each time, and somebody has to mend it first.
 */
const damagePauses = 5;

/** The longest that is waited, in such pauses: each further try of the same registry comes twice as late as the one before. */
const mostPauses = 60;

/** How long an adoption under way may hold up the end of the server, in milliseconds. */
const closePatience = 3000;

/**
 * Follows a channel of the release store: a new composition is read, checked, given a renderer of its own, warmed, and
 * only then takes over. One that cannot be used is reported, the live one stays, and it is tried again until it can or
 * another takes its place.
 */
export class Sites {
  readonly #store: ReleaseStore;
  readonly #settings: HostSettings;
  readonly #log: FastifyBaseLogger;
  readonly #observer: SiteObserver;
  readonly #variants: Variants<ServedSite>;
  readonly #previews: LRUCache<string, Promise<ServedSite>>;
  #current: ServedSite | null = null;
  #registry: Registry | null = null;
  /** What the channel points at, served or not; null while that cannot be believed. */
  #newest: Registry | null = null;
  /** Remotes that the live composition does without, for they are missing or damaged. */
  #damaged: readonly string[] = [];
  /** How often the newest registry was tried in vain for something that does not pass by itself. */
  #tries = 0;
  #distrust: RejectionReason | null = null;
  /** What was logged about the newest registry. */
  readonly #told = new Set<string>();
  readonly #seen: SeenRegistries;
  readonly #first = Promise.withResolvers<void>();
  #running = false;
  #closed = false;
  #stopWatching: (() => void) | null = null;
  #again: NodeJS.Timeout | undefined;
  #switching: Promise<void> = Promise.resolve();
  #readying: Promise<unknown> = Promise.resolve();
  readonly #leaving = new Set<Renderer>();

  constructor(store: ReleaseStore, settings: HostSettings, log: FastifyBaseLogger, observer = unobserved) {
    this.#store = store;
    this.#settings = settings;
    this.#seen = new SeenRegistries(settings.store.localState);
    this.#log = log;
    this.#observer = observer;
    this.#variants = new Variants({
      prepare: (registry, replaces) => this.#prepareVariant(registry, replaces),
      retire: ({ renderer }) => this.#retire(renderer),
      log,
      failed: () => observer.variantFailed(),
      pause: settings.retryMs * damagePauses,
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

  /** Why what the channel points at now is not served; null when it is. */
  get rejection(): RejectionReason | null {
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

  /**
   * Settles once the first composition is served, or cannot be trusted or is damaged: then nothing is served until it is
   * mended. Waits while nothing is live or the store does not answer.
   * @throws what waiting does not mend, such as a directory that cannot be read or written
   */
  async start(): Promise<void> {
    const { channel, store, retryMs: retryPause } = this.#settings;
    let told = false;
    // Also keeps the process alive, which nothing else does before it listens.
    const waiting = setInterval(() => {
      if (told || this.#newest !== null) return;
      told = true;
      this.#log.warn({ channel, store: store.location }, 'waiting for a composition to be live in the channel');
    }, retryPause);
    this.#stopWatching = this.#store.watchRegistry(channel, (registry) => this.#hear(registry), {
      onError: (error) => {
        const notBelieved = isStoreError(error, 'damaged');
        if (notBelieved) [this.#newest, this.#distrust] = [null, 'not believed'];
        this.#refuse(error, notBelieved, 'the registry could not be read; the live composition stays');
      },
    });
    try {
      await this.#first.promise;
      this.#running = true;
    } finally {
      clearInterval(waiting);
    }
  }

  /** The site of a preview on what its base points at now; readied at its first use. */
  async preview(preview: Preview): Promise<ServedSite> {
    const { id, base, replaces, expiresAt } = preview;
    const around = await this.#store.readRegistry(base);
    const key = `${id} ${around?.composition}`;
    const ready = this.#previews.get(key);
    if (ready !== undefined) return ready;
    // One at a time: each takes a core and memory, and visitors of the live site need both.
    const readying = this.#readying.then(async () => {
      const composition = await this.#store.composePreview(preview);
      const parts = { ...composition, channel: base, preview: { id, replaces } };
      return this.#serve(await readComposedSite(this.#store, parts, this.#settings));
    });
    this.#readying = readying.catch(() => undefined);
    this.#previews.set(key, readying, { ttl: Math.max(1, Date.parse(expiresAt) - Date.now()) });
    readying.catch(() => this.#previews.delete(key));
    return readying;
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#stopWatching?.();
    clearTimeout(this.#again);
    await Promise.race([this.#switching, pause(closePatience, undefined, { ref: false })]);
    const previews = [...this.#previews.values()];
    this.#previews.clear();
    await Promise.allSettled(previews);
    this.#variants.close();
    const renderers = [...this.#leaving, ...(this.#current === null ? [] : [this.#current.renderer])];
    await Promise.all(renderers.map((renderer) => renderer.close()));
  }

  #retire(renderer: Renderer): void {
    if (this.#closed) return void renderer.close();
    this.#leaving.add(renderer);
    setTimeout(() => {
      this.#leaving.delete(renderer);
      void renderer.close();
    }, handover).unref();
  }

  #hear(registry: Registry): void {
    this.#newest = registry;
    this.#told.clear();
    this.#tries = 0;
    this.#follow(registry);
  }

  /** Adopts a registry when its turn comes, unless there is a newer one by then; again after a pause until it is served whole. */
  #follow(registry: Registry): void {
    this.#switching = this.#switching.then(async () => {
      if (this.#closed || registry !== this.#newest) return;
      const wait = await this.#pauseAfter(registry);
      if (this.#closed || wait === null) return;
      clearTimeout(this.#again);
      this.#again = setTimeout(() => this.#follow(registry), wait).unref();
    });
  }

  /** Tries to adopt a registry: null when it is served whole, else the milliseconds after which it is tried again. */
  async #pauseAfter(registry: Registry): Promise<number | null> {
    const { retryMs: retryPause } = this.#settings;
    try {
      await this.#adopt(registry);
      this.#first.resolve();
      if (this.#damaged.length > 0) return this.#longerPause();
      this.#told.clear();
      return null;
    } catch (error) {
      const replayed = isStoreError(error, 'replayed');
      const unfit = replayed || isCorrupt(error);
      if (registry === this.#newest) this.#distrust = replayed ? 'replayed' : 'not adopted';
      if (this.#isNews(error))
        this.#refuse(error, unfit, 'a composition could not be used; the live one stays until it can', registry);
      return isStoreError(error, 'unreachable') ? retryPause : this.#longerPause();
    }
  }

  #longerPause(): number {
    const pauses = Math.min(damagePauses * 2 ** this.#tries, mostPauses);
    this.#tries += 1;
    return this.#settings.retryMs * pauses;
  }

  async #adopt(registry: Registry): Promise<void> {
    await this.#seen.assertCurrent(registry);
    const served = this.#current?.site.id === registry.composition;
    const trusting = await this.#trustsAsServed();
    if (!served || !trusting || (await this.#isMended(registry))) await this.#takeOver(registry);
    // Pages of a share say which keys to believe, too.
    if (!trusting) this.#variants.close();
    this.#registry = registry;
    if (registry === this.#newest) this.#distrust = null;
    this.#variants.adopt(registry);
    await this.#remember(registry);
  }

  /** Whether pages tell browsers to believe the keys that are trusted now: one that was retired must go from them at once. */
  async #trustsAsServed(): Promise<boolean> {
    const served = this.#current?.site.boot.keys;
    return served === undefined || JSON.stringify(served) === JSON.stringify(await this.#store.keys.trusted());
  }

  /** Whether a remote that the live composition does without is whole by now. */
  async #isMended({ remotes }: Registry): Promise<boolean> {
    const away = Object.entries(remotes).filter(([name]) => this.#damaged.includes(name));
    const read = await Promise.allSettled(away.map(([name, entry]) => readRemote(this.#store, name, entry)));
    return read.some(({ status }) => status === 'fulfilled');
  }

  /** @throws at the start alone: who runs a server has to know before visitors come, and once it runs it serves on */
  async #remember(registry: Registry): Promise<void> {
    try {
      await this.#seen.remember(registry);
    } catch (error) {
      const { code = String(error) } = error as NodeJS.ErrnoException;
      const directory = this.#settings.store.localState;
      const why = new Error(
        `${directory} could not be written (${code}), where this server keeps which number it served.`,
      );
      if (!this.#running) throw why;
      if (this.#isNews(why))
        this.#log.error({ err: error }, `${why.message} After a restart it may take a replay for new.`);
    }
  }

  /**
   * Tells why the newest registry is not served. Before the first one is, the server stays up with what has to be mended
   * (`stays`), waits for a store that does not answer, and cannot start because of anything else.
   */
  #refuse(error: unknown, stays: boolean, what: string, registry?: Registry): void {
    if (!this.#running && !stays && !isStoreError(error, 'unreachable')) return this.#first.reject(error);
    this.#observer.rejected();
    this.#log.error({ err: error, composition: registry?.composition }, what);
    if (stays) this.#first.resolve();
  }

  /** Whether this was not told of the newest registry before: what is tried again fails the same way again. */
  #isNews(error: unknown): boolean {
    const { code, syscall } = error as NodeJS.ErrnoException;
    // The words of the system name a file, which may have a new name at each try.
    const what = syscall === undefined ? String(error) : `${code} ${syscall}`;
    const known = this.#told.has(what);
    this.#told.add(what);
    return !known;
  }

  async #takeOver(registry: Registry): Promise<void> {
    const damaged: string[] = [];
    // With nothing to stay with, all that is whole is served, then what is mended as well; otherwise what is live stays.
    const mending = this.#current?.site.id === registry.composition && this.#damaged.length > 0;
    const partly = this.#current === null || mending;
    const site = await readComposedSite(
      this.#store,
      { ...registry, preview: null },
      this.#settings,
      partly
        ? (name, error) => {
            damaged.push(name);
            if (this.#isNews(error)) this.#log.error({ err: error, name }, 'a remote is damaged');
          }
        : undefined,
    );
    const next = this.#serve(site);
    await next.snapshots.warm(['/']);
    const previous = this.#current;
    this.#current = next;
    this.#damaged = damaged;
    // A preview stands on what is live: it is composed anew.
    this.#previews.clear();
    this.#observer.activated();
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

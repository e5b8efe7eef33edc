import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from '@clinic/contracts';
import type { ReleaseStore } from '@clinic/releases/store';
import { readComposedSite } from '../rendering/composed-site.ts';
import { readRemote } from '../rendering/read-remotes.ts';
import type { ComposedSite, SiteSettings } from '../rendering/composed-site.ts';
import { forNobody } from '../rendering/snapshots.ts';
import type { LastGoodPages } from '../rendering/last-good-pages.ts';
import type { ServedSite } from '../rendering/served-site.ts';
import type { ReportedErrors } from './reported-errors.ts';

export interface LiveSiteServices {
  store: ReleaseStore;
  settings: SiteSettings;
  /** Gives a composition a renderer. */
  serve: (site: ComposedSite) => ServedSite;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  lastGood: Pick<LastGoodPages, 'mostVisited'>;
  /** Version of the public data now. */
  dataVersion: () => string;
  /** Whether the API can answer. */
  isApiReady: () => Promise<boolean>;
  /** Another composition is live now; the one before it is null at the start. */
  onReplaced: (previous: ServedSite | null) => void;
}

/** Pages that are rendered before another composition takes over, and in the background after. */
const warmed = { before: 4, after: 40 };

/** What is rendered where no visits are known: it loads the code of the remotes. */
export const frontPage = { origin: forNobody, path: '/' };

/** Longest time that those before may hold up a composition, in milliseconds. */
const warmMs = 5000;

/** Another composition waits, because its pages could not be rendered without the API. */
export class ApiNotReadyError extends Error {
  override readonly name = 'ApiNotReadyError';

  constructor() {
    super('another composition waits until the API is ready');
  }
}

/**
 * The composition that visitors get. A new one is read, checked, given a renderer of its own and warmed with the most visited
 * pages, and only then replaces it. It waits while the API is not ready; the first one does not, nor do keys.
 */
export class LiveSite {
  readonly #services: LiveSiteServices;
  #current: ServedSite | null = null;
  /** Remotes that the live composition does without, because they are missing or corrupt. */
  #missing: readonly string[] = [];
  #closed = false;

  constructor(services: LiveSiteServices) {
    this.#services = services;
  }

  get current(): ServedSite | null {
    return this.#current;
  }

  /** Names of the remotes that are served without, because their release is missing or corrupt. */
  get missing(): readonly string[] {
    return this.#missing;
  }

  /** Whether nothing of the live composition is missing. */
  get complete(): boolean {
    return this.#missing.length === 0;
  }

  /**
   * Makes a registry live unless it is already. Says whether the trusted keys are those that pages were told before.
   * @throws {ApiNotReadyError} when it would replace another composition while the API is away
   */
  async activate(registry: Registry, reported: ReportedErrors): Promise<{ sameKeys: boolean }> {
    const isLive = this.#current?.site.id === registry.composition;
    const sameKeys = await this.#hasTrustedKeys();
    const replaces = this.#current !== null && !isLive && sameKeys;
    if (replaces && !(await this.#services.isApiReady())) throw new ApiNotReadyError();
    if (!isLive || !sameKeys || (await this.#isRepaired(registry))) await this.#replace(registry, reported);
    return { sameKeys };
  }

  /** Renders no more pages ahead. The live composition stays as it is. */
  close(): void {
    this.#closed = true;
  }

  /** Whether pages tell browsers the keys that are trusted now: a key that was retired must go from them at once. */
  async #hasTrustedKeys(): Promise<boolean> {
    const served = this.#current?.site.boot.keys;
    return served === undefined || JSON.stringify(served) === JSON.stringify(await this.#services.store.keys.trusted());
  }

  /** Whether a remote that the live composition does without can be read by now. */
  async #isRepaired({ remotes }: Registry): Promise<boolean> {
    const missing = Object.entries(remotes).filter(([name]) => this.#missing.includes(name));
    const read = await Promise.allSettled(
      missing.map(([name, entry]) => readRemote(this.#services.store, name, entry)),
    );
    return read.some(({ status }) => status === 'fulfilled');
  }

  async #replace(registry: Registry, reported: ReportedErrors): Promise<void> {
    const { store, settings, serve, log, lastGood, dataVersion, onReplaced } = this.#services;
    const missing: string[] = [];
    // With nothing to stay with, all that is sound is served, then what is repaired as well. Otherwise the live one stays.
    const repairing = this.#current?.site.id === registry.composition && !this.complete;
    const onCorrupt = (name: string, error: unknown) => {
      missing.push(name);
      if (reported.isNew(error)) log.error({ err: error, name }, 'a remote is missing or corrupt');
    };
    const site = await readComposedSite(
      store,
      { ...registry, preview: null, sharesScript: true },
      settings,
      this.#current === null || repairing ? onCorrupt : undefined,
    );
    const next = serve(site);
    const pages = lastGood.mostVisited(warmed.before + warmed.after);
    const first = pages.length > 0 ? pages.slice(0, warmed.before) : [frontPage];
    const until = Date.now() + warmMs;
    await next.snapshots.warm(first, dataVersion(), () => !this.#closed && Date.now() < until);
    const previous = this.#current;
    this.#current = next;
    this.#missing = missing;
    log.info({ composition: site.id, seq: registry.seq }, 'composition is live');
    onReplaced(previous);
    next.snapshots
      .warm(pages.slice(warmed.before), dataVersion(), () => !this.#closed && this.#current === next)
      .catch((error: unknown) => log.error({ err: error }, 'pages could not be rendered ahead'));
  }
}

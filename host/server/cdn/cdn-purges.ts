import type { FastifyBaseLogger } from 'fastify';
import { cdnForms } from './cdn-kinds.ts';
import type { CdnSettings } from './cdn-settings.ts';
import { allPages } from './page-keys.ts';
import { PurgeQueue } from './purge-queue.ts';
import type { PurgeOutcome } from './purge-queue.ts';

/** Longest wait for a cache's answer, in milliseconds. */
const answerMs = 5000;

export interface CdnPurgesServices {
  settings: CdnSettings;
  /** For how long a server of this configuration still answers after it was asked to end, in milliseconds. */
  shutdownDelayMs: number;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  onOutcome: (outcome: PurgeOutcome) => void;
}

/**
 * Asks the caches in front to forget pages. Called once this server answers with what takes their place; each server of the
 * site asks for itself. All is asked twice: a page of before may be on its way to the cache while it is asked, from this server
 * or from one that follows a little later, and would stay there until its time is over.
 */
export class CdnPurges {
  readonly #services: CdnPurgesServices;
  readonly #queues: readonly PurgeQueue[];
  /** What is asked a second time, by key. */
  readonly #again = new Map<string, NodeJS.Timeout>();

  constructor(services: CdnPurgesServices) {
    const { settings, log, onOutcome } = services;
    this.#services = services;
    this.#queues = settings.urls.map(
      (url, cache) =>
        new PurgeQueue({
          ask: (keys) => this.#ask(url, keys),
          leastMs: settings.leastMs,
          keptMs: (settings.sharedSeconds + settings.staleSeconds) * 1000,
          onOutcome,
          onFailing: (err) => log.warn({ err, cache }, 'a cache in front could not be asked to forget pages'),
          onRecovered: () => log.warn({ cache }, 'a cache in front can be asked to forget pages again'),
          allPages,
        }),
    );
  }

  /** Keys that some cache still has to be asked for. */
  get waiting(): number {
    return this.#queues.reduce((sum, { waiting }) => sum + waiting, 0);
  }

  /**
   * Has all pages with this key forgotten, now and once more. Every page is forgotten at a start: the server that this one
   * replaces goes on with its own version and settings, so the second time comes when it has ended.
   */
  forget(key: string): void {
    const { settings, shutdownDelayMs } = this.#services;
    this.#add(key);
    clearTimeout(this.#again.get(key));
    const again = setTimeout(
      () => {
        this.#again.delete(key);
        this.#add(key);
      },
      settings.againMs + (key === allPages ? shutdownDelayMs : 0),
    );
    this.#again.set(key, again.unref());
  }

  close(): void {
    for (const timer of this.#again.values()) clearTimeout(timer);
    for (const queue of this.#queues) queue.close();
  }

  #add(key: string): void {
    for (const queue of this.#queues) queue.add([key]);
  }

  async #ask(url: string, keys: readonly string[]): Promise<void> {
    const { kind, token } = this.#services.settings;
    const response = await fetch(url, {
      ...cdnForms[kind].purge(keys, token),
      signal: AbortSignal.timeout(answerMs),
      // The token is for this address alone.
      redirect: 'error',
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the cache answered ${response.status}`);
    this.#services.log.info({ keys }, 'a cache in front was asked to forget pages');
  }
}

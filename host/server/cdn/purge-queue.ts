import { setTimeout as pause } from 'node:timers/promises';

/** How asking a cache ended: `expired` is what it was not asked in time for, and has forgotten by its own clock. */
export type PurgeOutcome = 'purged' | 'failed' | 'expired';

export interface PurgeQueueServices {
  /** Asks the cache to forget what has one of these keys. @throws when it did not take them */
  ask: (keys: readonly string[]) => Promise<void>;
  /** Least time between two questions, and the first wait after one that failed, in milliseconds. */
  leastMs: number;
  /** After this the cache has forgotten a page by its own clock, in milliseconds. */
  keptMs: number;
  onOutcome: (outcome: PurgeOutcome) => void;
  /** Reports the first of several failures, and that it works again. */
  onFailing: (error: unknown) => void;
  onRecovered: () => void;
  /** A key that every page has. */
  allPages: string;
}

/** The most keys that wait: instead of more the key of every page does. */
const mostKeys = 30;

/** The longest wait after failures, in milliseconds. */
const longestWaitMs = 60_000;

/**
 * What one cache still has to be asked to forget. One question at a time, with all keys that came meanwhile; one that fails is
 * repeated with ever longer waits, until the cache has forgotten the pages by its own clock.
 */
export class PurgeQueue {
  readonly #services: PurgeQueueServices;
  /** When the cache will have forgotten the pages of each key, as {@link Date.now} tells it. */
  readonly #waiting = new Map<string, { until: number }>();
  readonly #end = new AbortController();
  #isAsking = false;

  constructor(services: PurgeQueueServices) {
    this.#services = services;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  add(keys: readonly string[]): void {
    const { allPages, keptMs } = this.#services;
    const entry = { until: Date.now() + keptMs };
    for (const key of keys) this.#waiting.set(key, entry);
    if (this.#waiting.has(allPages) || this.#waiting.size > mostKeys) {
      this.#waiting.clear();
      this.#waiting.set(allPages, entry);
    }
    if (!this.#isAsking) void this.#askAll();
  }

  close(): void {
    this.#end.abort();
  }

  async #askAll(): Promise<void> {
    const { leastMs, onFailing, onRecovered, onOutcome } = this.#services;
    this.#isAsking = true;
    let failures = 0;
    while (this.#waiting.size > 0 && !this.#end.signal.aborted) {
      const error = await this.#askOnce();
      if (error === null && failures > 0) onRecovered();
      if (error !== null && failures === 0) onFailing(error);
      onOutcome(error === null ? 'purged' : 'failed');
      failures = error === null ? 0 : failures + 1;
      await this.#pause(error === null ? leastMs : Math.min(leastMs * 2 ** (failures - 1), longestWaitMs));
      this.#forgetExpired();
    }
    this.#isAsking = false;
  }

  /** Gives why the cache did not take the question, else null. */
  async #askOnce(): Promise<unknown> {
    const asked = new Map(this.#waiting);
    try {
      await this.#services.ask([...asked.keys()]);
    } catch (error) {
      return error;
    }
    // What was added meanwhile is another change of the same key.
    for (const [key, entry] of asked) if (this.#waiting.get(key) === entry) this.#waiting.delete(key);
    return null;
  }

  #forgetExpired(): void {
    const now = Date.now();
    for (const [key, { until }] of [...this.#waiting]) {
      if (until > now) continue;
      this.#waiting.delete(key);
      this.#services.onOutcome('expired');
    }
  }

  async #pause(ms: number): Promise<void> {
    await pause(ms, undefined, { ref: false, signal: this.#end.signal }).catch(() => undefined);
  }
}

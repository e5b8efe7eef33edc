import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { ChannelName, Registry } from '@clinic/contracts';
import { isExpired } from '@clinic/contracts/signature';
import { isStoreError } from '@clinic/releases/store';
import type { ReleaseStore, SeenRegistries } from '@clinic/releases/store';
import { isCorrupt } from '../rendering/read-remotes.ts';
import { ActivationBackoff } from './activation-backoff.ts';
import { ApiNotReadyError } from './live-site.ts';
import { ReportedErrors } from './reported-errors.ts';

/**
 * Why what a channel points at is not adopted: its signature or its bytes are wrong, it is older than one that was served, it
 * has expired (served on where it was current once), its composition could not be read or used yet, or waits until the API is
 * ready. `/readyz` tells these words.
 */
export type RejectionReason = 'not believed' | 'replayed' | 'expired' | 'not adopted' | 'waits for the API';

/** What a follower knows of its channel. `newest` is what the channel points at, null while that cannot be verified. */
type ChannelState =
  | { status: 'waiting' }
  /** Its activation is under way or waits for its turn. What the registry before it was rejected for stands until then. */
  | { status: 'activating'; newest: Registry; rejection: RejectionReason | null }
  | { status: 'rejected'; newest: Registry | null; rejection: RejectionReason }
  | { status: 'served'; newest: Registry };

/** How long an activation in progress may hold up the end of the server, in milliseconds. */
const closeTimeoutMs = 3000;

export interface FollowerServices {
  store: Pick<ReleaseStore, 'watchRegistry' | 'assertNotReplayed' | 'location'>;
  channel: ChannelName;
  /** The numbers that this server has served, so that an older registry is a replay. */
  seen: Pick<SeenRegistries, 'assertCurrent' | 'remember'>;
  /** Where those are kept, for the log. */
  localState: string;
  /** Pause before a store that did not answer is asked again, in milliseconds. */
  retryMs: number;
  /** Makes a registry live. Says whether it is served complete, or without what is corrupt. */
  activate: (registry: Registry, reported: ReportedErrors) => Promise<{ complete: boolean }>;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** A registry could not be verified, or its composition not be used. */
  onRejected: () => void;
}

/**
 * Follows a channel of the release store: each new registry is activated in its turn, and tried again until it is served
 * complete or another takes its place.
 */
export class ChannelFollower {
  readonly #services: FollowerServices;
  readonly #backoff: ActivationBackoff;
  readonly #reported = new ReportedErrors();
  #state: ChannelState = { status: 'waiting' };
  readonly #first = Promise.withResolvers<void>();
  #running = false;
  #closed = false;
  #stopWatching: (() => void) | null = null;
  #retry: NodeJS.Timeout | undefined;
  #activating: Promise<void> = Promise.resolve();

  constructor(services: FollowerServices) {
    this.#services = services;
    this.#backoff = new ActivationBackoff(services.retryMs);
  }

  /** Why nothing is adopted from what the channel points at now. Null when it is served and counts. */
  get rejection(): RejectionReason | null {
    if (this.#state.status === 'served' && isExpired(this.#state.newest, Date.now())) return 'expired';
    return 'rejection' in this.#state ? this.#state.rejection : null;
  }

  /**
   * Settles once the first composition is served, or is rejected or corrupt: then nothing is served until it is repaired.
   * Waits while nothing is live or the store does not answer.
   * @throws what waiting does not repair, such as a directory that cannot be read or written
   */
  async start(): Promise<void> {
    const { channel, store, retryMs, log } = this.#services;
    let notified = false;
    // Also keeps the process alive, which nothing else does before it listens.
    const waiting = setInterval(() => {
      if (notified || this.#newest !== null) return;
      notified = true;
      log.warn({ channel, store: store.location }, 'waiting for a composition to be live in the channel');
    }, retryMs);
    this.#stopWatching = store.watchRegistry(channel, (registry) => this.#onRegistry(registry), {
      onError: (error) => {
        const unverified = isStoreError(error, 'damaged');
        if (unverified) this.#state = { status: 'rejected', newest: null, rejection: 'not believed' };
        this.#reject(error, unverified, 'the registry could not be read; the live composition stays');
      },
    });
    try {
      await this.#first.promise;
      this.#running = true;
    } finally {
      clearInterval(waiting);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#stopWatching?.();
    clearTimeout(this.#retry);
    await Promise.race([this.#activating, pause(closeTimeoutMs, undefined, { ref: false })]);
  }

  get #newest(): Registry | null {
    return 'newest' in this.#state ? this.#state.newest : null;
  }

  #onRegistry(registry: Registry): void {
    this.#state = { status: 'activating', newest: registry, rejection: this.rejection };
    this.#reported.clear();
    this.#backoff.reset();
    this.#follow(registry);
  }

  /** Activates a registry in its turn, unless a newer one has come by then, and again until it is served complete. */
  #follow(registry: Registry): void {
    this.#activating = this.#activating.then(async () => {
      if (this.#closed || registry !== this.#newest) return;
      const waitMs = await this.#activate(registry);
      if (this.#closed || waitMs === null) return;
      clearTimeout(this.#retry);
      this.#retry = setTimeout(() => this.#follow(registry), waitMs).unref();
    });
  }

  /** Null when the registry is served complete, else the milliseconds after which it is tried again. */
  async #activate(registry: Registry): Promise<number | null> {
    const { seen, store, activate } = this.#services;
    try {
      await seen.assertCurrent(registry);
      // Also for a server that has served nothing yet: the store itself knows which number it had reached.
      await store.assertNotReplayed(registry.channel);
      const { complete } = await activate(registry, this.#reported);
      if (registry === this.#newest) this.#state = { status: 'served', newest: registry };
      await this.#remember(registry);
      this.#first.resolve();
      if (!complete) return this.#backoff.afterFailure();
      this.#reported.clear();
      return null;
    } catch (error) {
      if (error instanceof ApiNotReadyError) {
        if (registry === this.#newest)
          this.#state = { status: 'rejected', newest: registry, rejection: 'waits for the API' };
        if (this.#reported.isNew(error)) this.#services.log.warn({ composition: registry.composition }, error.message);
        return this.#services.retryMs;
      }
      const outdated = isStoreError(error, 'replayed') ? 'replayed' : isStoreError(error, 'expired') ? 'expired' : null;
      if (registry === this.#newest)
        this.#state = { status: 'rejected', newest: registry, rejection: outdated ?? 'not adopted' };
      const what = 'a composition could not be used; the live one stays until it can';
      if (this.#reported.isNew(error)) this.#reject(error, outdated !== null || isCorrupt(error), what, registry);
      return isStoreError(error, 'unreachable') ? this.#backoff.afterUnreachable() : this.#backoff.afterFailure();
    }
  }

  /** @throws at the start alone: the operator has to know before visitors come. A running server serves on. */
  async #remember(registry: Registry): Promise<void> {
    const { seen, localState, log } = this.#services;
    try {
      await seen.remember(registry);
    } catch (error) {
      const { code = String(error) } = error as NodeJS.ErrnoException;
      const why = new Error(
        `${localState} could not be written (${code}), where this server keeps which number it served.`,
      );
      if (!this.#running) throw why;
      if (this.#reported.isNew(why))
        log.error({ err: error }, `${why.message} After a restart it may take a replay for new.`);
    }
  }

  /**
   * Reports why the newest registry is not served. Before the first one is, the server stays up with what has to be
   * repaired (`lasting`), waits for a store that does not answer, and cannot start because of anything else.
   */
  #reject(error: unknown, lasting: boolean, what: string, registry?: Registry): void {
    if (!this.#running && !lasting && !isStoreError(error, 'unreachable')) return this.#first.reject(error);
    this.#services.onRejected();
    this.#services.log.error({ err: error, composition: registry?.composition }, what);
    if (lasting) this.#first.resolve();
  }
}

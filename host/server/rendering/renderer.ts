import { networkOfAddress } from '@clinic/node';
import type { Rendered, RenderRequest } from '@clinic/contracts/host';
import type { HostSettings } from '../settings.ts';
import type { ComposedSite } from './composed-site.ts';
import { FairQueue } from './fair-queue.ts';
import { RendererThread, ThreadLost } from './renderer-thread.ts';
import type { WorkerSettings } from './renderer-worker.ts';

/** Longest wait for a thread with a form, in milliseconds. */
const formMs = 12_000;

/** How much longer than for the API a thread is waited for with a page, in milliseconds: it draws the page as well. */
const pageBeyondApiMs = 2500;

/** Calls that a thread is at side by side: they wait for the API in between. */
const atATime = 4;

/** Calls that wait at most, and of those the ones of one network. */
const places = { all: 64, share: 16 };

/** There is no place for one more call: the site has more to render than it can, or the renderer has ended. */
export class RendererBusy extends Error {
  override readonly name = 'RendererBusy';
}

/** What the server itself wants rendered. */
const ownShare = 'server';

/** Calls of lost threads that wait to be made again at most. */
const mostRepeated = 16;

/** After this a thread that the others do not need ends, in milliseconds. */
const idleMs = 60_000;

/**
 * The renderer of one composition. Forms have a thread of their own, which starts with the first one: whatever somebody sends,
 * pages are rendered meanwhile. Pages have as many threads as they need and may have. In front of them calls wait in a bounded
 * queue in which networks take turns.
 */
export class Renderer {
  readonly #pages: Lane;
  readonly #forms: Lane;
  readonly #onClosed: () => void;

  constructor(
    { boot, containers, rendererFile }: ComposedSite,
    { apiOrigin, apiReadMs }: Pick<HostSettings, 'apiOrigin' | 'apiReadMs'>,
    { threads = 1, onClosed = () => {} } = {},
  ) {
    this.#onClosed = onClosed;
    const settings = { boot, containers, rendererFile, apiBaseUrl: apiOrigin, apiReadMs };
    this.#pages = new Lane(settings, { timeoutMs: apiReadMs + pageBeyondApiMs, threads, repeats: true });
    this.#forms = new Lane(settings, { timeoutMs: formMs, threads: 1, repeats: false });
  }

  /**
   * @param visitor address of whoever asked; null for what the server itself wants
   * @throws {RendererBusy} when too many calls wait, and when the renderer ends
   */
  render(request: RenderRequest, visitor: string | null = null): Promise<Rendered> {
    return (request.form === undefined ? this.#pages : this.#forms).render(request, visitor);
  }

  /** How many calls wait for their turn. */
  get waiting(): number {
    return this.#pages.waiting + this.#forms.waiting;
  }

  /** Ends the threads; with them every module of the composition leaves memory. */
  async close(): Promise<void> {
    await Promise.all([this.#pages.close(), this.#forms.close()]);
    this.#onClosed();
  }
}

interface Call {
  begin: () => void;
  refuse: () => void;
}

interface LaneSettings {
  timeoutMs: number;
  /** The most threads. */
  threads: number;
  /** Whether a call may be made again: what a form did cannot be known. */
  repeats: boolean;
}

/** Threads, and the queue in front of them. */
class Lane {
  readonly #settings: WorkerSettings;
  readonly #lane: LaneSettings;
  readonly #threads: RendererThread[];
  readonly #queue = new FairQueue<Call>(places);
  #underway = 0;
  #repeating: Promise<unknown> = Promise.resolve();
  #repeated = 0;
  #closed = false;
  #idle: NodeJS.Timeout | undefined;

  constructor(settings: WorkerSettings, lane: LaneSettings) {
    this.#settings = settings;
    this.#lane = lane;
    this.#threads = [this.#newThread()];
  }

  get waiting(): number {
    return this.#queue.length;
  }

  async render(request: RenderRequest, visitor: string | null): Promise<Rendered> {
    // A page that is rendered ahead may come to its turn after the end: it would begin a thread that nobody ends.
    if (this.#closed) throw ended();
    if (this.#underway >= atATime * this.#lane.threads) await this.#turn(visitor);
    else this.#underway += 1;
    try {
      return await this.#idlest().render(request);
    } catch (error) {
      if (error instanceof ThreadLost && this.#closed) throw ended();
      if (!(error instanceof ThreadLost) || error.wasAlone || !this.#lane.repeats) throw error;
      return await this.#again(request, error);
    } finally {
      // The place goes to who waits: it is taken as long as somebody does.
      const next = this.#queue.shift();
      if (next === undefined) this.#underway -= 1;
      else next.begin();
      this.#idle ??= setTimeout(() => this.#endIdle(), idleMs).unref();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#idle);
    for (let call = this.#queue.shift(); call !== undefined; call = this.#queue.shift()) call.refuse();
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  #newThread(): RendererThread {
    return new RendererThread(this.#settings, this.#lane.timeoutMs);
  }

  /** The thread with the fewest calls; another one once all are at as many as they take. */
  #idlest(): RendererThread {
    const idlest = this.#threads.reduce((one, other) => (other.calls < one.calls ? other : one));
    if (idlest.calls < atATime || this.#threads.length >= this.#lane.threads) return idlest;
    const thread = this.#newThread();
    this.#threads.push(thread);
    return thread;
  }

  /**
   * Makes a call again that a thread lost with others: one after the other, each alone on a thread of its own, so that only the
   * one that ends threads fails.
   */
  async #again(request: RenderRequest, lost: ThreadLost): Promise<Rendered> {
    if (this.#repeated >= mostRepeated) throw lost;
    this.#repeated += 1;
    const rendering = this.#repeating.then(async () => {
      if (this.#closed) throw ended();
      const thread = this.#newThread();
      return thread.render(request).finally(() => thread.close());
    });
    this.#repeating = rendering.catch(() => undefined);
    return rendering.finally(() => (this.#repeated -= 1));
  }

  /** Ends the threads that have nothing to do, but the first one. */
  #endIdle(): void {
    this.#idle = undefined;
    for (const thread of this.#threads.slice(1))
      if (thread.calls === 0) {
        this.#threads.splice(this.#threads.indexOf(thread), 1);
        void thread.close();
      }
  }

  #turn(visitor: string | null): Promise<void> {
    return new Promise((resolve, reject) => {
      const refuse = () => reject(new RendererBusy('too many pages wait to be rendered'));
      this.#queue.push(shareOf(visitor), { begin: resolve, refuse })?.refuse();
    });
  }
}

/** That the threads end says nothing of a page that was to be rendered. */
const ended = () => new RendererBusy('the renderer was closed');

/** All networks of an IPv6 block are one share: who has the block has them all. */
function shareOf(visitor: string | null): string {
  if (visitor === null) return ownShare;
  const { key, block } = networkOfAddress(visitor);
  return block ?? key;
}

import { networkOfAddress } from '@clinic/node';
import type { Rendered, RenderRequest } from '@clinic/contracts/host';
import type { ComposedSite } from './composed-site.ts';
import { FairQueue } from './fair-queue.ts';
import { RendererThread } from './renderer-thread.ts';
import type { WorkerSettings } from './renderer-worker.ts';

/** Longest wait for a thread, in milliseconds. */
const timeoutsMs = { page: 4000, form: 12_000 };

/** Calls that a thread is at side by side: they wait for the API in between. One that hangs takes no more with it. */
const atATime = 4;

/** Calls that wait at most, and of those the ones of one network. */
const places = { all: 64, share: 16 };

/** There is no place for one more call: the site has more to render than it can. */
export class RendererBusy extends Error {
  override readonly name = 'RendererBusy';
}

/** What the server itself wants rendered. */
const ownShare = 'server';

/**
 * The renderer of one composition. Forms have a thread of their own, which starts with the first one: whatever somebody sends,
 * pages are rendered meanwhile. In front of each thread calls wait in a bounded queue in which networks take turns.
 */
export class Renderer {
  readonly #pages: Lane;
  readonly #forms: Lane;

  constructor({ boot, containers, rendererFile }: ComposedSite, apiBaseUrl: string) {
    const settings = { boot, containers, rendererFile, apiBaseUrl };
    this.#pages = new Lane(settings, timeoutsMs.page);
    this.#forms = new Lane(settings, timeoutsMs.form);
  }

  /**
   * @param visitor address of whoever asked; null for what the server itself wants
   * @throws {RendererBusy} when too many calls wait
   */
  render(request: RenderRequest, visitor: string | null = null): Promise<Rendered> {
    return (request.form === undefined ? this.#pages : this.#forms).render(request, visitor);
  }

  /** Ends the threads; with them every module of the composition leaves memory. */
  async close(): Promise<void> {
    await Promise.all([this.#pages.close(), this.#forms.close()]);
  }
}

interface Call {
  begin: () => void;
  refuse: () => void;
}

/** A thread, and the queue in front of it. */
class Lane {
  readonly #thread: RendererThread;
  readonly #queue = new FairQueue<Call>(places);
  #underway = 0;

  constructor(settings: WorkerSettings, timeoutMs: number) {
    this.#thread = new RendererThread(settings, timeoutMs);
  }

  async render(request: RenderRequest, visitor: string | null): Promise<Rendered> {
    if (this.#underway >= atATime) await this.#turn(visitor);
    else this.#underway += 1;
    try {
      return await this.#thread.render(request);
    } finally {
      // The place goes to who waits: it is taken as long as somebody does.
      const next = this.#queue.shift();
      if (next === undefined) this.#underway -= 1;
      else next.begin();
    }
  }

  async close(): Promise<void> {
    for (let call = this.#queue.shift(); call !== undefined; call = this.#queue.shift()) call.refuse();
    await this.#thread.close();
  }

  #turn(visitor: string | null): Promise<void> {
    return new Promise((resolve, reject) => {
      const refuse = () => reject(new RendererBusy('too many pages wait to be rendered'));
      this.#queue.push(shareOf(visitor), { begin: resolve, refuse })?.refuse();
    });
  }
}

/** All networks of an IPv6 block are one share: who has the block has them all. */
function shareOf(visitor: string | null): string {
  if (visitor === null) return ownShare;
  const { key, block } = networkOfAddress(visitor);
  return block ?? key;
}

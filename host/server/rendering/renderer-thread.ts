import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ResourceLimits } from 'node:worker_threads';
import type { RenderFailure } from '@clinic/contracts';
import type { Rendered, RenderRequest } from '@clinic/contracts/host';
import { loggedPath } from '@clinic/node';
import type { RenderCall, WorkerSettings } from './renderer-worker.ts';

/**
 * Heap of one renderer, in MB: a leak ends the worker, not the server. A young generation that may grow further takes more
 * memory and renders no faster.
 */
const heap: ResourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 24 };

/** What a host of 1.0.0 does not answer: the live release may be older than this server. */
const newer: Pick<Rendered, 'notFound' | 'slotContent'> = { notFound: null, slotContent: null };

/** What failed, as the present host says it or that of 1.0.0. */
type AnsweredFailure = Omit<RenderFailure, 'apiUnavailable'> &
  ({ apiUnavailable: boolean } | { forWantOfApi: boolean });

type AnsweredPage = Omit<Rendered, keyof typeof newer | 'failures'> &
  Partial<typeof newer> & { failures: readonly AnsweredFailure[] };

/** What a renderer says of a call. */
interface Answer {
  id: number;
  rendered?: AnsweredPage;
  error?: string;
}

interface Waiting {
  resolve: (rendered: Rendered) => void;
  reject: (error: Error) => void;
}

/** The thread ended while it was at a call. */
export class ThreadLost extends Error {
  override readonly name = 'ThreadLost';
  /** Whether it was at no other call, so that it ended because of this one. */
  readonly wasAlone: boolean;

  constructor(message: string, wasAlone: boolean) {
    super(message);
    this.wasAlone = wasAlone;
  }
}

/**
 * A worker thread that renders pages of one composition. One that crashes or hangs is replaced at the next call; the calls
 * that it was at fail.
 */
export class RendererThread {
  readonly #settings: WorkerSettings;
  readonly #timeoutMs: number;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #lastId = 0;

  /** @param timeoutMs longest wait for an answer: longer than the worker takes itself, so that only a hanging one is ended */
  constructor(settings: WorkerSettings, timeoutMs: number) {
    this.#settings = settings;
    this.#timeoutMs = timeoutMs;
  }

  /** Calls that it is at. */
  get calls(): number {
    return this.#waiting.size;
  }

  /** @throws {ThreadLost} */
  render(request: RenderRequest): Promise<Rendered> {
    const worker = (this.#worker ??= this.#start());
    const id = (this.#lastId += 1);
    return new Promise<Rendered>((resolve, reject) => {
      const why = `the renderer did not answer for ${loggedPath(request.path)}`;
      const timer = setTimeout(() => this.#end(why), this.#timeoutMs);
      const settled = () => {
        clearTimeout(timer);
        this.#waiting.delete(id);
      };
      this.#waiting.set(id, {
        resolve: (rendered) => {
          settled();
          resolve(rendered);
        },
        reject: (error) => {
          settled();
          reject(error);
        },
      });
      worker.postMessage({ id, request } satisfies RenderCall);
    });
  }

  /** Ends the worker; with it every module of the composition leaves memory. */
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#end('the renderer was closed');
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL(`./renderer-worker${extname(import.meta.filename)}`, import.meta.url), {
      workerData: this.#settings,
      resourceLimits: heap,
    });
    worker.unref();
    worker.on('message', ({ id, rendered, error }: Answer) => {
      const waiting = this.#waiting.get(id);
      if (rendered === undefined) waiting?.reject(new Error(error ?? 'the renderer failed'));
      else waiting?.resolve(renderedBy(rendered));
    });
    worker.on('error', (error) => this.#end(String(error), worker));
    worker.on('exit', () => this.#end('the renderer ended', worker));
    return worker;
  }

  #end(why: string, which = this.#worker): void {
    if (which === null || which !== this.#worker) return;
    this.#worker = null;
    void which.terminate();
    const lost = [...this.#waiting.values()];
    for (const waiting of lost) waiting.reject(new ThreadLost(why, lost.length === 1));
  }
}

const renderedBy = (page: AnsweredPage): Rendered => ({
  ...newer,
  ...page,
  failures: page.failures.map((failure) =>
    'apiUnavailable' in failure ? failure : { ...failure, apiUnavailable: failure.forWantOfApi },
  ),
});

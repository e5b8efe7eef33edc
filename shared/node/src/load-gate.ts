import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { IntervalHistogram } from 'node:perf_hooks';
import type { FastifyReply } from 'fastify';

/** Which part of what can be answered at a time is for bookings, sign-ins and the site's own pages alone. */
const keptPart = 1 / 4;
/** What is kept is refused as well once the event loop is this many times later than the others may find it. */
const keptDelayTimes = 2;

const resolutionMs = 20;
const windowMs = 500;

function startMeasuring(): Pick<IntervalHistogram, 'mean' | 'reset'> {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  return histogram;
}

/**
 * The mean delay of the event loop, in milliseconds: the lower one of the last two half seconds or more that were looked at. One
 * stall, such as another program's turn on a busy machine, is over when it is seen; overload lasts.
 */
export function eventLoopDelay(histogram = startMeasuring(), now = () => performance.now()): () => number {
  let since = now();
  let before = 0;
  let delayMs = 0;
  return () => {
    if (now() - since >= windowMs) {
      before = delayMs;
      delayMs = Number.isNaN(histogram.mean) ? 0 : Math.max(0, histogram.mean / 1e6 - resolutionMs);
      histogram.reset();
      since = now();
    }
    return Math.min(before, delayMs);
  };
}

export interface LoadLimits {
  /** Requests that are answered at a time. */
  readonly mostRequests: number;
  /** Delay of the event loop from which on requests are refused, in milliseconds; 0 never refuses for it. */
  readonly mostDelayMs: number;
  readonly delayMs?: () => number;
}

/**
 * How many requests a server answers at a time, and whether it answers one more: not beyond so many, nor while the event loop is
 * late. The last quarter is for requests that are kept under load.
 */
export class LoadGate {
  readonly #mostRequests: number;
  readonly #mostOfOthers: number;
  readonly #mostDelayMs: number;
  readonly #delayMs: () => number;
  #underWay = 0;

  constructor({ mostRequests, mostDelayMs, delayMs = eventLoopDelay() }: LoadLimits) {
    this.#mostRequests = mostRequests;
    this.#mostOfOthers = Math.max(1, Math.floor(mostRequests * (1 - keptPart)));
    this.#mostDelayMs = mostDelayMs;
    this.#delayMs = delayMs;
  }

  /** Requests that are being answered. */
  get underWay(): number {
    return this.#underWay;
  }

  /** Lets a request in until its answer is sent; false when it has to be refused. */
  admits(reply: FastifyReply, isKept: boolean): boolean {
    const isTooMany = this.#underWay >= (isKept ? this.#mostRequests : this.#mostOfOthers);
    const isLate = this.#mostDelayMs > 0 && this.#delayMs() > this.#mostDelayMs * (isKept ? keptDelayTimes : 1);
    if (isTooMany || isLate) return false;
    this.#underWay += 1;
    reply.raw.once('close', () => {
      this.#underWay -= 1;
    });
    return true;
  }
}

/** Whoever watches a server is always answered. */
export function isWatching(url: string | undefined): boolean {
  return url === '/healthz' || url === '/readyz' || url === '/metrics';
}

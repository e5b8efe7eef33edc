import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { IntervalHistogram } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { ClinicError } from './errors.ts';
import { isOwnServer } from './own-server.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route of bookings and sign-ins: it is still answered where the others are refused. */
    keptUnderLoad?: boolean;
  }
}

/** Which part of what can be answered at a time is for bookings, sign-ins and the site's own pages alone. */
const keptPart = 1 / 4;
/** What is kept is refused as well once the event loop is this many times later than the others may find it. */
const keptDelayTimes = 2;
const retryAfterSeconds = 2;
/** Whoever watches the server is always answered. */
const watched = new Set(['/healthz', '/readyz', '/metrics']);

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

interface LoadLimits {
  /** Requests that are answered at a time. */
  readonly mostRequests: number;
  /** Delay of the event loop from which on requests are refused, in milliseconds; 0 never refuses for it. */
  readonly mostDelayMs: number;
  readonly delayMs?: () => number;
  /** Called for each request that was refused. */
  readonly onRefused?: () => void;
}

/**
 * Refuses at once, with 503 and `Retry-After`, what cannot be answered soon (R16), before anything is read or looked up for
 * it: beyond so many requests at a time, or while the event loop is late. The last quarter is for bookings, sign-ins, and the
 * host server, whose pages many visitors share. Returns how many requests are being answered.
 */
export function shedLoad(app: FastifyInstance, limits: LoadLimits): () => number {
  const { mostRequests, mostDelayMs, delayMs = eventLoopDelay(), onRefused } = limits;
  const mostOfOthers = Math.max(1, Math.floor(mostRequests * (1 - keptPart)));
  let underWay = 0;

  app.addHook('onRequest', async (request, reply) => {
    const { url, config } = request.routeOptions;
    if (url !== undefined && watched.has(url)) return;
    const isKept = config.keptUnderLoad === true || isOwnServer(request);
    const isTooMany = underWay >= (isKept ? mostRequests : mostOfOthers);
    const isLate = mostDelayMs > 0 && delayMs() > mostDelayMs * (isKept ? keptDelayTimes : 1);
    if (isTooMany || isLate) {
      onRefused?.();
      throw new ClinicError('BUSY', { retryAfterSeconds });
    }
    underWay += 1;
    reply.raw.once('close', () => {
      underWay -= 1;
    });
  });
  return () => underWay;
}

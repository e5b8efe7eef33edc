import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '@clinic/contracts';
import { compositionScripts } from '@clinic/contracts/host';
import { artifactBase } from '@clinic/contracts/registry';
import { isWatching, LoadGate } from '@clinic/node';
import type { LoadLimits } from '@clinic/node';
import { sendBusy } from './busy-page.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the server has too much to do to make a page for this request: one that is in memory costs nothing. */
    isOverload: boolean;
  }
}

/** Every page of the site. */
export const pagesRoute = '/*';

/** Files of releases, and the remotes of compositions, without which the pages that are shown could not go on. */
const files = [artifactBase(':name', ':release'), compositionScripts];

/** Calls of the API that sign in or book, as its own routes say (`keptUnderLoad`). */
const keptCall = /^\/api\/(csrf-cookie|login|user|holds|appointments|reception\/appointments)(?=[/?]|$)/;

const retryAfterSeconds = 2;

const busy = {
  ar: 'عدد الزوار كبير الآن. انتظر لحظات ثم حاول مرة أخرى.',
  en: 'Many people are using the site right now. Wait a moment and try again.',
} as const;

interface Overload extends LoadLimits {
  /** Called for each request that is refused here; what is sent of a page is up to its route. */
  onRefused: () => void;
}

/**
 * Refuses at once, with 503 and `Retry-After`, what cannot be answered soon (R16). What the {@link LoadGate} keeps is for sign-ins,
 * bookings, the files of pages and the page that says what works; pages that are in memory are sent in any case, and streams
 * do not count. Returns how many requests are being answered.
 */
export function refuseOverload(app: FastifyInstance, { onRefused, ...limits }: Overload): () => number {
  const gate = new LoadGate(limits);
  app.decorateRequest('isOverload', false);
  app.addHook('onRequest', async (request, reply) => {
    const { url = '', config } = request.routeOptions;
    if (isWatching(url) || config.staysOpen === true || gate.admits(reply, isKeptUnderLoad(url, request.url)))
      return undefined;
    request.isOverload = request.method === 'GET' && url === pagesRoute;
    if (request.isOverload) return undefined;
    onRefused();
    return url.startsWith('/api') ? refuseCall(request, reply) : sendBusy(request, reply);
  });
  return () => gate.underWay;
}

/** @param route pattern of the route @param address what was asked for */
export function isKeptUnderLoad(route: string, address: string): boolean {
  return route === '/status' || files.some((folder) => route.startsWith(folder)) || keptCall.test(address);
}

/** In the envelope of the API's errors. */
function refuseCall(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const arabic = !/^en\b/i.test(request.headers['accept-language'] ?? '');
  const body: ErrorBody = { code: 'BUSY', message: arabic ? busy.ar : busy.en, request_id: request.id };
  return reply.code(503).header('retry-after', retryAfterSeconds).header('cache-control', 'no-store').send(body);
}

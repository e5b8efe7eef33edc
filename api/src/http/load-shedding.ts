import type { FastifyInstance } from 'fastify';
import { isWatching, LoadGate } from '@clinic/node';
import type { LoadLimits } from '@clinic/node';
import { ClinicError } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route of bookings and sign-ins: it is still answered where the others are refused. */
    keptUnderLoad?: boolean;
    /** A stream, which is open for hours and has a bound of its own. */
    staysOpen?: boolean;
  }
}

const retryAfterSeconds = 2;

interface Shedding extends LoadLimits {
  /** Called for each request that was refused. */
  readonly onRefused?: () => void;
}

/**
 * Refuses at once, with 503 and `Retry-After`, what cannot be answered soon (R16), before anything is read or looked up for
 * it. What the {@link LoadGate} keeps is for bookings, sign-ins, and the host server, whose pages many visitors share. Returns
 * how many requests are being answered.
 */
export function shedLoad(app: FastifyInstance, { onRefused, ...limits }: Shedding): () => number {
  const gate = new LoadGate(limits);
  app.addHook('onRequest', async (request, reply) => {
    const { url, config } = request.routeOptions;
    if (isWatching(url) || config.staysOpen === true) return;
    if (gate.admits(reply, config.keptUnderLoad === true || request.isFromOwnServer)) return;
    onRefused?.();
    throw new ClinicError('BUSY', { retryAfterSeconds });
  });
  return () => gate.underWay;
}

import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ProxyTrust } from './proxies.ts';
import { inContext } from './request-context.ts';
import type { WorkContext } from './request-context.ts';
import type { Tracer } from './telemetry/spans.ts';

/** Headers by which one server tells the next which request it works on. */
export const requestIdHeader = 'x-request-id';
export const traceparentHeader = 'traceparent';

/** What a proxy may call a request: nothing that could be taken for something else in a log. */
const requestIdForm = /^[\w.:-]{8,100}$/;

declare module 'fastify' {
  interface FastifyRequest {
    /** What the request is traced and logged as; null before the first hook. */
    work: WorkContext | null;
  }
}

/** Names requests: as a proxy in front named them, else by a random id. What visitors send themselves is not taken. */
export function requestIds(isProxy: ProxyTrust): (raw: IncomingMessage) => string {
  return (raw) => {
    const given = raw.headers[requestIdHeader];
    const isGiven = typeof given === 'string' && requestIdForm.test(given);
    return isGiven && isProxy(raw.socket.remoteAddress ?? '') ? given : randomUUID();
  };
}

interface Tracing {
  readonly tracer: Tracer;
  /** Whose traces are continued; nobody's unless given. */
  readonly continues?: ProxyTrust;
}

/**
 * Runs every request in a context of its own, traces it, and writes one line when it is answered. Both name the pattern of the
 * route, never the address: queries and paths can hold personal data. Called before any other hook is added.
 */
export function followRequests(app: FastifyInstance, { tracer, continues }: Tracing): void {
  app.decorateRequest('work', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const given = request.headers[traceparentHeader];
    const isContinued = typeof given === 'string' && continues?.(request.socket.remoteAddress ?? '') === true;
    const route = request.routeOptions.url ?? 'unknown';
    const span = tracer.begin(`${request.method} ${route}`, 'server', {
      traceparent: isContinued ? given : null,
      attributes: { 'http.request.method': request.method, 'http.route': route },
    });
    request.work = { requestId: request.id, span };
    inContext(request.work, done);
  });
  // Whatever parses a body calls back from the connection, which belongs to no request.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.work === null) done();
    else inContext(request.work, done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status } = reply;
    request.work?.span.end({ attributes: { 'http.response.status_code': status }, failed: status >= 500 });
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  });
}

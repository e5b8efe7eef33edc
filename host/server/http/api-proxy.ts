import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ErrorBody } from '@clinic/contracts';
import { requestIdHeader, traceparentHeader } from '@clinic/node';
import type { WorkContext } from '@clinic/node';
import type { HostSettings } from '../settings.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A stream, which is open for hours: the API bounds how many there are, and how long one takes says nothing. */
    staysOpen?: boolean;
  }
}

/** Longest wait for the API to begin its answer to what somebody sent, or to a picture that is made first, in milliseconds. */
const longMs = 10_000;

/**
 * A connection that was not used for so long is not used again, in milliseconds. A server of the API that ends asks each client
 * on a used connection to close it, for `SHUTDOWN_DELAY_SECONDS`, and then closes those that nobody used: a request that was just
 * then sent on one of them is lost, and what was posted may not be sent again. So none is left by then.
 */
const idleMs = 1000;

/** What a request fails with on a connection that the other side had closed: it was not looked at. */
const closedConnection = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/** A stream whose server says nothing for so long is broken, in milliseconds: it says something every 15 seconds. */
const silentStreamMs = 45_000;

/** What is asked for to be shown, and the other calls, each with how long its answer may take to begin, in milliseconds. */
const kinds = (readMs: number) =>
  [
    // Open for hours. On connections of their own, so that they take none from what visitors ask for.
    {
      ...{ prefix: '/api/desk-events', httpMethods: ['GET'], headersTimeout: readMs },
      ...{ bodyTimeout: silentStreamMs, staysOpen: true },
    },
    { prefix: '/api', httpMethods: ['GET', 'HEAD'], headersTimeout: readMs },
    { prefix: '/api', httpMethods: ['DELETE', 'PATCH', 'POST', 'PUT', 'OPTIONS'], headersTimeout: longMs },
    { prefix: '/images', httpMethods: ['GET', 'HEAD'], headersTimeout: longMs },
    { prefix: '/dev/outbox', httpMethods: ['GET', 'HEAD'], headersTimeout: longMs },
  ] as const;

/** Passes calls on to the API, with the visitor's own address and host, and answers in the API's words when it is away. */
export function proxyApi(
  app: FastifyInstance,
  { apiOrigin, apiReadMs, demo }: Pick<HostSettings, 'apiOrigin' | 'apiReadMs' | 'demo'>,
): void {
  const streams = new Set<FastifyReply['raw']>();
  // The pages ask another server; this one would wait for them in vain.
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.destroy();
  });
  // Addresses that belong to the API; everything else is a page or a file of the site.
  for (const { prefix, httpMethods, headersTimeout, ...kind } of kinds(apiReadMs)) {
    const { bodyTimeout, staysOpen } = { bodyTimeout: longMs, staysOpen: false, ...kind };
    if (prefix === '/dev/outbox' && !demo) continue;
    void app.register(httpProxy, {
      upstream: apiOrigin,
      prefix,
      rewritePrefix: prefix,
      httpMethods: [...httpMethods],
      config: { staysOpen },
      undici: {
        ...{ connections: 128, pipelining: 1, headersTimeout, bodyTimeout },
        ...{ keepAliveTimeout: idleMs, keepAliveMaxTimeout: idleMs },
      },
      preHandler: (_request, { raw }, done) => {
        if (staysOpen) {
          streams.add(raw);
          raw.once('close', () => streams.delete(raw));
        }
        done();
      },
      replyOptions: {
        // By itself it would send what the API refuses with 503 ten times more: an API that has too much to do gets less.
        retryDelay: ({ req, err, attempt }) => (attempt === 0 && isSafeToRepeat(req, err) ? 1 : null),
        // What is sent was asked for by this server already, and the client of the API takes no such header.
        rewriteRequestHeaders: (request, { [traceparentHeader]: _, expect: __, ...headers }) => ({
          ...headers,
          ...stepOf(request.work),
          [requestIdHeader]: String(request.id),
          'x-forwarded-for': request.ip ?? '',
          'x-forwarded-host': request.host,
          'x-forwarded-proto': request.protocol ?? 'http',
        }),
        // They speak of the connection to the API, not of the visitor's (RFC 9110, 7.6.1): a connection that somebody asked
        // to close would be used again.
        rewriteHeaders: ({ connection: _, 'keep-alive': __, ...headers }) => headers,
        onError: (reply, { error }) => {
          app.log.warn({ err: error }, 'the API did not answer');
          void unavailable(reply as unknown as FastifyReply);
        },
      },
    });
  }
}

/** Whether nothing but a connection failed that was closed already, for something that changes nothing. */
function isSafeToRepeat({ method }: { method?: string }, error: Error | null): boolean {
  const { code = '' } = (error ?? {}) as NodeJS.ErrnoException;
  return (method === 'GET' || method === 'HEAD') && closedConnection.has(code);
}

/** Which step of a trace the API goes on from. */
function stepOf(work: WorkContext | null): Record<string, string> {
  const traceparent = work?.span.traceparent ?? null;
  return traceparent === null ? {} : { [traceparentHeader]: traceparent };
}

function unavailable(reply: FastifyReply): FastifyReply {
  const arabic = !/^en\b/i.test(reply.request.headers['accept-language'] ?? '');
  const body: ErrorBody = {
    code: 'MAINTENANCE',
    message: arabic
      ? 'نظامنا لا يستجيب الآن. حاول مرة أخرى بعد قليل.'
      : 'Our system is not responding right now. Please try again shortly.',
    request_id: reply.request.id,
  };
  return reply.code(503).header('retry-after', '5').header('cache-control', 'no-store').send(body);
}

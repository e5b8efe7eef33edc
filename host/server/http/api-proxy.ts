import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ErrorBody } from '@clinic/contracts';

/** Addresses that belong to the API; everything else is a page or a file of the site. */
const prefixes = ['/api', '/images', '/dev/outbox'] as const;

/** Passes calls on to the API, with the visitor's own address and host, and answers in the API's words when it is away. */
export function proxyApi(app: FastifyInstance, apiOrigin: string, demo: boolean): void {
  for (const prefix of prefixes) {
    if (prefix === '/dev/outbox' && !demo) continue;
    void app.register(httpProxy, {
      upstream: apiOrigin,
      prefix,
      rewritePrefix: prefix,
      undici: { connections: 128, pipelining: 1, headersTimeout: 10_000, bodyTimeout: 10_000 },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-forwarded-for': request.ip ?? '',
          'x-forwarded-host': request.headers.host ?? '',
          'x-forwarded-proto': request.protocol ?? 'http',
        }),
        onError: (reply, { error }) => {
          app.log.warn({ err: error }, 'the API did not answer');
          void unavailable(reply as unknown as FastifyReply);
        },
      },
    });
  }
}

function unavailable(reply: FastifyReply): FastifyReply {
  const arabic = !/^en\b/i.test(reply.request.headers['accept-language'] ?? '');
  const body: ErrorBody = {
    code: 'MAINTENANCE',
    message: arabic
      ? 'الخدمة متوقفة مؤقتًا. حاول مرة أخرى بعد قليل.'
      : 'The service is paused for a moment. Please try again shortly.',
    request_id: reply.request.id,
  };
  return reply.code(503).header('retry-after', '5').header('cache-control', 'no-store').send(body);
}

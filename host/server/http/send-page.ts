import type { FastifyReply, FastifyRequest } from 'fastify';
import { knownAtMetric } from '@clinic/contracts/host';
import { acceptedEncoding, isNotModified } from '@clinic/node';
import type { ServedSite } from '../rendering/served-site.ts';
import type { Snapshot } from '../rendering/snapshot.ts';

/**
 * Sends a rendered page, compressed as the browser takes it, or not at all when the browser has it already. While a release is
 * out for a share of visitors (`varies`) no cache on the way may give one visitor's page to another.
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  snapshot: Snapshot,
  { site }: ServedSite,
  varies = false,
): FastifyReply {
  if (site.boot.preview !== null) reply.header('x-robots-tag', 'noindex');
  if (snapshot.location !== null)
    return reply.header('cache-control', 'no-cache').redirect(snapshot.location, snapshot.status);
  // The page says of which time it is, so no cache on the way may keep it past the end of the failure.
  const shared = snapshot.keep && snapshot.knownAt === null && site.boot.preview === null;
  reply
    .code(snapshot.status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', snapshot.policy)
    .header('vary', 'Accept-Encoding, Cookie')
    .header('cache-control', shared ? `${varies ? 'private' : 'public'}, max-age=0, must-revalidate` : 'no-store');
  if (snapshot.knownAt !== null)
    reply.header('server-timing', `${knownAtMetric};desc="${snapshot.knownAt.toISOString()}"`);
  if (snapshot.status === 503) reply.header('retry-after', '10');
  if (shared) {
    reply.header('etag', snapshot.etag);
    if (isNotModified(request.headers, snapshot.etag)) return reply.code(304).send();
  }
  const encoding = acceptedEncoding(request.headers);
  if (encoding === null) return reply.send(snapshot.html);
  return reply.header('content-encoding', encoding).send(encoding === 'br' ? snapshot.brotli : snapshot.gzip);
}

import { gunzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { knownAtMetric } from '@clinic/contracts/host';
import { acceptedEncoding, isNotModified } from '@clinic/node';
import { cdnHeaders } from '../cdn/cdn-settings.ts';
import type { CdnSettings } from '../cdn/cdn-settings.ts';
import type { ServedSite } from '../rendering/served-site.ts';
import type { Snapshot } from '../rendering/snapshot.ts';

/** What caches on the way may do with a page. */
export interface SharedCaching {
  /** A release is out for a share of visitors: no cache may give one visitor's page to another. */
  varies: boolean;
  /** For how long a cache in front may give the page to others, in seconds. */
  seconds: number;
  /** The cache in front that is asked to forget pages; null where there is none. */
  cdn: CdnSettings | null;
  /**
   * Whether the page is what this server answers now. Of a release or data of before, that cache was asked to forget it already;
   * an aged one it would keep for longer still.
   */
  isCurrent: boolean;
}

const notShared: SharedCaching = { varies: false, seconds: 0, cdn: null, isCurrent: false };

/** A page that is for one visitor to look at: no cache and no index keeps it. */
export const forNoCache = 'none';

/** Sends a rendered page, compressed as the browser takes it, or not at all when the browser has it already. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  snapshot: Snapshot,
  { site }: ServedSite,
  caching: SharedCaching | typeof forNoCache = notShared,
): FastifyReply {
  const isPreview = site.boot.preview !== null || caching === forNoCache;
  if (isPreview) reply.header('x-robots-tag', 'noindex');
  if (snapshot.location !== null)
    return reply
      .header('cache-control', caching === forNoCache ? 'no-store' : 'no-cache')
      .redirect(snapshot.location, snapshot.status);
  // The page says of which time it is, so no cache on the way may keep it past the end of the failure.
  const shared = snapshot.keep && snapshot.knownAt === null && site.boot.preview === null && caching !== forNoCache;
  reply
    .code(snapshot.status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', snapshot.policy)
    .header('vary', 'Accept-Encoding, Cookie')
    .header('cache-control', shared ? cacheControl(request, snapshot.status, caching) : 'no-store');
  if (shared && caching.cdn !== null && caching.isCurrent && snapshot.status === 200 && isForAll(request, caching))
    reply.headers(cdnHeaders(caching.cdn, { composition: site.id, dataVersion: snapshot.dataVersion }));
  if (snapshot.knownAt !== null)
    reply.header('server-timing', `${knownAtMetric};desc="${snapshot.knownAt.toISOString()}"`);
  if (snapshot.status === 503) reply.header('retry-after', '10');
  if (shared) {
    reply.header('etag', snapshot.etag);
    if (isNotModified(request.headers, snapshot.etag)) return reply.code(304).send();
  }
  const encoding = acceptedEncoding(request.headers);
  if (encoding === null) return reply.send(gunzipSync(snapshot.gzip));
  return reply.header('content-encoding', encoding).send(encoding === 'br' ? snapshot.brotli : snapshot.gzip);
}

/**
 * A cache in front may give a page to visitors who have no cookie, and keeps what one of them got: a cookie chooses a
 * language, a preview or a release, or says that somebody has signed in. A language in the address is kept in a cookie by the
 * answer, so that it belongs to the visitor too.
 */
function isForAll({ headers, query }: FastifyRequest, { varies }: SharedCaching): boolean {
  return !varies && headers.cookie === undefined && !Object.hasOwn(query as object, 'lang');
}

/** What is not there may be there after a promotion or a change of content, and no purge would tell: it is asked after each time. */
function cacheControl(request: FastifyRequest, status: number, caching: SharedCaching): string {
  const { varies, cdn } = caching;
  const seconds = status === 200 ? caching.seconds : 0;
  const forAll = isForAll(request, caching);
  // A cache that keeps pages for longer must not take one of these for such a page, whatever it is told about times.
  if (varies || (cdn !== null && !forAll)) return 'private, max-age=0, must-revalidate';
  return `public, max-age=0, ${forAll && seconds > 0 ? `s-maxage=${seconds}, ` : ''}must-revalidate`;
}

import type { IncomingHttpHeaders } from 'node:http';
import fresh from 'fresh';
import Negotiator from 'negotiator';

/** Encodings that the servers compress to, the preferred one first. */
const encodings = ['br', 'gzip'] as const;
export type ContentEncoding = (typeof encodings)[number];

interface EncodingNegotiator {
  encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
}

/**
 * Whether the client has the current version already, so that 304 is the answer. `If-None-Match` may list entity tags,
 * weak ones among them, or be `*`.
 * @param etag entity tag of the current version, in quotes
 */
export function isNotModified(headers: IncomingHttpHeaders, etag: string): boolean {
  // Of the request's headers only this one: `Cache-Control: no-cache` asks caches to ask, which has happened here.
  return fresh({ 'if-none-match': headers['if-none-match'] }, { etag });
}

/**
 * The encoding to answer in, among those offered: the one with the highest quality in `Accept-Encoding`, Brotli of two
 * equal ones. Null is for no encoding, also where the client accepts none of what there is.
 */
export function acceptedEncoding(
  headers: IncomingHttpHeaders,
  offered: readonly ContentEncoding[] = encodings,
): ContentEncoding | null {
  const negotiator: EncodingNegotiator = new Negotiator({ headers });
  const best = negotiator.encoding([...offered, 'identity'], { preferred: encodings });
  return offered.find((encoding) => encoding === best) ?? null;
}

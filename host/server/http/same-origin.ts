import type { FastifyRequest } from 'fastify';

/** Whether a browser says that a call comes from a page of this site; who is no browser says nothing. */
export function isFromThisSite({ headers }: FastifyRequest, ours: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  return (site === undefined || site === 'same-origin') && (origin === undefined || origin === ours);
}

import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings/settings.ts';

/** Address at which browsers reach the site, without a slash at the end: `PUBLIC_URL`, else that of the request. */
export function publicOriginOf(request: FastifyRequest, settings: Settings): string {
  return settings.publicOrigin ?? `${request.protocol}://${request.host}`;
}

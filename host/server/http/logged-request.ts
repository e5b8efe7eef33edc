import type { FastifyRequest } from 'fastify';

/** What a log line says of a request: never its query, for people search for what they suffer from, nor its headers. */
export const loggedRequest = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) => ({
  method,
  path: url.replace(/\?.*/s, ''),
});

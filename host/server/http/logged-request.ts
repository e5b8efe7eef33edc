import type { FastifyRequest } from 'fastify';
import { loggedPath } from '@clinic/node';

/** What a log line says of a request: never its query nor its headers. */
export const loggedRequest = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) => ({
  method,
  path: loggedPath(url),
});

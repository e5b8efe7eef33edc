import type { FastifyRequest } from 'fastify';

/** Whether the site's own server asks while it draws a page: it speaks for all visitors at once, and the proxy always names one. */
export function isOwnServer(request: FastifyRequest): boolean {
  return (
    request.headers['x-forwarded-for'] === undefined &&
    /^(::1|(::ffff:)?127\.)/.test(request.socket.remoteAddress ?? '')
  );
}

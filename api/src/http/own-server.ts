import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ProxyTrust } from '@clinic/node';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the site's own server asks while it draws a page, for all visitors at once. */
    readonly isFromOwnServer: boolean;
  }
}

/** Tells a host server's own calls from those that it passes on, of which it always names the visitor. */
export function recogniseOwnServer(app: FastifyInstance, isProxy: ProxyTrust): void {
  app.decorateRequest('isFromOwnServer', {
    getter(this: FastifyRequest) {
      return this.headers['x-forwarded-for'] === undefined && isProxy(this.socket.remoteAddress ?? '');
    },
  });
}

import type { FastifyInstance } from 'fastify';

/** Several slashes, or the backslashes that URL parsers take for them. */
const severalSlashes = /^\/[/\\]+/;

/**
 * Sends whoever asks for an address that begins with several slashes to the same one with one, on this site: `//name` is read as
 * the page `/` of the host `name`, or as no address at all.
 */
export function redirectLeadingSlashes(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const resolved = URL.parse(request.url.replace(severalSlashes, '/'), 'http://site.invalid');
    if (resolved === null) return undefined;
    const { pathname, search } = resolved;
    // `/./` in front of further slashes leaves them at the beginning.
    if (!severalSlashes.test(request.url) && !severalSlashes.test(pathname)) return undefined;
    const address = pathname.replace(severalSlashes, '/') + search;
    return reply.header('cache-control', 'no-cache').redirect(address, 308);
  });
}

import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const folder = fileURLToPath(new URL('../../images/', import.meta.url));

// A drawing may carry script when somebody opens it by itself; as an image on a page it never runs.
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Pictures under `/images/` (S78). Their names do not change with their content, so they are kept for a day and asked after
 * by ETag then, instead of for ever.
 */
export async function serveImages(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/images/',
    index: false,
    dotfiles: 'deny',
    cacheControl: false,
    setHeaders(reply) {
      reply.header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800');
      reply.header('content-security-policy', drawingPolicy);
    },
  });
}

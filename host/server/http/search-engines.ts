import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '@clinic/node';
import { robotsOf, Sitemap, sitemapIndexOf, SitemapUnavailable } from './sitemap.ts';
import type { SitemapFile } from './sitemap.ts';
import type { ComposedSite } from '../rendering/composed-site.ts';

interface SearchEngineServices {
  apiOrigin: string;
  /** The live composition. Null while there is none. */
  live: () => ComposedSite | null;
  originOf: (request: FastifyRequest) => string;
}

/** `/robots.txt` and `/sitemap.xml` of the live composition; a preview is nobody's business. */
export function serveSearchEngines(app: FastifyInstance, { apiOrigin, live, originOf }: SearchEngineServices): void {
  const sitemap = new Sitemap(apiOrigin, app.log);

  /** Null while there is nothing to list, or not all of it. */
  async function filesFor(request: FastifyRequest): Promise<SitemapFile[] | null> {
    const site = live();
    if (site === null) return null;
    return sitemap.files(site.id, site.routes, originOf(request)).catch((error: unknown) => {
      if (error instanceof SitemapUnavailable) return null;
      throw error;
    });
  }

  const later = (reply: FastifyReply) =>
    reply.code(503).header('retry-after', '10').header('cache-control', 'no-store').send();

  app.get('/robots.txt', async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(robotsOf(live()?.routes ?? [], originOf(request))),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    const files = await filesFor(request);
    const [only, second] = files ?? [];
    if (files === null || only === undefined) return later(reply);
    return send(request, reply, second === undefined ? only : await sitemapIndexOf(files, originOf(request)));
  });
  app.get<{ Params: { part: string } }>('/sitemap-:part(^\\d+$).xml', async (request, reply) => {
    const files = await filesFor(request);
    if (files === null) return later(reply);
    const file = files[Number(request.params.part) - 1];
    return file === undefined ? reply.code(404).send() : send(request, reply, file);
  });
}

function send(request: FastifyRequest, reply: FastifyReply, file: SitemapFile): FastifyReply {
  reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=300')
    .header('vary', 'Accept-Encoding');
  return acceptedEncoding(request.headers, ['gzip']) === 'gzip'
    ? reply.header('content-encoding', 'gzip').send(file.gzip)
    : reply.send(file.xml);
}

import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { SitemapList } from '@clinic/contracts/content';
import { clinicToday } from '@clinic/contracts/time';
import type { Services } from '../../services.ts';
import { ClinicError } from '../../http/errors.ts';
import { presentSitemapRow } from './present.ts';
import type { SitemapListName } from './repo.ts';
import { sitemapLists, sitemapRepo } from './repo.ts';

const isList = (name: string): name is SitemapListName => sitemapLists.some((list) => list === name);

/** The values of routes with parameters, from which the host makes its sitemap. */
export async function sitemapRoutes(instance: FastifyInstance, { db, clock }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const repo = sitemapRepo(db);

  app.get(
    '/api/sitemap/:list',
    {
      schema: {
        tags: ['content'],
        summary: `Addresses of ${sitemapLists.join(', ')}`,
        params: z.object({ list: z.string().max(100) }),
        response: { 200: SitemapList },
      },
    },
    async (request) => {
      const { list } = request.params;
      if (!isList(list)) throw new ClinicError('NOT_FOUND');
      const now = clock();
      const rows = await repo[list](now, clinicToday(now));
      return { data: rows.map((row) => presentSitemapRow(list, row)) };
    },
  );
}

import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { PageContentResponse } from '@clinic/contracts/content';
import type { Services } from '../../services.ts';
import { ClinicError } from '../../http/errors.ts';
import { presentPage } from './present.ts';
import { pageRepo } from './repo.ts';

/** The pages that editors write. */
export async function pageRoutes(instance: FastifyInstance, { db }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const repo = pageRepo(db);

  app.get(
    '/api/pages/:id',
    {
      schema: {
        tags: ['content'],
        summary: 'The texts of one page',
        params: z.object({ id: z.string().max(100) }),
        response: { 200: PageContentResponse },
      },
    },
    async (request) => {
      const row = await repo.byId(request.params.id);
      if (!row) throw new ClinicError('NOT_FOUND');
      return { data: presentPage(row) };
    },
  );
}

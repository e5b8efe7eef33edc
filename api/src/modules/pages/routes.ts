import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { PageContentResponse } from '@clinic/contracts/content';
import type { Services } from '../../services.ts';
import { pages } from '../../db/schema.ts';
import { ClinicError } from '../../http/errors.ts';

/** The written texts of pages. */
export async function pageRoutes(instance: FastifyInstance, { db }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const byId = db
    .select()
    .from(pages)
    .where(eq(pages.id, sql.placeholder('id')))
    .prepare('page_by_id');

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
      const [row] = await byId.execute({ id: request.params.id });
      if (!row) throw new ClinicError('NOT_FOUND');
      return { data: { ...row, updated_at: row.updated_at.toISOString() } };
    },
  );
}

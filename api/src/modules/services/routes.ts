import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ServiceList } from '@clinic/contracts/content';
import type { Services } from '../../services.ts';
import { columnsOf } from '../../db/columns-of.ts';
import { services } from '../../db/schema.ts';

/** Tiles of the carousel of the home page (S36). */
export async function serviceRoutes(instance: FastifyInstance, { db }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const all = db
    .select(columnsOf(services, 'id', 'title_ar', 'title_en', 'text_ar', 'text_en', 'image', 'link'))
    .from(services)
    .orderBy(asc(services.sort_order))
    .prepare('services_all');

  app.get(
    '/api/services',
    { schema: { tags: ['content'], summary: 'Services, in order', response: { 200: ServiceList } } },
    async () => ({ data: await all.execute() }),
  );
}

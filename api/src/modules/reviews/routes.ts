import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ReviewList } from '@clinic/contracts/content';
import type { Services } from '../../services.ts';
import { columnsOf } from '../../db/columns-of.ts';
import { reviews } from '../../db/schema.ts';

const shown = columnsOf(
  reviews,
  ...(['id', 'image', 'name_ar', 'name_en', 'rating', 'text_ar', 'text_en', 'date', 'featured'] as const),
);

/** What patients say, in another order each time (S46). */
export async function reviewRoutes(instance: FastifyInstance, { db }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const shuffled = db
    .select(shown)
    .from(reviews)
    .orderBy(sql`random()`)
    .prepare('reviews_shuffled');

  app.get(
    '/api/reviews',
    { schema: { tags: ['content'], summary: 'Reviews, shuffled', response: { 200: ReviewList } } },
    async () => ({ data: await shuffled.execute() }),
  );
}

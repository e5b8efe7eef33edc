import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ReviewList } from '@clinic/contracts/content';
import { snakeKeys } from '../../db/field-names.ts';
import type { Services } from '../../services.ts';
import { reviewRepo } from './repo.ts';

/** What patients say, in another order each time. */
export async function reviewRoutes(instance: FastifyInstance, { db }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const repo = reviewRepo(db);

  app.get(
    '/api/reviews',
    { schema: { tags: ['content'], summary: 'Reviews, shuffled', response: { 200: ReviewList } } },
    async () => ({ data: (await repo.shuffled()).map(snakeKeys) }),
  );
}

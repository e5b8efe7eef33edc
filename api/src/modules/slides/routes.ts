import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { SlideList } from '@clinic/contracts/content';
import type { Services } from '../../services.ts';
import { presentSlide } from './present.ts';
import { slideRepo } from './repo.ts';

/** Slides of the home page that are on, as a bare list. */
export async function slideRoutes(instance: FastifyInstance, { db }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const repo = slideRepo(db);

  app.get(
    '/api/slides/active',
    { schema: { tags: ['content'], summary: 'Slides that are on', response: { 200: SlideList } } },
    async () => (await repo.active()).map(presentSlide),
  );
}

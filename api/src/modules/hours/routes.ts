import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { HoursResponse } from '@clinic/contracts/content';
import { snakeKeys } from '../../db/field-names.ts';
import { shownAt } from '../../http/site-preview.ts';
import type { Services } from '../../services.ts';
import { hoursRepo } from './repo.ts';

/** Opening hours of departments, with the server's clock so that no browser's clock decides what is open. */
export async function hoursRoutes(instance: FastifyInstance, { db, clock }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const repo = hoursRepo(db);

  app.get(
    '/api/hours',
    { schema: { tags: ['content'], summary: 'Opening hours', response: { 200: HoursResponse } } },
    async (request) => ({
      data: (await repo.all()).map(snakeKeys),
      now: shownAt(request, clock).toISOString(),
    }),
  );
}

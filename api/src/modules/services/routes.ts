import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ServiceList } from '@clinic/contracts/content';
import { snakeKeys } from '../../db/field-names.ts';
import { withFocus } from '../../db/image-focus.ts';
import type { Services } from '../../services.ts';
import { serviceRepo } from './repo.ts';

/** Tiles of the carousel of the home page. */
export async function serviceRoutes(instance: FastifyInstance, { db }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const repo = serviceRepo(db);

  app.get(
    '/api/services',
    { schema: { tags: ['content'], summary: 'Services, in order', response: { 200: ServiceList } } },
    async () => ({ data: (await repo.all()).map((row) => snakeKeys(withFocus(row))) }),
  );
}

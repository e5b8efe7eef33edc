import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { HomeSettingsResponse } from '@clinic/contracts/content';
import { snakeKeys } from '../../db/field-names.ts';
import { withFocus } from '../../db/image-focus.ts';
import type { Services } from '../../services.ts';
import { homeRepo } from './repo.ts';

/** What the clinic chose for its home page. */
export async function homeRoutes(instance: FastifyInstance, { db }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const repo = homeRepo(db);

  app.get(
    '/api/home',
    {
      schema: {
        tags: ['content'],
        summary: 'The featured doctor of the home page, and whether the clinic offers instalments',
        response: { 200: HomeSettingsResponse },
      },
    },
    async () => {
      const [doctor, instalments] = await Promise.all([repo.featuredDoctor(), repo.instalments()]);
      return { data: { featured_doctor: doctor && snakeKeys(withFocus(doctor)), instalments } };
    },
  );
}

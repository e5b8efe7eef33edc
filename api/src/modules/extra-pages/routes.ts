import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ExtraPageResponse } from '@clinic/contracts/content';
import type { Services } from '../../services.ts';
import { ClinicError } from '../../http/errors.ts';
import { SlugParams, storedSlug } from '../../http/params.ts';
import { presentExtraPage } from './present.ts';
import { extraPageRepo } from './repo.ts';

/** The pages that editors made besides those that the program has. */
export async function extraPageRoutes(instance: FastifyInstance, { db }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const repo = extraPageRepo(db);

  app.get(
    '/api/extra-pages/:slug',
    {
      schema: {
        tags: ['content'],
        summary: 'A page that editors made, by its slug in either language or one that it had',
        params: SlugParams,
        response: { 200: ExtraPageResponse },
      },
    },
    async (request) => {
      const row = await repo.find(storedSlug(request.params.slug));
      if (!row) throw new ClinicError('NOT_FOUND');
      return { data: presentExtraPage(row) };
    },
  );
}

import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { JobDetailResponse, JobList } from '@clinic/contracts/content';
import { clinicToday } from '@clinic/contracts/time';
import { snakeKeys } from '../../db/field-names.ts';
import { shownAt } from '../../http/site-preview.ts';
import type { Services } from '../../services.ts';
import { ClinicError } from '../../http/errors.ts';
import { idInSlug, SlugParams, storedSlug } from '../../http/params.ts';
import { jobRepo } from './repo.ts';

/** Open positions. */
export async function jobRoutes(instance: FastifyInstance, { db, clock }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const repo = jobRepo(db);

  app.get(
    '/api/jobs',
    { schema: { tags: ['content'], summary: 'Open positions, newest first', response: { 200: JobList } } },
    async (request) => ({ data: (await repo.all(clinicToday(shownAt(request, clock)))).map(snakeKeys) }),
  );

  app.get(
    '/api/jobs/:slug',
    {
      schema: {
        tags: ['content'],
        summary: 'One open position by slug or id',
        params: SlugParams,
        response: { 200: JobDetailResponse },
      },
    },
    async (request) => {
      const today = clinicToday(shownAt(request, clock));
      const slug = storedSlug(request.params.slug);
      const id = idInSlug(slug);
      const row = id === null ? await repo.bySlug(slug, today) : await repo.byId(id, today);
      if (!row) throw new ClinicError('NOT_FOUND');
      return { data: snakeKeys(row) };
    },
  );
}

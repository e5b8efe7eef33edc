import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { SpecialtyDetailResponse, SpecialtyList } from '@clinic/contracts';
import type { Services } from '../../services.ts';
import { ClinicError } from '../../http/errors.ts';
import { SlugParams, storedSlug } from '../../http/params.ts';
import { presentSpecialty, presentSpecialtyDetail } from './present.ts';
import { specialtyRepo } from './repo.ts';

/** Specialities, and the page of one. */
export async function specialtyRoutes(instance: FastifyInstance, { db }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const repo = specialtyRepo(db);

  app.get(
    '/api/specialties',
    { schema: { tags: ['clinic'], summary: 'All specialities', response: { 200: SpecialtyList } } },
    async () => ({ data: (await repo.all()).map(presentSpecialty) }),
  );

  app.get(
    '/api/specialties/:slug',
    {
      schema: {
        tags: ['clinic'],
        summary: 'One speciality by its slug in either language',
        params: SlugParams,
        response: { 200: SpecialtyDetailResponse },
      },
    },
    async (request) => {
      const row = await repo.bySlug(storedSlug(request.params.slug));
      if (!row) throw new ClinicError('NOT_FOUND');
      return { data: presentSpecialtyDetail(row) };
    },
  );
}

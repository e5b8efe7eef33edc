import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { PackageDetailResponse, PackageList } from '@clinic/contracts/content';
import { snakeKeys } from '../../db/field-names.ts';
import { withFocus } from '../../db/image-focus.ts';
import type { Services } from '../../services.ts';
import { ClinicError } from '../../http/errors.ts';
import { idInSlug, SlugParams, storedSlug } from '../../http/params.ts';
import { packageRepo } from './repo.ts';

/** Packages of examinations. */
export async function packageRoutes(instance: FastifyInstance, { db }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const repo = packageRepo(db);

  app.get(
    '/api/packages',
    { schema: { tags: ['content'], summary: 'Packages, in order', response: { 200: PackageList } } },
    async () => ({ data: (await repo.all()).map((row) => snakeKeys(withFocus(row))) }),
  );

  app.get(
    '/api/packages/:slug',
    {
      schema: {
        tags: ['content'],
        summary: 'One package by slug in either language, or by id',
        params: SlugParams,
        response: { 200: PackageDetailResponse },
      },
    },
    async (request) => {
      const slug = storedSlug(request.params.slug);
      const id = idInSlug(slug);
      const row = id === null ? await repo.bySlug(slug) : await repo.byId(id);
      if (!row) throw new ClinicError('NOT_FOUND');
      return { data: snakeKeys(withFocus(row)) };
    },
  );
}

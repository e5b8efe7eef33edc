import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { SkinTipResponse, SkinTipList } from '@clinic/contracts/content';
import { snakeKeys } from '../../db/field-names.ts';
import { withFocus } from '../../db/image-focus.ts';
import type { Services } from '../../services.ts';
import { ClinicError } from '../../http/errors.ts';
import { idInSlug, SlugParams, storedSlug } from '../../http/params.ts';
import { presentSkinTip } from './present.ts';
import { skinTipRepo } from './repo.ts';

/** Skin tips. */
export async function skinTipRoutes(instance: FastifyInstance, { db }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const repo = skinTipRepo(db);

  app.get(
    '/api/skin-tips',
    { schema: { tags: ['content'], summary: 'Skin tips', response: { 200: SkinTipList } } },
    async () => ({ data: (await repo.all()).map((row) => snakeKeys(withFocus(row))) }),
  );

  app.get(
    '/api/skin-tips/:slug',
    {
      schema: {
        tags: ['content'],
        summary: 'One skin tip by slug in either language, or by id',
        params: SlugParams,
        response: { 200: SkinTipResponse },
      },
    },
    async (request) => {
      const slug = storedSlug(request.params.slug);
      const id = idInSlug(slug);
      const row = id === null ? await repo.bySlug(slug) : await repo.byId(id);
      if (!row) throw new ClinicError('NOT_FOUND');
      return { data: presentSkinTip(row) };
    },
  );
}

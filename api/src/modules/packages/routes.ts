import { asc, eq, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { PackageDetailResponse, PackageList } from '@clinic/contracts/content';
import type { Services } from '../../services.ts';
import { columnsOf } from '../../db/columns-of.ts';
import { packages } from '../../db/schema.ts';
import { ClinicError } from '../../http/errors.ts';
import { idInSlug, SlugParams, storedSlug } from '../../http/params.ts';

const summary = {
  ...columnsOf(packages, 'id', 'slug_ar', 'slug_en', 'name_ar', 'name_en', 'summary_ar', 'summary_en'),
  ...columnsOf(packages, 'audience_ar', 'audience_en', 'image', 'price', 'price_before'),
  items_count: sql<number>`jsonb_array_length(${packages.items})`,
};
const detail = { ...summary, items: packages.items, sections: packages.sections };
const slug = sql.placeholder('slug');

/** Packages of examinations (S9). */
export async function packageRoutes(instance: FastifyInstance, { db }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const all = db
    .select(summary)
    .from(packages)
    .orderBy(asc(packages.sort_order), asc(packages.id))
    .prepare('packages_all');
  const bySlug = db
    .select(detail)
    .from(packages)
    .where(or(eq(packages.slug_ar, slug), eq(packages.slug_en, slug)))
    .prepare('package_by_slug');
  const byId = db
    .select(detail)
    .from(packages)
    .where(eq(packages.id, sql.placeholder('id')))
    .prepare('package_by_id');

  app.get(
    '/api/packages',
    { schema: { tags: ['content'], summary: 'Packages, in order', response: { 200: PackageList } } },
    async () => ({ data: await all.execute() }),
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
      const wanted = storedSlug(request.params.slug);
      const id = idInSlug(wanted);
      const [row] = await (id === null ? bySlug.execute({ slug: wanted }) : byId.execute({ id }));
      if (!row) throw new ClinicError('NOT_FOUND');
      return { data: row };
    },
  );
}

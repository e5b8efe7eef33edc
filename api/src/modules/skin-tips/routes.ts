import { asc, eq, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { SkinTipResponse, SkinTipList } from '@clinic/contracts/content';
import type { Services } from '../../services.ts';
import { columnsOf } from '../../db/columns-of.ts';
import { skinTips } from '../../db/schema.ts';
import { ClinicError } from '../../http/errors.ts';
import { idInSlug, SlugParams, storedSlug } from '../../http/params.ts';

const summary = columnsOf(
  skinTips,
  ...(['id', 'slug_ar', 'slug_en', 'title_ar', 'title_en', 'summary_ar', 'summary_en', 'image'] as const),
);
const detail = {
  ...summary,
  description_ar: skinTips.html_ar,
  description_en: skinTips.html_en,
  updated_at: skinTips.updated_at,
};
const slug = sql.placeholder('slug');

/** Skin tips (S5). */
export async function skinTipRoutes(instance: FastifyInstance, { db }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const all = db.select(summary).from(skinTips).orderBy(asc(skinTips.sort_order)).prepare('skin_tips_all');
  const bySlug = db
    .select(detail)
    .from(skinTips)
    .where(or(eq(skinTips.slug_ar, slug), eq(skinTips.slug_en, slug)))
    .prepare('skin_tip_by_slug');
  const byId = db
    .select(detail)
    .from(skinTips)
    .where(eq(skinTips.id, sql.placeholder('id')))
    .prepare('skin_tip_by_id');

  app.get(
    '/api/skin-tips',
    { schema: { tags: ['content'], summary: 'Skin tips', response: { 200: SkinTipList } } },
    async () => ({ data: await all.execute() }),
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
      const wanted = storedSlug(request.params.slug);
      const id = idInSlug(wanted);
      const [row] = await (id === null ? bySlug.execute({ slug: wanted }) : byId.execute({ id }));
      if (!row) throw new ClinicError('NOT_FOUND');
      return { data: { ...row, updated_at: row.updated_at.toISOString() } };
    },
  );
}

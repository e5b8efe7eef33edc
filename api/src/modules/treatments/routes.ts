import { asc, eq, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { TreatmentList, TreatmentsQuery } from '@clinic/contracts/content';
import type { Services } from '../../services.ts';
import { columnsOf } from '../../db/columns-of.ts';
import { specialties, treatments } from '../../db/schema.ts';
import { storedSlug } from '../../http/params.ts';

const slug = sql.placeholder('slug');

/** What a department offers (S143). */
export async function treatmentRoutes(instance: FastifyInstance, { db }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const ofSpecialty = db
    .select({
      ...columnsOf(treatments, 'id', 'slug', 'name_ar', 'name_en', 'summary_ar', 'summary_en'),
      ...columnsOf(treatments, 'body_ar', 'body_en', 'image'),
    })
    .from(treatments)
    .innerJoin(specialties, eq(specialties.id, treatments.specialty_id))
    .where(or(eq(specialties.slugEn, slug), eq(specialties.slugAr, slug)))
    .orderBy(asc(treatments.sort_order), asc(treatments.id))
    .prepare('treatments_of_specialty');

  app.get(
    '/api/treatments',
    {
      schema: {
        tags: ['content'],
        summary: 'Treatments of a speciality, by its slug in either language',
        querystring: TreatmentsQuery,
        response: { 200: TreatmentList },
      },
    },
    async (request) => ({ data: await ofSpecialty.execute({ slug: storedSlug(request.query.specialty) }) }),
  );
}

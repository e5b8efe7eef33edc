import { and, desc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { JobDetailResponse, JobList } from '@clinic/contracts/content';
import { clinicToday } from '@clinic/contracts/time';
import type { Services } from '../../services.ts';
import { columnsOf } from '../../db/columns-of.ts';
import { jobs } from '../../db/schema.ts';
import { ClinicError } from '../../http/errors.ts';
import { idInSlug, SlugParams, storedSlug } from '../../http/params.ts';

const summary = {
  ...columnsOf(
    jobs,
    'id',
    'slug',
    'title_ar',
    'title_en',
    'department_ar',
    'department_en',
    'summary_ar',
    'summary_en',
  ),
  ...columnsOf(jobs, 'city_ar', 'city_en', 'type', 'posted_on', 'closes_on'),
};
const detail = {
  ...summary,
  description_ar: jobs.html_ar,
  description_en: jobs.html_en,
  ...columnsOf(jobs, 'duties_ar', 'duties_en', 'requirements_ar', 'requirements_en'),
};

const today = sql.placeholder('today');
const advertised = and(
  eq(jobs.is_open, true),
  lte(jobs.posted_on, today),
  or(isNull(jobs.closes_on), gte(jobs.closes_on, today)),
);

/** Open positions (S16); one whose last day has passed is not found any more. */
export async function jobRoutes(instance: FastifyInstance, { db, clock }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const all = db
    .select(summary)
    .from(jobs)
    .where(advertised)
    .orderBy(desc(jobs.posted_on), desc(jobs.id))
    .prepare('jobs_advertised');
  const bySlug = db
    .select(detail)
    .from(jobs)
    .where(and(advertised, eq(jobs.slug, sql.placeholder('slug'))))
    .prepare('job_by_slug');
  const byId = db
    .select(detail)
    .from(jobs)
    .where(and(advertised, eq(jobs.id, sql.placeholder('id'))))
    .prepare('job_by_id');

  app.get(
    '/api/jobs',
    { schema: { tags: ['content'], summary: 'Open positions, newest first', response: { 200: JobList } } },
    async () => ({ data: await all.execute({ today: clinicToday(clock()) }) }),
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
      const day = clinicToday(clock());
      const slug = storedSlug(request.params.slug);
      const id = idInSlug(slug);
      const [row] = await (id === null ? bySlug.execute({ slug, today: day }) : byId.execute({ id, today: day }));
      if (!row) throw new ClinicError('NOT_FOUND');
      return { data: row };
    },
  );
}

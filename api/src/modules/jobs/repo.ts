import { and, desc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { columnsOf } from '../../db/columns-of.ts';
import { jobs } from '../../db/schema.ts';

const summary = {
  ...columnsOf(jobs, 'id', 'slug', 'title_ar', 'title_en', 'department_ar', 'department_en'),
  ...columnsOf(jobs, 'summary_ar', 'summary_en', 'city_ar', 'city_en', 'type', 'posted_on', 'closes_on'),
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

/** Queries of open positions, prepared once. A position whose last day is over is never found. */
export function jobRepo(db: Db) {
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

  return {
    all: (day: string) => all.execute({ today: day }),
    bySlug: async (slug: string, day: string) => (await bySlug.execute({ slug, today: day }))[0],
    byId: async (id: number, day: string) => (await byId.execute({ id, today: day }))[0],
  };
}

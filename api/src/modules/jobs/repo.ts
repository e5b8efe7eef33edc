import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { isAdvertised } from '../../db/advertised-jobs.ts';
import { columnsOf } from '../../db/columns-of.ts';
import { jobs } from '../../db/schema.ts';

const summary = {
  ...columnsOf(jobs, 'id', 'slug', 'titleAr', 'titleEn', 'departmentAr', 'departmentEn'),
  ...columnsOf(jobs, 'summaryAr', 'summaryEn', 'cityAr', 'cityEn', 'type', 'postedOn', 'closesOn'),
};
const detail = {
  ...summary,
  descriptionAr: jobs.htmlAr,
  descriptionEn: jobs.htmlEn,
  ...columnsOf(jobs, 'dutiesAr', 'dutiesEn', 'requirementsAr', 'requirementsEn'),
};

const advertised = isAdvertised(sql.placeholder('today'));

/** Queries of open positions, prepared once. A position whose last day is over is never found. */
export function jobRepo(db: Db) {
  const all = db
    .select(summary)
    .from(jobs)
    .where(advertised)
    .orderBy(desc(jobs.postedOn), desc(jobs.id))
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

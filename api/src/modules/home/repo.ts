import { and, eq, sql } from 'drizzle-orm';
import type { Doctor } from '@clinic/contracts';
import { columnsOf } from '../../db/columns-of.ts';
import type { Db } from '../../db/database.ts';
import { focusOf } from '../../db/image-focus.ts';
import { contentSettings, doctors } from '../../db/schema.ts';

// In a list of columns the query builder leaves table names out; inside a subquery they are needed, hence plain names here.
const jobTitles = sql<Doctor['job_titles']>`COALESCE((
  SELECT json_agg(json_build_object('name_ar', t.name_ar, 'name_en', t.name_en) ORDER BY t.pos)
  FROM doctor_job_titles t WHERE t.doctor_id = doctors.id), '[]')`;

/** Queries of what the clinic chose for its home page, prepared once. */
export function homeRepo(db: Db) {
  const featured = db
    .select({
      ...columnsOf(doctors, 'id', 'nameAr', 'nameEn', 'slugAr', 'slugEn', 'image'),
      imageFocus: focusOf('doctors.image'),
      jobTitles,
    })
    .from(doctors)
    .innerJoin(
      contentSettings,
      and(eq(contentSettings.name, 'featured_doctor'), sql`${contentSettings.value} = ${doctors.id}::text`),
    )
    .where(eq(doctors.active, true))
    .prepare('home_featured_doctor');
  const instalments = db
    .select({ value: contentSettings.value })
    .from(contentSettings)
    .where(eq(contentSettings.name, 'instalments'))
    .prepare('home_instalments');

  return {
    featuredDoctor: async () => (await featured.execute())[0] ?? null,
    instalments: async () => (await instalments.execute())[0]?.value === 'true',
  };
}

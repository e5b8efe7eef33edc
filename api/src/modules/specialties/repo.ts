import { asc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { specialties } from '../../db/schema.ts';

const listed = {
  id: specialties.id,
  slugAr: specialties.slugAr,
  slugEn: specialties.slugEn,
  nameAr: specialties.nameAr,
  nameEn: specialties.nameEn,
  summaryAr: specialties.summaryAr,
  summaryEn: specialties.summaryEn,
  icon: specialties.icon,
  // In a list of columns the query builder leaves table names out; inside a subquery they are needed, hence plain names.
  doctorsCount: sql<number>`(
    SELECT count(*)::int FROM doctor_specialties ds JOIN doctors d ON d.id = ds.doctor_id
    WHERE ds.specialty_id = specialties.id AND d.active)`,
};

/** Queries of specialities, prepared once. */
export function specialtyRepo(db: Db) {
  const all = db
    .select(listed)
    .from(specialties)
    .orderBy(asc(specialties.sortOrder), asc(specialties.id))
    .prepare('specialties_all');

  const bySlug = db
    .select({ ...listed, sections: specialties.sections, services: specialties.services })
    .from(specialties)
    .where(or(eq(specialties.slugEn, sql.placeholder('slug')), eq(specialties.slugAr, sql.placeholder('slug'))))
    .prepare('specialty_by_slug');

  return {
    all: () => all.execute(),
    bySlug: async (slug: string) => (await bySlug.execute({ slug }))[0],
  };
}

type SpecialtyRepo = ReturnType<typeof specialtyRepo>;
export type SpecialtyRow = Awaited<ReturnType<SpecialtyRepo['all']>>[number];
export type SpecialtyDetailRow = NonNullable<Awaited<ReturnType<SpecialtyRepo['bySlug']>>>;

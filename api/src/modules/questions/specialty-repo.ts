import { asc, desc, eq, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Lang } from '@clinic/contracts';
import { columnsOf } from '../../db/columns-of.ts';
import type { Db } from '../../db/database.ts';
import { qaSpecialties, qaSpecialtyGroups, qaSpecialtyTotals } from '../../db/schema.ts';
import { idInSlug, storedSlug } from '../../http/params.ts';

const counter = (column: AnyPgColumn) => sql<number>`coalesce(${column}, 0)::int`;

/** QA specialities and what the counters say of them; no question is read. */
export function qaSpecialtyRepo(db: Db) {
  const withTotals = () =>
    db
      .select({
        specialty: columnsOf(
          qaSpecialties,
          'id',
          'nameAr',
          'nameEn',
          'descriptionAr',
          'descriptionEn',
          'slugAr',
          'slugEn',
        ),
        group: columnsOf(qaSpecialtyGroups, 'id', 'nameAr', 'nameEn'),
        questions: counter(qaSpecialtyTotals.questions),
        answered: counter(qaSpecialtyTotals.answered),
        likes: counter(qaSpecialtyTotals.likes),
        responseMinutes: sql<number>`coalesce(${qaSpecialtyTotals.responseMinutes}, 0)::float8`,
      })
      .from(qaSpecialties)
      .innerJoin(qaSpecialtyGroups, eq(qaSpecialtyGroups.id, qaSpecialties.groupId))
      .leftJoin(qaSpecialtyTotals, eq(qaSpecialtyTotals.qaSpecialtyId, qaSpecialties.id));

  const grouped = withTotals()
    .orderBy(asc(qaSpecialtyGroups.sortOrder), asc(qaSpecialtyGroups.id), asc(qaSpecialties.id))
    .prepare('qa_specialties_grouped');
  const wanted = { id: sql.placeholder('id'), slug: sql.placeholder('slug'), lang: sql.placeholder('lang') };
  const byId = withTotals().where(eq(qaSpecialties.id, wanted.id)).prepare('qa_specialty_by_id');
  const inLang = sql`CASE ${wanted.lang}::text WHEN 'en' THEN ${qaSpecialties.slugEn} ELSE ${qaSpecialties.slugAr} END`;
  const bySlug = withTotals()
    .where(or(eq(qaSpecialties.slugAr, wanted.slug), eq(qaSpecialties.slugEn, wanted.slug)))
    .orderBy(desc(sql`${inLang} = ${wanted.slug}`))
    .limit(1)
    .prepare('qa_specialty_by_slug');

  return {
    /** All of them in the order of its group, and how many answered questions it has. */
    grouped: () => grouped.execute(),

    /** By id when the slug is all digits, otherwise by the slug in either language, first of all in the one named (Q20). */
    named: async (slugOrId: string, lang: Lang = 'ar') => {
      const slug = storedSlug(slugOrId);
      const id = idInSlug(slug);
      return (id === null ? await bySlug.execute({ slug, lang }) : await byId.execute({ id }))[0];
    },
  };
}

export type QaSpecialtyRow = Awaited<ReturnType<ReturnType<typeof qaSpecialtyRepo>['grouped']>>[number];

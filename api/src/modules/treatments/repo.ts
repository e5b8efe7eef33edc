import { asc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { columnsOf } from '../../db/columns-of.ts';
import { focusOf } from '../../db/image-focus.ts';
import { specialties, treatments } from '../../db/schema.ts';

const slugPlaceholder = sql.placeholder('slug');

/** Queries of treatments, prepared once. */
export function treatmentRepo(db: Db) {
  const ofSpecialty = db
    .select({
      ...columnsOf(treatments, 'id', 'slug', 'nameAr', 'nameEn', 'summaryAr', 'summaryEn'),
      ...columnsOf(treatments, 'bodyAr', 'bodyEn', 'image'),
      imageFocus: focusOf('treatments.image'),
    })
    .from(treatments)
    .innerJoin(specialties, eq(specialties.id, treatments.specialtyId))
    .where(or(eq(specialties.slugEn, slugPlaceholder), eq(specialties.slugAr, slugPlaceholder)))
    .orderBy(asc(treatments.sortOrder), asc(treatments.id))
    .prepare('treatments_of_specialty');

  return { ofSpecialty: (slug: string) => ofSpecialty.execute({ slug }) };
}

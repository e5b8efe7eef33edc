import { asc, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { branches, specialties } from '../../db/schema.ts';

/** Specialities and branches by their ids, in the clinic's order; what is gone is left out. */
export async function namesOfLimits(
  db: Queryable,
  ids: { readonly specialties: readonly number[]; readonly branches: readonly number[] },
) {
  return {
    specialties: await db
      .select({ id: specialties.id, nameAr: specialties.nameAr, nameEn: specialties.nameEn })
      .from(specialties)
      .where(inArray(specialties.id, [...ids.specialties]))
      .orderBy(asc(specialties.sortOrder), asc(specialties.id)),
    branches: await db
      .select({ id: branches.id, nameAr: branches.nameAr, nameEn: branches.nameEn })
      .from(branches)
      .where(inArray(branches.id, [...ids.branches]))
      .orderBy(asc(branches.sortOrder), asc(branches.id)),
  };
}

import type { Queryable } from '../db/database.ts';
import { qaSpecialties, specialties } from '../db/schema.ts';

/** What a record of the demo data names, or the end of loading it. */
export function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The demo data names an unknown ${what}`);
  return value;
}

/** Finds the id of a speciality of the clinic by its English slug. */
export async function specialtyIds(db: Queryable): Promise<(slug: string) => number> {
  const rows = await db.select({ id: specialties.id, slug: specialties.slugEn }).from(specialties);
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  return (slug) => found(ids.get(slug), `speciality ${slug}`);
}

/** Finds the id of a speciality of questions by its English slug. */
export async function questionSpecialtyIds(db: Queryable): Promise<(slug: string) => number> {
  const rows = await db.select({ id: qaSpecialties.id, slug: qaSpecialties.slugEn }).from(qaSpecialties);
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  return (slug) => found(ids.get(slug), `QA speciality ${slug}`);
}

import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../db/database.ts';
import { specialties } from '../db/schema.ts';

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

/** Rows with ids of their own were stored: the next id that is drawn comes after them. */
export async function continueIds(tx: Tx, table: string): Promise<void> {
  await tx.execute(sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'),
    (SELECT COALESCE(max(id), 1) FROM ${sql.identifier(table)}))`);
}

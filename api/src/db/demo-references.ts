import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';
import { specialties } from './demo-data/specialties.ts';

/** What a record of the demo data names, or the end of loading it. */
export function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The demo data names an unknown ${what}`);
  return value;
}

/** Ids of the demo clinic's specialities by their English slugs. */
export const specialtyIds = new Map(specialties.map(({ slug_en, id }) => [slug_en, id]));

/** Rows with ids of their own were stored: the next id that is drawn comes after them. */
export async function continueIds(tx: Tx, table: string): Promise<void> {
  await tx.execute(sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'),
    (SELECT COALESCE(max(id), 1) FROM ${sql.identifier(table)}))`);
}

import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { dataVersion } from '../../db/schema.ts';

/** Fails when the database does not answer. */
export async function ping(db: Db): Promise<void> {
  await db.execute(sql`SELECT 1`);
}

/** The version of the public content. */
export async function findDataVersion(db: Db) {
  const [row] = await db.select().from(dataVersion);
  return row;
}

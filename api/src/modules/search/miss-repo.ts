import { lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { searchMisses } from '../../db/schema.ts';

/** How often something was searched for on a day. */
export interface Miss {
  readonly day: string;
  readonly query: string;
  readonly times: number;
}

/** Most different texts of a day: what comes later on it is counted no more, but those that are there are. */
export const mostOfDay = 2000;

/** Adds counts, in one statement and in one order, so that servers that write at the same time cannot block each other. */
export async function addMisses(db: Queryable, misses: readonly Miss[]): Promise<void> {
  const column = <V>(of: (miss: Miss) => V) => sql.param(misses.map(of));
  await db.execute(sql`
    WITH new AS (
      SELECT n.*, k.query IS NOT NULL AS known,
        row_number() OVER (PARTITION BY n.day, k.query IS NULL ORDER BY n.query) AS place
      FROM unnest(${column(({ day }) => day)}::date[], ${column(({ query }) => query)}::text[],
        ${column(({ times }) => times)}::integer[]) AS n (day, query, times)
      LEFT JOIN search_misses k ON k.day = n.day AND k.query = n.query)
    INSERT INTO search_misses (day, query, times)
    SELECT day, query, times FROM new
    WHERE known OR place + (SELECT count(*) FROM search_misses k WHERE k.day = new.day) <= ${mostOfDay}::integer
    ORDER BY day, query
    ON CONFLICT (day, query) DO UPDATE SET times = search_misses.times + excluded.times`);
}

/** Deletes what was counted before a day. */
export async function dropMissesBefore(db: Queryable, day: string): Promise<void> {
  await db.delete(searchMisses).where(lt(searchMisses.day, day));
}

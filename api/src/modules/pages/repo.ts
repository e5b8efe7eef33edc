import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { pages } from '../../db/schema.ts';

export type PageRow = typeof pages.$inferSelect;

/** Queries of the pages that editors write, prepared once. */
export function pageRepo(db: Db) {
  const byId = db
    .select()
    .from(pages)
    .where(eq(pages.id, sql.placeholder('id')))
    .prepare('page_by_id');

  return { byId: async (id: string): Promise<PageRow | undefined> => (await byId.execute({ id }))[0] };
}

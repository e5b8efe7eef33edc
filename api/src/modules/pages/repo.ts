import type { ImageFocus } from '@clinic/contracts';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { focusOf } from '../../db/image-focus.ts';
import { pages } from '../../db/schema.ts';

export type PageRow = typeof pages.$inferSelect & { imageFocus: ImageFocus | null };

/** Queries of the pages that editors write, prepared once. */
export function pageRepo(db: Db) {
  const byId = db
    .select({ ...getTableColumns(pages), imageFocus: focusOf('pages.image') })
    .from(pages)
    .where(eq(pages.id, sql.placeholder('id')))
    .prepare('page_by_id');

  return { byId: async (id: string): Promise<PageRow | undefined> => (await byId.execute({ id }))[0] };
}

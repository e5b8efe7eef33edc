import { asc } from 'drizzle-orm';
import type * as z from 'zod';
import { pages as table } from '../../db/schema.ts';
import type { Collection } from '../collection.ts';
import type { PageRecord } from '../records.ts';
import { replaceRows } from '../replace-rows.ts';

/** Written texts of pages; the name of the file is the id. */
export const pages: Collection<z.infer<typeof PageRecord>> = {
  unique: [],
  async write({ tx }, entries) {
    const rows = entries.map(({ id, record }) => ({ id, ...record }));
    await replaceRows(tx, table, table.id, rows);
  },
  async read(db) {
    const rows = await db.select().from(table).orderBy(asc(table.id));
    return rows.map(({ id, updated_at: _, ...record }) => ({ id, record }));
  },
};

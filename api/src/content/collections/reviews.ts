import { asc } from 'drizzle-orm';
import type * as z from 'zod';
import { reviews as table } from '../../db/schema.ts';
import type { Collection } from '../collection.ts';
import type { ReviewRecord } from '../records.ts';
import { replaceRows } from '../replace-rows.ts';

/** What patients say (S46), by place. */
export const reviews: Collection<z.infer<typeof ReviewRecord>> = {
  unique: [],
  async write({ tx, day }, entries) {
    const rows = entries.map(({ record, place }) => ({ ...record, date: day(record.date), sort_order: place }));
    await replaceRows(tx, table, table.sort_order, rows);
  },
  async read(db) {
    const rows = await db.select().from(table).orderBy(asc(table.sort_order));
    return rows.map(({ id, sort_order: _, ...record }) => ({ id: String(id), record }));
  },
};

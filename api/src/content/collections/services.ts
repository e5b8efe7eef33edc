import { asc } from 'drizzle-orm';
import type * as z from 'zod';
import { services as table } from '../../db/schema.ts';
import type { Collection } from '../collection.ts';
import type { ServiceRecord } from '../records.ts';
import { replaceRows } from '../replace-rows.ts';

/** Tiles of the carousel of the home page (S36), by their place. */
export const services: Collection<z.infer<typeof ServiceRecord>> = {
  unique: [],
  async write({ tx }, entries) {
    const rows = entries.map(({ record, place }) => ({ ...record, sort_order: place }));
    await replaceRows(tx, table, table.sort_order, rows);
  },
  async read(db) {
    const rows = await db.select().from(table).orderBy(asc(table.sort_order));
    return rows.map(({ id, sort_order: _, ...record }) => ({ id: String(id), record }));
  },
};

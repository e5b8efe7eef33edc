import { asc } from 'drizzle-orm';
import type * as z from 'zod';
import { slides as table } from '../../db/schema.ts';
import type { Collection } from '../collection.ts';
import type { SlideRecord } from '../records.ts';
import { replaceRows } from '../replace-rows.ts';

/** Slides of the home page (S41, S42), by their place. */
export const slides: Collection<z.infer<typeof SlideRecord>> = {
  unique: [],
  async write({ tx }, entries) {
    const rows = entries.map(({ record: { on, ...slide }, place }) => ({ ...slide, is_on: on, sort_order: place }));
    await replaceRows(tx, table, table.sort_order, rows);
  },
  async read(db) {
    const rows = await db.select().from(table).orderBy(asc(table.sort_order));
    return rows.map(({ id, is_on, sort_order: _, ...slide }) => ({ id: String(id), record: { ...slide, on: is_on } }));
  },
};

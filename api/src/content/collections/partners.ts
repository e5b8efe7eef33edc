import { asc } from 'drizzle-orm';
import type * as z from 'zod';
import { partners as table } from '../../db/schema.ts';
import type { Collection } from '../collection.ts';
import type { PartnerRecord } from '../records.ts';
import { replaceRows } from '../replace-rows.ts';

/** Insurers (S47), by slug. */
export const partners: Collection<z.infer<typeof PartnerRecord>> = {
  unique: [['slug']],
  async write({ tx }, entries) {
    const rows = entries.map(({ record, place }) => ({ ...record, sort_order: place }));
    await replaceRows(tx, table, table.slug, rows);
  },
  async read(db) {
    const rows = await db.select().from(table).orderBy(asc(table.sort_order), asc(table.id));
    return rows.map(({ id: _, sort_order: _place, ...record }) => ({ id: record.slug, record }));
  },
};

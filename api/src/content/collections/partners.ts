import * as z from 'zod';
import { asc } from 'drizzle-orm';
import { camelKeys, snakeKeys } from '../../db/field-names.ts';
import { partners as table } from '../../db/schema.ts';
import type { Collection } from '../collection.ts';
import { replaceRows } from '../replace-rows.ts';
import { EnglishSlug, Picture, bilingual } from '../fields.ts';

/** `partners.yaml`: insurers, in order (S47). */
export const PartnerRecord = z.strictObject({ slug: EnglishSlug, ...bilingual('name'), image: Picture });

/** Insurers (S47), by slug. */
export const partners: Collection<z.infer<typeof PartnerRecord>> = {
  unique: [['slug']],
  async write({ tx }, entries) {
    const rows = entries.map(({ record, place }) => ({ ...camelKeys(record), sortOrder: place }));
    await replaceRows(tx, table, table.slug, rows);
  },
  async read(db) {
    const rows = await db.select().from(table).orderBy(asc(table.sortOrder), asc(table.id));
    return rows.map((row) => ({ id: row.slug, record: snakeKeys(row) }));
  },
};

import * as z from 'zod';
import { asc } from 'drizzle-orm';
import { services as table } from '../../db/schema.ts';
import type { Collection } from '../collection.ts';
import { replaceRows } from '../replace-rows.ts';
import { Link, Picture, bilingual } from '../fields.ts';

/** `services.yaml`: tiles of the home page's carousel (S36). */
export const ServiceRecord = z.strictObject({
  ...bilingual('title'),
  ...bilingual('text'),
  image: Picture,
  link: Link,
});

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

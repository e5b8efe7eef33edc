import * as z from 'zod';
import { asc } from 'drizzle-orm';
import { camelKeys, snakeKeys } from '../../db/field-names.ts';
import { services as table } from '../../db/schema.ts';
import type { Collection } from '../collection.ts';
import { replacePlaced } from '../replace-rows.ts';
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
  write: (context, entries) => replacePlaced(context, table, entries, camelKeys),
  async read(db) {
    const rows = await db.select().from(table).orderBy(asc(table.sortOrder));
    return rows.map((row) => ({ id: String(row.id), record: snakeKeys(row) }));
  },
};

import * as z from 'zod';
import { asc } from 'drizzle-orm';
import { storedSlug } from '../../http/params.ts';
import { camelKeys, snakeKeys } from '../../db/field-names.ts';
import { packages as table } from '../../db/schema.ts';
import type { Collection } from '../collection.ts';
import { replaceRows } from '../replace-rows.ts';
import { EnglishSlug, Item, Picture, Price, Section, Slug, bilingual } from '../fields.ts';
import { say } from '../mistakes.ts';

/** `packages/*.yaml`: one file each (S9). Shown by `order`. */
export const PackageRecord = z.strictObject({
  slug_ar: Slug,
  slug_en: EnglishSlug,
  order: z.int(),
  ...bilingual('name'),
  ...bilingual('summary'),
  ...bilingual('audience'),
  image: Picture,
  price: Price,
  price_before: Price.nullable().default(null),
  items: z.array(Item).min(1),
  sections: z.array(Section).default([]),
});

/** Packages of examinations (S9), by their English slug. */
export const packages: Collection<z.infer<typeof PackageRecord>> = {
  unique: [['slug_ar', 'slug_en']],
  async write({ tx, refuse }, entries) {
    const rows = entries.flatMap((entry) => {
      const { order, ...one } = entry.record;
      if (one.price_before === null || one.price_before > one.price) {
        return { ...camelKeys(one), slugAr: storedSlug(one.slug_ar), sortOrder: order };
      }
      refuse(entry, ['price_before'], say('morePrice'));
      return [];
    });
    await replaceRows(tx, table, table.slugEn, rows);
  },
  async read(db) {
    const rows = await db.select().from(table).orderBy(asc(table.sortOrder), asc(table.id));
    return rows.map((one) => ({ id: one.slugEn, record: { ...snakeKeys(one), order: one.sortOrder } }));
  },
};

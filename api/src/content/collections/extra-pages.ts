import * as z from 'zod';
import { asc } from 'drizzle-orm';
import { storedSlug } from '../../http/params.ts';
import { camelKeys, snakeKeys } from '../../db/field-names.ts';
import { extraPages as table } from '../../db/schema.ts';
import type { Collection } from '../collection.ts';
import { replaceRows } from '../replace-rows.ts';
import { EnglishSlug, Picture, Slug, bilingual } from '../fields.ts';

/** `extra-pages/*.yaml`: one file each. The id keeps a page the same when its address changes. */
export const ExtraPageRecord = z.strictObject({
  id: z.int().positive().max(2_147_483_647),
  slug_ar: Slug,
  slug_en: EnglishSlug,
  ...bilingual('title'),
  ...bilingual('summary'),
  ...bilingual('description_html'),
  image: Picture.nullable().default(null),
});

/** Pages that editors make, by id. Addresses that they had lead on to them. */
export const extraPages: Collection<z.infer<typeof ExtraPageRecord>> = {
  unique: [['id'], ['slug_ar', 'slug_en']],
  async write({ tx }, entries) {
    const rows = entries.map(({ record: { description_html_ar, description_html_en, ...page } }) => ({
      ...camelKeys(page),
      slugAr: storedSlug(page.slug_ar),
      htmlAr: description_html_ar,
      htmlEn: description_html_en,
    }));
    await replaceRows(tx, table, table.id, rows);
  },
  async read(db) {
    const rows = await db.select().from(table).orderBy(asc(table.id));
    return rows.map(({ htmlAr, htmlEn, ...page }) => ({
      id: String(page.id),
      record: { ...snakeKeys(page), description_html_ar: htmlAr, description_html_en: htmlEn },
    }));
  },
};

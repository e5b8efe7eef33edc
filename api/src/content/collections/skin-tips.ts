import * as z from 'zod';
import { asc } from 'drizzle-orm';
import { storedSlug } from '../../http/params.ts';
import { camelKeys, snakeKeys } from '../../db/field-names.ts';
import { skinTips as table } from '../../db/schema.ts';
import type { Collection } from '../collection.ts';
import { replaceRows } from '../replace-rows.ts';
import { EnglishSlug, Picture, Slug, bilingual } from '../fields.ts';

/** `skin-tips/*.yaml`: one file each (S5). Shown by `order`; one without it has the place of its file. */
export const SkinTipRecord = z.strictObject({
  slug_ar: Slug,
  slug_en: EnglishSlug,
  order: z.int().nullable().default(null),
  ...bilingual('title'),
  ...bilingual('summary'),
  ...bilingual('description_html'),
  image: Picture,
});

/** Skin tips (S5), by their English slug. */
export const skinTips: Collection<z.infer<typeof SkinTipRecord>> = {
  unique: [['slug_ar', 'slug_en']],
  async write({ tx }, entries) {
    const rows = entries.map(({ record: { description_html_ar, description_html_en, order, ...tip }, place }) => ({
      ...camelKeys(tip),
      slugAr: storedSlug(tip.slug_ar),
      htmlAr: description_html_ar,
      htmlEn: description_html_en,
      sortOrder: order ?? place,
    }));
    await replaceRows(tx, table, table.slugEn, rows);
  },
  async read(db) {
    const rows = await db.select().from(table).orderBy(asc(table.sortOrder), asc(table.id));
    return rows.map(({ htmlAr, htmlEn, sortOrder, ...tip }) => ({
      id: tip.slugEn,
      record: { ...snakeKeys(tip), order: sortOrder, description_html_ar: htmlAr, description_html_en: htmlEn },
    }));
  },
};

import * as z from 'zod';
import { asc } from 'drizzle-orm';
import { storedSlug } from '../../http/params.ts';
import { skinTips as table } from '../../db/schema.ts';
import type { Collection } from '../collection.ts';
import { replaceRows } from '../replace-rows.ts';
import { EnglishSlug, Picture, Slug, bilingual } from '../fields.ts';

/** `skin-tips/*.yaml`: one file each (S5). */
export const SkinTipRecord = z.strictObject({
  slug_ar: Slug,
  slug_en: EnglishSlug,
  ...bilingual('title'),
  ...bilingual('summary'),
  ...bilingual('description_html'),
  image: Picture,
});

/** Skin tips (S5), by their English slug, in the order of their files. */
export const skinTips: Collection<z.infer<typeof SkinTipRecord>> = {
  unique: [['slug_ar', 'slug_en']],
  async write({ tx }, entries) {
    const rows = entries.map(({ record: { description_html_ar, description_html_en, ...tip }, place }) => ({
      ...tip,
      slug_ar: storedSlug(tip.slug_ar),
      html_ar: description_html_ar,
      html_en: description_html_en,
      sort_order: place,
    }));
    await replaceRows(tx, table, table.slug_en, rows);
  },
  async read(db) {
    const rows = await db.select().from(table).orderBy(asc(table.sort_order));
    return rows.map(({ id: _, sort_order: _place, updated_at: _changed, html_ar, html_en, ...tip }) => ({
      id: tip.slug_en,
      record: { ...tip, description_html_ar: html_ar, description_html_en: html_en },
    }));
  },
};

import * as z from 'zod';
import { asc, notExists, notInArray, sql, eq, and } from 'drizzle-orm';
import { storedSlug } from '../../http/params.ts';
import { camelKeys, snakeKeys } from '../../db/field-names.ts';
import { postCategories, posts } from '../../db/schema.ts';
import type { Collection } from '../collection.ts';
import { upsertRows } from '../replace-rows.ts';
import { EnglishSlug, Slug, bilingual } from '../fields.ts';
import { say } from '../mistakes.ts';

/** `categories.yaml`: a list. */
export const CategoryRecord = z.strictObject({ slug_ar: Slug, slug_en: EnglishSlug, ...bilingual('name') });

/** One segment after `/blogs/` that is a language, not a category (Q10). */
const languageSegments = ['ar', 'en'];

/** Categories of articles and news, by their English slug. */
export const categories: Collection<z.infer<typeof CategoryRecord>> = {
  unique: [['slug_ar', 'slug_en']],
  async write({ tx, refuse, atTheEnd }, entries) {
    for (const entry of entries) {
      for (const field of ['slug_ar', 'slug_en'] as const) {
        if (languageSegments.includes(entry.record[field])) {
          refuse(entry, [field], say('languageAddress'));
        }
      }
    }
    const rows = entries.map(({ record, place }) => ({
      ...camelKeys(record),
      slugAr: storedSlug(record.slug_ar),
      sortOrder: place,
    }));
    const gone = notInArray(
      postCategories.slugEn,
      rows.map(({ slugEn }) => slugEn),
    );
    // Posts may still belong to one that is gone: its addresses are free at once, the row goes when the posts have moved.
    await tx
      .update(postCategories)
      .set({ slugAr: sql`'gone-' || ${postCategories.id}`, slugEn: sql`'gone-' || ${postCategories.id}` })
      .where(gone);
    await upsertRows(tx, postCategories, postCategories.slugEn, rows);
    atTheEnd(async () => {
      const posted = tx.select({ id: posts.id }).from(posts).where(eq(posts.categoryId, postCategories.id));
      await tx.delete(postCategories).where(and(gone, notExists(posted)));
      const [left] = await tx.select({ name: postCategories.nameEn }).from(postCategories).where(gone);
      const [last] = entries.slice(-1);
      if (left && last) refuse(last, [], say('stillPosted', left.name));
    });
  },
  async read(db) {
    const rows = await db.select().from(postCategories).orderBy(asc(postCategories.sortOrder), asc(postCategories.id));
    return rows.map((row) => ({ id: row.slugEn, record: snakeKeys(row) }));
  },
};

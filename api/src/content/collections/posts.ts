import * as z from 'zod';
import { asc, eq } from 'drizzle-orm';
import { foldArabic } from '@clinic/contracts';
import { clinicInstant, clinicToday } from '@clinic/contracts/time';
import { storedSlug } from '../../http/params.ts';
import { camelKeys, snakeKeys } from '../../db/field-names.ts';
import { doctors, postCategories, posts as table } from '../../db/schema.ts';
import type { Collection } from '../collection.ts';
import { plainText, readingMinutes } from '../plain-text.ts';
import { replaceRows } from '../replace-rows.ts';
import { Day, EnglishSlug, Picture, Slug, bilingual } from '../fields.ts';

/** `posts/*.yaml`: one file each (S86). Slugs are unique across articles and news (Q10). */
export const PostRecord = z.strictObject({
  type: z.enum(['blog', 'news']),
  slug_ar: Slug,
  slug_en: EnglishSlug,
  /** English slug of its category. */
  category: EnglishSlug,
  ...bilingual('title'),
  /** One or two plain sentences. */
  ...bilingual('summary'),
  ...bilingual('description_html'),
  image: Picture,
  published_on: Day,
  /** Id of the doctor who reviewed it. */
  reviewer: z.int().positive().nullable().default(null),
  views: z.int().nonnegative().default(0),
});

type Post = z.infer<typeof PostRecord>;

function searchTextOf(post: Post): string {
  const texts = [post.title_ar, post.title_en, post.summary_ar, post.summary_en];
  return foldArabic([...texts, plainText(post.description_html_ar), plainText(post.description_html_en)].join(' '));
}

/** Articles and news (S86), by their English slug. A slug names one of them in either language (Q10). */
export const posts: Collection<Post> = {
  unique: [['slug_ar', 'slug_en']],
  async write({ tx, day, refuse }, entries) {
    const known = await tx.select({ slug: postCategories.slugEn, id: postCategories.id }).from(postCategories);
    const categoryIds = new Map(known.map(({ slug, id }) => [slug, id]));
    const doctorIds = new Set((await tx.select({ id: doctors.id }).from(doctors)).map(({ id }) => id));
    const rows = entries.flatMap((entry) => {
      const { category, reviewer, published_on, views, description_html_ar, description_html_en, ...texts } =
        entry.record;
      const categoryId = categoryIds.get(category);
      if (categoryId === undefined) refuse(entry, ['category'], `there is no category "${category}"`);
      if (reviewer !== null && !doctorIds.has(reviewer)) refuse(entry, ['reviewer'], `there is no doctor ${reviewer}`);
      if (categoryId === undefined) return [];
      return {
        ...camelKeys(texts),
        slugAr: storedSlug(texts.slug_ar),
        categoryId,
        htmlAr: description_html_ar,
        htmlEn: description_html_en,
        readingMinutesAr: readingMinutes(description_html_ar),
        readingMinutesEn: readingMinutes(description_html_en),
        searchText: searchTextOf(entry.record),
        reviewerId: reviewer !== null && doctorIds.has(reviewer) ? reviewer : null,
        viewsCount: views,
        publishedAt: clinicInstant(day(published_on), '00:00'),
      };
    });
    // Views are counted here, so what an editor wrote is only where counting begins.
    await replaceRows(tx, table, table.slugEn, rows, ['viewsCount']);
  },
  async read(db) {
    const rows = await db
      .select({ post: table, category: postCategories.slugEn })
      .from(table)
      .innerJoin(postCategories, eq(postCategories.id, table.categoryId))
      .orderBy(asc(table.id));
    return rows.map(({ post, category }) => ({
      id: post.slugEn,
      record: {
        ...snakeKeys(post),
        category,
        published_on: clinicToday(post.publishedAt),
        reviewer: post.reviewerId,
        views: post.viewsCount,
        description_html_ar: post.htmlAr,
        description_html_en: post.htmlEn,
      },
    }));
  },
};

import * as z from 'zod';
import { asc, eq } from 'drizzle-orm';
import type { Lang } from '@clinic/contracts';
import type { PostContent, PostText } from '@clinic/contracts/content/desk';
import { clinicToday } from '@clinic/contracts/time';
import type { Tx } from '../../db/database.ts';
import { snakeKeys } from '../../db/field-names.ts';
import { doctors, postCategories, posts as table } from '../../db/schema.ts';
import type { Collection } from '../collection.ts';
import { Day, EnglishSlug, Picture, Slug, bilingual } from '../fields.ts';
import type { PostWithWork } from '../post-documents.ts';
import { followImport, keepReplaced, overwrittenPosts, postsWithWork } from '../post-documents.ts';
import { postRow } from '../post-row.ts';
import { replaceRows, upsertRows } from '../replace-rows.ts';
import { say } from '../mistakes.ts';

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
  /** Id of the doctor who reviewed it, or is to review it: the page names that doctor once there is a day. */
  reviewer: z.int().positive().nullable().default(null),
  /** The day on which that doctor read it. */
  reviewed_on: Day.nullable().default(null),
  views: z.int().nonnegative().default(0),
});

type Post = z.infer<typeof PostRecord>;

const whatToDo =
  'Export the content first and bring your changes into that copy, or import with --overwrite: each text that is replaced stays as a revision at the content desk';

/** What an import writes as the desk would. */
function contentOf(post: Post, published_on: string, reviewed_on: string | null): PostContent {
  const text = (lang: Lang): PostText => ({
    slug: post[`slug_${lang}`],
    title: post[`title_${lang}`],
    summary: post[`summary_${lang}`],
    html: post[`description_html_${lang}`],
  });
  const { type, category, image, reviewer } = post;
  return { type, category, image, reviewer, reviewed_on, published_on, ar: text('ar'), en: text('en') };
}

/** The rows of posts that the desk took off the site: each gets the id and the views that it had. */
async function backOnSite<Row extends { slugEn: string }>(
  tx: Tx,
  before: readonly PostWithWork[],
  rows: readonly Row[],
) {
  const onSite = new Set((await tx.select({ slug: table.slugEn }).from(table)).map(({ slug }) => slug));
  return rows.flatMap((row) => {
    const post = before.find(({ live, draft }) => live === null && draft.en.slug === row.slugEn);
    return post === undefined || onSite.has(row.slugEn) ? [] : { ...row, id: post.id, viewsCount: post.views };
  });
}

/** Articles and news (S86), by their English slug. A slug names one of them in either language (Q10). */
export const posts: Collection<Post> = {
  unique: [['slug_ar', 'slug_en']],
  async write({ tx, now, day, refuse, refuseAll, overwrite }, entries) {
    const known = await tx.select({ slug: postCategories.slugEn, id: postCategories.id }).from(postCategories);
    const categoryIds = new Map(known.map(({ slug, id }) => [slug, id]));
    const doctorIds = new Set((await tx.select({ id: doctors.id }).from(doctors)).map(({ id }) => id));
    const rows = entries.flatMap((entry) => {
      const { category, reviewer, published_on, reviewed_on, views } = entry.record;
      const categoryId = categoryIds.get(category);
      if (categoryId === undefined) refuse(entry, ['category'], say('noCategory', category));
      const isDoctor = reviewer === null || doctorIds.has(reviewer);
      if (!isDoctor) refuse(entry, ['reviewer'], say('noDoctor', reviewer));
      if (categoryId === undefined || !isDoctor) return [];
      const publishedOn = day(published_on);
      const content = contentOf(entry.record, publishedOn, reviewed_on === null ? null : day(reviewed_on));
      return { ...postRow(content, { categoryId, publishedOn }), viewsCount: views };
    });
    const before = await postsWithWork(tx);
    const back = await backOnSite(tx, before, rows);
    // Views are counted here, so what an editor wrote is only where counting begins.
    await replaceRows(
      tx,
      table,
      table.slugEn,
      rows.filter(({ slugEn }) => !back.some((row) => row.slugEn === slugEn)),
      ['viewsCount'],
    );
    await upsertRows(tx, table, table.slugEn, back);
    const written = new Map(entries.map((entry) => [entry.record.slug_en, entry]));
    const overwritten = await overwrittenPosts(tx, before, new Set(written.keys()));
    if (!overwrite) {
      for (const { live, draft } of overwritten) {
        const { slug } = (live ?? draft).en;
        const entry = written.get(slug);
        if (!entry) refuseAll(`posts: ${slug} was changed at the content desk, and this folder would remove it`);
        else if (live === null) refuse(entry, [], 'is not on the site by choice of the content desk');
        else refuse(entry, [], 'was changed at the content desk since, and this would replace it');
      }
      if (overwritten.length > 0) refuseAll(whatToDo);
    }
    await keepReplaced(tx, overwritten, now);
    await followImport(tx, overwritten, now);
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
        reviewed_on: post.reviewedOn,
        views: post.viewsCount,
        description_html_ar: post.htmlAr,
        description_html_en: post.htmlEn,
      },
    }));
  },
};

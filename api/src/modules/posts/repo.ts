import { and, desc, eq, getTableColumns, inArray, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import type { PlannedPosts } from '../../http/site-preview.ts';
import { columnsOf } from '../../db/columns-of.ts';
import { focusOf } from '../../db/image-focus.ts';
import { doctors, pictures, postCategories, postFormerSlugs, posts } from '../../db/schema.ts';

const summary = {
  ...columnsOf(posts, 'id', 'type', 'slugAr', 'slugEn', 'titleAr', 'titleEn', 'summaryAr', 'summaryEn', 'image'),
  ...columnsOf(posts, 'publishedAt', 'viewsCount', 'readingMinutesAr', 'readingMinutesEn'),
  categoryAr: postCategories.nameAr,
  categoryEn: postCategories.nameEn,
  categorySlugAr: postCategories.slugAr,
  categorySlugEn: postCategories.slugEn,
  imageFocus: focusOf('posts.image'),
};
const full = { ...summary, ...columnsOf(posts, 'htmlAr', 'htmlEn') };
const detail = { ...full, ...columnsOf(posts, 'categoryId', 'reviewerId', 'reviewedOn') };

// In a list of columns the query builder leaves table names out; inside a subquery they are needed, hence plain names.
const reviewerTitle = (lang: 'ar' | 'en') => sql<string>`COALESCE((
  SELECT ${sql.identifier(`name_${lang}`)} FROM doctor_job_titles t WHERE t.doctor_id = doctors.id ORDER BY t.pos LIMIT 1), '')`;

const wanted = {
  type: sql.placeholder('type'),
  category: sql.placeholder('category'),
  words: sql.placeholder('words'),
  slug: sql.placeholder('slug'),
};

const published = lte(posts.publishedAt, sql.placeholder('now'));
const ofCategory = eq(postCategories.id, posts.categoryId);
const newestFirst = [desc(posts.publishedAt), desc(posts.id)];

/** What a list of posts may be narrowed to; each `null` means any. `words` are patterns of `LIKE` that all must match. */
export interface PostFilter {
  readonly type: 'blog' | 'news' | null;
  readonly category: string | null;
  readonly words: readonly string[] | null;
}

/**
 * The posts of another time, under the name of the table: what reads `posts` reads them. They come with each call, so that the
 * queries are prepared once as well.
 */
const postsOfPlan = (db: Db) =>
  db.$with('posts', getTableColumns(posts)).as(sql`
    SELECT * FROM posts WHERE NOT id = ANY (${sql.placeholder('gone')}::bigint[])
    UNION ALL SELECT * FROM jsonb_populate_recordset(NULL::posts, ${sql.placeholder('rows')}::jsonb)`);

/** @param planned whether they read the posts of another time */
function queriesOf(db: Db, planned: boolean) {
  const reading = planned ? db.with(postsOfPlan(db)) : db;
  const named = (name: string) => (planned ? `${name}_planned` : name);
  const listed = and(
    published,
    sql`(${wanted.type}::text IS NULL OR ${posts.type} = ${wanted.type})`,
    sql`(${wanted.category}::text IS NULL OR ${wanted.category} IN (${postCategories.slugAr}, ${postCategories.slugEn}))`,
    sql`(${wanted.words}::text[] IS NULL OR ${posts.searchText} LIKE ALL (${wanted.words}::text[]))`,
  );
  const page = reading
    .select(summary)
    .from(posts)
    .innerJoin(postCategories, ofCategory)
    .where(listed)
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(named('posts_page'));
  const total = reading
    .select({ total: sql<number>`count(*)::int` })
    .from(posts)
    .innerJoin(postCategories, ofCategory)
    .where(listed)
    .prepare(named('posts_total'));

  const latest = reading
    .select(full)
    .from(posts)
    .innerJoin(postCategories, ofCategory)
    .where(and(published, eq(posts.type, wanted.type)))
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .prepare(named('posts_latest'));

  const one = (name: string, which: ReturnType<typeof eq> | undefined) =>
    reading
      .select(detail)
      .from(posts)
      .innerJoin(postCategories, ofCategory)
      .where(and(published, which))
      .prepare(named(name));
  const bySlug = one('post_by_slug', or(eq(posts.slugAr, wanted.slug), eq(posts.slugEn, wanted.slug)));
  const byFormerSlug = one(
    'post_by_former_slug',
    inArray(
      posts.id,
      db.select({ id: postFormerSlugs.postId }).from(postFormerSlugs).where(eq(postFormerSlugs.slug, wanted.slug)),
    ),
  );
  const byId = one('post_by_id', eq(posts.id, sql.placeholder('id')));

  const related = reading
    .select(summary)
    .from(posts)
    .innerJoin(postCategories, ofCategory)
    .where(and(published, eq(posts.type, wanted.type), ne(posts.id, sql.placeholder('id'))))
    .orderBy(desc(sql`${posts.categoryId} = ${wanted.category}`), ...newestFirst)
    .limit(sql.placeholder('limit'))
    .prepare(named('posts_related'));

  const categories = reading
    .select({
      ...columnsOf(postCategories, 'slugAr', 'slugEn', 'nameAr', 'nameEn'),
      postsCount: sql<number>`count(*)::int`,
    })
    .from(posts)
    .innerJoin(postCategories, ofCategory)
    .where(and(published, eq(posts.type, wanted.type)))
    .groupBy(postCategories.id)
    .orderBy(postCategories.sortOrder, postCategories.id)
    .prepare(named('post_categories_used'));

  return { page, total, latest, bySlug, byFormerSlug, byId, related, categories };
}

/** A time of which posts are read, and how they differ then from those of now; null for nothing planned. */
export interface TimeOfPosts {
  readonly now: Date;
  readonly planned: PlannedPosts | null;
}

/** Queries of articles and news, prepared once. Those of a later day are never seen. */
export function postRepo(db: Db) {
  const live = queriesOf(db, false);
  const other = queriesOf(db, true);
  const reviewer = db
    .select({
      ...columnsOf(doctors, 'id', 'nameAr', 'nameEn', 'slugAr', 'slugEn', 'image'),
      imageFocus: focusOf('doctors.image'),
      titleAr: reviewerTitle('ar'),
      titleEn: reviewerTitle('en'),
    })
    .from(doctors)
    .where(and(eq(doctors.active, true), eq(doctors.id, sql.placeholder('id'))))
    .prepare('post_reviewer');

  const category = db
    .select(columnsOf(postCategories, 'slugAr', 'slugEn', 'nameAr', 'nameEn'))
    .from(postCategories)
    .where(eq(postCategories.slugEn, wanted.slug))
    .prepare('post_category');

  const focus = db
    .select({ imageFocus: focusOf('pictures.path') })
    .from(pictures)
    .where(eq(pictures.path, sql.placeholder('path')))
    .prepare('post_picture_focus');

  /** The queries of a time, and what they need to know of it. */
  const at = ({ now, planned }: TimeOfPosts) =>
    planned === null
      ? { queries: live, time: { now } }
      : { queries: other, time: { now, gone: [...planned.gone], rows: JSON.stringify(planned.rows) } };

  return {
    page: async (filter: PostFilter, of: TimeOfPosts, place: { limit: number; offset: number }) => {
      const { queries, time } = at(of);
      const [rows, [counted]] = await Promise.all([
        queries.page.execute({ ...filter, ...time, ...place }),
        queries.total.execute({ ...filter, ...time }),
      ]);
      return { rows, total: counted?.total ?? 0 };
    },
    latest: (type: 'blog' | 'news', limit: number, of: TimeOfPosts) => {
      const { queries, time } = at(of);
      return queries.latest.execute({ type, limit, ...time });
    },
    /** By an address that it has, or had before. */
    bySlug: async (slug: string, of: TimeOfPosts) => {
      const { queries, time } = at(of);
      return (
        (await queries.bySlug.execute({ slug, ...time }))[0] ??
        (await queries.byFormerSlug.execute({ slug, ...time }))[0]
      );
    },
    byId: async (id: number, of: TimeOfPosts) => {
      const { queries, time } = at(of);
      return (await queries.byId.execute({ id, ...time }))[0];
    },
    /** Others of the same kind, those of the same category first. */
    related: (post: { id: number; type: PostFilter['type']; categoryId: number }, limit: number, of: TimeOfPosts) => {
      const { queries, time } = at(of);
      return queries.related.execute({ id: post.id, type: post.type, category: post.categoryId, limit, ...time });
    },
    /** The doctor who read a post. One who was only asked to is not named before that day. */
    reviewer: async ({ reviewerId, reviewedOn }: { reviewerId: number | null; reviewedOn: string | null }) =>
      reviewerId === null || reviewedOn === null ? undefined : (await reviewer.execute({ id: reviewerId }))[0],
    /** Which place of a picture stays in view. */
    focus: async (path: string) => (await focus.execute({ path }))[0],
    category: async (slug: string) => (await category.execute({ slug }))[0],
    categories: (type: 'blog' | 'news', of: TimeOfPosts) => {
      const { queries, time } = at(of);
      return queries.categories.execute({ type, ...time });
    },
    exists: async (id: number) => (await db.$count(posts, eq(posts.id, id))) > 0,
    /** @param day of the clinic */
    countView: (id: number, day: string) =>
      db.execute(sql`
        WITH counted AS (UPDATE posts SET views_count = views_count + 1 WHERE id = ${id} RETURNING id)
        INSERT INTO post_view_days (day, post_id, views) SELECT ${day}::date, id, 1 FROM counted
        ON CONFLICT (day, post_id) DO UPDATE SET views = post_view_days.views + 1`),
  };
}

type PostRepo = ReturnType<typeof postRepo>;
export type PostSummaryRow = Awaited<ReturnType<PostRepo['page']>>['rows'][number];
export type PostRow = Awaited<ReturnType<PostRepo['latest']>>[number];

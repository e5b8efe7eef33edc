import { and, asc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { clinicToday } from '@clinic/contracts/time';
import { isAdvertised } from '../../db/advertised-jobs.ts';
import { columnsOf } from '../../db/columns-of.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import {
  assessments,
  doctors,
  extraPageFormerSlugs,
  extraPages,
  jobs,
  packages,
  postBrokenLinks,
  postCategories,
  postFormerSlugs,
  posts,
  qaSpecialties,
  questions,
  skinTips,
  specialties,
} from '../../db/schema.ts';
import type { LinkedList } from './site-paths.ts';

/** Where the records of a list are, by which slugs their pages are found, and which of them visitors can open. */
interface Records {
  readonly table: PgTable;
  readonly slugs: readonly PgColumn[];
  readonly shown?: (now: Date) => SQL | undefined;
}

const both = <T extends PgTable & { slugAr: PgColumn; slugEn: PgColumn }>(table: T, shown?: Records['shown']) => ({
  ...{ table, slugs: [table.slugAr, table.slugEn] },
  ...(shown && { shown }),
});

const records: Record<LinkedList, Records> = {
  specialities: both(specialties),
  doctors: both(doctors, () => eq(doctors.active, true)),
  packages: both(packages),
  'skin-tips': both(skinTips),
  'extra-pages': both(extraPages),
  assessments: { table: assessments, slugs: [assessments.slug] },
  jobs: { table: jobs, slugs: [jobs.slug], shown: (now) => isAdvertised(clinicToday(now)) },
  categories: both(postCategories),
  posts: both(posts, (now) => lte(posts.publishedAt, now)),
  questions: { table: questions, slugs: [questions.slug], shown: () => sql`${questions.visibility} = 'public'` },
  'qa-categories': both(qaSpecialties),
};

/** Those of some slugs under which a visitor finds a page. */
export async function openSlugs(
  db: Queryable,
  list: LinkedList,
  slugs: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (slugs.length === 0) return new Set();
  const { table, slugs: columns, shown } = records[list];
  const rows = await db
    .select({ slugs: sql<string[]>`ARRAY[${sql.join([...columns], sql`, `)}]` })
    .from(table)
    .where(and(or(...columns.map((column) => inArray(column, [...slugs]))), shown?.(now)));
  const open = rows.flatMap((row) => row.slugs);
  if (list === 'posts') return new Set([...open, ...(await formerPostSlugs(db, slugs, now))]);
  return new Set(list === 'extra-pages' ? [...open, ...(await formerPageSlugs(db, slugs))] : open);
}

/** Those of some slugs that lead on to where a page is now. */
async function formerPageSlugs(db: Queryable, slugs: readonly string[]): Promise<string[]> {
  const { slug, pageId } = extraPageFormerSlugs;
  const rows = await db
    .select({ slug })
    .from(extraPageFormerSlugs)
    .innerJoin(extraPages, eq(extraPages.id, pageId))
    .where(inArray(slug, [...slugs]));
  return rows.map((row) => row.slug);
}

/** The same of a post. */
async function formerPostSlugs(db: Queryable, slugs: readonly string[], now: Date): Promise<string[]> {
  const rows = await db
    .select({ slug: postFormerSlugs.slug })
    .from(postFormerSlugs)
    .innerJoin(posts, eq(posts.id, postFormerSlugs.postId))
    .where(and(inArray(postFormerSlugs.slug, [...slugs]), lte(posts.publishedAt, now)));
  return rows.map(({ slug }) => slug);
}

/** Published texts with a link to this site, after some post; they stay on the site until the transaction ends. */
export function linkingPosts(tx: Tx, after: number, limit: number) {
  const links = (html: PgColumn) => sql`${html} LIKE '% href="/%'`;
  return tx
    .select(columnsOf(posts, 'id', 'htmlAr', 'htmlEn'))
    .from(posts)
    .where(and(gt(posts.id, after), or(links(posts.htmlAr), links(posts.htmlEn))))
    .orderBy(asc(posts.id))
    .limit(limit)
    .for('key share');
}

export type LinkingPost = Awaited<ReturnType<typeof linkingPosts>>[number];

/** Posts of which links are stored: one, or all between two. */
export interface PostRange {
  readonly after: number;
  /** Null for all after it. */
  readonly upTo: number | null;
}

/** Replaces what is known of the links of some posts. */
export async function replaceBrokenLinks(
  tx: Tx,
  { after, upTo }: PostRange,
  links: readonly (typeof postBrokenLinks.$inferInsert)[],
): Promise<void> {
  const { postId } = postBrokenLinks;
  await tx.delete(postBrokenLinks).where(and(gt(postId, after), upTo === null ? undefined : lte(postId, upTo)));
  if (links.length > 0)
    await tx
      .insert(postBrokenLinks)
      .values([...links])
      .onConflictDoNothing();
}

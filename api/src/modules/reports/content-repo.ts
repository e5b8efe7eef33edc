import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { languages } from '@clinic/contracts';
import type { Lang } from '@clinic/contracts';
import type { FindingKind } from '@clinic/contracts/content/reports';
import { findingKinds, mostCounted } from '@clinic/contracts/content/reports';
import { columnsOf } from '../../db/columns-of.ts';
import type { Queryable } from '../../db/database.ts';
import { comparedColumns, differs, isEmpty } from '../../db/post-columns.ts';
import { postBrokenLinks, postContents, postDocuments, posts } from '../../db/schema.ts';
import type { LimitedPerson } from '../../db/staff-limits.ts';
import { coveredPosts } from '../../db/staff-limits.ts';
import type { FindingTimes } from './policy.ts';

/** Links of a post that are shown; the others come when these are mended. */
const shownLinks = 5;

const otherOf = (lang: Lang): Lang => (lang === 'ar' ? 'en' : 'ar');
const names = (column: SQL | typeof postDocuments.outdated, lang: Lang) => sql`${lang}::text = ANY (${column})`;

/** The rules of `languageState` at the content desk, where a language lacks or is behind the other one. */
const isBehind = (lang: Lang) => sql`CASE
  WHEN ${isEmpty(lang)} AND NOT ${isEmpty(otherOf(lang))} THEN true
  WHEN ${differs(lang)} THEN false
  ELSE ${names(postDocuments.outdated, lang)}
    OR (${differs(otherOf(lang))} AND NOT ${names(sql`${postDocuments.current}`, lang)}) END`;

const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`;
const isLive = sql`EXISTS (SELECT 1 FROM ${posts} l WHERE l.id = ${postDocuments.id})`;

/**
 * The ids of the posts with a finding of each kind. Each begins at a table or an index that has little besides them, so that
 * 50 000 posts in good order cost nothing.
 */
const idsOf: Record<FindingKind, (times: FindingTimes) => SQL> = {
  // `type = 'blog'` is what `needsReview` says, written out as in the index.
  review: ({ reviewedBy }) => sql`SELECT ${posts.id} AS id FROM ${posts}
    WHERE ${posts.type} = 'blog' AND (${posts.reviewedOn} IS NULL OR ${posts.reviewedOn} <= ${reviewedBy}::date)`,
  'no-reviewer': () => sql`SELECT ${posts.id} AS id FROM ${posts}
    WHERE ${posts.type} = 'blog' AND ${posts.reviewerId} IS NULL`,
  language: () => sql`SELECT ${postDocuments.id} AS id FROM ${postDocuments}
    LEFT JOIN ${postContents} ON ${postContents.id} = ${postDocuments.id}
    WHERE ${postDocuments.deletedAt} IS NULL
      AND (${postDocuments.outdated} <> '{}' OR ${postDocuments.state} <> 'published')
      AND (${sql.join(languages.map(isBehind), sql` OR `)})`,
  expiry: ({ expiresBy, expiredSince }) => sql`SELECT ${postDocuments.id} AS id FROM ${postDocuments}
    WHERE ${postDocuments.deletedAt} IS NULL
      AND ((${postDocuments.expiresAt} <= ${instant(expiresBy)} AND ${isLive})
        OR (${postDocuments.expiredAt} >= ${instant(expiredSince)} AND NOT ${isLive}))`,
  link: () => sql`SELECT DISTINCT ${postBrokenLinks.postId} AS id FROM ${postBrokenLinks}`,
};

/** Whether somebody's role covers the post of a found id. */
function isTheirs(db: Queryable, person: LimitedPerson): SQL {
  const covered = coveredPosts(db, person);
  if (covered === undefined) return sql`true`;
  return sql`f.id IN (SELECT ${postDocuments.id} FROM ${postDocuments} WHERE ${covered})`;
}

/** The ids of a part of the posts with a finding of some kinds, the newest first. */
export async function findPosts(
  db: Queryable,
  person: LimitedPerson,
  kinds: readonly FindingKind[],
  times: FindingTimes,
  { before, limit }: { before: number | null; limit: number },
): Promise<number[]> {
  const arms = kinds.map(
    (kind) => sql`(SELECT id FROM (${idsOf[kind](times)}) f
      WHERE ${isTheirs(db, person)} AND (${before}::bigint IS NULL OR id < ${before}::bigint) ORDER BY id DESC LIMIT ${limit})`,
  );
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT id FROM (${sql.join(arms, sql` UNION `)}) found ORDER BY id DESC LIMIT ${limit}`,
  );
  return rows.map(({ id }) => Number(id));
}

/** How many posts have a finding of each kind, up to {@link mostCounted}. */
export async function countFindings(
  db: Queryable,
  person: LimitedPerson,
  times: FindingTimes,
): Promise<Record<FindingKind, number>> {
  const counts = findingKinds.map(
    (kind) => sql`(SELECT count(*)::int FROM (SELECT 1 FROM (${idsOf[kind](times)}) f
        WHERE ${isTheirs(db, person)} LIMIT ${mostCounted}) c)
      AS ${sql.identifier(kind)}`,
  );
  const { rows } = await db.execute<Record<FindingKind, number>>(sql`SELECT ${sql.join(counts, sql`, `)}`);
  const [row] = rows;
  if (!row) throw new Error('a query of counts answered nothing');
  return row;
}

/** What decides about the findings of some posts, the newest first. */
export async function readConditions(db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const links = sql<{ lang: Lang; path: string }[]>`coalesce((
    SELECT json_agg(json_build_object('lang', b.lang, 'path', b.path) ORDER BY b.lang, b.path)
    FROM (SELECT lang, path FROM ${postBrokenLinks} WHERE ${postBrokenLinks.postId} = ${postDocuments.id}
      ORDER BY lang, path LIMIT ${shownLinks}) b), '[]')`;
  return db
    .select({
      ...columnsOf(postDocuments, 'id', 'type', 'state', 'outdated', 'current', 'expiresAt', 'expiredAt'),
      ...comparedColumns,
      ...columnsOf(posts, 'reviewedOn', 'reviewerId'),
      brokenLinks: links,
    })
    .from(postDocuments)
    .leftJoin(postContents, eq(postContents.id, postDocuments.id))
    .leftJoin(posts, eq(posts.id, postDocuments.id))
    .where(inArray(postDocuments.id, [...ids]))
    .orderBy(desc(postDocuments.id));
}

export type ConditionRow = Awaited<ReturnType<typeof readConditions>>[number];

import { and, asc, desc, eq, inArray, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../db/database.ts';
import { postContents, postDocuments, postRevisions } from '../db/schema.ts';

/**
 * Posts with work of the desk in them, those in the recycle bin last, and what visitors saw of each before an import; null for
 * those not on the site.
 */
export async function postsWithWork(tx: Tx) {
  return tx
    .select({
      ...{ id: postDocuments.id, draft: postDocuments.content, live: postContents.content },
      ...{ machineTranslated: postDocuments.machineTranslated, views: postDocuments.viewsCount },
    })
    .from(postDocuments)
    .leftJoin(postContents, eq(postContents.id, postDocuments.id))
    .where(or(postDocuments.edited, and(isNull(postDocuments.deletedAt), ne(postDocuments.state, 'published'))))
    .orderBy(desc(isNull(postDocuments.deletedAt)), asc(postDocuments.id))
    .for('update', { of: postDocuments });
}

export type PostWithWork = Awaited<ReturnType<typeof postsWithWork>>[number];

/** Those that an import of some English slugs changed, took away, or brought back to the site. */
export async function overwrittenPosts(
  tx: Tx,
  before: readonly PostWithWork[],
  slugs: ReadonlySet<string>,
): Promise<PostWithWork[]> {
  if (before.length === 0) return [];
  const ids = before.map(({ id }) => id);
  const rows = await tx
    .select({ id: postContents.id, content: postContents.content })
    .from(postContents)
    .where(inArray(postContents.id, ids));
  const after = new Map(rows.map(({ id, content }) => [id, content]));
  return before.filter(({ id, draft, live }) =>
    live === null ? slugs.has(draft.en.slug) : !isDeepStrictEqual(after.get(id), live),
  );
}

/** Keeps the working copies that an import is about to replace. */
export async function keepReplaced(tx: Tx, posts: readonly PostWithWork[], now: Date): Promise<void> {
  for (const { id, draft, machineTranslated } of posts) {
    await tx.insert(postRevisions).values({
      documentId: id,
      number: sql`(SELECT coalesce(max(number), 0) + 1 FROM ${postRevisions} WHERE ${eq(postRevisions.documentId, id)})`,
      ...{ reason: 'replaced', content: draft, machineTranslated, createdAt: now },
    });
  }
}

const live = { version: sql`${postDocuments.version} + 1`, state: 'published' as const, deletedAt: null };
const settled = {
  outdated: [],
  current: [],
  writers: [],
  machineTranslated: [],
  edited: false,
  note: null,
  publishAt: null,
  expiredAt: null,
};

/**
 * Makes the working copies follow what was imported: a new one for every new post, the imported texts in those without work
 * of the desk and in `overwritten`. Copies of posts that are gone are put into the recycle bin; drafts of posts that were
 * never published stay.
 */
export async function followImport(tx: Tx, overwritten: readonly PostWithWork[], now: Date): Promise<void> {
  const ids = overwritten.map(({ id }) => id);
  const isReplaced = ids.length === 0 ? sql`false` : inArray(postDocuments.id, ids);
  const hasNoWork = and(eq(postDocuments.state, 'published'), isNull(postDocuments.deletedAt));
  await tx
    .update(postDocuments)
    .set({ ...live, ...settled, content: sql`live.content`, updatedAt: now, updatedBy: null })
    .from(sql`${postContents} AS live`)
    .where(
      and(
        sql`live.id = ${postDocuments.id}`,
        or(and(hasNoWork, sql`live.content IS DISTINCT FROM ${postDocuments.content}`), isReplaced),
      ),
    );
  // What the folder has is what was published: no import takes anything back any more.
  await tx
    .update(postDocuments)
    .set({ edited: false })
    .where(and(postDocuments.edited, sql`EXISTS (SELECT 1 FROM ${postContents} l WHERE l.id = ${postDocuments.id})`));
  await tx.execute(sql`INSERT INTO post_documents (id, content, state, updated_at)
    SELECT id, content, 'published', updated_at FROM post_contents ON CONFLICT (id) DO NOTHING`);
  const gone = tx.select({ id: postContents.id }).from(postContents).where(eq(postContents.id, postDocuments.id));
  await tx
    .update(postDocuments)
    .set({ deletedAt: now, publishAt: null, edited: false })
    .where(and(isNull(postDocuments.deletedAt), or(eq(postDocuments.state, 'published'), isReplaced), notExists(gone)));
}

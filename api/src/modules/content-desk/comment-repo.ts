import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { columnsOf } from '../../db/columns-of.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { postComments, users } from '../../db/schema.ts';

/** Comments and replies of a post, the oldest first. */
export function commentsOf(db: Queryable, documentId: number) {
  return db
    .select({
      ...columnsOf(postComments, 'id', 'parentId', 'lang', 'quote', 'before', 'after', 'body'),
      ...columnsOf(postComments, 'proposal', 'accepted', 'createdAt'),
      ...{ resolvedAt: postComments.resolvedAt, by: users.name },
    })
    .from(postComments)
    .leftJoin(users, eq(users.id, postComments.createdBy))
    .where(eq(postComments.documentId, documentId))
    .orderBy(asc(postComments.id));
}

export type CommentRow = Awaited<ReturnType<typeof commentsOf>>[number];

export async function insertComment(tx: Tx, comment: typeof postComments.$inferInsert): Promise<number> {
  const [row] = await tx.insert(postComments).values(comment).returning({ id: postComments.id });
  if (!row) throw new Error('The comment was not stored');
  return row.id;
}

/** A comment of a post that is no reply. */
export async function findComment(tx: Tx, documentId: number, id: number) {
  const [row] = await tx
    .select()
    .from(postComments)
    .where(and(eq(postComments.id, id), eq(postComments.documentId, documentId), isNull(postComments.parentId)));
  return row;
}

/** Resolves a comment or opens it again. What it suggests is not taken over, either way. */
export async function setResolved(tx: Tx, id: number, resolvedAt: Date | null): Promise<void> {
  await tx.update(postComments).set({ resolvedAt, accepted: false }).where(eq(postComments.id, id));
}

/** Notes that open suggestions of a post were taken over. Returns which, and whose they were. */
export async function acceptSuggestions(tx: Tx, documentId: number, ids: readonly number[], now: Date) {
  const rows = await tx
    .update(postComments)
    .set({ resolvedAt: now, accepted: true })
    .where(
      and(
        eq(postComments.documentId, documentId),
        inArray(postComments.id, [...ids]),
        isNotNull(postComments.proposal),
        isNull(postComments.resolvedAt),
      ),
    )
    .returning(columnsOf(postComments, 'id', 'createdBy'));
  return { ids: rows.map(({ id }) => id), by: rows.flatMap(({ createdBy }) => createdBy ?? []) };
}

export const countComments = (tx: Tx, documentId: number) =>
  tx.$count(postComments, eq(postComments.documentId, documentId));

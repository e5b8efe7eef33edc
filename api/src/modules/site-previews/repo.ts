import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../../db/database.ts';
import { postDocuments, sitePreviews, users } from '../../db/schema.ts';

export async function insertPreview(tx: Tx, preview: typeof sitePreviews.$inferInsert): Promise<void> {
  await tx.insert(sitePreviews).values(preview);
}

/** Previews of an account that have not run out. The account is kept from making another one until the transaction ends. */
export async function countPreviews(tx: Tx, userId: number, now: Date): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  return tx.$count(sitePreviews, and(eq(sitePreviews.createdBy, userId), gt(sitePreviews.expiresAt, now)));
}

/** A preview that has not run out, whoever made it, with the post that it shows. */
export async function findPreview(db: Db, tokenHash: Buffer, now: Date) {
  const [row] = await db
    .select({ preview: sitePreviews, maker: users, content: postDocuments.content })
    .from(sitePreviews)
    .innerJoin(users, eq(users.id, sitePreviews.createdBy))
    .leftJoin(postDocuments, eq(postDocuments.id, sitePreviews.documentId))
    .where(and(eq(sitePreviews.tokenHash, tokenHash), gt(sitePreviews.expiresAt, now)));
  return row;
}

/** Forgets previews that have run out. */
export async function forgetPreviews(db: Queryable, now: Date): Promise<void> {
  await db.delete(sitePreviews).where(lte(sitePreviews.expiresAt, now));
}

import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { keyHashesOf, keyHashOf } from '../db/counted-keys.ts';
import type { Queryable } from '../db/database.ts';
import { rateLimits } from '../db/schema.ts';

/**
 * Whether this is the first time until an instant. Only a hash of the key is kept, and no longer than until then: what has
 * run out is dropped along with each first time.
 */
export async function claimSingleUse(
  db: Queryable,
  scope: string,
  key: string,
  until: Date,
  now: Date,
): Promise<boolean> {
  const [, ...older] = keyHashesOf(key);
  if (await isClaimed(db, scope, older, now)) return false;
  const [row] = await db
    .insert(rateLimits)
    .values({ scope, keyHash: keyHashOf(key), count: 1, resetsAt: until })
    .onConflictDoUpdate({
      target: [rateLimits.scope, rateLimits.keyHash],
      set: { resetsAt: until },
      setWhere: sql`${rateLimits.resetsAt} <= ${now.toISOString()}::timestamptz`,
    })
    .returning({ count: rateLimits.count });
  if (!row) return false;
  await db.delete(rateLimits).where(and(eq(rateLimits.scope, scope), lte(rateLimits.resetsAt, now)));
  return true;
}

/** Whether {@link claimSingleUse} was called for a key before, for who only asks. */
export const wasUsed = (db: Queryable, scope: string, key: string, now: Date): Promise<boolean> =>
  isClaimed(db, scope, keyHashesOf(key), now);

/** A new data key makes nothing that was used usable again, so the hashes under older keys count too. */
async function isClaimed(db: Queryable, scope: string, hashes: readonly Buffer[], now: Date): Promise<boolean> {
  if (hashes.length === 0) return false;
  const rows = await db
    .select({ count: rateLimits.count })
    .from(rateLimits)
    .where(and(eq(rateLimits.scope, scope), inArray(rateLimits.keyHash, [...hashes]), gt(rateLimits.resetsAt, now)));
  return rows.length > 0;
}

import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { rateLimits } from '../db/schema.ts';
import { keyHashOf } from './rate-limit.ts';

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
export async function wasUsed(db: Queryable, scope: string, key: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ count: rateLimits.count })
    .from(rateLimits)
    .where(and(eq(rateLimits.scope, scope), eq(rateLimits.keyHash, keyHashOf(key)), gt(rateLimits.resetsAt, now)));
  return rows.length > 0;
}

import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../db/database.ts';
import { keyHashOf } from '../db/counted-keys.ts';
import { rateLimits } from '../db/schema.ts';
import { dayMs } from '../durations.ts';
import { ClinicError } from './errors.ts';

/** How many times something may be done in an interval. */
export interface Limit {
  readonly scope: string;
  readonly most: number;
  readonly minutes: number;
}

/**
 * Counts one attempt, in the database so that a restart forgets nothing (R17), and refuses the one too many; answers with how
 * many there were. Counting comes before the attempt is judged, so that parallel attempts cannot slip through together.
 */
export async function countAttempt(db: Queryable, limit: Limit, key: string, now: Date): Promise<number> {
  const resetsAt = new Date(now.getTime() + limit.minutes * 60_000);
  const nowText = now.toISOString();
  const [row] = await db
    .insert(rateLimits)
    .values({ scope: limit.scope, keyHash: keyHashOf(key), count: 1, resetsAt })
    .onConflictDoUpdate({
      target: [rateLimits.scope, rateLimits.keyHash],
      set: {
        count: sql`CASE WHEN ${rateLimits.resetsAt} <= ${nowText}::timestamptz THEN 1 ELSE ${rateLimits.count} + 1 END`,
        resetsAt: sql`CASE WHEN ${rateLimits.resetsAt} <= ${nowText}::timestamptz
          THEN ${resetsAt.toISOString()}::timestamptz ELSE ${rateLimits.resetsAt} END`,
      },
    })
    .returning({ count: rateLimits.count, resetsAt: rateLimits.resetsAt });
  if (row && row.count > limit.most) {
    const seconds = Math.max(1, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000));
    throw new ClinicError('RATE_LIMITED', { retryAfterSeconds: seconds });
  }
  return row?.count ?? 0;
}

/**
 * Drops counts that have come to their end. Rows that somebody else is counting at this moment are left to the next time, so
 * that nobody waits for anybody.
 */
export async function dropEndedCounts(tx: Tx, scopes: readonly string[], now: Date): Promise<void> {
  const ended = tx
    .select({ scope: rateLimits.scope, keyHash: rateLimits.keyHash })
    .from(rateLimits)
    .where(and(inArray(rateLimits.scope, [...scopes]), lte(rateLimits.resetsAt, now)))
    .for('update', { skipLocked: true });
  await tx.delete(rateLimits).where(sql`(${rateLimits.scope}, ${rateLimits.keyHash}) IN ${ended}`);
}

/** For how long a count is kept after its end, in milliseconds: a wait after many tries is remembered for a day. */
export const keptAfterEndMs = dayMs;

/** Forgets what nobody counts any more. */
export async function forgetEndedCounts({ db, clock }: { db: Db; clock: () => Date }): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.resetsAt, new Date(clock().getTime() - keptAfterEndMs)));
}

/** Takes back one counted attempt that turned out to be a rightful one. */
export async function refundAttempt(db: Queryable, limit: Limit, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(and(eq(rateLimits.scope, limit.scope), eq(rateLimits.keyHash, keyHashOf(key))));
}

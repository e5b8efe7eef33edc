import { and, eq, lte, sql } from 'drizzle-orm';
import { keyHashOf } from '../db/counted-keys.ts';
import type { Queryable } from '../db/database.ts';
import { rateLimits } from '../db/schema.ts';
import { ClinicError } from './errors.ts';
import { keptAfterEndMs } from './rate-limit.ts';

/** Tries that are free, after which each one makes the next wait longer: 1, 2, 4 … minutes, 15 at most. */
export interface Backoff {
  readonly scope: string;
  readonly free: number;
}

const mostMinutes = 15;
/** Tries are forgotten after a day without one, and then dropped with all counts that have ended. */
const rememberedMs = keptAfterEndMs;

const row = ({ scope }: Backoff, key: string) =>
  and(eq(rateLimits.scope, scope), eq(rateLimits.keyHash, keyHashOf(key)));

/**
 * Counts a try before it is judged, so that tries sent together are counted one by one, and refuses it while the wait after
 * the one before lasts: it is not counted then, so that waiting always ends. `resets_at` is when the next one may come.
 * @throws {ClinicError} RATE_LIMITED with the seconds to wait
 */
export async function countAttemptWithBackoff(db: Queryable, wait: Backoff, key: string, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const count = sql`CASE WHEN ${rateLimits.resetsAt} <= ${at} - ${rememberedMs} * interval '1 millisecond'
    THEN 1 ELSE ${rateLimits.count} + 1 END`;
  const waitAfter = (tries: typeof count) => sql`${at} + CASE WHEN (${tries}) < ${wait.free}::int THEN 0
    ELSE least(2 ^ least((${tries}) - ${wait.free}::int, 10), ${mostMinutes}::int) END * interval '1 minute'`;
  const [counted] = await db
    .insert(rateLimits)
    .values({ scope: wait.scope, keyHash: keyHashOf(key), count: 1, resetsAt: now })
    .onConflictDoUpdate({
      target: [rateLimits.scope, rateLimits.keyHash],
      set: { count, resetsAt: waitAfter(count) },
      setWhere: lte(rateLimits.resetsAt, now),
    })
    .returning({ count: rateLimits.count });
  if (counted) return;
  const [blocked] = await db.select().from(rateLimits).where(row(wait, key));
  const left = (blocked?.resetsAt.getTime() ?? 0) - now.getTime();
  throw new ClinicError('RATE_LIMITED', { retryAfterSeconds: Math.max(1, Math.ceil(left / 1000)) });
}

/** Takes back one counted try that was a rightful one, and its wait. */
export async function refundBackoffAttempt(db: Queryable, wait: Backoff, key: string, now: Date): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)`, resetsAt: now })
    .where(row(wait, key));
}

/** Forgets all tries of a key. */
export async function resetBackoff(db: Queryable, wait: Backoff, key: string): Promise<void> {
  await db.delete(rateLimits).where(row(wait, key));
}

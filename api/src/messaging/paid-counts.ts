import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { keyHashOf } from '../db/counted-keys.ts';
import type { Queryable } from '../db/database.ts';
import { rateLimits } from '../db/schema.ts';
import { dayMs } from '../durations.ts';

/** The channels whose messages are paid for. */
export type PaidChannel = 'sms' | 'whatsapp';

/** What messages are counted by, for each of them. */
export const countScopes = [
  ...['sms-number', 'sms-range', 'sms-country', 'sms-budget'],
  ...['whatsapp-number', 'whatsapp-range', 'whatsapp-country', 'whatsapp-budget'],
] as const;
export type CountScope = `${PaidChannel}-${'number' | 'range' | 'country' | 'budget'}`;

/** What is counted; numbers are kept as hashes. */
export interface Count {
  readonly scope: CountScope;
  readonly key: string;
  readonly by: number;
}

const rowOf = ({ scope, key }: Pick<Count, 'scope' | 'key'>) => ({ scope, keyHash: keyHashOf(key) });
const isRow = (count: Pick<Count, 'scope' | 'key'>) => {
  const { scope, keyHash } = rowOf(count);
  return and(eq(rateLimits.scope, scope), eq(rateLimits.keyHash, keyHash));
};

/** Adds to a count that is reset a day after it began; answers with what it is then. */
export async function addTo(db: Queryable, count: Count, now: Date): Promise<number> {
  const resetsAt = new Date(now.getTime() + dayMs);
  const isOver = sql`${rateLimits.resetsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(rateLimits)
    .values({ ...rowOf(count), count: count.by, resetsAt })
    .onConflictDoUpdate({
      target: [rateLimits.scope, rateLimits.keyHash],
      set: {
        count: sql`CASE WHEN ${isOver} THEN ${count.by}::int ELSE ${rateLimits.count} + ${count.by}::int END`,
        resetsAt: sql`CASE WHEN ${isOver} THEN ${resetsAt.toISOString()}::timestamptz ELSE ${rateLimits.resetsAt} END`,
      },
    })
    .returning({ count: rateLimits.count });
  return row?.count ?? count.by;
}

/** In how many seconds a count begins anew. */
export async function secondsToReset(db: Queryable, count: Pick<Count, 'scope' | 'key'>, now: Date): Promise<number> {
  const [row] = await db.select().from(rateLimits).where(isRow(count));
  return Math.max(0, ((row?.resetsAt.getTime() ?? 0) - now.getTime()) / 1000);
}

/** Takes back what was added. */
export async function takeFrom(db: Queryable, count: Count): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - ${count.by}::int, 0)` })
    .where(isRow(count));
}

/** What a count is now. */
export async function countNow(db: Queryable, count: Pick<Count, 'scope' | 'key'>, now: Date): Promise<number> {
  const [row] = await db.select().from(rateLimits).where(isRow(count));
  return row && row.resetsAt > now ? row.count : 0;
}

/** Forgets counts of days that are over. */
export async function dropPaidCounts(db: Queryable, now: Date): Promise<void> {
  await db.delete(rateLimits).where(and(inArray(rateLimits.scope, [...countScopes]), lte(rateLimits.resetsAt, now)));
}

import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import type * as z from 'zod';
import { mostPushDevices, PushSubscriptionInput } from '@clinic/contracts/account';
import type { Db, Queryable } from '../db/database.ts';
import { pushDevices } from '../db/schema.ts';
import { dayMs } from '../durations.ts';

/** Where a browser is reached, and the keys with which what is sent there is encrypted. */
export type PushSubscription = z.infer<typeof PushSubscriptionInput>;

/** Ids of an account's browsers that show notifications, the one seen last first. */
export async function pushDevicesOf(db: Queryable, userId: number): Promise<number[]> {
  const rows = await db
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .orderBy(desc(pushDevices.seenAt), desc(pushDevices.id))
    .limit(mostPushDevices);
  return rows.map(({ id }) => id);
}

/** How a browser is reached; null once it was signed out, or no notification reaches it any more. */
export async function pushSubscriptionOf(db: Queryable, id: number): Promise<PushSubscription | null> {
  const [row] = await db.select().from(pushDevices).where(eq(pushDevices.id, id));
  return row ? PushSubscriptionInput.parse(JSON.parse(row.subscription)) : null;
}

/** Forgets a browser that no notification reaches any more. */
export async function dropPushDevice(db: Queryable, id: number): Promise<void> {
  await db.delete(pushDevices).where(eq(pushDevices.id, id));
}

/** A browser whose session has run out and that was not seen since is hardly its owner's any more. */
const keptWithoutSessionMs = 90 * dayMs;

/** Forgets browsers that nobody has used the site with for long. */
export async function dropUnseenPushDevices({ db, clock }: { db: Db; clock: () => Date }): Promise<void> {
  const last = new Date(clock().getTime() - keptWithoutSessionMs);
  await db.delete(pushDevices).where(and(isNull(pushDevices.sessionId), lt(pushDevices.seenAt, last)));
}

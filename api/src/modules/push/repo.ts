import { createHash } from 'node:crypto';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { mostPushDevices } from '@clinic/contracts/account';
import type { Queryable, Tx } from '../../db/database.ts';
import { pushDevices } from '../../db/schema.ts';
import type { PushSubscription } from '../../messaging/push-devices.ts';

/** What a browser is called by its address at the push service. */
export const fingerprintOf = (endpoint: string) => createHash('sha256').update(endpoint).digest();

/** An account's browsers, the one seen last first. */
export const devicesOf = (db: Queryable, userId: number) =>
  db
    .select()
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .orderBy(desc(pushDevices.seenAt), desc(pushDevices.id));

/**
 * Adds a browser, or says that it is there again; one that showed another account's notifications changes hands. Beyond the
 * most of an account those go that were seen longest ago.
 */
export async function saveDevice(
  tx: Tx,
  { userId, sessionId, now }: { userId: number; sessionId: number; now: Date },
  subscription: PushSubscription,
): Promise<void> {
  const fingerprint = fingerprintOf(subscription.endpoint);
  const values = { sessionId, subscription: JSON.stringify(subscription), seenAt: now };
  // Under another id, so that what is still queued for the account before does not reach it.
  await tx.delete(pushDevices).where(and(eq(pushDevices.fingerprint, fingerprint), ne(pushDevices.userId, userId)));
  await tx
    .insert(pushDevices)
    .values({ ...values, userId, fingerprint, createdAt: now })
    .onConflictDoUpdate({ target: pushDevices.fingerprint, set: values });
  const tooMany = (await devicesOf(tx, userId)).slice(mostPushDevices).map(({ id }) => id);
  if (tooMany.length > 0) await tx.delete(pushDevices).where(inArray(pushDevices.id, tooMany));
}

/** Ends the notifications of one of an account's browsers. */
export async function removeDevice(db: Queryable, userId: number, fingerprint: Buffer): Promise<void> {
  await db.delete(pushDevices).where(and(eq(pushDevices.userId, userId), eq(pushDevices.fingerprint, fingerprint)));
}

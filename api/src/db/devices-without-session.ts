import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from './database.ts';
import { pushDevices } from './schema.ts';

/** Ends the notifications of an account's browsers whose session ran out before. */
export async function forgetDevicesWithoutSession(tx: Tx, userId: number): Promise<void> {
  await tx.delete(pushDevices).where(and(eq(pushDevices.userId, userId), isNull(pushDevices.sessionId)));
}

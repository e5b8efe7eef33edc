import type { Tx } from '../db/database.ts';
import type { FieldCipher } from '../db/field-cipher.ts';
import type { StoredContent } from './message-content.ts';
import { storeMessage, urgencyOf } from './outbox.ts';
import type { Claimed } from './outbox-queue.ts';

/** Queues a message that ended another way, where there is one. */
export async function sendInstead(
  tx: Tx,
  cipher: FieldCipher,
  row: Claimed,
  content: StoredContent | null,
): Promise<void> {
  const [next, ...rest] = content?.alternatives ?? [];
  if (next === undefined) return;
  await storeMessage(tx, cipher, {
    ...next,
    dedupeKey: `${row.dedupeKey}:instead`,
    ...{ lang: row.lang, createdAt: row.createdAt, userId: row.userId, urgency: urgencyOf(row) },
    ...(row.expiresAt !== null && { expiresAt: row.expiresAt }),
    alternatives: rest,
  });
}

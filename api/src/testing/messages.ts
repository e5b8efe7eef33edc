import { asc } from 'drizzle-orm';
import { outbox } from '../db/schema.ts';
import { decryptContent } from '../messaging/message-content.ts';
import type { StoredContent } from '../messaging/message-content.ts';
import type { TestClinic } from './clinic.ts';

/** A message as its reader gets it, with its row. */
export type QueuedMessage = Omit<typeof outbox.$inferSelect, keyof StoredContent> & StoredContent;

/** Every message that waits, decrypted, in the order in which they were queued. */
export async function queuedMessagesOf({
  database,
  cipher,
}: Pick<TestClinic, 'database' | 'cipher'>): Promise<QueuedMessage[]> {
  const rows = await database.db.select().from(outbox).orderBy(asc(outbox.id));
  return rows.flatMap((row) =>
    row.contentEnc === null ? [] : [{ ...row, ...decryptContent(cipher, row.contentEnc) }],
  );
}

/** Messages to somebody. */
export async function messagesTo(clinic: TestClinic, recipient: string): Promise<QueuedMessage[]> {
  return (await queuedMessagesOf(clinic)).filter((message) => message.recipient === recipient);
}

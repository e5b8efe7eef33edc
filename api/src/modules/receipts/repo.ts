import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { outbox } from '../../db/schema.ts';

/** What the other side says of a message that it took. */
export type Receipt = NonNullable<(typeof outbox.$inferSelect)['receipt']>;

/** Records a receipt; one that says delivered never replaces one that says otherwise. Answers with the message's channel. */
export async function recordReceipt(db: Db, reference: string, receipt: Receipt, at: Date) {
  const mayReplace =
    receipt === 'delivered' ? isNull(outbox.receipt) : or(isNull(outbox.receipt), ne(outbox.receipt, receipt));
  const [row] = await db
    .update(outbox)
    .set({ receipt, receiptAt: at })
    .where(and(eq(outbox.reference, reference), eq(outbox.state, 'sent'), mayReplace))
    .returning({ channel: outbox.channel });
  return row?.channel;
}

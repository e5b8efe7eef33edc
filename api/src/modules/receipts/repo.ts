import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { outbox } from '../../db/schema.ts';

/** What the other side says of a message that it took. */
export type Receipt = NonNullable<(typeof outbox.$inferSelect)['receipt']>;

/**
 * Records a receipt; one that says delivered never replaces one that says otherwise. Answers with the message's channel. A
 * receipt can come before the sender has noted that the other side took the message, or when that answer was lost: the message
 * was sent then, and is not tried again.
 */
export async function recordReceipt(db: Db, reference: string, receipt: Receipt, at: Date) {
  const mayReplace =
    receipt === 'delivered' ? isNull(outbox.receipt) : or(isNull(outbox.receipt), ne(outbox.receipt, receipt));
  const isUnderWay = and(eq(outbox.state, 'waiting'), gt(outbox.attempts, 0));
  const [row] = await db
    .update(outbox)
    .set({
      ...{ receipt, receiptAt: at, state: 'sent', contentEnc: null, failure: null },
      sentAt: sql`coalesce(${outbox.sentAt}, ${at.toISOString()}::timestamptz)`,
    })
    .where(and(eq(outbox.reference, reference), or(eq(outbox.state, 'sent'), isUnderWay), mayReplace))
    .returning({ channel: outbox.channel });
  return row?.channel;
}

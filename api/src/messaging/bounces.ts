import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import type { FieldCipher } from '../db/field-cipher.ts';
import { outbox } from '../db/schema.ts';
import { recipientIndexes } from './message-content.ts';

/**
 * Of some recipients, by the keyed hashes under which the outbox has them, those of whom the last that was heard is that a
 * message came back. The hashes are in hexadecimal.
 */
export async function bouncedAmong(db: Queryable, indexes: readonly Buffer[]): Promise<ReadonlySet<string>> {
  if (indexes.length === 0) return new Set();
  const last = await db
    .selectDistinctOn([outbox.recipientIndex], { index: outbox.recipientIndex, receipt: outbox.receipt })
    .from(outbox)
    .where(and(inArray(outbox.recipientIndex, [...indexes]), inArray(outbox.receipt, ['bounced', 'delivered'])))
    .orderBy(outbox.recipientIndex, desc(outbox.receiptAt), desc(outbox.id));
  return new Set(
    last.flatMap(({ index, receipt }) => (receipt === 'bounced' && index !== null ? [index.toString('hex')] : [])),
  );
}

/** Those of some addresses and numbers to which the last message came back, as long as the outbox remembers it. */
export async function unreachableAmong(
  db: Queryable,
  cipher: FieldCipher,
  recipients: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = recipients.map((recipient) => ({ recipient, indexes: recipientIndexes(cipher, recipient) }));
  const bounced = await bouncedAmong(
    db,
    known.flatMap(({ indexes }) => indexes),
  );
  return new Set(
    known.flatMap(({ recipient, indexes }) =>
      indexes.some((index) => bounced.has(index.toString('hex'))) ? [recipient] : [],
    ),
  );
}

/** Its recipient has shown that a message arrived: that counts as what a provider says of it, where no provider says more. */
export async function recordArrived(db: Queryable, dedupeKey: string, at: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ receipt: 'delivered', receiptAt: at })
    .where(and(eq(outbox.dedupeKey, dedupeKey), inArray(outbox.state, ['waiting', 'sent']), isNull(outbox.receipt)));
}

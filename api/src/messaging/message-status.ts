import { and, eq, inArray, isNull, not, or, like, sql } from 'drizzle-orm';
import { outbox } from '../db/schema.ts';
import type { DeliveryFailed } from './channel.ts';
import { sendInstead } from './fallback.ts';
import { decryptContent } from './message-content.ts';
import type { OutboxAccess } from './outbox-access.ts';
import { urgencyOf } from './outbox.ts';
import { secondsFromNow } from './outbox-queue.ts';
import { mostFailures, retryAfterSeconds } from './retry.ts';

/** What a status says of a message. */
export type StatusOutcome = 'delivered' | 'failed' | 'parked' | 'bounced';

/** How failures that were reported later are called in the outbox, before their number. */
export const laterFailure = 'WhatsApp status';

const messageOf = (reference: string) => and(eq(outbox.reference, reference), eq(outbox.channel, 'whatsapp'));

/**
 * The other side has a message. When the process that sent it ended, or its answer was lost, nothing else says so: without this
 * the message would be sent twice.
 */
export async function recordAccepted({ db, clock }: OutboxAccess, reference: string): Promise<void> {
  const failedSince = like(outbox.failure, `${laterFailure}%`);
  await db
    .update(outbox)
    .set({ state: 'sent', sentAt: clock(), failure: null })
    .where(
      and(
        messageOf(reference),
        eq(outbox.state, 'waiting'),
        sql`${outbox.attempts} > 0`,
        or(isNull(outbox.failure), not(failedSince)),
      ),
    );
}

/** A message arrived: what it said is deleted. Says so the first time. */
export async function recordDelivered({ db, clock }: OutboxAccess, reference: string): Promise<StatusOutcome | null> {
  const now = clock();
  const rows = await db
    .update(outbox)
    .set({
      ...{ state: 'sent', contentEnc: null, failure: null, receipt: 'delivered', receiptAt: now },
      sentAt: sql`coalesce(${outbox.sentAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(messageOf(reference), inArray(outbox.state, ['waiting', 'sent']), isNull(outbox.receipt)))
    .returning({ id: outbox.id });
  return rows.length > 0 ? 'delivered' : null;
}

/**
 * A message that the other side took could not be delivered. As after any failure it is tried again, or given up and sent
 * another way. One without content was withdrawn, or is of no use any more: it only ends. Says nothing of an attempt
 * that another one followed, nor the second time.
 */
export async function recordUndelivered(
  { db, cipher, clock }: OutboxAccess,
  { reference, attempt }: { reference: string; attempt: number },
  { code, permanent, isAddress }: DeliveryFailed,
): Promise<StatusOutcome | null> {
  return db.transaction(async (tx) => {
    const isOpen = and(inArray(outbox.state, ['waiting', 'sent']), isNull(outbox.receipt));
    const [row] = await tx
      .select()
      .from(outbox)
      .where(and(messageOf(reference), eq(outbox.attempts, attempt), isOpen))
      .for('update');
    // What was said of this attempt already counts once.
    if (!row || (row.state === 'waiting' && row.failure?.startsWith(laterFailure))) return null;
    const { contentEnc } = row;
    const failedAttempts = row.failedAttempts + 1;
    const ends = permanent || failedAttempts >= mostFailures ? 'parked' : 'waiting';
    const state = contentEnc === null ? 'expired' : ends;
    await tx
      .update(outbox)
      .set({
        ...{ failure: code, failedAttempts, state },
        ...(state === 'waiting'
          ? { dueAt: secondsFromNow(retryAfterSeconds(urgencyOf(row), failedAttempts)) }
          : isAddress && { receipt: 'bounced', receiptAt: clock() }),
      })
      .where(eq(outbox.id, row.id));
    if (state === 'waiting') return 'failed';
    await sendInstead(tx, cipher, row, contentEnc && decryptContent(cipher, contentEnc));
    if (isAddress) return 'bounced';
    return state === 'parked' ? 'parked' : 'failed';
  });
}

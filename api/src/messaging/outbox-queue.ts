import { and, asc, between, eq, gt, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../db/database.ts';
import type { FieldCipher } from '../db/field-cipher.ts';
import { outbox } from '../db/schema.ts';
import { dayMs } from '../durations.ts';
import type { ChannelName } from './mail.ts';
import { encryptContent } from './message-content.ts';

/** A message that one process sends now, and nobody else before its lease ends. */
export type Claimed = typeof outbox.$inferSelect;

/** What is to be claimed. */
export interface Claim {
  readonly channel: ChannelName;
  /** The range of urgencies, as they are stored. */
  readonly from: number;
  readonly to: number;
  readonly most: number;
  /** The clinic's time, by which messages expire. */
  readonly now: Date;
}

/**
 * How long a message belongs to the process that claimed it. Longer than an attempt can take (`attemptMs`): when it ends, that
 * process is gone, and another one tries.
 */
const leaseSeconds = 90;

/** No attempt takes longer. */
export const attemptMs = 60_000;

/** An instant by the clock of the database. */
export const secondsFromNow = (seconds: number) => sql`now() + ${seconds}::float8 * interval '1 second'`;

/**
 * Takes messages for this process, the most urgent and oldest first. Each claim counts as an attempt before anything is sent,
 * so that a message that ends its process is not tried for ever; whether it failed is counted apart, once that is known. Leases go by the clock of the database, which all share.
 */
export async function claimMessages(db: Db, { channel, from, to, most, now }: Claim): Promise<Claimed[]> {
  const due = db.$with('due').as(
    db
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(
          eq(outbox.state, 'waiting'),
          eq(outbox.channel, channel),
          between(outbox.urgency, from, to),
          lte(outbox.dueAt, sql`now()`),
          gt(outbox.expiresAt, now),
          isNotNull(outbox.contentEnc),
        ),
      )
      .orderBy(asc(outbox.urgency), asc(outbox.id))
      .limit(most)
      .for('update', { skipLocked: true }),
  );
  const claimed = await db
    .with(due)
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, dueAt: secondsFromNow(leaseSeconds) })
    .where(inArray(outbox.id, db.select({ id: due.id }).from(due)))
    .returning();
  return claimed.sort((a, b) => a.urgency - b.urgency || a.id - b.id);
}

/** Only whoever made the last attempt says what became of it. */
const ofAttempt = ({ id, attempts }: Claimed) => and(eq(outbox.id, id), eq(outbox.attempts, attempts));

/**
 * A message was accepted by the other side: what it said and to whom is deleted, unless that is still to say whether it could be
 * delivered. When it has said already that it could not, that stays.
 */
export async function markSent(
  db: Queryable,
  message: Claimed,
  { now, confirmsLater }: { now: Date; confirmsLater: boolean },
): Promise<void> {
  await db
    .update(outbox)
    .set({ state: 'sent', sentAt: now, failure: null, ...(!confirmsLater && { contentEnc: null }) })
    .where(and(ofAttempt(message), eq(outbox.failedAttempts, message.failedAttempts)));
}

/** A message waits for its next attempt. */
export async function retryLater(db: Queryable, message: Claimed, failure: string, seconds: number): Promise<void> {
  await db
    .update(outbox)
    .set({ failure, failedAttempts: message.failedAttempts, dueAt: secondsFromNow(seconds) })
    .where(and(ofAttempt(message), eq(outbox.state, 'waiting')));
}

/** A message that could not even be tried waits. The attempt does not count. */
export async function postpone(db: Queryable, message: Claimed, failure: string, seconds: number): Promise<void> {
  await db
    .update(outbox)
    .set({ failure, attempts: message.attempts - 1, dueAt: secondsFromNow(seconds) })
    .where(and(ofAttempt(message), eq(outbox.state, 'waiting')));
}

/**
 * A message is given up. Its content stays until it expires, so that somebody can have it tried again.
 * @param bouncedAt when the other side said that nobody has the address; null when something else failed
 */
export async function parkMessage(
  db: Queryable,
  message: Claimed,
  failure: string,
  bouncedAt: Date | null = null,
): Promise<boolean> {
  const parked = await db
    .update(outbox)
    .set({
      ...{ state: 'parked', failure, failedAttempts: message.failedAttempts },
      ...(bouncedAt !== null && { receipt: 'bounced', receiptAt: bouncedAt }),
    })
    .where(and(ofAttempt(message), eq(outbox.state, 'waiting')))
    .returning({ id: outbox.id });
  return parked.length > 0;
}

/**
 * Whether a recipient complained of an earlier message.
 * @param indexes the keyed hashes of the recipient, under every key: what was sent keeps that of its time
 */
export async function isUnwelcome(db: Queryable, indexes: readonly Buffer[]): Promise<boolean> {
  const complained = and(inArray(outbox.recipientIndex, [...indexes]), eq(outbox.receipt, 'complained'));
  return (await db.$count(outbox, complained)) > 0;
}

/** Ends a message that is not to be sent. */
export async function dropMessage(db: Queryable, message: Claimed, failure: string): Promise<boolean> {
  const dropped = await db
    .update(outbox)
    .set({ state: 'expired', contentEnc: null, failure })
    .where(and(ofAttempt(message), eq(outbox.state, 'waiting')))
    .returning({ id: outbox.id });
  return dropped.length > 0;
}

/** Deletes the content of messages that are of no use any more, also of those that were given up. */
export async function expireMessages(db: Queryable, now: Date): Promise<void> {
  // One state at a time: each has an index of its own, and most rows are in neither.
  for (const state of ['waiting', 'parked'] as const) {
    await db
      .update(outbox)
      .set({ state: 'expired', contentEnc: null, recipient: null, subject: null, body: null })
      .where(and(eq(outbox.state, state), lte(outbox.expiresAt, now)));
  }
  // Nobody said whether it arrived.
  await db
    .update(outbox)
    .set({ contentEnc: null })
    .where(and(eq(outbox.state, 'sent'), isNotNull(outbox.contentEnc), lte(outbox.expiresAt, now)));
}

/** How long the row of a message stays after it was queued: so long its key keeps the same from being queued again. */
export const rowsKeptMs = 90 * dayMs;

/** Deletes rows of messages that were sent or expired long ago. */
export async function dropOldMessages(db: Queryable, now: Date): Promise<void> {
  await db
    .delete(outbox)
    .where(and(inArray(outbox.state, ['sent', 'expired']), lt(outbox.createdAt, new Date(now.getTime() - rowsKeptMs))));
}

const batch = 200;

/** Encrypts what a server of the version before has stored in the clear. */
export async function encryptOlderMessages(db: Db, cipher: FieldCipher): Promise<void> {
  let found: number;
  do {
    found = await db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(outbox)
        .where(isNotNull(outbox.body))
        .limit(batch)
        .for('update', { skipLocked: true });
      for (const { id, recipient, subject, body, createdAt, expiresAt } of rows) {
        if (recipient === null || subject === null || body === null) continue;
        await tx
          .update(outbox)
          .set({
            ...encryptContent(cipher, { recipient, subject, body }),
            ...{ recipient: null, subject: null, body: null },
            expiresAt: expiresAt ?? new Date(createdAt.getTime() + 3 * dayMs),
          })
          .where(eq(outbox.id, id));
      }
      return rows.length;
    });
  } while (found === batch);
}

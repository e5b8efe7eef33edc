import { and, desc, eq, inArray, isNotNull, isNull, like, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queryable, Tx } from '../db/database.ts';
import { currentContext } from '@clinic/node';
import type { FieldCipher } from '../db/field-cipher.ts';
import { outbox } from '../db/schema.ts';
import { dayMs } from '../durations.ts';
import type { Settings } from '../settings/settings.ts';
import { unreachableAmong } from './bounces.ts';
import { configuredChannels } from './channel-settings.ts';
import { whatsappAddress } from './addresses.ts';
import type { ChannelName, Mail, Message, Urgency } from './mail.ts';
import { decryptContent, encryptContent, recipientIndexes } from './message-content.ts';
import { routeOf } from './routing.ts';

type OutboxRow = typeof outbox.$inferSelect;

/** A row of the outbox that can be read; what was deleted of it is null. */
export type ReadableMessage = Pick<
  OutboxRow,
  'id' | 'userId' | 'dedupeKey' | 'channel' | 'recipient' | 'subject' | 'body' | 'lang' | 'state' | 'createdAt'
>;

/** Where the demo site stands when no `PUBLIC_URL` is set. */
const demoOrigin = 'http://localhost:4000';

/** A message that could not be sent for this long is of no use any more. */
const usefulMs = 3 * dayMs;

/** Urgencies as they are stored: what is lower goes first. */
export const urgencies: Record<Urgency, number> = { now: 0, soon: 1, later: 2 };

/** How urgent a stored message is. */
export function urgencyOf({ urgency }: Pick<OutboxRow, 'urgency'>): Urgency {
  return urgency === urgencies.now ? 'now' : urgency === urgencies.soon ? 'soon' : 'later';
}

/** Stores a message, encrypted, until it is sent, with the id of the request that causes it. */
export async function storeMessage(tx: Tx, cipher: FieldCipher, message: Message): Promise<void> {
  const { dedupeKey, channel, lang, createdAt, userId, urgency = 'soon', expiresAt, ...content } = message;
  const work = currentContext();
  const span = work?.span.child(`queue ${channel}`, 'producer');
  await tx
    .insert(outbox)
    .values({
      ...{ dedupeKey, channel, lang, createdAt, userId, urgency: urgencies[urgency] },
      ...encryptContent(cipher, content),
      ...{ requestId: work?.requestId ?? null, traceparent: span?.traceparent ?? null },
      expiresAt: expiresAt ?? new Date(createdAt.getTime() + usefulMs),
    })
    .onConflictDoNothing({ target: outbox.dedupeKey })
    .finally(() => span?.end());
}

/** Keeps messages in the outbox table until they are sent. */
export function outboxMail(
  cipher: FieldCipher,
  settings: Pick<Settings, 'publicOrigin' | 'clinic' | 'messageChannels' | ChannelName>,
): Mail {
  const configured = configuredChannels(settings);
  return {
    origin: settings.publicOrigin ?? demoOrigin,
    clinic: settings.clinic,
    routeOf: (ways) => routeOf(settings.messageChannels, { ...ways, configured }),
    unreachableAmong: (tx, recipients) => unreachableAmong(tx, cipher, recipients),
    queue: (tx, message) => storeMessage(tx, cipher, message),
  };
}

/** The messages to any of these addresses and numbers, or to the account. */
export function sentTo(cipher: FieldCipher, { userId, recipients }: { userId?: number; recipients: string[] }) {
  const addresses = recipients.flatMap((recipient) => [recipient, whatsappAddress(recipient)]);
  const indexes = addresses.flatMap((address) => recipientIndexes(cipher, address));
  return or(
    userId === undefined ? undefined : eq(outbox.userId, userId),
    inArray(outbox.recipientIndex, indexes),
    // From a server of the version before.
    inArray(outbox.recipient, recipients),
  );
}

/**
 * Ends messages to somebody that were not sent yet, of those whose keys begin alike. One that is on its way already may still
 * arrive.
 */
export async function withdrawMessages(
  tx: Tx,
  cipher: FieldCipher,
  { recipient, keys }: { recipient: string; keys: string },
): Promise<void> {
  const isTo = inArray(outbox.recipientIndex, [...recipientIndexes(cipher, recipient)]);
  await withdraw(tx, and(isTo, like(outbox.dedupeKey, `${keys}%`)));
}

/**
 * Ends what was queued of some notifications and is not sent yet, by whatever way: the key of each way begins with that of the
 * notification. What is on its way may still arrive.
 */
export async function withdrawNotifications(tx: Tx, keys: readonly string[]): Promise<void> {
  const ofWays = keys.map((key) => sql`starts_with(${outbox.dedupeKey}, ${`${key}:`})`);
  await withdraw(tx, or(inArray(outbox.dedupeKey, [...keys]), ...ofWays));
}

/**
 * Deletes a message that was not sent yet, so that the same may be queued again once it is true again. One that is on its way
 * already may still arrive.
 * @returns whether there was one
 */
export async function takeBack(tx: Tx, dedupeKey: string): Promise<boolean> {
  const isIt = eq(outbox.dedupeKey, dedupeKey);
  const taken = await tx
    .delete(outbox)
    .where(and(inArray(outbox.state, [...unsent]), isNull(outbox.receipt), isIt))
    .returning({ id: outbox.id });
  if (taken.length > 0) return true;
  // The row of one that came back stays: it says that nobody has the address.
  return withdraw(tx, isIt);
}

/** States of messages that can still be sent: those that were parked somebody may have tried again. */
const unsent = ['waiting', 'parked'] as const;

/** Says whether there were any. */
async function withdraw(tx: Tx, which: SQL | undefined): Promise<boolean> {
  // What WhatsApp reports meanwhile would have it wait again.
  await emptySent(tx, which);
  let count = 0;
  // One state at a time: each has an index of its own, and most rows are in neither.
  for (const state of unsent) {
    const ended = await tx
      .update(outbox)
      .set({ state: 'expired', contentEnc: null, failure: 'withdrawn' })
      .where(and(eq(outbox.state, state), which))
      .returning({ id: outbox.id });
    count += ended.length;
  }
  // What waited may have been sent meanwhile.
  await emptySent(tx, which);
  return count > 0;
}

/** WhatsApp may say later that it could not deliver what it took. Without content that goes no other way. */
async function emptySent(tx: Tx, which: SQL | undefined): Promise<void> {
  await tx
    .update(outbox)
    .set({ contentEnc: null })
    .where(and(eq(outbox.state, 'sent'), isNotNull(outbox.contentEnc), which));
}

/** Decrypts a row as far as it is still there. */
export function readMessage(cipher: FieldCipher, row: OutboxRow): ReadableMessage {
  const { id, userId, dedupeKey, channel, lang, state, createdAt } = row;
  const { recipient, subject, body } = row.contentEnc === null ? row : decryptContent(cipher, row.contentEnc);
  return { id, userId, dedupeKey, channel, recipient, subject, body, lang, state, createdAt };
}

/** The newest messages, the last one first. */
export async function latestMessages(db: Queryable, cipher: FieldCipher, limit: number): Promise<ReadableMessage[]> {
  const rows = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(limit);
  return rows.map((row) => readMessage(cipher, row));
}

/** How many messages wait to be sent. */
export function queuedMessages(db: Queryable): Promise<number> {
  return db.$count(outbox, eq(outbox.state, 'waiting'));
}

/** How many messages were given up after too many attempts and have not expired yet. */
export function parkedMessages(db: Queryable): Promise<number> {
  return db.$count(outbox, eq(outbox.state, 'parked'));
}

/** Since when the message waits that has waited longest, of those that need not wait for the day; null when none does. */
export async function oldestWaiting(db: Queryable): Promise<Date | null> {
  const [row] = await db
    .select({ createdAt: outbox.createdAt })
    .from(outbox)
    .where(and(eq(outbox.state, 'waiting'), inArray(outbox.urgency, [urgencies.now, urgencies.soon])))
    .orderBy(outbox.createdAt)
    .limit(1);
  return row?.createdAt ?? null;
}

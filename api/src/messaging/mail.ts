import type { Tx } from '../db/database.ts';
import type { outbox } from '../db/schema.ts';

/** A message to a person. A message that is queued twice under one dedupe key is sent once. */
export type Message = Pick<
  typeof outbox.$inferInsert,
  'dedupeKey' | 'channel' | 'recipient' | 'lang' | 'subject' | 'body' | 'createdAt' | 'userId'
>;

/** Where messages go: always inside the transaction of the change that causes them. */
export interface Mail {
  queue(tx: Tx, message: Message): Promise<void>;
}

import type { Tx } from '../db/database.ts';
import type { outbox } from '../db/schema.ts';

/** A message to a person. A message that is queued twice under one dedupe key is sent once. */
export type Message = Pick<
  typeof outbox.$inferInsert,
  'dedupeKey' | 'channel' | 'recipient' | 'lang' | 'subject' | 'body' | 'createdAt' | 'userId'
>;

/** Where messages go: always inside the transaction of the change that causes them. */
export interface Mail {
  /** Where links in messages lead, without a slash at the end: a bare path cannot be pressed in an SMS. */
  readonly origin: string;
  queue(tx: Tx, message: Message): Promise<void>;
}

import type { Tx } from './db/database.ts';
import { outbox } from './db/schema.ts';

/** A message to a person. The dedupe key makes a message that is queued twice be sent once (R14). */
export type Message = Pick<
  typeof outbox.$inferInsert,
  'dedupeKey' | 'channel' | 'recipient' | 'lang' | 'subject' | 'body' | 'createdAt' | 'userId'
>;

/** Where messages go: always inside the transaction of the change that causes them. */
export interface Mail {
  queue(tx: Tx, message: Message): Promise<void>;
}

/** Messages wait in the outbox table. */
export const outboxMail: Mail = {
  async queue(tx, message) {
    await tx.insert(outbox).values(message).onConflictDoNothing({ target: outbox.dedupeKey });
  },
};

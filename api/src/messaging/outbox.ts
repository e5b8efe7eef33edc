import { desc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { outbox } from '../db/schema.ts';
import type { Mail } from './mail.ts';

export type OutboxRow = typeof outbox.$inferSelect;

/** Where the demo site stands when no `PUBLIC_URL` is set. */
const demoOrigin = 'http://localhost:4000';

/** Keeps messages in the outbox table until they are sent. */
export function outboxMail(publicOrigin: string | null): Mail {
  return {
    origin: publicOrigin ?? demoOrigin,
    async queue(tx, message) {
      await tx.insert(outbox).values(message).onConflictDoNothing({ target: outbox.dedupeKey });
    },
  };
}

/** How many messages wait to be sent. */
export function queuedMessages(db: Db): Promise<number> {
  return db.$count(outbox, eq(outbox.state, 'waiting'));
}

/** The newest messages, the last one first. */
export function latestMessages(db: Db, limit: number): Promise<OutboxRow[]> {
  return db.select().from(outbox).orderBy(desc(outbox.id)).limit(limit);
}

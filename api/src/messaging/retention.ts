import type { OutboxAccess } from './outbox-access.ts';
import * as queue from './outbox-queue.ts';
import { dropPaidCounts } from './paid-counts.ts';

/** Deletes what has expired, and encrypts what a server of the version before stored. */
export async function tidyOutbox({ db, cipher, clock }: OutboxAccess): Promise<void> {
  await queue.expireMessages(db, clock());
  await queue.encryptOlderMessages(db, cipher);
}

/** Deletes rows of messages that were sent long ago, and counts of what was paid for on days that are over. */
export async function dropOldMessages({ db, clock }: OutboxAccess): Promise<void> {
  await queue.dropOldMessages(db, clock());
  await dropPaidCounts(db, clock());
}

import type { Tx } from '../../db/database.ts';
import { countSubscribers } from '../newsletter/recipients.ts';

/** The columns of an issue that begins to be sent: to those who are subscribed at this moment. */
export async function begunSending(tx: Tx, now: Date) {
  const { ar, en } = await countSubscribers(tx);
  return { state: 'sending', sendAt: null, startedAt: now, total: ar + en } as const;
}

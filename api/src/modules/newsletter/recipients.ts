import type { Lang } from '@clinic/contracts';
import type { Subscribers } from '@clinic/contracts/content/newsletter-issues';
import type { Queryable, Tx } from '../../db/database.ts';
import type { FieldCipher } from '../../db/field-cipher.ts';
import * as repo from './repo.ts';

/** Somebody who gets an issue of the newsletter. */
export interface NewsletterRecipient {
  readonly id: number;
  readonly email: string;
  readonly lang: Lang;
  /** What ends the subscription. */
  readonly token: string;
}

/** The next subscribers in the order of their ids, and up to which id these are all; null when there are none left. */
export interface RecipientPart {
  readonly recipients: readonly NewsletterRecipient[];
  readonly upTo: number;
}

/**
 * Some of those who were subscribed at a time and still are. They stay so until the transaction ends: whoever unsubscribes at
 * this moment waits, and their message is withdrawn.
 */
export async function nextRecipients(
  tx: Tx,
  cipher: FieldCipher,
  which: { after: number; subscribedUntil: Date; most: number },
): Promise<RecipientPart | null> {
  const ids = await repo.subscriberIds(tx, which);
  const upTo = ids.at(-1);
  if (upTo === undefined) return null;
  return { recipients: await repo.readSubscribers(tx, cipher, ids), upTo };
}

/** How many are subscribed, by language. */
export const countSubscribers = (db: Queryable): Promise<Subscribers> => repo.countByLanguage(db);

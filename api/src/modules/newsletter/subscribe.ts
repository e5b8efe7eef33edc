import type { Services } from '../../services.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { hashOfToken, newToken } from '../../secret-tokens.ts';
import { welcome } from './newsletter-messages.ts';
import type { Subscription } from './repo.ts';
import * as repo from './repo.ts';

function hashedToken() {
  const text = newToken();
  return { text, hash: hashOfToken(text) };
}

/** Subscribes an address. One that is subscribed already stays as it is, and gets no second welcome. */
export async function subscribe(
  tx: Tx,
  { cipher, mail }: Pick<Services, 'cipher' | 'mail'>,
  subscription: Subscription,
  origin: string,
): Promise<void> {
  const known = await repo.subscriberOf(tx, cipher, subscription.email);
  if (known && known.unsubscribedAt === null) return;
  const row = known
    ? await repo.renewSubscriber(tx, cipher, known.id, subscription)
    : await repo.insertSubscriber(tx, cipher, subscription, hashedToken());
  if (row) await welcome(tx, mail, { ...subscription, id: row.id, token: repo.tokenOf(cipher, row), origin });
}

/** Whether and since when an address gets the newsletter, and in which language; undefined where it does not. */
export const newsletterOf = (db: Queryable, cipher: Services['cipher'], email: string) =>
  repo.subscriptionOf(db, cipher, email);

/** Sends no newsletter to an address any more, in whatever letter case; nothing happens when none is sent. */
export const endNewsletter = (tx: Tx, cipher: Services['cipher'], email: string, now: Date): Promise<void> =>
  repo.unsubscribeAddress(tx, cipher, email, now);

/** Sends the newsletter of an address to another one from now on, which has shown to belong to the same person. */
export const moveNewsletter = (
  tx: Tx,
  cipher: Services['cipher'],
  addresses: { from: string; to: string },
  now: Date,
): Promise<void> => repo.moveSubscription(tx, cipher, addresses, now);

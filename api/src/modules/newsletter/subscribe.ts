import { createHash, randomBytes } from 'node:crypto';
import type { Services } from '../../services.ts';
import type { Tx } from '../../db/database.ts';
import { welcome } from './newsletter-messages.ts';
import type { Subscription } from './repo.ts';
import * as repo from './repo.ts';

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest();

function newToken() {
  const text = randomBytes(32).toString('base64url');
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
    : await repo.insertSubscriber(tx, cipher, subscription, newToken());
  if (row) await welcome(tx, mail, { ...subscription, id: row.id, token: repo.tokenOf(cipher, row), origin });
}

/** Sends no newsletter to an address any more, in whatever letter case; nothing happens when none is sent. */
export const endNewsletter = (tx: Tx, cipher: Services['cipher'], email: string, now: Date): Promise<void> =>
  repo.unsubscribeAddress(tx, cipher, email, now);

import { eq, inArray } from 'drizzle-orm';
import type { Lang } from '@clinic/contracts';
import type { Tx } from '../../db/database.ts';
import type { FieldCipher } from '../../db/field-cipher.ts';
import type { RowBoundColumn } from '../../db/reencrypt.ts';
import { newsletterSubscribers } from '../../db/schema.ts';

const emailContext = 'newsletter_subscribers.email_enc';
const tokenContext = 'newsletter_subscribers.token_enc';
const indexOf = (cipher: FieldCipher, email: string) => cipher.blindIndexes(email.toLowerCase(), emailContext);

/** What is encrypted again when the key changes. */
export const encryptedSubscribers: readonly RowBoundColumn[] = [
  {
    ...{ table: 'newsletter_subscribers', name: 'email_enc', reads: [], contextOf: () => emailContext },
    index: { name: 'email_index', hash: (cipher, email) => indexOf(cipher, email)[0] },
  },
  { table: 'newsletter_subscribers', name: 'token_enc', reads: [], contextOf: () => tokenContext },
];

/** The row of an address in whatever letter case, under any key that was ever the newest; locked. */
export async function subscriberOf(tx: Tx, cipher: FieldCipher, email: string) {
  const [row] = await tx
    .select()
    .from(newsletterSubscribers)
    .where(inArray(newsletterSubscribers.emailIndex, [...indexOf(cipher, email)]))
    .for('update');
  return row;
}

export interface Subscription {
  readonly email: string;
  readonly lang: Lang;
  readonly now: Date;
}

/** Stores a new address; null when somebody stored it at the same moment. */
export async function insertSubscriber(
  tx: Tx,
  cipher: FieldCipher,
  { email, lang, now }: Subscription,
  token: { text: string; hash: Buffer },
) {
  const [row] = await tx
    .insert(newsletterSubscribers)
    .values({
      emailIndex: indexOf(cipher, email)[0],
      emailEnc: cipher.encrypt(email, emailContext),
      tokenHash: token.hash,
      tokenEnc: cipher.encrypt(token.text, tokenContext),
      lang,
      subscribedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** Subscribes somebody again who had unsubscribed. The token stays, so that links in older messages go on working. */
export async function renewSubscriber(tx: Tx, cipher: FieldCipher, id: number, { email, lang, now }: Subscription) {
  const [row] = await tx
    .update(newsletterSubscribers)
    .set({
      emailIndex: indexOf(cipher, email)[0],
      emailEnc: cipher.encrypt(email, emailContext),
      lang,
      subscribedAt: now,
      unsubscribedAt: null,
    })
    .where(eq(newsletterSubscribers.id, id))
    .returning();
  return row;
}

/** The token of the links in the messages to a subscriber. */
export function tokenOf(cipher: FieldCipher, row: { tokenEnc: Buffer }): string {
  return cipher.decrypt(row.tokenEnc, tokenContext);
}

/** Deletes the address behind a token; false when there is no such token. */
export async function unsubscribe(tx: Tx, tokenHash: Buffer, now: Date): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.tokenHash, tokenHash))
    .for('update');
  if (!row) return false;
  if (row.unsubscribedAt === null) await endSubscription(tx, row.id, now);
  return true;
}

/** Deletes an address that is subscribed, in whatever letter case; nothing happens when it is not. */
export async function unsubscribeAddress(tx: Tx, cipher: FieldCipher, email: string, now: Date): Promise<void> {
  const row = await subscriberOf(tx, cipher, email);
  if (row?.unsubscribedAt === null) await endSubscription(tx, row.id, now);
}

async function endSubscription(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .update(newsletterSubscribers)
    .set({ emailEnc: null, unsubscribedAt: now })
    .where(eq(newsletterSubscribers.id, id));
}

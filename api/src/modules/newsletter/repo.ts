import { eq, inArray } from 'drizzle-orm';
import type { Lang } from '@clinic/contracts';
import type { Tx } from '../../db/database.ts';
import type { FieldCipher } from '../../db/field-cipher.ts';
import { newsletterSubscribers } from '../../db/schema.ts';

const emailContext = 'newsletter_subscribers.email_enc';
const tokenContext = 'newsletter_subscribers.token_enc';

/** The row of an address in whatever letter case, under any key that was ever the newest; locked. */
export async function subscriberOf(tx: Tx, cipher: FieldCipher, email: string) {
  const [row] = await tx
    .select()
    .from(newsletterSubscribers)
    .where(inArray(newsletterSubscribers.emailIndex, [...cipher.blindIndexes(email.toLowerCase(), emailContext)]))
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
      emailIndex: cipher.blindIndexes(email.toLowerCase(), emailContext)[0],
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
      emailIndex: cipher.blindIndexes(email.toLowerCase(), emailContext)[0],
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
  if (row.unsubscribedAt === null) {
    await tx
      .update(newsletterSubscribers)
      .set({ emailEnc: null, unsubscribedAt: now })
      .where(eq(newsletterSubscribers.id, row.id));
  }
  return true;
}

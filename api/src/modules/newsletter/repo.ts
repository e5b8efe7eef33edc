import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Lang } from '@clinic/contracts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { FieldCipher } from '../../db/field-cipher.ts';
import type { RowBoundColumn } from '../../db/reencrypt.ts';
import { newsletterSubscribers } from '../../db/schema.ts';
import { withdrawMessages } from '../../messaging/outbox.ts';
import { issueKeys } from './issue-keys.ts';

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

/** The same for who only reads: undefined also for an address that has unsubscribed. */
export async function subscriptionOf(db: Queryable, cipher: FieldCipher, email: string) {
  const [row] = await db
    .select({ lang: newsletterSubscribers.lang, subscribedAt: newsletterSubscribers.subscribedAt })
    .from(newsletterSubscribers)
    .where(
      and(
        inArray(newsletterSubscribers.emailIndex, [...indexOf(cipher, email)]),
        isNull(newsletterSubscribers.unsubscribedAt),
      ),
    );
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

/** The language of whoever the messages with a token went to; undefined when there is no such token. */
export async function languageOfToken(db: Queryable, tokenHash: Buffer): Promise<Lang | undefined> {
  const [row] = await db
    .select({ lang: newsletterSubscribers.lang })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.tokenHash, tokenHash));
  return row?.lang;
}

/** Deletes the address behind a token; false when there is no such token. */
export async function unsubscribe(tx: Tx, cipher: FieldCipher, tokenHash: Buffer, now: Date): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.tokenHash, tokenHash))
    .for('update');
  if (!row) return false;
  if (row.unsubscribedAt === null) await endSubscription(tx, cipher, row, now);
  return true;
}

/** Deletes an address that is subscribed, in whatever letter case; nothing happens when it is not. */
export async function unsubscribeAddress(tx: Tx, cipher: FieldCipher, email: string, now: Date): Promise<void> {
  const row = await subscriberOf(tx, cipher, email);
  if (row?.unsubscribedAt === null) await endSubscription(tx, cipher, row, now);
}

/**
 * Gives the subscription of an address to another one, with its token, so that links in older messages go on working. It ends
 * where the other one is known already, whose own subscription, or end of it, holds.
 */
export async function moveSubscription(
  tx: Tx,
  cipher: FieldCipher,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<void> {
  const [ofFrom, ofTo] = [indexOf(cipher, from), indexOf(cipher, to)];
  const rows = await tx
    .select()
    .from(newsletterSubscribers)
    .where(inArray(newsletterSubscribers.emailIndex, [...ofFrom, ...ofTo]))
    // The order in which readSubscribers locks them.
    .orderBy(asc(newsletterSubscribers.id))
    .for('update');
  const former = rows.find(({ emailIndex }) => ofFrom.some((index) => index.equals(emailIndex)));
  if (former?.unsubscribedAt !== null) return;
  if (rows.length > 1) return endSubscription(tx, cipher, former, now);
  await withdrawIssues(tx, cipher, former);
  await tx
    .update(newsletterSubscribers)
    .set({ emailIndex: ofTo[0], emailEnc: cipher.encrypt(to, emailContext) })
    .where(eq(newsletterSubscribers.id, former.id));
}

/** An issue may wait for the morning: whoever unsubscribes in the evening does not get it. */
async function withdrawIssues(tx: Tx, cipher: FieldCipher, { emailEnc }: { emailEnc: Buffer | null }): Promise<void> {
  if (emailEnc !== null)
    await withdrawMessages(tx, cipher, { recipient: cipher.decrypt(emailEnc, emailContext), keys: issueKeys });
}

async function endSubscription(
  tx: Tx,
  cipher: FieldCipher,
  row: { id: number; emailEnc: Buffer | null },
  now: Date,
): Promise<void> {
  await withdrawIssues(tx, cipher, row);
  await tx
    .update(newsletterSubscribers)
    .set({ emailEnc: null, unsubscribedAt: now })
    .where(eq(newsletterSubscribers.id, row.id));
}

/** Ids of some of those who were subscribed at a time and still are, the lowest first. */
export async function subscriberIds(
  tx: Tx,
  { after, subscribedUntil, most }: { after: number; subscribedUntil: Date; most: number },
): Promise<number[]> {
  const rows = await tx
    .select({ id: newsletterSubscribers.id })
    .from(newsletterSubscribers)
    .where(
      and(
        gt(newsletterSubscribers.id, after),
        isNull(newsletterSubscribers.unsubscribedAt),
        lte(newsletterSubscribers.subscribedAt, subscribedUntil),
      ),
    )
    .orderBy(asc(newsletterSubscribers.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Those of some subscribers who are subscribed still, locked until the transaction ends. */
export async function readSubscribers(tx: Tx, cipher: FieldCipher, ids: readonly number[]) {
  const rows = await tx
    .select()
    .from(newsletterSubscribers)
    .where(and(inArray(newsletterSubscribers.id, [...ids]), isNotNull(newsletterSubscribers.emailEnc)))
    .orderBy(asc(newsletterSubscribers.id))
    .for('share');
  return rows.flatMap(({ id, emailEnc, lang, tokenEnc }) =>
    emailEnc === null
      ? []
      : [{ id, lang, email: cipher.decrypt(emailEnc, emailContext), token: tokenOf(cipher, { tokenEnc }) }],
  );
}

/** How many are subscribed, by language. */
export async function countByLanguage(db: Queryable): Promise<Record<Lang, number>> {
  const rows = await db
    .select({ lang: newsletterSubscribers.lang, count: count() })
    .from(newsletterSubscribers)
    .where(isNull(newsletterSubscribers.unsubscribedAt))
    .groupBy(newsletterSubscribers.lang);
  const of = (lang: Lang) => rows.find((row) => row.lang === lang)?.count ?? 0;
  return { ar: of('ar'), en: of('en') };
}

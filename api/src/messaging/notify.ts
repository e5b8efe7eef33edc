import { eq } from 'drizzle-orm';
import type { Lang } from '@clinic/contracts';
import type { NotificationKind } from '@clinic/contracts/account';
import type { Tx } from '../db/database.ts';
import { notifications, users } from '../db/schema.ts';
import type { Mail } from './mail.ts';

/** Inside which change somebody is told, and when. */
export interface NotificationContext {
  readonly tx: Tx;
  readonly mail: Mail;
  readonly now: Date;
}

/** What a person is told, in both languages. */
export type MessageTranslations = Record<
  Lang,
  { readonly subject: string; readonly body: string; readonly sms: string }
>;

/** Whom a message reaches, and how. */
export interface Recipient {
  /** The account that is written to: what was written leaves with it. */
  readonly userId?: number;
  readonly lang: Lang;
  readonly email: string | null;
  readonly sms: string | null;
}

/** Queues the messages of one reader; the same key is never sent twice (R14). */
export async function notifyRecipient(
  { tx, mail, now }: NotificationContext,
  reader: Recipient,
  message: { dedupeKey: string; translations: MessageTranslations },
): Promise<void> {
  const { subject, body, sms } = message.translations[reader.lang];
  const { lang, userId = null } = reader;
  const ways = [
    { channel: 'email', recipient: reader.email, body },
    { channel: 'sms', recipient: reader.sms, body: sms },
  ] as const;
  for (const { recipient, ...way } of ways) {
    if (recipient === null) continue;
    const dedupeKey = way.channel === 'email' ? message.dedupeKey : `${message.dedupeKey}:sms`;
    await mail.queue(tx, { ...way, dedupeKey, recipient, lang, subject, createdAt: now, userId });
  }
}

/**
 * Tells an account something: by the channels it chose, in its language, and, with `kind`, among the notifications of the
 * account. `params` are ids, dates and names of the clinic's own doctors, never what a patient wrote. Nobody is told through
 * an account that was deleted.
 */
export async function notifyUser(
  telling: NotificationContext,
  userId: number,
  message: {
    dedupeKey: string;
    translations: MessageTranslations;
    inApp?: { kind: NotificationKind; params: Record<string, string | number> };
    /** Kept back when the account wants no reminders. */
    reminder?: boolean;
  },
): Promise<void> {
  const { tx, now } = telling;
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user || user.status === 'deleted' || (message.reminder && !user.reminders)) return;
  await notifyRecipient(
    telling,
    {
      userId,
      lang: user.lang,
      email: user.channels.includes('email') ? user.email : null,
      sms: user.channels.includes('sms') ? user.phone : null,
    },
    message,
  );
  if (message.inApp === undefined) return;
  await tx
    .insert(notifications)
    .values({ ...message.inApp, userId, dedupeKey: message.dedupeKey, createdAt: now })
    .onConflictDoNothing({ target: notifications.dedupeKey });
}

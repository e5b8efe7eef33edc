import { eq } from 'drizzle-orm';
import type { Lang } from '@clinic/contracts';
import type { NotificationKind } from '@clinic/contracts/account';
import type { Tx } from '../db/database.ts';
import { notifications, users } from '../db/schema.ts';
import type { Mail } from './mail.ts';

/** The transaction in which somebody is notified, and the time of it. */
export interface NotificationContext {
  readonly tx: Tx;
  readonly mail: Mail;
  readonly now: Date;
}

/** One message in both languages, for each channel. */
export type MessageTranslations = Record<
  Lang,
  { readonly subject: string; readonly body: string; readonly sms: string }
>;

/** Whom a message reaches, and how. */
export interface Recipient {
  /** The account that is written to: its messages are deleted with it. */
  readonly userId?: number;
  readonly lang: Lang;
  readonly email: string | null;
  readonly sms: string | null;
}

/** Queues the messages to one recipient; the same key is never sent twice. */
export async function notifyRecipient(
  { tx, mail, now }: NotificationContext,
  recipient: Recipient,
  message: { dedupeKey: string; translations: MessageTranslations },
): Promise<void> {
  const { subject, body, sms } = message.translations[recipient.lang];
  const { lang, userId = null } = recipient;
  const channels = [
    { channel: 'email', address: recipient.email, body },
    { channel: 'sms', address: recipient.sms, body: sms },
  ] as const;
  for (const { address, ...content } of channels) {
    if (address === null) continue;
    const dedupeKey = content.channel === 'email' ? message.dedupeKey : `${message.dedupeKey}:sms`;
    await mail.queue(tx, { ...content, dedupeKey, recipient: address, lang, subject, createdAt: now, userId });
  }
}

/**
 * Notifies an account by the channels that it chose, in its language. With `inApp` the notification also appears in the
 * account's own list. `params` hold ids, dates and names of the clinic's doctors, never what a patient wrote. A deleted
 * account is not notified.
 */
export async function notifyUser(
  context: NotificationContext,
  userId: number,
  message: {
    dedupeKey: string;
    translations: MessageTranslations;
    inApp?: { kind: NotificationKind; params: Record<string, string | number> };
    /** Not sent when the account wants no reminders. */
    reminder?: boolean;
  },
): Promise<void> {
  const { tx, now } = context;
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user || user.status === 'deleted' || (message.reminder && !user.reminders)) return;
  await notifyRecipient(
    context,
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

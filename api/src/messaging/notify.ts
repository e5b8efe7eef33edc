import { eq } from 'drizzle-orm';
import type { Lang } from '@clinic/contracts';
import type { NotificationKind } from '@clinic/contracts/account';
import type { Tx } from '../db/database.ts';
import { notifications, users } from '../db/schema.ts';
import type { ChannelName, Invitation, Mail, Message, Route } from './mail.ts';

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
  /** By which of these they want to be written to; by all unless told otherwise. */
  readonly chosen?: readonly ChannelName[];
}

/** What is told, in both languages, and how urgent it is. */
export interface Notification extends Pick<Message, 'dedupeKey' | 'urgency' | 'expiresAt'> {
  readonly translations: MessageTranslations;
  /** The entry for a calendar that an e-mail carries, for its reader. */
  readonly invitation?: (lang: Lang, email: string) => Invitation;
}

/** What is urgent goes by every way that was chosen; of everything else the settings say how it goes. */
function wayOf(mail: Mail, urgency: Message['urgency'], ways: Record<'chosen' | 'possible', ChannelName[]>): Route {
  if (mail.routeOf !== undefined && urgency !== 'now') return mail.routeOf(ways);
  return { by: ways.possible.filter((channel) => ways.chosen.includes(channel)), instead: [] };
}

/** Queues the messages to one recipient; the same key is never sent twice. */
export async function notifyRecipient(
  { tx, mail, now }: NotificationContext,
  { userId, lang, email, sms, chosen = ['email', 'sms'] }: Recipient,
  { translations, dedupeKey: key, urgency, expiresAt, invitation }: Notification,
): Promise<void> {
  const { subject, body, sms: text } = translations[lang];
  const contents = [
    ...(email === null
      ? []
      : [{ channel: 'email' as const, recipient: email, subject, body, invitation: invitation?.(lang, email) }]),
    ...(sms === null ? [] : [{ channel: 'sms' as const, recipient: sms, subject, body: text }]),
  ];
  const { by, instead } = wayOf(mail, urgency, {
    chosen: [...chosen],
    possible: contents.map(({ channel }) => channel),
  });
  const alternatives = contents.filter(({ channel }) => instead.includes(channel));
  for (const content of contents.filter(({ channel }) => by.includes(channel))) {
    const dedupeKey = content.channel === 'email' ? key : `${key}:sms`;
    await mail.queue(tx, { ...content, dedupeKey, lang, urgency, expiresAt, createdAt: now, userId, alternatives });
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
  message: Notification & {
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
      email: user.email,
      sms: user.phone,
      chosen: user.channels,
    },
    message,
  );
  if (message.inApp === undefined) return;
  await tx
    .insert(notifications)
    .values({ ...message.inApp, userId, dedupeKey: message.dedupeKey, createdAt: now })
    .onConflictDoNothing({ target: notifications.dedupeKey });
}

import { eq } from 'drizzle-orm';
import type { Lang } from '@clinic/contracts';
import type { NotificationKind } from '@clinic/contracts/account';
import type { Tx } from '../db/database.ts';
import { notifications, users } from '../db/schema.ts';
import { mailAddressOf, pushAddress, whatsappAddress } from './addresses.ts';
import type { Alternative, ChannelName, Invitation, Mail, Message, Route, TemplateMessage } from './mail.ts';
import { pushDevicesOf } from './push-devices.ts';
import type { PushTopic } from './push-texts.ts';
import { pushTexts } from './push-texts.ts';

/** The transaction in which somebody is notified, and the time of it. */
export interface NotificationContext {
  readonly tx: Tx;
  readonly mail: Mail;
  readonly now: Date;
}

/** One message in both languages, for each channel. */
export type MessageTranslations = Record<
  Lang,
  {
    readonly subject: string;
    readonly body: string;
    readonly sms: string;
    /** What WhatsApp says; without it the message goes another way. */
    readonly template?: TemplateMessage;
  }
>;

/** Whom a message reaches, and how. */
export interface Recipient {
  /** The account that is written to: its messages are deleted with it. */
  readonly userId?: number;
  readonly lang: Lang;
  readonly email: string | null;
  readonly sms: string | null;
  /** By which ways they want to be written to; by e-mail and SMS unless told otherwise. */
  readonly chosen?: readonly ChannelName[];
  /** Ids of their browsers that show notifications, the one seen last first. */
  readonly devices?: readonly number[];
}

/** What is told, in both languages, and how urgent it is. */
export interface Notification extends Pick<Message, 'dedupeKey' | 'urgency' | 'expiresAt'> {
  readonly translations: MessageTranslations;
  /** The entry for a calendar that an e-mail carries, for its reader. */
  readonly invitation?: (lang: Lang, email: string) => Invitation;
  /** What a notification of a browser speaks of, and the path that it opens; without it there is none. */
  readonly push?: { readonly about: PushTopic; readonly path: string };
  /** Somebody would come, or wait, for nothing: a notification alone does not do. */
  readonly mustArrive?: boolean;
}

/** By which ways a message goes: by all that were chosen where nothing else is said. */
function wayOf(
  mail: Mail,
  { urgency, mustArrive = false }: Pick<Notification, 'urgency' | 'mustArrive'>,
  ways: Record<'chosen' | 'possible', readonly ChannelName[]>,
): Route {
  const urgent = urgency === 'now';
  if (mail.routeOf !== undefined) return mail.routeOf({ ...ways, urgent, mustArrive: urgent || mustArrive });
  return { by: ways.possible.filter((channel) => ways.chosen.includes(channel)), instead: [] };
}

/** What can be delivered: where the last message came back, another way is taken, if there is one. */
async function deliverable<Content extends { recipient: string }>(
  { tx, mail }: NotificationContext,
  contents: readonly Content[],
): Promise<readonly Content[]> {
  const lost = await mail.unreachableAmong?.(
    tx,
    contents.map(({ recipient }) => recipient),
  );
  const left = contents.filter(({ recipient }) => lost?.has(recipient) !== true);
  return left.length > 0 ? left : contents;
}

/** A message in the form of each way by which somebody can be reached. */
function contentsFor(
  { lang, email, sms, devices = [] }: Recipient,
  { translations, invitation, push }: Notification,
): Alternative[] {
  const { subject, body, sms: text, template } = translations[lang];
  const contents: Alternative[] = [];
  if (email !== null)
    contents.push({ channel: 'email', recipient: email, subject, body, invitation: invitation?.(lang, email) });
  if (sms !== null) contents.push({ channel: 'sms', recipient: sms, subject, body: text });
  if (sms !== null && template !== undefined)
    contents.push({ channel: 'whatsapp', recipient: whatsappAddress(sms), subject, body: text, template });
  if (push === undefined) return contents;
  // Of what the others say a notification has no word: it lies on a locked screen.
  const words = { subject: '', body: pushTexts[push.about][lang], path: push.path };
  return [
    ...contents,
    ...devices.map((id): Alternative => ({ channel: 'push', recipient: pushAddress(id), ...words })),
  ];
}

/** What tells the messages of one notification apart. Whoever withdraws it goes by how it begins. */
const keyOf = (key: string, { channel, recipient }: Alternative) =>
  channel === 'email' ? key : `${key}:${channel === 'push' ? recipient : channel}`;

/**
 * Queues the messages to one recipient; the same key is never sent twice.
 * @returns whether there is a way to the recipient: none of their addresses may be of a channel by which messages leave
 */
export async function notifyRecipient(
  context: NotificationContext,
  recipient: Recipient,
  notification: Notification,
): Promise<boolean> {
  const { tx, mail, now } = context;
  const { userId, lang, chosen = ['email', 'sms'] } = recipient;
  const { dedupeKey: key, urgency, expiresAt } = notification;
  const all = contentsFor(recipient, notification);
  // What is urgent is tried in any case: a code that arrives says that the address is there again.
  const contents = urgency === 'now' ? all : await deliverable(context, all);
  const possible = [...new Set(contents.map(({ channel }) => channel))];
  const { by, instead } = wayOf(mail, notification, { chosen, possible });
  const alternatives = instead.flatMap((way) => contents.find(({ channel }) => channel === way) ?? []);
  const chosenFirst = contents.find(({ channel }) => channel === by[0]);
  for (const content of contents.filter(({ channel }) => by.includes(channel))) {
    await mail.queue(tx, {
      ...content,
      ...{ dedupeKey: keyOf(key, content), lang, urgency, expiresAt, createdAt: now, userId },
      // Of several browsers one answers for all of them, the one seen last.
      alternatives: content === chosenFirst || content.channel !== 'push' ? alternatives : [],
    });
  }
  return by.length > 0;
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
      email: mailAddressOf(user),
      sms: user.phone,
      chosen: user.channels,
      devices: await pushDevicesOf(tx, userId),
    },
    message,
  );
  if (message.inApp === undefined) return;
  await tx
    .insert(notifications)
    .values({ ...message.inApp, userId, dedupeKey: message.dedupeKey, createdAt: now })
    .onConflictDoNothing({ target: notifications.dedupeKey });
}

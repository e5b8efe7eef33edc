import { inboxOf } from '../../content/inbox.ts';
import type { Tx } from '../../db/database.ts';
import type { Mail } from '../../messaging/mail.ts';

/** Notifies the clinic's inbox that a survey was answered; the answers and the respondent stay in the database. */
export async function notifyInbox(
  tx: Tx,
  mail: Mail,
  one: { sessionId: number; title: string; now: Date },
): Promise<void> {
  const inbox = await inboxOf(tx);
  if (inbox === null) return;
  await mail.queue(tx, {
    dedupeKey: `survey:${one.sessionId}`,
    channel: 'email',
    recipient: inbox,
    lang: 'ar',
    subject: 'وصل رد جديد على استبيان',
    body: `الاستبيان: ${one.title}`,
    createdAt: one.now,
    alwaysTried: true,
  });
}

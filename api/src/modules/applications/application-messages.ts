import type { JobApplication } from '@clinic/contracts/content';
import { inboxOf } from '../../content/inbox.ts';
import type { Tx } from '../../db/database.ts';
import type { Mail } from '../../messaging/mail.ts';

/** Notifies the clinic's inbox that somebody applied: for what, and who. Contacts and CV stay where they are stored. */
export async function notifyInbox(
  tx: Tx,
  mail: Mail,
  one: { reference: string; title: string; details: JobApplication; now: Date },
): Promise<void> {
  const inbox = await inboxOf(tx);
  if (inbox === null) return;
  await mail.queue(tx, {
    dedupeKey: `application:${one.reference}`,
    channel: 'email',
    recipient: inbox,
    lang: 'ar',
    subject: `طلب توظيف جديد ‏(${one.reference})`,
    body: [`الوظيفة: ${one.title}`, `الاسم: ${one.details.full_name}`, `رقم الطلب: ${one.reference}`].join('\n'),
    createdAt: one.now,
    alwaysTried: true,
  });
}

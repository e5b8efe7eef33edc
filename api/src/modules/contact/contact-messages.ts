import type { ContactMessage } from '@clinic/contracts/content';
import { inboxOf } from '../../content/inbox.ts';
import type { Tx } from '../../db/database.ts';
import type { Mail } from '../../messaging/mail.ts';

/** Subjects of S130 as the clinic's staff reads them. */
const subjects: Record<ContactMessage['subject'], string> = {
  general: 'استفسار عام',
  complaint: 'شكوى',
  suggestion: 'اقتراح',
  'call-request': 'طلب اتصال',
};

/** Queues a message of the contact form for the clinic's inbox. Nothing that the sender typed stands in the subject line. */
export async function notifyInbox(
  tx: Tx,
  mail: Mail,
  { reference, message, now }: { reference: string; message: ContactMessage; now: Date },
): Promise<void> {
  const inbox = await inboxOf(tx);
  if (inbox === null) return;
  await mail.queue(tx, {
    dedupeKey: `contact:${reference}`,
    channel: 'email',
    recipient: inbox,
    lang: 'ar',
    subject: `${subjects[message.subject]} من نموذج التواصل ‏(${reference})`,
    body: [
      `الاسم: ${message.firstName} ${message.lastName}`,
      `البريد الإلكتروني: ${message.email}`,
      `رقم الجوال: \u2066${message.phone}\u2069`,
      '',
      message.message,
    ].join('\n'),
    createdAt: now,
    alwaysTried: true,
  });
}

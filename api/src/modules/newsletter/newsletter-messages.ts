import type { Lang } from '@clinic/contracts';
import type { Tx } from '../../db/database.ts';
import type { Mail } from '../../messaging/mail.ts';
import { oneClickUrl, unsubscribeLink } from './links.ts';
import type { Subscription } from './repo.ts';

const subjects: Record<Lang, string> = {
  ar: 'اشتركت في نشرتنا البريدية',
  en: 'You have subscribed to our newsletter',
};

const bodies: Record<Lang, (link: string) => string> = {
  ar: (link) =>
    [
      'شكرًا لاشتراكك. ستصلك نصائحنا الصحية وأخبار عياداتنا.',
      '',
      'إن لم تطلب هذا الاشتراك أو أردت إلغاءه في أي وقت فافتح هذا الرابط:',
      link,
    ].join('\n'),
  en: (link) =>
    [
      'Thank you for subscribing. You will receive our health advice and news.',
      '',
      'If you didn’t ask for this, or want to unsubscribe at any time, open this link:',
      link,
    ].join('\n'),
};

/** Queues the message that confirms a subscription, with the link that ends it. */
export async function welcome(
  tx: Tx,
  mail: Mail,
  { id, email, lang, now, token, origin }: Subscription & { id: number; token: string; origin: string },
): Promise<void> {
  await mail.queue(tx, {
    dedupeKey: `newsletter:${id}:${now.toISOString()}`,
    channel: 'email',
    recipient: email,
    lang,
    subject: subjects[lang],
    body: bodies[lang](unsubscribeLink(origin, token, lang)),
    createdAt: now,
    unsubscribeUrl: oneClickUrl(origin, token),
  });
}

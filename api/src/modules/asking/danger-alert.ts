import type { MessageTranslations, NotificationContext, Recipient } from '../../messaging/notify.ts';
import { notifyRecipient } from '../../messaging/notify.ts';
import type { Settings } from '../../settings/settings.ts';
import { findClinicians } from './clinician-repo.ts';

/** What somebody wrote who may be in danger, or who wrote about somebody in danger. */
export interface DangerAlert {
  readonly questionId: number;
  readonly qaSpecialtyId: number;
  /** What the words stand in: the question, or what its asker added as the n-th. */
  readonly part: string;
  /** Address of the site. */
  readonly origin: string;
}

/** The message has no word of what was written and not the kind of danger: it passes through mailboxes and telephones. */
function translationsOf(link: string): MessageTranslations {
  return {
    ar: {
      subject: 'عاجل: شخص في «اسأل طبيبك» قد يكون في خطر',
      body: [
        'في منشور جديد في «اسأل طبيبك» علامات على أن صاحبه، أو شخصًا يكتب عنه، قد يكون في خطر. لم يُنشر، وعُرضت على صاحبه أرقام الطوارئ.',
        '',
        'اقرأه الآن:',
        link,
      ].join('\n'),
      sms: `عاجل: في «اسأل طبيبك» منشور قد يكون صاحبه في خطر. اقرأه الآن: ${link}`,
    },
    en: {
      subject: 'Urgent: somebody in Ask Your Doctor may be in danger',
      body: [
        'A new post in Ask Your Doctor has signs that its author, or somebody the post is about, may be in danger. It is not published, and its author was shown the emergency numbers.',
        '',
        'Read it now:',
        link,
      ].join('\n'),
      sms: `Urgent: the author of a post in Ask Your Doctor may be in danger. Read it now: ${link}`,
    },
  };
}

/** The clinician on duty, where the clinic named one; both addresses are optional. */
function onDutyOf({ duty }: Settings): Recipient | null {
  return duty.email === null && duty.phone === null ? null : { lang: 'ar', email: duty.email, sms: duty.phone };
}

/**
 * Queues the alert about a post with signs of danger, in the transaction that stores the post. It goes to the clinician on duty
 * of the settings; where none is set, or none can be reached by the channels that are set, to every moderator, every admin and
 * every doctor of the question's speciality, by e-mail and by SMS whatever channels they chose for what can wait.
 */
export async function alertClinicians(
  context: NotificationContext,
  settings: Settings,
  { questionId, qaSpecialtyId, part, origin }: DangerAlert,
): Promise<void> {
  const dedupeKey = `question:${questionId}:danger:${part}`;
  const translations = translationsOf(`${origin}/qa/desk/${questionId}`);
  const onDuty = onDutyOf(settings);
  if (onDuty !== null && (await notifyRecipient(context, onDuty, { dedupeKey, translations, urgency: 'now' }))) return;
  for (const { id: userId, lang, email, phone } of await findClinicians(context.tx, qaSpecialtyId)) {
    const recipient = { userId, lang, email, sms: phone };
    await notifyRecipient(context, recipient, {
      dedupeKey: `${dedupeKey}:${userId}`,
      translations,
      urgency: 'now',
    });
  }
}

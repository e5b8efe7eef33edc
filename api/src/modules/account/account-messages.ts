import type { Lang } from '@clinic/contracts';
import type { MessageCopy } from '../auth/security-messages.ts';
import { withSecondParagraph } from '../auth/security-messages.ts';
import type { Actor } from '../auth/session.ts';
import type { NotificationContext } from '../../messaging/notify.ts';
import { notifyRecipient } from '../../messaging/notify.ts';

type UserRow = Actor['user'];

const wanted: Record<'email' | 'phone', Record<Lang, MessageCopy>> = {
  email: {
    ar: {
      subject: 'أراد أحدهم استعمال بريدك',
      body: 'أراد أحدهم أن يجعل هذا البريد بريد حساب آخر لدينا، وهو بريد حسابك.',
    },
    en: {
      subject: 'Somebody wanted to use your e-mail address',
      body: 'Somebody wanted to give this e-mail address to another account with us. It belongs to yours.',
    },
  },
  phone: {
    ar: { subject: 'أراد أحدهم استعمال رقمك', body: 'أراد أحدهم أن يجعل هذا الرقم رقم حساب آخر لدينا، وهو رقم حسابك.' },
    en: {
      subject: 'Somebody wanted to use your mobile number',
      body: 'Somebody wanted to give this mobile number to another account with us. It belongs to yours.',
    },
  },
};

const nothingHappened: Record<Lang, string> = {
  ar: 'لم يتغيّر شيء في حسابك. إن كنت أنت، فادخل إلى هذا الحساب بدل إنشاء غيره.',
  en: 'Nothing has changed in your account. If it was you, sign in to this account instead.',
};

/** Notifies the owner of an address or number that somebody else asked for it; no code is sent (ASVS 6.3.8). */
export async function notifyOwnerOfTarget(
  context: NotificationContext,
  owner: UserRow,
  what: 'email' | 'phone',
): Promise<void> {
  const { id: userId, lang, email, phone } = owner;
  await notifyRecipient(
    context,
    { userId, lang, email: what === 'email' ? email : null, sms: what === 'phone' ? phone : null },
    {
      // Once a day is enough to know.
      dedupeKey: `wanted:${what}:${userId}:${context.now.toISOString().slice(0, 10)}`,
      translations: withSecondParagraph(wanted[what], nothingHappened),
    },
  );
}

const farewell: Record<Lang, MessageCopy> = {
  ar: {
    subject: 'حُذف حسابك',
    body: 'حذفنا حسابك كما طلبت، وألغينا مواعيدك القادمة، ومحونا اسمك وبريدك ورقمك من زياراتك السابقة.',
  },
  en: {
    subject: 'Your account is deleted',
    body: 'We deleted your account as you asked, cancelled your coming appointments, and took your name, e-mail address and number out of your past visits.',
  },
};

const comeAgain: Record<Lang, string> = {
  ar: 'هذه آخر رسالة منا إلى هذا العنوان. يمكنك أن تنشئ حسابًا جديدًا متى شئت.',
  en: 'This is our last message to this address. You may open a new account whenever you like.',
};

/** The last message to an account, to its address, and kept apart from the account so that it outlives it. */
export async function notifyOfDeletion(context: NotificationContext, before: UserRow): Promise<void> {
  const { lang, email, publicId } = before;
  await notifyRecipient(
    context,
    { lang, email, sms: null },
    { dedupeKey: `account.deleted:${publicId}`, translations: withSecondParagraph(farewell, comeAgain) },
  );
}

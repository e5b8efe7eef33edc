import type { Lang } from '@clinic/contracts';
import type { MessageCopy } from '../auth/security-messages.ts';
import { withSecondParagraph } from '../auth/security-messages.ts';
import type { Actor } from '../auth/session.ts';
import { mailAddressOf } from '../../messaging/addresses.ts';
import type { NotificationContext } from '../../messaging/notify.ts';
import { notifyRecipient } from '../../messaging/notify.ts';

type UserRow = Actor['user'];

const wanted: Record<'email' | 'phone', Record<Lang, MessageCopy>> = {
  email: {
    ar: {
      subject: 'محاولة لاستعمال بريدك الإلكتروني',
      body: 'حاول شخص استعمال هذا البريد الإلكتروني لحساب آخر لدينا، وهو البريد الإلكتروني لحسابك.',
    },
    en: {
      subject: 'Someone tried to use your email address',
      body: 'Someone tried to use this email address for another account with us. It belongs to your account.',
    },
  },
  phone: {
    ar: { subject: 'محاولة لاستعمال رقم جوالك', body: 'حاول شخص استعمال هذا الرقم لحساب آخر لدينا، وهو رقم حسابك.' },
    en: {
      subject: 'Someone tried to use your mobile number',
      body: 'Someone tried to use this mobile number for another account with us. It belongs to your account.',
    },
  },
};

const nothingHappened: Record<Lang, string> = {
  ar: 'لم يتغيّر شيء في حسابك. إن كنت أنت فسجّل الدخول إلى هذا الحساب بدل إنشاء غيره.',
  en: 'Nothing has changed in your account. If this was you, sign in to this account instead.',
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
    body: 'حذفنا حسابك كما طلبت، وألغينا مواعيدك القادمة، ومحونا اسمك وبريدك الإلكتروني ورقم جوالك من زياراتك السابقة.',
  },
  en: {
    subject: 'Your account has been deleted',
    body: 'We have deleted your account as you asked, cancelled your upcoming appointments, and removed your name, email address and number from your past visits.',
  },
};

const comeAgain: Record<Lang, string> = {
  ar: 'هذه آخر رسالة منا إلى هذا العنوان. يمكنك أن تنشئ حسابًا جديدًا متى شئت.',
  en: 'This is our last message to this address. You can open a new account whenever you like.',
};

/** The last message to an account, to its address or else its number, and stored apart from it so that it outlives it. */
export async function notifyOfDeletion(context: NotificationContext, before: UserRow): Promise<void> {
  const { lang, phone, publicId } = before;
  const email = mailAddressOf(before);
  await notifyRecipient(
    context,
    { lang, email, sms: email === null ? phone : null },
    { dedupeKey: `account.deleted:${publicId}`, translations: withSecondParagraph(farewell, comeAgain) },
  );
}

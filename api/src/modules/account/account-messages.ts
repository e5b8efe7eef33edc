import type { Lang } from '@clinic/contracts';
import type { NotificationKind } from '@clinic/contracts/account';
import type { Actor } from '../auth/session.ts';
import type { NotificationContext, MessageTranslations } from '../../messaging/notify.ts';
import { notifyRecipient, notifyUser } from '../../messaging/notify.ts';

type UserRow = Actor['user'];

/** Messages about who may sign in to an account. */
export type SecurityMessage = Extract<NotificationKind, `account.${string}-changed`>;

interface Words {
  subject: string;
  body: string;
}

const unknownToYou: Record<Lang, string> = {
  ar: 'إن لم تكن أنت من فعل ذلك فغيّر كلمة مرورك الآن من صفحة «نسيت كلمة المرور» واتصل بنا.',
  en: 'If this was not you, choose a new password now with “forgot password” on the sign-in page, and call us.',
};

const words: Record<SecurityMessage, Record<Lang, Words>> = {
  'account.password-changed': {
    ar: { subject: 'تغيّرت كلمة مرورك', body: 'تغيّرت كلمة مرور حسابك، وسُجّل خروجك من الأجهزة الأخرى.' },
    en: {
      subject: 'Your password was changed',
      body: 'The password of your account was changed, and your other devices were signed out.',
    },
  },
  'account.email-changed': {
    ar: { subject: 'تغيّر بريد حسابك', body: 'أصبح لحسابك بريد إلكتروني آخر، ولن نراسلك على هذا البريد بعد الآن.' },
    en: {
      subject: 'The e-mail address of your account was changed',
      body: 'Your account has another e-mail address now. We will not write to this one any more.',
    },
  },
  'account.phone-changed': {
    ar: { subject: 'تغيّر رقم جوال حسابك', body: 'أصبح لحسابك رقم جوال آخر، ولن نراسلك على هذا الرقم بعد الآن.' },
    en: {
      subject: 'The mobile number of your account was changed',
      body: 'Your account has another mobile number now. We will not write to this one any more.',
    },
  },
};

/** The messages of one kind; an SMS is spared the second paragraph. */
function wordingOf(of: Record<Lang, Words>, second: Record<Lang, string>): MessageTranslations {
  const inLang = (lang: Lang) => ({
    subject: of[lang].subject,
    body: `${of[lang].body}\n${second[lang]}`,
    sms: of[lang].body,
  });
  return { ar: inLang('ar'), en: inLang('en') };
}

/**
 * Notifies the owner of an account that somebody changed how to sign in to it: at the address and number that
 * stood before the change, whatever channels they chose, and in the account. Called before the change is written.
 */
export async function notifyOfSecurityChange(
  context: NotificationContext,
  before: UserRow,
  kind: SecurityMessage,
): Promise<void> {
  const { id: userId, lang, email, phone } = before;
  const dedupeKey = `${kind}:${userId}:${context.now.toISOString()}`;
  const message = { dedupeKey, translations: wordingOf(words[kind], unknownToYou) };
  await notifyUser(context, userId, { ...message, inApp: { kind, params: {} } });
  const sms = kind === 'account.phone-changed' ? phone : null;
  await notifyRecipient(context, { userId, lang, email, sms }, message);
}

const wanted: Record<'email' | 'phone', Record<Lang, Words>> = {
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
      translations: wordingOf(wanted[what], nothingHappened),
    },
  );
}

const farewell: Record<Lang, Words> = {
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
    { dedupeKey: `account.deleted:${publicId}`, translations: wordingOf(farewell, comeAgain) },
  );
}

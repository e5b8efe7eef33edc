import type { Lang } from '@clinic/contracts';
import type { NotificationKind } from '@clinic/contracts/account';
import * as accountPaths from '@clinic/contracts/account/paths';
import { mailAddressOf } from '../../messaging/addresses.ts';
import type { TemplateMessage } from '../../messaging/mail.ts';
import type { MessageTranslations, NotificationContext } from '../../messaging/notify.ts';
import { notifyRecipient, notifyUser } from '../../messaging/notify.ts';
import type { UserRow } from './repo.ts';

/** Messages about who may sign in to an account. */
export type SecurityMessage = Extract<NotificationKind, `account.${string}-changed`>;

/** The subject and the first paragraph of a message. */
export interface MessageCopy {
  subject: string;
  body: string;
}

const unknownToYou: Record<Lang, string> = {
  ar: 'إن لم تكن أنت من فعل ذلك فغيّر كلمة مرورك الآن من «نسيت كلمة المرور» في صفحة تسجيل الدخول، واتصل بنا.',
  en: 'If this wasn’t you, change your password now with “Forgot your password?” on the sign-in page, and call us.',
};

const copy: Record<SecurityMessage, Record<Lang, MessageCopy>> = {
  'account.password-changed': {
    ar: { subject: 'تغيّرت كلمة مرورك', body: 'تغيّرت كلمة مرور حسابك، وسُجّل خروجك من الأجهزة الأخرى.' },
    en: {
      subject: 'Your password was changed',
      body: 'Your account’s password was changed, and your other devices were signed out.',
    },
  },
  'account.email-changed': {
    ar: {
      subject: 'تغيّر البريد الإلكتروني لحسابك',
      body: 'أصبح لحسابك بريد إلكتروني آخر، ولن نراسلك على هذا البريد الإلكتروني بعد الآن.',
    },
    en: {
      subject: 'Your account’s email address was changed',
      body: 'Your account now has a different email address. We will no longer write to this one.',
    },
  },
  'account.phone-changed': {
    ar: { subject: 'تغيّر رقم جوال حسابك', body: 'أصبح لحسابك رقم جوال آخر، ولن نراسلك على هذا الرقم بعد الآن.' },
    en: {
      subject: 'Your account’s mobile number was changed',
      body: 'Your account now has a different mobile number. We will no longer write to this one.',
    },
  },
  'account.factors-changed': {
    ar: {
      subject: 'تغيّر التحقّق بخطوتين في حسابك',
      body: 'أُضيفت إلى حسابك وسيلة تحقّق أو رموز استرداد جديدة، أو أُزيلت منه وسيلة.',
    },
    en: {
      subject: 'Two-step verification changed on your account',
      body: 'A passkey, an authenticator app or recovery codes were added to your account or removed from it.',
    },
  },
};

/** What WhatsApp says of something that happened to an account. */
export const accountNotice = (subject: string): TemplateMessage => ({ kind: 'account_notice', values: [subject] });

/** Where a notification about an account leads. */
export const accountPush = { about: 'account', path: accountPaths.securitySettings() } as const;

/** The messages of one kind; an SMS is spared the second paragraph. */
export function withSecondParagraph(
  first: Record<Lang, MessageCopy>,
  second: Record<Lang, string>,
): MessageTranslations {
  const inLang = (lang: Lang) => ({
    subject: first[lang].subject,
    body: `${first[lang].body}\n${second[lang]}`,
    sms: first[lang].body,
    template: accountNotice(first[lang].subject),
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
  const { id: userId, lang, phone } = before;
  const dedupeKey = `${kind}:${userId}:${context.now.toISOString()}`;
  const translations = withSecondParagraph(copy[kind], unknownToYou);
  const message = { dedupeKey, translations, urgency: 'now' as const, push: accountPush };
  await notifyUser(context, userId, { ...message, inApp: { kind, params: {} } });
  const sms = kind === 'account.phone-changed' ? phone : null;
  await notifyRecipient(context, { userId, lang, email: mailAddressOf(before), sms }, message);
}

const released: Record<'email' | 'phone', Record<Lang, MessageCopy>> = {
  email: {
    ar: {
      subject: 'أزلنا البريد الإلكتروني من حسابك',
      body: 'أثبت شخص آخر أن البريد الإلكتروني المسجّل في حسابك له، فأزلناه من حسابك. سنراسلك من الآن على هذا الرقم.',
    },
    en: {
      subject: 'We removed the email address from your account',
      body: 'Someone else showed that your account’s email address is theirs, so we removed it. We will write to this number from now on.',
    },
  },
  phone: {
    ar: {
      subject: 'أزلنا رقم الجوال من حسابك',
      body: 'أثبت شخص آخر أن رقم الجوال المسجّل في حسابك له، فأزلناه من حسابك. سنراسلك من الآن على هذا البريد الإلكتروني.',
    },
    en: {
      subject: 'We removed the mobile number from your account',
      body: 'Someone else showed that your account’s mobile number is theirs, so we removed it. We will write to this email address from now on.',
    },
  },
};

const yourOwn: Record<Lang, string> = {
  ar: 'حسابك ومواعيدك كما هي. يمكنك إضافة ما يخصك من صفحة «الدخول والأمان» في الإعدادات.',
  en: 'Your account and appointments have not changed. You can add one of your own in your settings, under “Sign-in and security”.',
};

/** Notifies the holder of an account that it lost an address or number which somebody else proved, by what is left. */
export async function notifyOfRelease(
  context: NotificationContext,
  { id: userId, lang, email, phone }: UserRow,
  what: 'email' | 'phone',
): Promise<void> {
  await notifyRecipient(
    context,
    { userId, lang, email: what === 'phone' ? email : null, sms: what === 'email' ? phone : null },
    {
      dedupeKey: `released:${what}:${userId}:${context.now.toISOString()}`,
      translations: withSecondParagraph(released[what], yourOwn),
      push: accountPush,
    },
  );
}

import type { Lang } from '@clinic/contracts';
import type { NotificationContext, MessageTranslations } from '../../messaging/notify.ts';
import { notifyRecipient, notifyUser } from '../../messaging/notify.ts';
import type { UserRow } from './repo.ts';

const hasAccount: MessageTranslations = {
  ar: {
    subject: 'لديك حساب لدينا',
    body: [
      'أراد أحدهم إنشاء حساب بهذا البريد الإلكتروني، وله حساب لدينا من قبل.',
      'إن كنت أنت فسجّل الدخول به، أو اختر «نسيت كلمة المرور». وإن لم تكن أنت فلا شيء عليك: لم يتغيّر شيء في حسابك.',
    ].join('\n'),
    sms: 'عيادات نبض: لهذا الرقم حساب لدينا. سجّل الدخول أو اختر «نسيت كلمة المرور». إن لم تطلب ذلك فلا شيء عليك.',
  },
  en: {
    subject: 'You have an account with us',
    body: [
      'Somebody wanted to open an account with this e-mail address, which has one already.',
      'If it was you, sign in or choose “Forgot your password?”. If not, there is nothing to do: your account is as it was.',
    ].join('\n'),
    sms: 'Nabd Clinics: this number has an account. Sign in or choose “Forgot your password?”. Not you? Nothing to do.',
  },
};

/**
 * Notifies the owner of an address or number that somebody tried to register with it, instead of sending a code; once a day, so
 * that nobody is flooded.
 */
export async function notifyOwner(
  context: NotificationContext,
  owner: UserRow,
  typed: { email: string; phone: string; lang: Lang },
): Promise<void> {
  const { id: userId, email, phone } = owner;
  const day = context.now.toISOString().slice(0, 10);
  await notifyRecipient(
    context,
    {
      userId,
      lang: typed.lang,
      email: email.toLowerCase() === typed.email ? email : null,
      sms: phone === typed.phone ? phone : null,
    },
    { dedupeKey: `account.exists:${userId}:${day}`, translations: hasAccount },
  );
}

const welcome: MessageTranslations = {
  ar: {
    subject: 'أهلًا بك في عيادات نبض',
    body: [
      'أصبح لك حساب في عيادات نبض بهذا البريد الإلكتروني. يمكنك الآن حجز مواعيدك ومتابعتها.',
      'إن لم تكن أنت من أنشأ الحساب فاتصل بنا لنحذفه.',
    ].join('\n'),
    sms: 'أهلًا بك في عيادات نبض. أصبح لك حساب بهذا الرقم. إن لم تنشئه فاتصل بنا لنحذفه.',
  },
  en: {
    subject: 'Welcome to Nabd Clinics',
    body: [
      'You have an account with Nabd Clinics under this e-mail address now. You can book appointments and follow them.',
      'If it was not you who opened it, call us and we will remove it.',
    ].join('\n'),
    sms: 'Welcome to Nabd Clinics. You have an account under this number now. If you did not open it, call us.',
  },
};

/** Notifies the address of a new account: it may be somebody else’s, when only the number was proved. */
export function notifyNewAccount(context: NotificationContext, user: UserRow): Promise<void> {
  return notifyUser(context, user.id, { dedupeKey: `account.opened:${user.id}`, translations: welcome });
}

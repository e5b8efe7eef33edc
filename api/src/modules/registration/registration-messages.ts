import type { Bilingual, Lang } from '@clinic/contracts';
import type { NotificationContext, MessageTranslations } from '../../messaging/notify.ts';
import { notifyRecipient, notifyUser } from '../../messaging/notify.ts';
import type { UserRow } from './repo.ts';

const hasAccount = (clinic: Bilingual): MessageTranslations => ({
  ar: {
    subject: 'لديك حساب لدينا',
    body: [
      'حاول شخص إنشاء حساب بهذا البريد الإلكتروني، وهو مرتبط بحساب لدينا.',
      'إن كنت أنت فسجّل الدخول به، أو اختر «نسيت كلمة المرور». وإن لم تطلب ذلك فتجاهل هذه الرسالة، فلم يتغيّر شيء في حسابك.',
    ].join('\n'),
    sms: `${clinic.ar}: لهذا الرقم حساب لدينا. سجّل الدخول أو اختر «نسيت كلمة المرور». إن لم تطلب ذلك فتجاهل هذه الرسالة.`,
  },
  en: {
    subject: 'You have an account with us',
    body: [
      'Someone tried to open an account with this email address, which already has one.',
      'If this was you, sign in or choose “Forgot your password?”. If it wasn’t, you can ignore this message: nothing has changed in your account.',
    ].join('\n'),
    sms: `${clinic.en}: this number has an account. Sign in or choose “Forgot your password?”. If this wasn’t you, you can ignore this message.`,
  },
});

/**
 * Notifies the owner of an address or number that somebody tried to register with it, instead of sending a code; once a day, so
 * that nobody is flooded.
 */
export async function notifyOwner(
  context: NotificationContext,
  clinic: Bilingual,
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
    { dedupeKey: `account.exists:${userId}:${day}`, translations: hasAccount(clinic) },
  );
}

const welcome = (clinic: Bilingual): MessageTranslations => ({
  ar: {
    subject: `أهلًا بك في ${clinic.ar}`,
    body: [
      `أصبح لك حساب في ${clinic.ar} بهذا البريد الإلكتروني. يمكنك الآن حجز مواعيدك ومتابعتها.`,
      'إن لم تكن أنت من أنشأ الحساب فاتصل بنا لنحذفه.',
    ].join('\n'),
    sms: `أهلًا بك في ${clinic.ar}. أصبح لك حساب بهذا الرقم. إن لم تنشئه فاتصل بنا لنحذفه.`,
  },
  en: {
    subject: `Welcome to ${clinic.en}`,
    body: [
      `You now have an account with ${clinic.en} under this email address. You can book appointments and manage them.`,
      'If you didn’t open it, call us and we’ll remove it.',
    ].join('\n'),
    sms: `Welcome to ${clinic.en}. You now have an account under this number. If you didn’t open it, call us.`,
  },
});

/** Notifies the address of a new account: it may be somebody else’s, when only the number was proved. */
export function notifyNewAccount(context: NotificationContext, clinic: Bilingual, user: UserRow): Promise<void> {
  return notifyUser(context, user.id, { dedupeKey: `account.opened:${user.id}`, translations: welcome(clinic) });
}

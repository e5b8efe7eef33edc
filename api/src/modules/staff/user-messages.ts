import type { Lang } from '@clinic/contracts';
import type { UserAction } from '@clinic/contracts/account';
import type { NotificationContext } from '../../messaging/notify.ts';
import { notifyUser } from '../../messaging/notify.ts';
import { accountNotice, accountPush } from '../auth/security-messages.ts';

const templates: Record<UserAction | 'role', Record<Lang, { subject: string; body: string }>> = {
  role: {
    ar: {
      subject: 'تغيّر دور حسابك',
      body: 'غيّرت إدارة العيادة دور حسابك أو ما يشمله، وسُجّل خروجك من أجهزتك. سجّل الدخول من جديد لترى ما أصبح متاحًا لك.',
    },
    en: {
      subject: 'Your account’s role was changed',
      body: 'The clinic’s administration changed your account’s role or what it covers, and you were signed out. Sign in again to see what you can do now.',
    },
  },
  lock: {
    ar: {
      subject: 'أُوقف حسابك',
      body: 'أوقفت إدارة العيادة حسابك، ولا يمكن تسجيل الدخول إليه الآن. مواعيدك القادمة باقية كما هي. اتصل بنا إن كان لديك سؤال.',
    },
    en: {
      subject: 'Your account has been locked',
      body: 'The clinic’s administration locked your account, and no one can sign in to it now. Your upcoming appointments are not affected. Call us if you have any questions.',
    },
  },
  unlock: {
    ar: { subject: 'أُعيد تفعيل حسابك', body: 'يمكنك تسجيل الدخول إلى حسابك من جديد.' },
    en: { subject: 'Your account has been unlocked', body: 'You can sign in to your account again.' },
  },
  'sign-out': {
    ar: {
      subject: 'سُجّل خروجك من جميع الأجهزة',
      body: 'سجّلت إدارة العيادة خروج حسابك من جميع الأجهزة. كلمة مرورك لم تتغيّر.',
    },
    en: {
      subject: 'You were signed out of all devices',
      body: 'The clinic’s administration signed your account out of all devices. Your password has not changed.',
    },
  },
  'reset-factors': {
    ar: {
      subject: 'أُوقف التحقّق بخطوتين في حسابك',
      body: 'أزالت إدارة العيادة مفاتيح المرور وتطبيق المصادقة ورموز الاسترداد من حسابك، وسُجّل خروجك من أجهزتك. ادخل بكلمة مرورك ثم أضف خطوة ثانية جديدة. إن لم تطلب ذلك فاتصل بنا فورًا.',
    },
    en: {
      subject: 'Two-step verification was turned off on your account',
      body: 'The clinic’s administration removed the passkeys, authenticator app and recovery codes from your account, and you were signed out. Sign in with your password, then set up a new second step. If you didn’t ask for this, call us straight away.',
    },
  },
};

/** Notifies the owner of an account of what an admin did to it. */
export async function notifyOfUserAction(
  context: NotificationContext,
  userId: number,
  action: UserAction | 'role',
): Promise<void> {
  const inLang = (lang: Lang) => {
    const { subject, body } = templates[action][lang];
    return { subject, body, sms: body, template: accountNotice(subject) };
  };
  await notifyUser(context, userId, {
    dedupeKey: `account.${action}:${userId}:${context.now.toISOString()}`,
    translations: { ar: inLang('ar'), en: inLang('en') },
    push: accountPush,
  });
}

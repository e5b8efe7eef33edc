import type { Lang } from '@clinic/contracts';
import { clinicDateTime, formatDate, formatTime } from '@clinic/contracts/time';
import type { NotificationContext, MessageTranslations } from '../../messaging/notify.ts';
import { notifyUser } from '../../messaging/notify.ts';
import type { UserRow } from './repo.ts';

function signInMessage(now: Date): MessageTranslations {
  const { date, time } = clinicDateTime(now);
  const at = (lang: Lang) => `${formatDate(date, lang, 'long')} ${formatTime(time, lang)}`;
  return {
    ar: {
      subject: 'دخول جديد إلى حسابك',
      body: [
        `دخل أحدهم إلى حسابك من جهاز لم نره من قبل: ${at('ar')}.`,
        'إن كنت أنت فلا شيء عليك. وإن لم تكن أنت فاختر كلمة مرور جديدة الآن من «نسيت كلمة المرور» في صفحة الدخول.',
      ].join('\n'),
      sms: `دخول جديد إلى حسابك في عيادات نبض: ${at('ar')}. إن لم تكن أنت فغيّر كلمة المرور.`,
    },
    en: {
      subject: 'A new sign-in to your account',
      body: [
        `Somebody signed in to your account from a device that we have not seen before: ${at('en')}.`,
        'If it was you, there is nothing to do. If not, choose a new password now with “Forgot your password?” on the sign-in page.',
      ].join('\n'),
      sms: `New sign-in to your Nabd Clinics account: ${at('en')}. Not you? Choose a new password.`,
    },
  };
}

/** Notifies the owner of a sign-in from a device that has not been used for it before. */
export function notifyOfSignIn(context: NotificationContext, user: UserRow): Promise<void> {
  return notifyUser(context, user.id, {
    dedupeKey: `account.sign-in:${user.id}:${context.now.toISOString()}`,
    translations: signInMessage(context.now),
  });
}

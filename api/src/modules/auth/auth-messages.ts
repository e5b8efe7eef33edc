import type { Bilingual, Lang } from '@clinic/contracts';
import { momentInWords } from '../../messaging/moment-in-words.ts';
import type { NotificationContext, MessageTranslations } from '../../messaging/notify.ts';
import { notifyUser } from '../../messaging/notify.ts';
import type { UserRow } from './repo.ts';
import { accountNotice, accountPush } from './security-messages.ts';

function signInMessage(clinic: Bilingual, now: Date): MessageTranslations {
  const at = (lang: Lang) => momentInWords(now, lang);
  return {
    ar: {
      subject: 'تسجيل دخول جديد إلى حسابك',
      body: [
        `سُجّل الدخول إلى حسابك من جهاز جديد: ${at('ar')}.`,
        'إن كنت أنت فتجاهل هذه الرسالة. وإن لم تكن أنت فغيّر كلمة مرورك الآن من «نسيت كلمة المرور» في صفحة تسجيل الدخول.',
      ].join('\n'),
      sms: `تسجيل دخول جديد إلى حسابك في ${clinic.ar}: ${at('ar')}. إن لم تكن أنت فغيّر كلمة مرورك الآن.`,
      template: accountNotice('تسجيل دخول جديد إلى حسابك'),
    },
    en: {
      subject: 'New sign-in to your account',
      body: [
        `Someone signed in to your account from a new device: ${at('en')}.`,
        'If this was you, you can ignore this message. If it wasn’t, change your password now with “Forgot your password?” on the sign-in page.',
      ].join('\n'),
      sms: `New sign-in to your ${clinic.en} account: ${at('en')}. If this wasn’t you, change your password now.`,
      template: accountNotice('New sign-in to your account'),
    },
  };
}

/** Notifies the owner of a sign-in from a device that has not been used for it before. */
export function notifyOfSignIn(context: NotificationContext, clinic: Bilingual, user: UserRow): Promise<void> {
  return notifyUser(context, user.id, {
    dedupeKey: `account.sign-in:${user.id}:${context.now.toISOString()}`,
    translations: signInMessage(clinic, context.now),
    urgency: 'now',
    push: accountPush,
  });
}

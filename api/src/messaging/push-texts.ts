import type { Lang } from '@clinic/contracts';

/** What a notification may speak of. */
export type PushTopic = 'visit' | 'waiting-list' | 'account';

/** What notifications say. Anybody near the telephone reads it: no name, no doctor, no time, nothing about health. */
export const pushTexts: Record<PushTopic, Record<Lang, string>> = {
  visit: {
    ar: 'لديك رسالة تخص موعدك. اضغط لقراءتها.',
    en: 'You have a message about your visit. Tap to read it.',
  },
  'waiting-list': {
    ar: 'لديك رسالة تخص طلبك في قائمة الانتظار. اضغط لقراءتها.',
    en: 'You have a message about your waiting-list request. Tap to read it.',
  },
  account: {
    ar: 'لديك رسالة تخص أمان حسابك. راجع بريدك أو رسائلك النصية.',
    en: 'You have a message about the security of your account. Check your email or text messages.',
  },
};

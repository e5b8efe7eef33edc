import type { Bilingual, Lang } from '@clinic/contracts';
import type { OtpPurpose } from '@clinic/contracts/account';

interface Template {
  subject: string;
  about: string;
}

const templatesOf = ({ ar, en }: Bilingual): Record<OtpPurpose, Record<Lang, Template>> => ({
  register: {
    ar: { subject: 'رمز إنشاء حسابك', about: `رمز إنشاء حسابك في ${ar}` },
    en: { subject: 'Your code to open an account', about: `Your code to open an account with ${en}` },
  },
  'verify-phone': {
    ar: { subject: 'رمز توثيق جوالك', about: `رمز توثيق رقم جوالك في ${ar}` },
    en: { subject: 'Your code to verify your mobile', about: `Your code to verify your mobile with ${en}` },
  },
  reset: {
    ar: { subject: 'رمز تغيير كلمة المرور', about: `رمز اختيار كلمة مرور جديدة في ${ar}` },
    en: { subject: 'Your code for a new password', about: `Your code to choose a new password at ${en}` },
  },
  'change-email': {
    ar: { subject: 'رمز تأكيد بريدك الإلكتروني الجديد', about: `رمز تأكيد بريدك الإلكتروني الجديد في ${ar}` },
    en: {
      subject: 'Your code to confirm this email address',
      about: `Your code to use this email address at ${en}`,
    },
  },
  'change-phone': {
    ar: { subject: 'رمز تأكيد جوالك الجديد', about: `رمز تأكيد رقم جوالك الجديد في ${ar}` },
    en: { subject: 'Your code to confirm this number', about: `Your code to use this number at ${en}` },
  },
});

const rules: Record<Lang, string> = {
  ar: 'الرمز صالح لمدة 10 دقائق. لا تشاركه مع أحد، فلن نطلبه منك أبدًا. إن لم تطلبه فتجاهل هذه الرسالة.',
  en: 'This code expires in 10 minutes. Don’t share it with anyone – we will never ask you for it. If you didn’t request it, ignore this message.',
};

/** The message that carries a code, in the reader's language. */
export function codeMessage(
  clinic: Bilingual,
  purpose: OtpPurpose,
  lang: Lang,
  code: string,
): { subject: string; body: string } {
  const { subject, about } = templatesOf(clinic)[purpose][lang];
  return { subject, body: `${about}: ${code}\n${rules[lang]}` };
}

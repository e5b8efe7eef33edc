import type { Lang } from '@clinic/contracts';

/** What the frame says in each language. */
export const words: Record<
  Lang,
  {
    dir: 'rtl' | 'ltr';
    otherLanguage: string;
    mainNavigation: string;
    services: string;
    more: string;
    openMenu: string;
    closeMenu: string;
    language: string;
    login: string;
    book: string;
    signOut: string;
    home: string;
    specialities: string;
    doctors: string;
    qa: string;
    breadcrumbs: string;
    skip: string;
    retry: string;
  }
> = {
  ar: {
    dir: 'rtl',
    otherLanguage: 'English',
    mainNavigation: 'التنقل الرئيسي',
    services: 'الخدمات الطبية',
    more: 'المزيد',
    openMenu: 'افتح القائمة',
    closeMenu: 'إغلاق',
    language: 'اللغة',
    login: 'تسجيل الدخول',
    book: 'احجز موعدًا',
    signOut: 'تسجيل الخروج',
    home: 'الرئيسية',
    specialities: 'التخصصات',
    doctors: 'الأطباء',
    qa: 'اسأل طبيبك',
    breadcrumbs: 'مسار الصفحة',
    skip: 'انتقل إلى المحتوى',
    retry: 'أعد المحاولة',
  },
  en: {
    dir: 'ltr',
    otherLanguage: 'العربية',
    mainNavigation: 'Main navigation',
    services: 'Medical services',
    more: 'More',
    openMenu: 'Open menu',
    closeMenu: 'Close',
    language: 'Language',
    login: 'Sign in',
    book: 'Book appointment',
    signOut: 'Sign out',
    home: 'Home',
    specialities: 'Specialities',
    doctors: 'Doctors',
    qa: 'Q&A',
    breadcrumbs: 'Breadcrumbs',
    skip: 'Skip to content',
    retry: 'Try again',
  },
};

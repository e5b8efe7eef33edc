import type { Lang } from '@clinic/contracts';

/** A remote, the page that shows it, where to come from and go to, and the words of its own fallback. */
export interface BrokenPlace {
  remote: string;
  path: string;
  /** Whether its page comes whole from the server. */
  serverRendered: boolean;
  /** A page of another remote, and its heading. */
  elsewhere: string;
  fallback: Record<Lang, string>;
}

export const places: readonly BrokenPlace[] = [
  {
    remote: 'content',
    path: '/specialities',
    serverRendered: true,
    elsewhere: '/qa',
    fallback: { ar: 'تعذّر عرض هذا القسم', en: 'This section cannot be shown' },
  },
  {
    remote: 'qa',
    path: '/qa',
    serverRendered: true,
    elsewhere: '/doctors',
    fallback: { ar: 'تعذّر عرض الأسئلة والأجوبة', en: 'Questions and answers cannot be shown' },
  },
  {
    remote: 'account',
    path: '/login',
    serverRendered: true,
    elsewhere: '/doctors',
    fallback: { ar: 'تعذّر عرض حسابك', en: 'Your account cannot be shown' },
  },
  {
    remote: 'booking',
    path: '/s',
    serverRendered: false,
    elsewhere: '/doctors',
    fallback: { ar: 'الحجز غير متاح الآن', en: 'Booking is not available right now' },
  },
];

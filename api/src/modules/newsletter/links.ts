import type { Lang } from '@clinic/contracts';

/** The page at which a subscriber ends a subscription. */
export const unsubscribeLink = (origin: string, token: string, lang: Lang): string =>
  `${origin}/newsletter/unsubscribe?token=${token}${lang === 'en' ? '&lang=en' : ''}`;

/** Where a mailbox ends a subscription for its owner (RFC 8058). */
export const oneClickUrl = (origin: string, token: string): string =>
  `${origin}/api/newsletter/one-click?token=${token}`;

import type { Bilingual } from '@clinic/shared/contracts';

/** What makes the site one clinic's: everything a clinic may replace. Contacts that are not set are not shown (Q44). */
export interface Brand {
  name: Bilingual;
  tagline: Bilingual;
  /** International form, `+966…`. */
  phone: string | null;
  /** Messaging-app chat, a full address. */
  chat: string | null;
  healthCheckup: string | null;
  bookingContact: string | null;
  email: string | null;
  address: Bilingual | null;
  map: string | null;
  social: { network: SocialNetwork; url: string }[];
}

/** S27, in the order of the specification. */
export const socialNetworks = ['facebook', 'x', 'instagram', 'tiktok', 'snapchat', 'whatsapp', 'youtube'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** The fictional clinic of the demonstration. Contacts come from the environment, see `server/settings.ts`. */
export const demoIdentity = {
  name: { ar: 'عيادات نبض', en: 'Nabd Clinics' },
  tagline: { ar: 'رعاية قريبة منك، وطمأنينة في كل زيارة', en: 'Care close to you, calm in every visit' },
} satisfies Pick<Brand, 'name' | 'tagline'>;

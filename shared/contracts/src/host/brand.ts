import type { Country } from '../clinic-country.ts';
import type { Bilingual } from '../primitives.ts';

/** The social networks that a clinic may link to, in the order of the footer (S27). */
export const socialNetworks = ['facebook', 'x', 'instagram', 'tiktok', 'snapchat', 'whatsapp', 'youtube'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** A clinic's mark: its address, and its width when it is drawn 40 pixels high. */
export interface BrandLogo {
  src: string;
  width: number;
}

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
  /** The clinic's own mark; without it the product's stands there. */
  logo?: BrandLogo;
  /** IANA name of the time zone of its days and hours, where it is not the product's. */
  timeZone?: string;
  /** The country that it is in, where it is not the product’s. */
  country?: Country;
}

/** The site that a page belongs to. */
export interface Site {
  /** Public address without a closing slash, for addresses that leave the site: shared links, structured data. */
  origin: string;
  brand: Brand;
}

import path from 'node:path';
import { problemOfColor } from '@clinic/contracts/colors/brand';
import { defaultCountry } from '@clinic/contracts';
import { countryCodes, countryOf, emergencyLine, emergencyNumber, timeZones } from '@clinic/contracts/countries';
import { socialNetworks } from '@clinic/contracts/host';
import type { Brand } from '@clinic/contracts/host';
import { defaultTimeZone } from '@clinic/contracts/time';
import { demoClinic, isTimeZone } from '@clinic/node';
import * as z from 'zod';
import { LogoUnusable, readLogo } from './logo.ts';
import type { LogoFile } from './logo.ts';
import type { BrandLook } from './public-files.ts';

/** A full address, or empty where none is set. */
export const address = z
  .union([z.literal(''), z.url('must be a full address such as https://clinic.example')])
  .default('');

/** A colour of the brand, which text has to be readable in and on. */
const colorOf = (family: 'primary' | 'accent') =>
  z
    .union([z.literal(''), z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #0f4c4a')])
    .default('')
    .superRefine((hex, context) => {
      const problem = /^#[0-9a-f]{6}$/i.test(hex) ? problemOfColor(family, hex.toLowerCase()) : null;
      if (problem !== null) context.addIssue({ code: 'custom', message: problem });
    });

const number = z.string().regex(emergencyNumber.form, emergencyNumber.problem).default('');
const line = z.string().regex(emergencyLine.form, emergencyLine.problem).default('');

/** The environment variables that say whose site it is. */
export const brandEnvironment = {
  BRAND_NAME_AR: z.string().default('').describe('Name of the clinic in Arabic; required in production'),
  BRAND_NAME_EN: z.string().default('').describe('Name of the clinic in English; required in production'),
  BRAND_TAGLINE_AR: z.string().default('').describe('What stands beside the name, in Arabic'),
  BRAND_TAGLINE_EN: z.string().default('').describe('What stands beside the name, in English'),
  BRAND_COLOR_PRIMARY: colorOf('primary').describe(
    'Colour of links and buttons, #rrggbb, dark enough on white; empty means that of the product',
  ),
  BRAND_COLOR_ACCENT: colorOf('accent').describe(
    'Colour of the most important action, #rrggbb, dark enough on white; empty means that of the product',
  ),
  BRAND_LOGO: z
    .string()
    .default('')
    .describe('File with the mark of the clinic, SVG or PNG, relative to the project; empty means that of the product'),
  BRAND_ADDRESS_AR: z.string().default('').describe('Address of the clinic in Arabic'),
  BRAND_ADDRESS_EN: z.string().default('').describe('Address of the clinic in English'),
  CLINIC_PHONE: z
    .union([z.literal(''), z.string().regex(/^\+?[0-9]{3,15}$/, 'must be a telephone number such as +966112345678')])
    .default('')
    .describe('Telephone number of the clinic; empty hides it'),
  CLINIC_EMAIL: z
    .union([z.literal(''), z.email('must be an e-mail address')])
    .default('')
    .describe('Email address of the clinic; empty hides it'),
  CLINIC_COUNTRY: z
    .enum(countryCodes, `must be one of ${countryCodes.join(', ')}`)
    .default('SA')
    .describe('Country of the clinic: telephone and emergency numbers, currency, weekend; the same as for the API'),
  AMBULANCE_NUMBER: number.describe('Number of the ambulance; empty means that of the country'),
  EMERGENCY_NUMBER: number.describe('Number of the police; empty means that of the country'),
  HEALTH_LINE_NUMBER: line.describe(
    'Number for advice on health at any hour; none for no such line, empty means that of the country',
  ),
  ABUSE_LINE_NUMBER: line.describe(
    'Number to report violence at home in confidence; none for no such line, empty means that of the country',
  ),
  CLINIC_TIME_ZONE: z
    .string()
    .default('')
    .refine((zone) => zone === '' || isTimeZone(zone), 'must be a time zone such as Asia/Dubai or Africa/Cairo')
    .describe('Time zone of the clinic; empty means that of the country; the same as for the API'),
  CHAT_URL: address.describe('Address of the chat; empty hides it'),
  HEALTH_CHECKUP_URL: address.describe('Address of the health check-up site; empty hides it'),
  BOOKING_CONTACT_URL: address.describe('Address of the external booking contact; empty hides it'),
  MAP_URL: address.describe('Address of the map; empty hides it'),
  SOCIAL_FACEBOOK: address.describe('Page of the clinic there; empty hides it'),
  SOCIAL_X: address.describe('Page of the clinic there; empty hides it'),
  SOCIAL_INSTAGRAM: address.describe('Page of the clinic there; empty hides it'),
  SOCIAL_TIKTOK: address.describe('Page of the clinic there; empty hides it'),
  SOCIAL_SNAPCHAT: address.describe('Page of the clinic there; empty hides it'),
  SOCIAL_WHATSAPP: address.describe('Page of the clinic there; empty hides it'),
  SOCIAL_YOUTUBE: address.describe('Page of the clinic there; empty hides it'),
};

type BrandValues = z.infer<z.ZodObject<typeof brandEnvironment>>;

/** What is said where nothing is set, in demo mode. */
export const demoBrandValues = {
  BRAND_ADDRESS_AR: demoClinic.address.ar,
  BRAND_ADDRESS_EN: demoClinic.address.en,
  CLINIC_PHONE: demoClinic.phone,
  CLINIC_EMAIL: demoClinic.email,
  CHAT_URL: demoClinic.siteNamed('chat'),
  HEALTH_CHECKUP_URL: demoClinic.siteNamed('checkup'),
  BOOKING_CONTACT_URL: demoClinic.siteNamed('booking'),
  MAP_URL: demoClinic.siteNamed('maps'),
  ...Object.fromEntries(
    socialNetworks.map((network) => [`SOCIAL_${network.toUpperCase()}`, demoClinic.siteNamed(network)]),
  ),
};

/** What stands beside the name of a clinic that set nothing else. */
const anyTagline = { ar: 'رعاية قريبة منك، وطمأنينة في كل زيارة', en: 'Care close to you, calm in every visit' };

/**
 * The logo that is set; what is wrong with it is added to the problems.
 * @param folder what its path is relative to
 */
export function logoFrom(file: string | null, folder: string, problems: string[]): LogoFile | null {
  if (file === null) return null;
  try {
    return readLogo(path.resolve(folder, file));
  } catch (error) {
    if (!(error instanceof LogoUnusable)) throw error;
    problems.push(`BRAND_LOGO ${error.message}`);
    return null;
  }
}

/** What pages say about the clinic. */
export function brandOf(values: BrandValues, logo: LogoFile | null): Brand {
  const orNull = (value: string) => (value === '' ? null : value);
  const both = (ar: string, en: string) => (ar === '' || en === '' ? null : { ar, en });
  const country = countryOf(values);
  const timeZone = values.CLINIC_TIME_ZONE || timeZones[values.CLINIC_COUNTRY];
  return {
    name: both(values.BRAND_NAME_AR, values.BRAND_NAME_EN) ?? demoClinic.name,
    tagline: both(values.BRAND_TAGLINE_AR, values.BRAND_TAGLINE_EN) ?? anyTagline,
    address: both(values.BRAND_ADDRESS_AR, values.BRAND_ADDRESS_EN),
    phone: orNull(values.CLINIC_PHONE),
    email: orNull(values.CLINIC_EMAIL),
    chat: orNull(values.CHAT_URL),
    healthCheckup: orNull(values.HEALTH_CHECKUP_URL),
    bookingContact: orNull(values.BOOKING_CONTACT_URL),
    map: orNull(values.MAP_URL),
    social: socialNetworks.flatMap((network) => {
      const url = values[`SOCIAL_${network.toUpperCase()}` as `SOCIAL_${Uppercase<typeof network>}`];
      return url === '' ? [] : [{ network, url }];
    }),
    ...(country === defaultCountry ? {} : { country }),
    ...(timeZone === defaultTimeZone ? {} : { timeZone }),
    ...(logo === null ? {} : { logo: logo.shown }),
  };
}

/** How the site looks, where that is not how the product looks. */
export function lookOf(values: BrandValues, logo: LogoFile | null): BrandLook {
  const color = (hex: string) => (hex === '' ? null : hex.toLowerCase());
  return { colors: { primary: color(values.BRAND_COLOR_PRIMARY), accent: color(values.BRAND_COLOR_ACCENT) }, logo };
}

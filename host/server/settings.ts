import path from 'node:path';
import { storeLocation } from '@clinic/releases/store';
import type { StoreLocation } from '@clinic/releases/store';
import * as z from 'zod';
import { socialNetworks, demoIdentity } from '@clinic/contracts/host';
import type { Brand } from '@clinic/contracts/host';
import { internalKeyOf } from '@clinic/node';

const address = z.union([z.literal(''), z.url()]).default('');
const projectRoot = path.join(import.meta.dirname, '..', '..');

/**
 * The environment variables of the host server, each with its meaning, beside those of the store. Empty means not set; a
 * value that does not fit stops the start.
 */
export const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(4000).describe('Port of the host server'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  API_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65535)
    .default(4001)
    .describe('Port on which the API answers on this machine'),
  API_BASE_URL: address.describe('Address of the API as the host server reaches it; empty means 127.0.0.1 at API_PORT'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('var')
    .describe('Folder of the release store, keys and caches, relative to the project'),
  SERVICE_WORKER: z
    .enum(['on', 'off'])
    .default('on')
    .describe('Whether pages get a service worker; off removes that of former visits'),
  RELEASE_CHANNEL: z
    .enum(['staging', 'production'])
    .default('production')
    .describe('The channel that this server serves'),
  CLINIC_MODE: z
    .enum(['demo', 'production'])
    .default('demo')
    .describe('demo: demo contacts and generated secrets. production: none of these'),
  PUBLIC_URL: address.describe('Address at which browsers reach the site; empty means that of the request'),
  INTERNAL_KEY: z
    .union([z.literal(''), z.string().min(32)])
    .default('')
    .describe('Key that the host servers and the API know each other by'),
  METRICS_TOKEN: z
    .union([z.literal(''), z.string().min(16)])
    .default('')
    .describe('What a reader of /metrics has to show as its bearer; without it there is no such page'),
  GUARD_MARGIN: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0.05)
    .describe('By how much a release may fail more often than its base before its rollout is aborted'),
  GUARD_MIN_LOADS: z.coerce
    .number()
    .int()
    .min(1)
    .default(20)
    .describe('Tries of a release before the canary analysis decides'),
  GUARD_MIN_ADDRESSES: z.coerce
    .number()
    .int()
    .min(1)
    .default(3)
    .describe('Addresses that must have reported failures before the canary analysis decides'),
  PAGE_FRESH_SECONDS: z.coerce
    .number()
    .min(1)
    .max(3600)
    .default(60)
    .describe('Age in seconds after which a kept page is rendered again'),
  LAST_GOOD_MB: z.coerce
    .number()
    .int()
    .min(0)
    .max(10_000)
    .default(64)
    .describe('Megabytes of last good pages on disk, for a server that starts while the API is away; 0 keeps none'),
  LAST_GOOD_HOURS: z.coerce
    .number()
    .min(1)
    .max(720)
    .default(24)
    .describe('Age in hours after which a last good page is not shown any more'),
  LENS_KEY: z
    .union([z.literal(''), z.string().min(16)])
    .default('')
    .describe('What opens the composition inspector in a browser; empty closes it in production'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('warn')
    .describe('Least serious log lines to write'),
  BRAND_NAME_AR: z.string().default('').describe('Name of the clinic in Arabic'),
  BRAND_NAME_EN: z.string().default('').describe('Name of the clinic in English'),
  BRAND_TAGLINE_AR: z.string().default('').describe('What stands beside the name, in Arabic'),
  BRAND_TAGLINE_EN: z.string().default('').describe('What stands beside the name, in English'),
  BRAND_ADDRESS_AR: z.string().default('').describe('Address of the clinic in Arabic'),
  BRAND_ADDRESS_EN: z.string().default('').describe('Address of the clinic in English'),
  CLINIC_PHONE: z
    .union([z.literal(''), z.string().regex(/^\+?[0-9]{3,15}$/)])
    .default('')
    .describe('Telephone number of the clinic; empty hides it'),
  CLINIC_EMAIL: z
    .union([z.literal(''), z.email()])
    .default('')
    .describe('Email address of the clinic; empty hides it'),
  SECURITY_CONTACT: z
    .union([z.literal(''), z.email(), z.url({ protocol: /^https$/ })])
    .default('')
    .describe(
      'Email or https address for reports of weaknesses, for /.well-known/security.txt; CLINIC_EMAIL unless set',
    ),
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
});

/** Contacts of the demonstration: numbers and addresses that belong to nobody (`.example` is reserved). */
const demoContacts = {
  CLINIC_PHONE: '920000000',
  CLINIC_EMAIL: 'hello@nabd.example',
  CHAT_URL: 'https://chat.nabd.example/',
  HEALTH_CHECKUP_URL: 'https://checkup.nabd.example/',
  BOOKING_CONTACT_URL: 'https://booking.nabd.example/',
  MAP_URL: 'https://maps.nabd.example/',
  BRAND_ADDRESS_AR: 'طريق الملك فهد، حي العليا، الرياض',
  BRAND_ADDRESS_EN: 'King Fahd Road, Al Olaya, Riyadh',
  ...Object.fromEntries(
    socialNetworks.map((network) => [`SOCIAL_${network.toUpperCase()}`, `https://${network}.nabd.example/`]),
  ),
};

/** When a release does so much worse than its base that its rollout is aborted. */
export interface CanarySettings {
  /** How much greater a share of failures has to be than that of the base, from 0 to 1. */
  margin: number;
  /** Fewest times that something must have been tried before its failures say anything. */
  minimum: number;
  /** Fewest addresses whose pages' reports can decide. The servers' own counts need none. */
  addresses: number;
}

export interface HostSettings {
  port: number;
  host: string;
  /** Where the API answers, as this server reaches it. */
  apiOrigin: string;
  store: StoreLocation;
  /** Before the store is asked again for what it did not give, in milliseconds. */
  retryMs: number;
  channel: 'staging' | 'production';
  /** Whether pages get a service worker; off removes that of former visits. */
  serviceWorker: boolean;
  demo: boolean;
  /** Public address of the site without a closing slash; empty means that of the request. */
  publicUrl: string;
  /** What this server and the API know each other by; null where they do not. */
  internalKey: string | null;
  /** What a reader of the metrics has to show; null hides them. */
  metricsToken: string | null;
  canary: CanarySettings;
  pages: {
    /** Age after which a kept page is rendered again, in milliseconds. */
    freshMs: number;
    /** The most bytes of pages on disk, and how old one may be, in milliseconds. */
    lastGood: { maxBytes: number; maxAgeMs: number };
  };
  /** Where weaknesses of the site are reported, as `mailto:` or `https:`; null where the clinic named nobody. */
  securityContact: string | null;
  /** What switches the composition inspector on in a browser; empty closes it in production. */
  inspectorKey: string;
  logLevel: string;
  brand: Brand;
}

/** A setting that does not fit. `message` names each variable and what is wrong with it. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** @throws {SettingsError} */
export function readSettings(env: NodeJS.ProcessEnv): HostSettings {
  const demo = (env['CLINIC_MODE'] ?? 'demo') === 'demo';
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse({ ...(demo ? demoContacts : {}), ...set });
  if (!parsed.success) {
    throw new SettingsError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '));
  }
  const values = parsed.data;
  if (!demo && values.PUBLIC_URL === '') throw new SettingsError('PUBLIC_URL: required when CLINIC_MODE is production');
  return {
    port: values.PORT,
    host: values.HOST,
    apiOrigin: values.API_BASE_URL.replace(/\/$/, '') || `http://127.0.0.1:${values.API_PORT}`,
    store: storeLocation(env, projectRoot),
    retryMs: 2000,
    channel: values.RELEASE_CHANNEL,
    serviceWorker: values.SERVICE_WORKER === 'on',
    demo,
    publicUrl: values.PUBLIC_URL.replace(/\/$/, ''),
    internalKey: values.INTERNAL_KEY || (demo ? internalKeyOf(path.resolve(projectRoot, values.DATA_DIR)) : null),
    metricsToken: values.METRICS_TOKEN || null,
    canary: {
      margin: values.GUARD_MARGIN,
      minimum: values.GUARD_MIN_LOADS,
      addresses: values.GUARD_MIN_ADDRESSES,
    },
    securityContact: contactAddress(values.SECURITY_CONTACT || values.CLINIC_EMAIL),
    pages: {
      freshMs: values.PAGE_FRESH_SECONDS * 1000,
      lastGood: { maxBytes: values.LAST_GOOD_MB * 1024 * 1024, maxAgeMs: values.LAST_GOOD_HOURS * 60 * 60_000 },
    },
    inspectorKey: values.LENS_KEY,
    logLevel: values.LOG_LEVEL,
    brand: brandFrom(values),
  };
}

function contactAddress(contact: string): string | null {
  if (contact === '') return null;
  return contact.includes('@') && !contact.startsWith('https:') ? `mailto:${contact}` : contact;
}

function brandFrom(values: z.infer<typeof environment>): Brand {
  const orNull = (value: string) => (value === '' ? null : value);
  const both = (ar: string, en: string) => (ar === '' || en === '' ? null : { ar, en });
  return {
    name: both(values.BRAND_NAME_AR, values.BRAND_NAME_EN) ?? demoIdentity.name,
    tagline: both(values.BRAND_TAGLINE_AR, values.BRAND_TAGLINE_EN) ?? demoIdentity.tagline,
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
  };
}

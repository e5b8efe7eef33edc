import os from 'node:os';
import path from 'node:path';
import { storeLocation, tabDays } from '@clinic/releases/store';
import type { StoreLocation } from '@clinic/releases/store';
import * as z from 'zod';
import type { Brand } from '@clinic/contracts/host';
import { address, brandEnvironment, brandOf, demoBrandValues, logoFrom, lookOf } from './brand/brand-settings.ts';
import type { BrandLook } from './brand/public-files.ts';
import { internalKeyOf, listeningOrigin, proxiesIn, requireDataFolder } from '@clinic/node';
import type { LoadLimits } from '@clinic/node';
import { cdnEnvironment, cdnOf } from './cdn/cdn-settings.ts';
import type { CdnSettings } from './cdn/cdn-settings.ts';

const projectRoot = path.join(import.meta.dirname, '..', '..');

/**
 * The environment variables of the host server, each with its meaning, beside those of the store. Empty means not set; a
 * value that does not fit stops the start.
 */
export const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(4000).describe('Port of the host server'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .refine((list) => proxiesIn(list) !== null, 'must be addresses or networks such as 10.0.0.5,10.1.0.0/16')
    .describe('The same as for the API: balancers and proxies in front of this server'),
  API_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65535)
    .default(4001)
    .describe('Port on which the API answers on this machine'),
  API_HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('Address that the API listens on; the host server on the same machine reaches it there'),
  API_BASE_URL: address.describe('Address of the API as the host server reaches it; empty means API_HOST at API_PORT'),
  // A page says within three seconds that the clinic's system does not answer. The timer ticks by the half second and is up to a
  // second late. With the most that may be set, half a second is left for the way of the answer that says so: the client in the
  // browser gives up by itself after 8000 ms.
  API_READ_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .max(6500)
    .default(1750)
    .describe(
      'Longest wait for the API to begin an answer that a page shows, in milliseconds; what somebody sends may take ten seconds',
    ),
  DATA_DIR: z
    .string()
    .min(1)
    .default('var')
    .describe('Folder of the release store, keys and caches, relative to the project'),
  SERVICE_WORKER: z
    .enum(['on', 'off'])
    .default('on')
    .describe('Whether pages get a service worker; off removes that of former visits'),
  HSTS_SCOPE: z
    .enum(['host', 'subdomains', 'preload'])
    .default('host')
    .describe(
      'For which hosts browsers use nothing but TLS for two years. host: the site. subdomains: also every host below it, whoever runs it. preload: these, and the site asks for a place in the list that browsers ship',
    ),
  RELEASE_CHANNEL: z
    .enum(['staging', 'production'])
    .default('production')
    .describe('The channel that this server serves'),
  CLINIC_MODE: z
    .enum(['demo', 'production'])
    .default('demo')
    .describe('demo: demo contacts and generated secrets. production: none of these'),
  PUBLIC_URL: address
    .refine(isSite, 'must be http:// or https:// and a host alone, such as https://clinic.example')
    .describe('Address at which browsers reach the site; empty means that of the request'),
  INTERNAL_KEY: z
    .union([z.literal(''), z.string().min(32)])
    .default('')
    .describe('Key that the host servers and the API know each other by'),
  METRICS_TOKEN: z
    .union([z.literal(''), z.string().min(16)])
    .default('')
    .describe('What a reader of /metrics has to show as its bearer; without it there is no such page'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.describe(
    'Address of an OpenTelemetry collector (OTLP over HTTP) for traces and metrics; empty sends nothing',
  ),
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
    .default(8)
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
  PAGE_SHARED_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(300)
    .default(0)
    .describe(
      'Seconds for which a cache in front may give a page to visitors without cookies before it asks again; content and releases are live that much later',
    ),
  ...cdnEnvironment,
  RENDER_MEMORY_MB: z.coerce
    .number()
    .int()
    .min(0)
    .max(100_000)
    .default(256)
    .describe(
      'Megabytes for threads that render live pages: one for each 128, at most one for each core, at least one',
    ),
  PAGE_MEMORY_MB: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000)
    .default(32)
    .describe('Megabytes of rendered, compressed pages in memory, of all compositions and previews together'),
  LAST_GOOD_MB: z.coerce
    .number()
    .int()
    .min(0)
    .max(10_000)
    .default(64)
    .describe('Megabytes of last good pages on disk, for a server that starts while the API is away; 0 keeps none'),
  // The files that a page names may be collected from the store after that.
  LAST_GOOD_HOURS: z.coerce
    .number()
    .min(1)
    .max(tabDays * 24)
    .default(24)
    .describe('Age in hours after which a last good page is not shown any more'),
  LENS_KEY: z
    .union([z.literal(''), z.string().min(16)])
    .default('')
    .describe('What opens the composition inspector in a browser; empty closes it in production'),
  MAX_REQUESTS: z.coerce
    .number()
    .int()
    .min(4)
    .default(400)
    .describe(
      'Requests that a server answers at a time, a quarter of them only for bookings and sign-ins; others get 503 at once',
    ),
  MAX_EVENT_LOOP_DELAY_MS: z.coerce
    .number()
    .min(0)
    .default(500)
    .describe(
      'Mean delay of the event loop beyond which a server answers 503, in milliseconds; bookings and sign-ins may find twice that. 0 never refuses for it',
    ),
  SHUTDOWN_DELAY_SECONDS: z.coerce
    .number()
    .min(0)
    .max(300)
    .default(0)
    .describe(
      'Seconds after SIGTERM in which the server still answers and /readyz says 503, so that a load balancer turns away first',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('warn')
    .describe('Least serious log lines to write'),
  SECURITY_CONTACT: z
    .union([z.literal(''), z.email(), z.url({ protocol: /^https$/ })])
    .default('')
    .describe(
      'Email or https address for reports of weaknesses, for /.well-known/security.txt; CLINIC_EMAIL unless set',
    ),
  ...brandEnvironment,
});

/** What has no value that would do for everybody. */
const requiredInProduction = ['PUBLIC_URL', 'BRAND_NAME_AR', 'BRAND_NAME_EN'] as const;

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
  /** Proxies on other machines that may say for whom they call: addresses and networks. */
  trustedProxies: readonly string[];
  /** Where the API answers, as this server reaches it. */
  apiOrigin: string;
  /** Longest wait for the API to begin an answer that a page shows, in milliseconds: a browser asks for it, or the renderer. */
  apiReadMs: number;
  store: StoreLocation;
  /** Beyond what requests are refused. */
  load: LoadLimits;
  /** How long the server goes on after SIGTERM, in milliseconds. */
  shutdownDelayMs: number;
  /** Before the store is asked again for what it did not give, in milliseconds. */
  retryMs: number;
  channel: 'staging' | 'production';
  /** Whether pages get a service worker; off removes that of former visits. */
  serviceWorker: boolean;
  /** For which hosts browsers use nothing but TLS: the site's own, every one below it, or these before a first visit. */
  hstsScope: 'host' | 'subdomains' | 'preload';
  demo: boolean;
  /** Public address of the site, as browsers write an origin; empty means that of the request. */
  publicUrl: string;
  /** What this server and the API know each other by; null where they do not. */
  internalKey: string | null;
  /** What a reader of the metrics has to show; null hides them. */
  metricsToken: string | null;
  /** Where traces and metrics are sent; null sends none. */
  otlpEndpoint: string | null;
  canary: CanarySettings;
  pages: {
    /** Age after which a kept page is rendered again, in milliseconds. */
    freshMs: number;
    /** For how long a cache in front may give a page to visitors without cookies, in seconds; 0 has it ask each time. */
    sharedSeconds: number;
    /** The most threads that render live pages. */
    threads: number;
    /** The most bytes of pages in memory. */
    memoryBytes: number;
    /** The most bytes of pages on disk, and how old one may be, in milliseconds. */
    lastGood: { maxBytes: number; maxAgeMs: number };
  };
  /** The cache in front that is asked to forget pages; null where there is none. */
  cdn: CdnSettings | null;
  /** Where weaknesses of the site are reported, as `mailto:` or `https:`; null where the clinic named nobody. */
  securityContact: string | null;
  /** What switches the composition inspector on in a browser; empty closes it in production. */
  inspectorKey: string;
  logLevel: string;
  brand: Brand;
  look: BrandLook;
}

/** Settings that do not fit. `message` names each variable and what is wrong with it. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  /** One line each, which begins with the name of the setting. */
  readonly problems: readonly string[];

  constructor(...problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** @throws {SettingsError} */
export function readSettings(env: NodeJS.ProcessEnv): HostSettings {
  const demo = (env['CLINIC_MODE'] || 'demo') === 'demo';
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse({ ...(demo ? demoBrandValues : {}), ...set });
  const problems = (parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`);
  if (env['CLINIC_MODE'] === 'production') {
    const missing = requiredInProduction.filter((name) => set[name] === undefined);
    problems.push(...missing.map((name) => `${name} is required in production`));
  }
  const cdn = parsed.success ? cdnOf(parsed.data, problems) : null;
  const logo = logoFrom(set['BRAND_LOGO'] ?? null, projectRoot, problems);
  if (!parsed.success || problems.length > 0) throw new SettingsError(...problems);
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    trustedProxies: proxiesIn(values.TRUSTED_PROXIES) ?? [],
    apiOrigin: values.API_BASE_URL.replace(/\/$/, '') || listeningOrigin(values.API_HOST, values.API_PORT),
    apiReadMs: values.API_READ_TIMEOUT_MS,
    store: storeLocation(env, projectRoot),
    load: { mostRequests: values.MAX_REQUESTS, mostDelayMs: values.MAX_EVENT_LOOP_DELAY_MS },
    shutdownDelayMs: values.SHUTDOWN_DELAY_SECONDS * 1000,
    retryMs: 2000,
    channel: values.RELEASE_CHANNEL,
    serviceWorker: values.SERVICE_WORKER === 'on',
    hstsScope: values.HSTS_SCOPE,
    demo,
    publicUrl: values.PUBLIC_URL === '' ? '' : new URL(values.PUBLIC_URL).origin,
    internalKey: values.INTERNAL_KEY || (demo ? demoInternalKey(path.resolve(projectRoot, values.DATA_DIR)) : null),
    metricsToken: values.METRICS_TOKEN || null,
    otlpEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT || null,
    canary: {
      margin: values.GUARD_MARGIN,
      minimum: values.GUARD_MIN_LOADS,
      addresses: values.GUARD_MIN_ADDRESSES,
    },
    cdn,
    securityContact: contactAddress(values.SECURITY_CONTACT || values.CLINIC_EMAIL),
    pages: {
      freshMs: values.PAGE_FRESH_SECONDS * 1000,
      sharedSeconds: values.PAGE_SHARED_SECONDS,
      threads: threadsWithin(values.RENDER_MEMORY_MB),
      memoryBytes: values.PAGE_MEMORY_MB * 1024 * 1024,
      lastGood: { maxBytes: values.LAST_GOOD_MB * 1024 * 1024, maxAgeMs: values.LAST_GOOD_HOURS * 60 * 60_000 },
    },
    inspectorKey: values.LENS_KEY,
    logLevel: values.LOG_LEVEL,
    brand: brandOf(values, logo),
    look: lookOf(values, logo),
  };
}

/** Whether an address says where a site is, and no more: every page lies directly below it. */
function isSite(text: string): boolean {
  const url = URL.parse(text);
  if (url === null) return text === '';
  const { protocol, username, password, pathname, search, hash } = url;
  return /^https?:$/.test(protocol) && [username, password, search, hash].join('') === '' && pathname === '/';
}

/** What one renderer thread is counted as, in megabytes. */
const threadMb = 128;

/** @param cores what this machine has */
export function threadsWithin(memoryMb: number, cores = os.availableParallelism()): number {
  return Math.max(1, Math.min(cores, Math.floor(memoryMb / threadMb)));
}

/** @throws {DataFolderUnusable} */
function demoInternalKey(dataDirectory: string): string {
  requireDataFolder(dataDirectory);
  return internalKeyOf(dataDirectory);
}

function contactAddress(contact: string): string | null {
  if (contact === '') return null;
  return contact.includes('@') && !contact.startsWith('https:') ? `mailto:${contact}` : contact;
}

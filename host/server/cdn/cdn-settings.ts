import * as z from 'zod';
import { cdnForms, cdnKinds } from './cdn-kinds.ts';
import type { CdnKind } from './cdn-kinds.ts';
import { keysOfPage } from './page-keys.ts';
import type { PageOrigin } from './page-keys.ts';

/** The most caches that one server purges. */
const mostCaches = 20;

const isAddress = (text: string) => z.url({ protocol: /^https?$/ }).safeParse(text).success;
const listed = (text: string) => (text === '' ? [] : text.split(',').map((part) => part.trim()));

/** The environment variables of a cache in front that is asked to forget pages. */
export const cdnEnvironment = {
  CDN: z
    .enum(['off', ...cdnKinds])
    .default('off')
    .describe('Cache in front that this server asks to forget pages by key: fastly, varnish or cloudflare'),
  CDN_PURGE_URL: z
    .string()
    .default('')
    .refine((text) => listed(text).every(isAddress), 'must be full addresses, commas between')
    .refine((text) => listed(text).length <= mostCaches, `must be at most ${mostCaches} addresses`)
    .describe('Where the cache is asked to forget pages; several caches with commas between'),
  CDN_PURGE_TOKEN: z.string().default('').describe('What the cache knows this server by'),
  CDN_SHARED_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(86_400)
    .default(300)
    .describe(
      'Seconds for which that cache may give a page to visitors without cookies; also how long an old page stays when it cannot be asked',
    ),
  CDN_STALE_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(3600)
    .default(30)
    .describe('Seconds after those in which it may still give the page while it fetches a new one'),
};
export type CdnValues = z.infer<z.ZodObject<typeof cdnEnvironment>>;

/** A cache in front that is purged. */
export interface CdnSettings {
  kind: CdnKind;
  /** Where each of the caches is asked. */
  urls: readonly string[];
  /** What they know this server by; empty where they ask for nothing. */
  token: string;
  /** For how long they may give a page to others, and for how much longer while they fetch a new one, in seconds. */
  sharedSeconds: number;
  staleSeconds: number;
  /** After this they are asked a second time, in milliseconds; after a start the shutdown delay comes before. */
  againMs: number;
  /** Least time between two questions to one cache, and the first wait after one that failed, in milliseconds. */
  leastMs: number;
}

/** @param problems takes a line for each setting that does not fit */
export function cdnOf(values: CdnValues, problems: string[]): CdnSettings | null {
  if (values.CDN === 'off') return null;
  if (values.CDN_PURGE_URL === '') problems.push(`CDN_PURGE_URL is required with CDN=${values.CDN}`);
  if (cdnForms[values.CDN].needsToken && values.CDN_PURGE_TOKEN === '')
    problems.push(`CDN_PURGE_TOKEN is required with CDN=${values.CDN}`);
  return {
    kind: values.CDN,
    urls: listed(values.CDN_PURGE_URL),
    token: values.CDN_PURGE_TOKEN,
    sharedSeconds: values.CDN_SHARED_SECONDS,
    staleSeconds: values.CDN_STALE_SECONDS,
    againMs: 15_000,
    leastMs: 1000,
  };
}

/** What tells the caches how long they may keep a page, and by which keys they are asked to forget it. */
export function cdnHeaders(
  { kind, sharedSeconds, staleSeconds }: CdnSettings,
  page: PageOrigin,
): Record<string, string> {
  const { keyHeader, separator, timesHeader } = cdnForms[kind];
  return {
    [keyHeader]: keysOfPage(page).join(separator),
    [timesHeader]: `max-age=${sharedSeconds}, stale-while-revalidate=${staleSeconds}`,
  };
}

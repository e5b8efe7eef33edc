import { JsonSchema, Version } from '@clinic/contracts/registry';
import * as z from 'zod/mini';

/**
 * What a remote can build on at a site, as it was when the types were written: `src/live-site.json`. The types in
 * `src/live-site.ts` are made of it, and checks compare it with what is live.
 */
export const LiveSite = z.object({
  schema: z.literal('clinic-live-site/1'),
  /** Address of the site. */
  from: z.string(),
  composition: z.string(),
  host: z.object({
    version: Version,
    contract: z.string(),
    api: Version,
    slots: z.array(z.string()),
    navigationSlots: z.array(z.string()),
  }),
  /** Payloads by topic: what the bus takes, and what it hands to listeners. */
  events: z.record(z.string(), z.object({ accepts: JsonSchema, sends: JsonSchema })),
  /** The other remotes, with their public pages as path patterns. */
  remotes: z.record(z.string(), z.object({ version: Version, paths: z.array(z.string()) })),
});
export type LiveSite = z.infer<typeof LiveSite>;

/** Names of the two files, below a remote's `src`. */
export const liveSiteFiles = { facts: 'live-site.json', types: 'live-site.ts' } as const;

import * as z from 'zod/mini';
import { RemoteDescriptor } from './remote.ts';

export * from './remote.ts';

/** `1.8.2+9ab12cd`: the package's version and seven digits of the hash of what it was built from. */
export const ReleaseId = z.string().check(z.regex(/^\d+\.\d+\.\d+\+[0-9a-f]{7}$/));
export const CompositionId = z.string().check(z.regex(/^c-[0-9a-f]{12}$/));
export const ChannelName = z.enum(['staging', 'production']);
export type ChannelName = z.infer<typeof ChannelName>;
export const Integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** `files.json` of an artifact: every file by its path inside the artifact. `public` files are served, others only run on the server. */
export const ArtifactFiles = z.object({
  schema: z.literal('clinic-files/1'),
  files: z.record(z.string(), z.object({ integrity: Integrity, size: z.int(), public: z.boolean() })),
});
export type ArtifactFiles = z.infer<typeof ArtifactFiles>;

/** `host.json` of a host's artifact: what a host says about itself, the files that start it in order, and its fonts. */
export const HostDescriptor = z.object({
  schema: z.literal('clinic-host/1'),
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)),
  contract: z.string().check(z.regex(/^\d+\.\d+$/)),
  scripts: z.array(z.string()),
  fonts: z.array(z.string()),
});
export type HostDescriptor = z.infer<typeof HostDescriptor>;

/** One result of a check of a release. An `error` refuses it, a `warn` is told and kept in the history. */
export const CheckFinding = z.object({
  level: z.enum(['warn', 'error']),
  check: z.string(),
  message: z.string(),
});
export type CheckFinding = z.infer<typeof CheckFinding>;

/** The host in a composition. */
export const HostEntry = z.object({
  release: ReleaseId,
  contract: z.string(),
  files: z.string(),
  filesIntegrity: Integrity,
});
export type HostEntry = z.infer<typeof HostEntry>;

/** A remote in a composition. Paths are below the site's root. */
export const RemoteEntry = z.object({
  release: ReleaseId,
  contract: z.string(),
  manifest: z.string(),
  integrity: Integrity,
  files: z.string(),
  filesIntegrity: Integrity,
  /** The release that was live before, to fall back to. */
  lastGood: z.optional(ReleaseId),
  /** A share of visitors that gets another release. */
  rollout: z.optional(z.object({ to: ReleaseId, percent: z.number(), salt: z.string() })),
});
export type RemoteEntry = z.infer<typeof RemoteEntry>;

/** One tested combination, immutable; its id is the hash of `host` and `remotes`. */
export const Composition = z.object({
  schema: z.literal('clinic-composition/1'),
  composition: CompositionId,
  host: HostEntry,
  remotes: z.record(z.string(), RemoteEntry),
});
export type Composition = z.infer<typeof Composition>;

/** `registry/<channel>.json`: the composition that a channel points at. `seq` grows by one with every change. */
export const Registry = z.object({
  schema: z.literal('clinic-registry/1'),
  channel: ChannelName,
  composition: CompositionId,
  seq: z.int(),
  previous: z.nullable(CompositionId),
  host: HostEntry,
  remotes: z.record(z.string(), RemoteEntry),
  issuedAt: z.string(),
  by: z.string(),
  signature: z.optional(z.object({ alg: z.literal('Ed25519'), kid: z.string(), value: z.string() })),
});
export type Registry = z.infer<typeof Registry>;

/** A line of `history.jsonl`. */
export const HistoryLine = z.object({
  at: z.string(),
  by: z.string(),
  act: z.enum(['publish', 'promote', 'rollback', 'preview']),
  channel: z.optional(ChannelName),
  remote: z.optional(z.string()),
  release: z.optional(ReleaseId),
  from: z.optional(z.nullable(CompositionId)),
  to: z.optional(CompositionId),
  seq: z.optional(z.int()),
  reason: z.optional(z.string()),
  /** The releases that an act put in place, by name; `null` took that remote out. */
  changes: z.optional(z.record(z.string(), z.nullable(ReleaseId))),
  /** What the checks had to say. */
  report: z.optional(z.array(CheckFinding)),
  /** The preview that was made. */
  preview: z.optional(z.string()),
  expiresAt: z.optional(z.string()),
});
export type HistoryLine = z.infer<typeof HistoryLine>;

/** A preview: a base composition with the releases of named remotes replaced, until `expiresAt`. Its id is random and signed. */
export const Preview = z.object({
  schema: z.literal('clinic-preview/1'),
  id: z.string().check(z.regex(/^p-[0-9a-f]{32}$/)),
  base: ChannelName,
  replaces: z.record(z.string(), ReleaseId),
  note: z.string(),
  by: z.string(),
  issuedAt: z.string(),
  expiresAt: z.string(),
});
export type Preview = z.infer<typeof Preview>;

/** A remote of a composition as the host needs it: where it is and what it says about itself. */
export const ComposedRemote = z.object({ entry: RemoteEntry, descriptor: RemoteDescriptor });
export type ComposedRemote = z.infer<typeof ComposedRemote>;

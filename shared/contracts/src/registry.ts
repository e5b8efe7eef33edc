import * as z from 'zod/mini';
import { JsonSchema, RemoteDescriptor, Version } from './remote.ts';

export * from './provenance.ts';
export * from './remote.ts';
export * from './trial.ts';
export { artifactBase, artifactRoot } from './artifact-base.ts';
export { isHostAddress } from './host-addresses.ts';

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

/** What a host gives remotes to run on. Older releases of a host do not say it. */
export const HostProvides = z.object({
  /** Versions of the host and of the API's contract, for the ranges in `needs`. */
  host: Version,
  api: Version,
  /** Version of each shared library, by its entry point. */
  shared: z.record(z.string(), Version),
  /** Places that remotes may fill, and places of the navigation. */
  slots: z.array(z.string()),
  navigationSlots: z.array(z.string()),
  /** Payloads by topic, as JSON Schema: what the bus takes from whoever emits, and what it hands to whoever listens. */
  events: z.record(z.string(), z.object({ accepts: JsonSchema, sends: JsonSchema })),
});
export type HostProvides = z.infer<typeof HostProvides>;

/**
 * `host.json` of a host's artifact: what a host says about itself, the files that start it in order, and its fonts. The
 * starter decides when these files run; a host without one starts with each page.
 */
export const HostDescriptor = z.object({
  schema: z.literal('clinic-host/1'),
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)),
  contract: z.string().check(z.regex(/^\d+\.\d+$/)),
  starter: z.optional(z.string()),
  /** Whether the host waits for the script that brings the remotes of a composition; one without it has them in each page. */
  remotesByScript: z.optional(z.boolean()),
  /** The format of that script that it reads; without it the first. A server that does not know it has the remotes in each page. */
  remotesFormat: z.optional(z.int()),
  /** Whether it fetches the remotes without a place in its frame only when somebody goes to one of their pages. */
  otherRemotesLater: z.optional(z.boolean()),
  scripts: z.array(z.string()),
  fonts: z.array(z.string()),
  provides: z.optional(HostProvides),
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

/** A release that a share of visitors gets instead of the one that stands beside it. */
export const Rollout = z.object({
  to: ReleaseId,
  contract: z.string(),
  filesIntegrity: Integrity,
  /** Share of visitors, more than 0 and less than 100. */
  percent: z.number().check(z.gt(0), z.lt(100)),
  /** Goes into each visitor's bucket; the same while the share grows, so that who is in stays in. */
  salt: z.string(),
});
export type Rollout = z.infer<typeof Rollout>;

/** A remote in a composition. Paths are below the site's root. */
export const RemoteEntry = z.object({
  release: ReleaseId,
  contract: z.string(),
  manifest: z.string(),
  integrity: Integrity,
  files: z.string(),
  filesIntegrity: Integrity,
  /** The release that was live before, to fall back to, and the integrity of its list of files. */
  lastGood: z.optional(ReleaseId),
  lastGoodFiles: z.optional(Integrity),
  rollout: z.optional(Rollout),
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

/** Over the canonical JSON of what it signs, without the signature itself. */
export const Signature = z.object({ alg: z.literal('Ed25519'), kid: z.string(), value: z.string() });
export type Signature = z.infer<typeof Signature>;

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
  /**
   * ISO 8601, UTC. From then on nobody adopts anything from it. Whoever holds the key signs it again before, under the same
   * number. One without it, from before registries expired, counts as expired.
   */
  expiresAt: z.optional(z.string()),
  signature: z.optional(Signature),
});
export type Registry = z.infer<typeof Registry>;

/** A line of `history.jsonl`. */
export const HistoryLine = z.object({
  at: z.string(),
  by: z.string(),
  act: z.enum([
    'publish',
    'promote',
    'rollback',
    'preview',
    /** A preview was ended before its time. */
    'revoke',
    'lock',
    'unlock',
    /** A release that did worse for its share of visitors than the one beside it was taken from them. */
    'abort',
    /** Artifacts that nothing needs any more were deleted. */
    'gc',
    /** A team's token was made or taken away. */
    'team',
    /** Somebody asked for what they may not do; `what` says which act. */
    'refuse',
  ]),
  channel: z.optional(ChannelName),
  remote: z.optional(z.string()),
  release: z.optional(ReleaseId),
  from: z.optional(z.nullable(CompositionId)),
  to: z.optional(CompositionId),
  seq: z.optional(z.int()),
  reason: z.optional(z.string()),
  /** The releases that an act put in place, by name; `null` took that remote out. */
  changes: z.optional(z.record(z.string(), z.nullable(ReleaseId))),
  /** Share of visitors of a promotion that is not for all. */
  percent: z.optional(z.number()),
  /** What acted in the name of `by`: the id of a token, or of a trusted pipeline with the run of its job. Absent in a store without teams. */
  via: z.optional(z.string()),
  /** The team whose token acted, or that the act is about. */
  team: z.optional(z.string()),
  /** What was asked for, or deleted, in words. */
  what: z.optional(z.string()),
  /** What the checks had to say. */
  report: z.optional(z.array(CheckFinding)),
  /** The preview that was made. */
  preview: z.optional(z.string()),
  expiresAt: z.optional(z.string()),
});
export type HistoryLine = z.infer<typeof HistoryLine>;

/** Why a channel refuses every promotion, until it is unlocked. A rollback stays possible. */
export const ChannelLock = z.object({
  schema: z.literal('clinic-lock/1'),
  channel: ChannelName,
  reason: z.string(),
  by: z.string(),
  at: z.string(),
});
export type ChannelLock = z.infer<typeof ChannelLock>;

/** What a team may do. `promote` covers rolling back; `lock` covers unlocking. */
export const TeamRight = z.enum(['publish', 'preview', 'promote', 'lock']);
export type TeamRight = z.infer<typeof TeamRight>;

/** What may be done: the acts of `rights` on these remotes (`*`: all, and the host) in these channels. */
export const Scope = z.object({
  remotes: z.array(z.string()),
  channels: z.array(ChannelName),
  rights: z.array(TeamRight),
});
export type Scope = z.infer<typeof Scope>;

/** A token of a team, for all or a part of what the team may do. Only its hash is kept. */
export const TeamToken = z.object({
  ...Scope.shape,
  id: z.string().check(z.regex(/^t-[0-9a-f]{8}$/)),
  /** SHA-256 of the token, in hexadecimal digits. */
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  createdAt: z.string(),
  by: z.string(),
  /** From then on it is refused; without it the token counts until it is revoked. */
  expiresAt: z.optional(z.string()),
});
export type TeamToken = z.infer<typeof TeamToken>;

/**
 * Jobs of a CI whose identity token counts as one of the team: of exactly this issuer and repository, and of this ref, this
 * environment or both. A `*` at the end of the ref stands for anything.
 */
export const TrustedPipeline = z.object({
  ...Scope.shape,
  id: z.string().check(z.regex(/^w-[0-9a-f]{8}$/)),
  issuer: z.string().check(z.maxLength(300)),
  repository: z.string().check(z.regex(/^[\w.-]+(\/[\w.-]+)+$/), z.maxLength(300)),
  ref: z.optional(z.string().check(z.regex(/^refs\/[\w./+-]+\*?$/), z.maxLength(300))),
  environment: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  createdAt: z.string(),
  by: z.string(),
});
export type TrustedPipeline = z.infer<typeof TrustedPipeline>;

/** A team: the most that it may do, its tokens, and the jobs that act for it. */
export const Team = z.object({
  ...Scope.shape,
  schema: z.literal('clinic-team/2'),
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  tokens: z.array(TeamToken),
  pipelines: z.array(TrustedPipeline),
  createdAt: z.string(),
  by: z.string(),
});
export type Team = z.infer<typeof Team>;

/** A team as it is shown: without hashes, and with the last use of each token as far as it was noted. */
export const ShownTeam = z.object({
  ...Team.shape,
  tokens: z.array(z.object({ ...z.omit(TeamToken, { hash: true }).shape, lastUsedAt: z.optional(z.string()) })),
});
export type ShownTeam = z.infer<typeof ShownTeam>;

/** A preview: a base composition with the releases of named remotes replaced, until `expiresAt`. Its id is random and signed. */
export const Preview = z.object({
  schema: z.literal('clinic-preview/1'),
  id: z.string().check(z.regex(/^p-[0-9a-f]{32}$/)),
  /** Public address of the site that it is for, empty for one that has none set; another site shows nothing of it. */
  audience: z.string(),
  base: ChannelName,
  /** An earlier composition, host included, that stands in the place of what is live in `base`. */
  composition: z.optional(CompositionId),
  replaces: z.record(z.string(), ReleaseId),
  /** Of each replaced remote, the integrity of its list of files as it was when the preview was made: other bytes are not shown. */
  filesIntegrity: z.record(z.string(), Integrity),
  note: z.string(),
  by: z.string(),
  issuedAt: z.string(),
  expiresAt: z.string(),
});
export type Preview = z.infer<typeof Preview>;

/** A remote of a composition as the host needs it: where it is and what it says about itself. */
export const ComposedRemote = z.object({ entry: RemoteEntry, descriptor: RemoteDescriptor });
export type ComposedRemote = z.infer<typeof ComposedRemote>;

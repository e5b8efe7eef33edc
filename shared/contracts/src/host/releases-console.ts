/** What the releases console and the host's server say to each other, below `/releases/api/`. */
import * as z from 'zod/mini';
import {
  ChannelLock,
  ChannelName,
  CompositionId,
  HistoryLine,
  Preview,
  Provenance,
  Registry,
  ReleaseId,
  Team,
} from '../registry.ts';

/** Who is signed in, without the token's hash. */
export const SignedInTeam = z.pick(Team, { name: true, remotes: true, channels: true, rights: true });
export type SignedInTeam = z.infer<typeof SignedInTeam>;

/** A release in the store, newest first in its list. */
export const KnownRelease = z.object({ release: ReleaseId, at: z.string(), by: z.string(), warnings: z.int() });
export type KnownRelease = z.infer<typeof KnownRelease>;

/** A line that made a composition live, with the parts that going back to it would change now: each needs the right. */
export const PastLine = z.extend(HistoryLine, {
  /** Left out when it cannot be told, as of a composition that is not in the store any more. */
  moved: z.optional(z.array(z.string())),
});
export type PastLine = z.infer<typeof PastLine>;

/** A channel: what is live, whether it is locked, and how it came there, newest first. */
export const ChannelState = z.object({
  channel: ChannelName,
  /** Null also while what the store holds cannot be verified. */
  registry: z.nullable(Registry),
  /** The registry in the store is corrupt or not signed with a trusted key. */
  corrupt: z.optional(z.boolean()),
  /** Nobody signed it for too long: nothing can be changed. */
  expired: z.optional(z.boolean()),
  lock: z.nullable(ChannelLock),
  past: z.array(PastLine),
});
export type ChannelState = z.infer<typeof ChannelState>;

/** Everything the page shows but figures, which come by themselves. */
export const TeamState = z.object({
  team: SignedInTeam,
  /** Whether this server holds a key to sign with; without one it can only show. */
  canSign: z.boolean(),
  channels: z.array(ChannelState),
  /** By name of the part, `host` among them. */
  releases: z.record(z.string(), z.array(KnownRelease)),
  /** Of what is live or rolled out, as `name@release`: where it comes from, or why nobody can tell. */
  origins: z.record(z.string(), z.union([Provenance, z.literal(['unknown', 'altered'])])),
  /** Null where this server lacks their key, so that it opens and knows none. */
  previews: z.nullable(z.array(Preview)),
  history: z.array(HistoryLine),
});
export type TeamState = z.infer<typeof TeamState>;

const reason = z.string().check(z.trim(), z.maxLength(300));

/**
 * What a team may ask for. `seen` is the channel's number that the page showed: what moved meanwhile is not touched. An abort
 * names the release that it showed instead, which stays out while other parts of the channel move.
 */
export const TeamAction = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('promote'),
    channel: ChannelName,
    seen: z.int(),
    name: z.string(),
    release: ReleaseId,
    percent: z.optional(z.number().check(z.gt(0), z.lt(100))),
    reason,
  }),
  z.object({ act: z.literal('rollback'), channel: ChannelName, seen: z.int(), to: CompositionId, reason }),
  z.object({ act: z.literal('abort'), channel: ChannelName, name: z.string(), release: ReleaseId, reason }),
  z.object({
    act: z.literal('lock'),
    channel: ChannelName,
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)),
  }),
  z.object({ act: z.literal('unlock'), channel: ChannelName, reason }),
  z.object({ act: z.literal('revoke'), preview: z.string() }),
]);
export type TeamAction = z.infer<typeof TeamAction>;

/** Why something was refused: `code` has a text in both languages, `message` is the store's own, in English. */
export const TeamRefusal = z.object({ code: z.string(), message: z.string() });
export type TeamRefusal = z.infer<typeof TeamRefusal>;

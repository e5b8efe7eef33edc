import {
  ChannelLock,
  ChannelName,
  CheckFinding,
  CompositionId,
  HistoryLine,
  HostDescriptor,
  Preview,
  Provenance,
  Registry,
  ReleaseId,
  RemoteDescriptor,
  ShownTeam,
  TeamRight,
} from '@clinic/contracts/registry';
import * as z from 'zod';

/** Names of remotes, or `host`; and what people write. */
const Name = z.string().regex(/^[a-z][a-z0-9-]{0,63}$/);
const TeamName = z.string().max(40);
const Reason = z.string().max(1000).optional();
const Share = z.number().gt(0).lte(100).optional();
const Seq = z.int().min(0).optional();
/** Parts of a composition that one action may name. */
const mostParts = 100;
const Changes = z
  .record(Name, z.nullable(ReleaseId))
  .refine((changes) => Object.keys(changes).length <= mostParts, 'are too many');

const Days = z.number().optional();
const scope = {
  remotes: z.array(z.string().max(64)).max(mostParts),
  channels: z.array(ChannelName).max(2),
  rights: z.array(TeamRight).max(10),
};

const ChannelMove = z.object({ registry: Registry, changed: z.boolean(), findings: z.array(CheckFinding) });
const Replay = z.object({
  channel: ChannelName,
  seq: z.int(),
  reached: z.int(),
  composition: z.nullable(CompositionId),
});
const PartRelease = z.object({
  release: ReleaseId,
  contract: z.string(),
  lastGood: z.string().optional(),
  rollout: z.object({ to: z.string(), percent: z.number() }).optional(),
  publishedAt: z.string().optional(),
  publishedBy: z.string().optional(),
});
const CompositionDiff = z.object({
  from: z.string(),
  to: z.string(),
  changes: z.array(z.object({ name: z.string(), from: z.nullable(PartRelease), to: z.nullable(PartRelease) })),
});
const Collection = z.object({
  deleted: z.array(z.object({ name: z.string(), release: z.string(), bytes: z.number() })),
  kept: z.number(),
  leftovers: z.number(),
});
const DeploymentRecord = z.object({
  ...HistoryLine.shape,
  channel: ChannelName,
  to: CompositionId,
  seq: z.int(),
});

/** What only reads: the same call may be made again. */
function reading<A extends z.ZodTuple, R extends z.core.$ZodType>(args: A, result: R) {
  return { args, result, changes: false };
}

/** What changes the store, in its turn: the same call again would change it twice. */
function changing<A extends z.ZodTuple, R extends z.core.$ZodType>(args: A, result: R) {
  return { args, result, changes: true };
}

/**
 * What a team asks of the release service, beside uploads: each operation with its arguments and its result, as
 * `POST /v1/<operation>` with `{ args }`, which answers `{ result }`. They are those of the store and of its authorized client;
 * the service runs exactly these.
 */
export const operations = {
  readRegistry: reading(z.tuple([ChannelName]), z.nullable(Registry)),
  readReplay: reading(z.tuple([ChannelName]), z.nullable(Replay)),
  assertNotReplayed: reading(z.tuple([ChannelName]), z.null()),
  readLock: reading(z.tuple([ChannelName]), z.nullable(ChannelLock)),
  readHistory: reading(z.tuple([]), z.object({ lines: z.array(HistoryLine), unreadable: z.int() })),
  readDeploymentRecords: reading(z.tuple([ChannelName]), z.array(DeploymentRecord)),
  readDescriptor: reading(z.tuple([Name, ReleaseId]), RemoteDescriptor),
  readHostDescriptor: reading(z.tuple([ReleaseId]), HostDescriptor),
  readProvenance: reading(z.tuple([Name, ReleaseId]), z.nullable(Provenance)),
  diffCompositions: reading(z.tuple([CompositionId, CompositionId]), CompositionDiff),
  listPreviews: reading(z.tuple([]), z.array(Preview)),
  listTeams: reading(z.tuple([]), z.array(ShownTeam)),

  isPublished: reading(z.tuple([z.object({ name: Name, release: ReleaseId })]), z.boolean()),
  publisher: reading(z.tuple([z.array(Name).max(mostParts)]), z.string()),
  promote: changing(
    z.tuple([
      z.object({
        channel: ChannelName,
        changes: Changes,
        percent: Share,
        smaller: z.boolean().optional(),
        reason: Reason,
        expectedSeq: Seq,
      }),
    ]),
    ChannelMove,
  ),
  rollback: changing(
    z.tuple([
      z.object({
        channel: ChannelName,
        to: z.optional(CompositionId),
        withShares: z.boolean().optional(),
        reason: Reason,
        expectedSeq: Seq,
      }),
    ]),
    ChannelMove,
  ),
  abortRollout: changing(
    z.tuple([z.object({ channel: ChannelName, remote: Name, release: z.optional(ReleaseId), reason: Reason })]),
    ChannelMove,
  ),
  lock: changing(z.tuple([ChannelName, z.string().max(1000)]), ChannelLock),
  unlock: changing(z.tuple([ChannelName, Reason]), z.boolean()),
  createPreview: changing(
    z.tuple([
      z.object({
        base: ChannelName,
        composition: z.optional(CompositionId),
        replaces: z.record(Name, ReleaseId),
        note: z.string().max(1000),
        days: z.number().gt(0).lte(90),
      }),
    ]),
    Preview,
  ),
  revokePreview: changing(z.tuple([z.string().max(100)]), z.boolean()),
  addTeam: changing(z.tuple([z.object({ ...scope, name: TeamName, days: Days })]), z.string()),
  addToken: changing(
    z.tuple([z.object({ ...z.object(scope).partial().shape, team: TeamName, days: Days })]),
    z.object({ id: z.string(), token: z.string(), expiresAt: z.string().optional() }),
  ),
  revokeToken: changing(z.tuple([z.string().max(20)]), z.null()),
  trustPipeline: changing(
    z.tuple([
      z.object({
        ...scope,
        team: TeamName,
        issuer: z.string().max(300),
        repository: z.string().max(300),
        ref: z.string().max(300).optional(),
        environment: z.string().max(100).optional(),
      }),
    ]),
    z.string(),
  ),
  revokePipeline: changing(z.tuple([z.string().max(20)]), z.null()),
  removeTeam: changing(z.tuple([TeamName]), z.null()),
  collect: changing(
    z.tuple([z.object({ keepDays: z.number().max(10_000), dryRun: z.boolean().optional() })]),
    Collection,
  ),
} as const;

export type Operations = typeof operations;
export type OperationName = keyof Operations;

/** Each operation as a function. */
export type OperationHandlers = {
  [Name in OperationName]: (
    ...args: z.output<Operations[Name]['args']>
  ) => Promise<z.output<Operations[Name]['result']>>;
};

export function isOperation(name: string): name is OperationName {
  return Object.hasOwn(operations, name);
}

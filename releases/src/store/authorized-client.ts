import type { ChannelLock, ChannelName } from '@clinic/contracts';
import type { Collection, CollectionRequest } from './collection.ts';
import { movedMeanwhile } from './channels/channel-moves.ts';
import type { Promotion } from './channels/promotion.ts';
import type { Rollback, RolloutAbort } from './channels/rollback.ts';
import { isStoreError } from './errors.ts';
import type { PreviewRequest } from './previews/previews.ts';
import type { ReleaseStore } from './release-store.ts';
import type { PipelineRequest } from './access/pipelines.ts';
import type { AccessRequest, Attribution, Credential } from './access/rights.ts';
import type { TeamRequest } from './access/teams.ts';
import type { NewToken, TokenRequest } from './access/tokens.ts';

/** Who acts: by a team's token or a verified identity, or in a store without teams under a name of their own. */
export interface Actor {
  token: Credential;
  self: string;
}

type Unsigned<T> = Omit<T, 'by' | 'via'>;

/** An operation that asks for a right first. Only {@link requiring} makes one. */
type Authorized<A extends unknown[], R> = ((...args: A) => Promise<R>) & { readonly requiresRight: true };

/** Names the actor when the actor has the right; else it throws `forbidden`. */
type Authorize = (access: AccessRequest) => Promise<Attribution>;

/** A channel moves at most once per write, so a few tries outlast any crowd that comes one after the other. */
const tries = 20;

/** What needs every right everywhere. */
const manage: AccessRequest = { action: 'manage', remotes: [] };

/** The operations of a store that need a right, in the name of one actor. */
export type AuthorizedClient = ReturnType<typeof authorizedClient>;

/** The operations that an actor may ask of a store. Each asks for its right first, and the history names who has it. */
export function authorizedClient(store: ReleaseStore, { token, self }: Actor) {
  const authorize: Authorize = (access) => store.authorize(token, access, self);
  /** An operation with the right that it needs, which may depend on what it is asked for. */
  const requiring = <A extends unknown[], R>(
    accessFor: (...args: A) => AccessRequest,
    run: (attribution: Attribution, ...args: A) => R | Promise<R>,
  ): Authorized<A, R> =>
    Object.assign(async (...args: A) => run(await authorize(accessFor(...args)), ...args), {
      requiresRight: true as const,
    });
  /** An operation that learns from the store which right it needs. */
  const requiringLater = <A extends unknown[], R>(
    run: (authorize: Authorize, ...args: A) => Promise<R>,
  ): Authorized<A, R> => Object.assign(async (...args: A) => run(authorize, ...args), { requiresRight: true as const });

  return {
    /** Who publishes these, for `publish` of the store. */
    publisher: requiring(
      (names: readonly string[]) => ({ action: 'publish', remotes: names }),
      ({ by }) => by,
    ),
    promote: requiring(
      ({ channel, changes }: Unsigned<Promotion>) => ({ action: 'promote', remotes: Object.keys(changes), channel }),
      (attribution, promotion) =>
        untilSettled(promotion.expectedSeq, () => store.promote({ ...promotion, ...attribution })),
    ),
    /** Needs the right to promote for every part that the rollback changes. */
    rollback: requiringLater((authorize, request: Unsigned<Rollback>) =>
      untilSettled(request.expectedSeq, () => rollBack(store, authorize, request)),
    ),
    abortRollout: requiring(
      ({ channel, remote }: Unsigned<RolloutAbort>) => ({ action: 'promote', remotes: [remote], channel }),
      (attribution, request) => store.abortRollout({ ...request, ...attribution }),
    ),
    /** Freezes a channel for every part, so it needs the right to lock for all (`*`). */
    lock: requiring<[channel: ChannelName, reason: string], ChannelLock>(
      (channel) => ({ action: 'lock', remotes: ['*'], channel }),
      ({ by }, channel, reason) => store.lock(channel, { reason, by }),
    ),
    /** False when the channel was not locked. */
    unlock: requiring<[channel: ChannelName, reason?: string], boolean>(
      (channel) => ({ action: 'lock', remotes: ['*'], channel }),
      ({ by }, channel, reason) => store.unlock(channel, { reason, by }),
    ),
    createPreview: requiring(
      ({ replaces, base }: Unsigned<PreviewRequest>) => ({
        action: 'preview',
        remotes: Object.keys(replaces),
        channel: base,
      }),
      ({ by }, request) => store.createPreview({ ...request, by }),
    ),
    /** False when it was ended already. */
    revokePreview: requiringLater(async (authorize, id: string) => {
      const answer = await store.readPreview(id);
      // Everybody may learn that a preview does not exist. What an altered one says about itself is not trusted.
      if (!answer.ok && answer.reason === 'unknown') return store.revokePreview(id, self);
      const { preview } = 'preview' in answer ? answer : { preview: null };
      const remotes = preview === null ? ['*'] : Object.keys(preview.replaces);
      const asked = authorize({ action: 'preview', remotes, channel: preview?.base });
      const { by } = await asked.catch(async (error: unknown) => {
        // Without the key it says nothing about itself: that is what is missing then, and no right.
        if (preview === null) await store.assertPreviewKey();
        throw error;
      });
      return store.revokePreview(id, by);
    }),
    /** The token of the new team. */
    addTeam: requiring<[request: Unsigned<TeamRequest>], string>(
      () => manage,
      ({ by }, request) => store.addTeam({ ...request, by }),
    ),
    removeTeam: requiring<[name: string], void>(
      () => manage,
      ({ by }, name) => store.removeTeam(name, by),
    ),
    /** A further token of a team. */
    addToken: requiring<[request: Unsigned<TokenRequest>], NewToken>(
      () => manage,
      ({ by }, request) => store.addToken({ ...request, by }),
    ),
    revokeToken: requiring<[id: string], void>(
      () => manage,
      ({ by }, id) => store.revokeToken(id, by),
    ),
    /** Lets jobs of a CI act for a team; the id of that. */
    trustPipeline: requiring<[request: Unsigned<PipelineRequest>], string>(
      () => manage,
      ({ by }, request) => store.trustPipeline({ ...request, by }),
    ),
    revokePipeline: requiring<[id: string], void>(
      () => manage,
      ({ by }, id) => store.revokePipeline(id, by),
    ),
    /** Deleting concerns every team, so it needs every right. */
    collect: requiring<[request: Unsigned<CollectionRequest>], Collection>(
      () => manage,
      ({ by }, request) => store.collect({ ...request, by }),
    ),
  } satisfies Record<string, Authorized<never[], unknown>>;
}

async function rollBack(store: ReleaseStore, authorize: Authorize, request: Unsigned<Rollback>) {
  const { channel, to, withShares, expectedSeq } = request;
  const current = await store.readRegistry(channel);
  const seq = current?.seq ?? 0;
  // The right is asked for what changes from here: it holds for this number and for no other that the caller names.
  if (expectedSeq !== undefined && expectedSeq !== seq) throw movedMeanwhile(channel, seq, expectedSeq);
  const target = to ?? (await store.rollbackTarget(channel, withShares)) ?? undefined;
  // The store refuses what was never live there, whatever it would change.
  const wasLive = (await store.readDeploymentRecords(channel)).some((record) => record.to === target);
  const moved = target === undefined || !wasLive ? [] : await store.movedBy(channel, target, withShares);
  // A channel whose registry was lost is put back as a whole.
  const attribution = await authorize({ action: 'promote', remotes: current === null ? ['*'] : moved, channel });
  return store.rollback({ ...request, to: target, expectedSeq: seq, ...attribution });
}

/** Tries again when somebody else moved the channel meanwhile, unless the caller said where it has to be. */
async function untilSettled<T>(expectedSeq: number | undefined, action: () => Promise<T>, left = tries): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (expectedSeq !== undefined || left <= 1 || !isStoreError(error, 'conflict')) throw error;
    return untilSettled(expectedSeq, action, left - 1);
  }
}

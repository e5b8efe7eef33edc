import type { ChannelLock, ChannelName, Preview } from '@clinic/contracts';
import type { Collection, CollectionRequest } from '../artifacts/collection.ts';
import { movedMeanwhile } from '../channels/channel-moves.ts';
import { isStoreError } from '../errors.ts';
import type { AccessRequest, ChannelMove, PreviewRequest, Promotion, ReleaseStore, Rollback } from '../index.ts';
import type { RolloutAbort, TeamRequest } from '../index.ts';

/** Who acts: by a team's token, or in a store without teams under a name of their own. */
export interface Actor {
  token: string | null;
  self: string;
}

type Unsigned<T> = Omit<T, 'by'>;

/** The acts of a store that need a right, in the name of one actor. Each is refused with `forbidden` without that right. */
export interface AuthorizedClient {
  /** Who publishes these, for {@link ReleaseStore.publish}. */
  publisher(names: readonly string[]): Promise<string>;
  promote(promotion: Unsigned<Promotion>): Promise<ChannelMove>;
  /** Needs the right to promote for every part that the rollback changes. */
  rollback(rollback: Unsigned<Rollback>): Promise<ChannelMove>;
  abortRollout(request: Unsigned<RolloutAbort>): Promise<ChannelMove>;
  /** Freezes a channel for every part, so it needs the right to lock for all (`*`). */
  lock(channel: ChannelName, reason: string): Promise<ChannelLock>;
  /** False when the channel was not locked. */
  unlock(channel: ChannelName, reason?: string): Promise<boolean>;
  createPreview(request: Unsigned<PreviewRequest>): Promise<Preview>;
  /** False when it was ended already. */
  revokePreview(id: string): Promise<boolean>;
  /** The token of the new team. */
  addTeam(request: Unsigned<TeamRequest>): Promise<string>;
  removeTeam(name: string): Promise<void>;
  /** Deleting concerns every team, so it needs every right. */
  collect(request: Unsigned<CollectionRequest>): Promise<Collection>;
}

/** A channel moves at most once per write, so a few tries outlast any crowd that comes one after the other. */
const tries = 20;

/** What an actor may do in a store: every act asks for its right first, and stands in the history under who has it. */
export function authorizedClient(store: ReleaseStore, { token, self }: Actor): AuthorizedClient {
  const may = (act: AccessRequest['action'], remotes: readonly string[], channel?: ChannelName) =>
    store.authorize(token, { action: act, remotes, channel }, self);
  return {
    publisher: (names) => may('publish', names),
    promote: async (promotion) => {
      const { channel, changes, expectedSeq } = promotion;
      const by = await may('promote', Object.keys(changes), channel);
      return untilSettled(expectedSeq, () => store.promote({ ...promotion, by }));
    },
    rollback: (request) =>
      untilSettled(request.expectedSeq, async () => {
        const { channel, to, expectedSeq } = request;
        const current = await store.readRegistry(channel);
        const seq = current?.seq ?? 0;
        // The right is asked for what changes from here: it holds for this number and for no other that the caller names.
        if (expectedSeq !== undefined && expectedSeq !== seq) throw movedMeanwhile(channel, seq, expectedSeq);
        const target = to ?? current?.previous ?? undefined;
        // What was never live there is refused by the store, whatever it would change.
        const wasLive = (await store.readDeploymentRecords(channel)).some((line) => line.to === target);
        const moved = target === undefined || !wasLive ? [] : await store.movedBy(channel, target);
        // A channel whose registry was lost is put back whole.
        const by = await may('promote', current === null ? ['*'] : moved, channel);
        return store.rollback({ ...request, to: target, expectedSeq: seq, by });
      }),
    abortRollout: async (request) =>
      store.abortRollout({ ...request, by: await may('promote', [request.remote], request.channel) }),
    lock: async (channel, reason) => store.lock(channel, { reason, by: await may('lock', ['*'], channel) }),
    unlock: async (channel, reason) => store.unlock(channel, { reason, by: await may('lock', ['*'], channel) }),
    createPreview: async (request) =>
      store.createPreview({ ...request, by: await may('preview', Object.keys(request.replaces), request.base) }),
    revokePreview: async (id) => {
      const answer = await store.readPreview(id);
      // What nobody made is told to everybody; what was altered is believed in nothing it says, nor in whose it is.
      if (!answer.ok && answer.reason === 'unknown') return store.revokePreview(id, self);
      const { preview } = 'preview' in answer ? answer : { preview: null };
      const by = await may('preview', preview === null ? ['*'] : Object.keys(preview.replaces), preview?.base);
      return store.revokePreview(id, by);
    },
    addTeam: async (request) => store.addTeam({ ...request, by: await may('manage', []) }),
    removeTeam: async (name) => store.removeTeam(name, await may('manage', [])),
    collect: async (request) => store.collect({ ...request, by: await may('manage', []) }),
  };
}

/** Tries again when somebody else moved the channel meanwhile, unless the caller said where it has to be. */
async function untilSettled<T>(expectedSeq: number | undefined, act: () => Promise<T>, left = tries): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (expectedSeq !== undefined || left <= 1 || !isStoreError(error, 'conflict')) throw error;
    return untilSettled(expectedSeq, act, left - 1);
  }
}

import type { ChannelLock, ChannelName, Team } from '@clinic/contracts';
import { collect } from '../artifacts/collection.ts';
import type { Collection, CollectionRequest } from '../artifacts/collection.ts';
import type { StoreContext } from '../store-context.ts';
import * as locks from '../channels/locks.ts';
import type { LockRequest, UnlockRequest } from '../channels/locks.ts';
import { authorize } from './rights.ts';
import type { AccessRequest } from './rights.ts';
import * as teams from './teams.ts';
import type { TeamRequest } from './teams.ts';

/** Who may do what in a store, which channels stand still, and what is deleted. */
export interface Governance {
  /** Every team, by name. A store without any has no rights set up: everybody acts under their own name. */
  listTeams(): Promise<Team[]>;
  /** The new team's token, which is kept nowhere. */
  addTeam(request: TeamRequest): Promise<string>;
  removeTeam(name: string, by: string): Promise<void>;
  /** The team of a token. */
  whoIs(token: string): Promise<Team | null>;
  /** Who acts, for the history: the token's team, or `self` without any team. `forbidden` without the right, which the history keeps. */
  authorize(token: string | null, ask: AccessRequest, self: string): Promise<string>;
  readLock(channel: ChannelName): Promise<ChannelLock | null>;
  lock(channel: ChannelName, request: LockRequest): Promise<ChannelLock>;
  /** False when the channel was not locked. */
  unlock(channel: ChannelName, request: UnlockRequest): Promise<boolean>;
  /** Deletes releases that nobody can need any more, and tells which. */
  collect(request: CollectionRequest): Promise<Collection>;
}

export function governanceOf(context: StoreContext, now: () => Date): Governance {
  return {
    listTeams: () => teams.listTeams(context),
    addTeam: (request) => teams.addTeam(context, request, now()),
    removeTeam: (name, by) => teams.removeTeam(context, name, by, now()),
    whoIs: (token) => teams.whoIs(context, token),
    authorize: (token, ask, self) => authorize(context, token, ask, self, now()),
    readLock: (channel) => locks.readLock(context, channel),
    lock: (channel, request) => locks.lock(context, channel, request, now()),
    unlock: (channel, request) => locks.unlock(context, channel, request, now()),
    collect: (request) => collect(context, request, now()),
  };
}

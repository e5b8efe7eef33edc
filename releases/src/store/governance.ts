import type { ChannelLock, ChannelName, Team } from '@clinic/contracts';
import { collect } from './collection.ts';
import type { Collection, CollectionRequest } from './collection.ts';
import type { Layout } from './layout.ts';
import * as locks from './locks.ts';
import type { LockRequest, UnlockRequest } from './locks.ts';
import { authorise } from './rights.ts';
import type { Ask } from './rights.ts';
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
  authorise(token: string | null, ask: Ask, self: string): Promise<string>;
  readLock(channel: ChannelName): Promise<ChannelLock | null>;
  lock(channel: ChannelName, request: LockRequest): Promise<ChannelLock>;
  /** False when the channel was not locked. */
  unlock(channel: ChannelName, request: UnlockRequest): Promise<boolean>;
  /** Deletes releases that nobody can need any more, and tells which. */
  collect(request: CollectionRequest): Promise<Collection>;
}

export function governanceOf(layout: Layout, now: () => Date): Governance {
  return {
    listTeams: () => teams.listTeams(layout),
    addTeam: (request) => teams.addTeam(layout, request, now()),
    removeTeam: (name, by) => teams.removeTeam(layout, name, by, now()),
    whoIs: (token) => teams.whoIs(layout, token),
    authorise: (token, ask, self) => authorise(layout, token, ask, self, now()),
    readLock: (channel) => locks.readLock(layout, channel),
    lock: (channel, request) => locks.lock(layout, channel, request, now()),
    unlock: (channel, request) => locks.unlock(layout, channel, request, now()),
    collect: (request) => collect(layout, request, now()),
  };
}

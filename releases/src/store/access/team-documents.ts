import { ChannelName, Scope, Team } from '@clinic/contracts/registry';
import type { HistoryLine } from '@clinic/contracts';
import * as z from 'zod/mini';
import { changeDocument, readDocument } from '../context/documents.ts';
import type { StoreContext } from '../context/store-context.ts';
import { StoreError } from '../errors.ts';
import { managesStore } from './grants.ts';

/** A team from before teams had several tokens: it has one, for all that it may do, which does not end. */
const FormerTeam = z.object({
  ...Scope.shape,
  schema: z.literal('clinic-team/1'),
  name: z.string(),
  channels: z.array(ChannelName),
  tokenHash: z.string(),
  createdAt: z.string(),
  by: z.string(),
});

const KeptTeam = z.pipe(
  z.union([Team, FormerTeam]),
  z.transform((kept): Team => {
    if (kept.schema === 'clinic-team/2') return kept;
    const { tokenHash: hash, ...team } = kept;
    const { remotes, channels, rights, createdAt, by } = team;
    const token = { id: `t-${hash.slice(0, 8)}`, hash, remotes, channels, rights, createdAt, by };
    return { ...team, schema: 'clinic-team/2', tokens: [token], pipelines: [] };
  }),
);

/** `teams.json`: every team of the store by its name. */
const Teams = z.record(z.string(), KeptTeam);
export type Teams = Record<string, Team>;

export function readTeams(context: StoreContext): Promise<Teams> {
  return readDocument(context, context.teams, Teams, {});
}

/** Replaces the teams, with a line in the history. Callers hold the store's lock. */
export function changeTeams(
  context: StoreContext,
  line: Omit<HistoryLine, 'act'>,
  change: (before: Teams) => Teams,
): Promise<void> {
  return changeDocument(context, context.teams, Teams, {}, change, { ...line, act: 'team' });
}

/** @throws {StoreError} `missing` */
export function requireTeam(teams: Teams, name: string): Team {
  const team = Object.hasOwn(teams, name) ? teams[name] : undefined;
  if (team) return team;
  throw new StoreError('missing', `There is no team ${name}. See: release team list`);
}

/** @throws {StoreError} `refused` when teams are left, and none of them has a token that manages the store and does not end */
export function assertManaged(left: Teams, removed: string): void {
  const teams = Object.values(left);
  const manages = teams.some(({ tokens }) => tokens.some((one) => one.expiresAt === undefined && managesStore(one)));
  if (teams.length === 0 || manages) return;
  throw new StoreError('refused', `Without ${removed} nobody could manage the teams. Add another one first.`);
}

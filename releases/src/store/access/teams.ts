import { Team } from '@clinic/contracts/registry';
import type { ShownTeam } from '@clinic/contracts';
import * as z from 'zod/mini';
import type { StoreContext } from '../context/store-context.ts';
import { StoreError } from '../errors.ts';
import { managesStore, scopeOf, scopeWith } from './grants.ts';
import type { ScopeRequest } from './grants.ts';
import { assertManaged, changeTeams, readTeams, requireTeam } from './team-documents.ts';
import { daysOf, lastUses, makeToken } from './tokens.ts';

export interface TeamRequest extends ScopeRequest {
  name: string;
  /** Days until its token is refused; without it 90, and no end for who manages the store. */
  days?: number | undefined;
  by: string;
}

/** Every team, by name. A store without any has no rights set up. */
export async function listTeams(context: StoreContext): Promise<ShownTeam[]> {
  const uses = await lastUses(context);
  const teams = Object.values(await readTeams(context)).sort((one, other) => (one.name < other.name ? -1 : 1));
  return teams.map(({ tokens, ...team }) => ({
    ...team,
    tokens: tokens.map(({ hash: _kept, ...token }) => {
      const lastUsedAt = uses[token.id];
      return { ...token, ...(lastUsedAt === undefined ? {} : { lastUsedAt }) };
    }),
  }));
}

/** Makes a team and returns its first token, for all that it may do, which is shown this once. */
export async function addTeam(context: StoreContext, request: TeamRequest, now: Date): Promise<string> {
  const { name, by } = request;
  const scope = scopeWith(request);
  const days = daysOf(scope, request.days);
  const { token, kept } = makeToken(scope, { by, days }, now);
  const made: Team = {
    schema: 'clinic-team/2',
    name,
    ...scope,
    tokens: [kept],
    pipelines: [],
    createdAt: kept.createdAt,
    by,
  };
  const parsed = z.safeParse(Team, made);
  if (!parsed.success) throw new StoreError('invalid', `That is no team: ${z.prettifyError(parsed.error)}`);
  if (Object.values(scope).some((part) => part.length === 0)) {
    throw new StoreError('invalid', `A team needs at least one remote, one channel and one right.`);
  }
  await context.backend.exclusively(async () => {
    const line = { at: kept.createdAt, by, team: name, what: `added, may ${scopeOf(scope)}` };
    await changeTeams(context, line, (teams) => {
      if (Object.hasOwn(teams, name)) {
        throw new StoreError('refused', `There is a team ${name}. Take it away first: release team remove ${name}`);
      }
      if (Object.keys(teams).length === 0 && (!managesStore(scope) || days !== null)) {
        throw new StoreError(
          'refused',
          `From the first team on nobody acts without a token, so the first must be one that may do everything: release team add ${name} --all`,
        );
      }
      return { ...teams, [name]: parsed.data };
    });
  });
  return token;
}

/** Takes a team away with its tokens; they are refused from then on. The last team that manages the store goes last. */
export async function removeTeam(context: StoreContext, name: string, by: string, now: Date): Promise<void> {
  await context.backend.exclusively(async () => {
    await changeTeams(context, { at: now.toISOString(), by, team: name, what: 'removed' }, (teams) => {
      requireTeam(teams, name);
      const { [name]: _removed, ...left } = teams;
      assertManaged(left, name);
      return left;
    });
  });
}

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { ChannelName, Team, TeamRight } from '@clinic/contracts/registry';
import * as z from 'zod/mini';
import { changeDocument, readDocument } from '../context/documents.ts';
import { StoreError } from '../errors.ts';
import { record } from '../context/history.ts';
import type { StoreContext } from '../context/store-context.ts';

/** `teams.json`: every team of the store by its name. */
const Teams = z.record(z.string(), Team);

export interface TeamRequest {
  name: string;
  /** Names of remotes, `host`, or `*` for all and the host. */
  remotes: readonly string[];
  channels: readonly ChannelName[];
  rights: readonly TeamRight[];
  by: string;
}

/** Every team, by name. A store without any has no rights set up. */
export async function listTeams(context: StoreContext): Promise<Team[]> {
  const teams = await readDocument(context, context.teams, Teams, {});
  return Object.values(teams).sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Whether a team may do everything everywhere, and therefore also say what other teams may. */
export function managesStore({ remotes, channels, rights }: Team): boolean {
  return (
    remotes.includes('*') &&
    ChannelName.options.every((channel) => channels.includes(channel)) &&
    TeamRight.options.every((right) => rights.includes(right))
  );
}

/** Makes a team and returns its token, 256 random bits. Only the token's hash is kept, so it is shown this once. */
export async function addTeam(context: StoreContext, request: TeamRequest, now: Date): Promise<string> {
  const token = `ct_${randomBytes(32).toString('base64url')}`;
  const { name, by } = request;
  const team = teamOf(request, token, now);
  await context.backend.exclusively(async () => {
    await changeDocument(context, context.teams, Teams, {}, (teams) => {
      if (name in teams) {
        throw new StoreError('refused', `There is a team ${name}. Take it away first: release team remove ${name}`);
      }
      if (Object.keys(teams).length === 0 && !managesStore(team)) {
        throw new StoreError(
          'refused',
          `From the first team on nobody acts without a token, so the first must be one that may do everything: release team add ${name} --all`,
        );
      }
      return { ...teams, [name]: team };
    });
    const what = `added, may ${scopeOf(team)}`;
    await record(context, { at: team.createdAt, by, act: 'team', team: name, what });
  });
  return token;
}

/** Takes a team's token away; it is refused from then on. The last team that manages the store goes last. */
export async function removeTeam(context: StoreContext, name: string, by: string, now: Date): Promise<void> {
  await context.backend.exclusively(async () => {
    await changeDocument(context, context.teams, Teams, {}, (teams) => {
      const { [name]: removed, ...rest } = teams;
      if (!removed) throw new StoreError('missing', `There is no team ${name}. See: release team list`);
      const left = Object.values(rest);
      if (left.length > 0 && !left.some(managesStore)) {
        throw new StoreError('refused', `Without ${name} nobody could manage the teams. Add another one first.`);
      }
      return rest;
    });
    await record(context, { at: now.toISOString(), by, act: 'team', team: name, what: 'removed' });
  });
}

/** The team that a token belongs to. Compares hashes in constant time, and with every team. */
export async function whoIs(context: StoreContext, token: string): Promise<Team | null> {
  const given = Buffer.from(hashOf(token), 'hex');
  const teams = await listTeams(context);
  return teams.filter(({ tokenHash }) => timingSafeEqual(Buffer.from(tokenHash, 'hex'), given))[0] ?? null;
}

/** What a team may do, in words. */
export function scopeOf({ rights, remotes, channels }: Pick<Team, 'rights' | 'remotes' | 'channels'>): string {
  return `${rights.join(', ')} ${remotes.join(', ')} in ${channels.join(', ')}`;
}

function teamOf({ name, remotes, channels, rights, by }: TeamRequest, token: string, now: Date): Team {
  const parsed = z.safeParse(Team, {
    schema: 'clinic-team/1',
    name,
    remotes: [...new Set(remotes)],
    channels: [...new Set(channels)],
    rights: [...new Set(rights)],
    tokenHash: hashOf(token),
    createdAt: now.toISOString(),
    by,
  });
  if (!parsed.success) throw new StoreError('invalid', `That is no team: ${z.prettifyError(parsed.error)}`);
  if (remotes.length > 0 && channels.length > 0 && rights.length > 0) return parsed.data;
  throw new StoreError('invalid', `A team needs at least one remote, one channel and one right.`);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

import type { ChannelName, HistoryLine, Team, TeamRight } from '@clinic/contracts';
import { StoreError } from '../errors.ts';
import { readHistory, record } from '../context/history.ts';
import type { StoreContext } from '../context/store-context.ts';
import { listTeams, managesStore, scopeOf, whoIs } from './teams.ts';

/** What somebody wants to do. `manage` is everything everywhere: teams, and deleting artifacts. */
export interface AccessRequest {
  action: TeamRight | 'manage';
  /** Everything the act touches; `host` is the host. */
  remotes: readonly string[];
  /** Left out for acts that belong to no channel, such as publishing. */
  channel?: ChannelName | undefined;
}

const minute = 60_000;
/** Refusals that are written down in a minute, so that knocking on doors does not fill the disk. */
const refusalsPerMinute = 20;

/**
 * Who acts, for the history: the team of the token, or `self` in a store that has no teams. Whoever lacks the right gets
 * `forbidden`, which says what is missing and who has it, and stands in the history.
 */
export async function authorize(
  context: StoreContext,
  token: string | null,
  ask: AccessRequest,
  self: string,
  now: Date,
): Promise<string> {
  const teams = await listTeams(context);
  if (teams.length === 0) return self;
  const team = token === null ? null : await whoIs(context, token);
  if (team && mayDo(team, ask)) return team.name;

  const able = teams.filter((each) => mayDo(each, ask)).map(({ name }) => name);
  const who = able.length > 0 ? `Who may: ${able.join(', ')}.` : 'No team may; add one: release team add';
  const error = new StoreError('forbidden', `${lacking(token, team, ask)} ${who}`);
  const by = team?.name ?? self;
  const line = { by, channel: ask.channel, what: wordsOf(ask), reason: error.message };
  await context.backend.exclusively(() => recordRefusal(context, line, now));
  throw error;
}

/** Writes a refusal down, once a minute for the same one. Callers hold the store's lock. */
export async function recordRefusal(
  context: StoreContext,
  refusal: Pick<HistoryLine, 'by' | 'channel' | 'what' | 'reason'>,
  now: Date,
): Promise<void> {
  const { lines } = await readHistory(context);
  const recent = lines.filter(({ act, at }) => act === 'refuse' && now.getTime() - Date.parse(at) < minute);
  const recorded = recent.some(
    ({ by, channel, what, reason }) =>
      by === refusal.by && channel === refusal.channel && what === refusal.what && reason === refusal.reason,
  );
  if (recorded || recent.length >= refusalsPerMinute) return;
  await record(context, { at: now.toISOString(), act: 'refuse', ...refusal });
}

function mayDo(team: Team, { action: act, remotes, channel }: AccessRequest): boolean {
  if (act === 'manage') return managesStore(team);
  return (
    team.rights.includes(act) &&
    (channel === undefined || team.channels.includes(channel)) &&
    remotes.every((name) => covers(team, name))
  );
}

function covers(team: Team, remote: string): boolean {
  return team.remotes.includes('*') || team.remotes.includes(remote);
}

function lacking(token: string | null, team: Team | null, ask: AccessRequest): string {
  const what = wordsOf(ask);
  if (token === null) return `To ${what} a team's token is needed, in RELEASE_TOKEN.`;
  if (!team) return `No team has this token (RELEASE_TOKEN), so it may not ${what}.`;
  const { action: act, remotes, channel } = ask;
  if (act === 'manage') return `${team.name} may not ${what}; that takes every right everywhere.`;
  const missing = [
    ...(team.rights.includes(act) ? [] : [`the right to ${act}`]),
    ...remotes.filter((name) => !covers(team, name)),
    ...(channel === undefined || team.channels.includes(channel) ? [] : [channel]),
  ];
  return `${team.name} may not ${what}: it lacks ${missing.join(', ')}. It may ${scopeOf(team)}.`;
}

function wordsOf({ action: act, remotes, channel }: AccessRequest): string {
  const words = act === 'manage' ? 'manage the store' : [act, ...remotes].join(' ');
  return channel === undefined ? words : `${words} in ${channel}`;
}

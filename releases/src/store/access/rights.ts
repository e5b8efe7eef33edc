import type { ChannelName, HistoryLine, Scope, TeamRight } from '@clinic/contracts';
import { StoreError } from '../errors.ts';
import { readHistory, record } from '../context/history.ts';
import type { StoreContext } from '../context/store-context.ts';
import { covers, managesStore, scopeOf } from './grants.ts';
import type { Grant } from './grants.ts';
import { readTeams } from './team-documents.ts';
import { noteUse, whoIs } from './tokens.ts';

/** What somebody shows: a token, or what an identity that was verified grants. */
export type Credential = string | readonly Grant[] | null;

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

/** Who acts, and by which token or job; the latter only in a store that has teams. */
export type Attribution = Pick<HistoryLine, 'by' | 'via'>;

/**
 * Who acts, for the history: the team of the token, or `self` in a store that has no teams. Whoever lacks the right gets
 * `forbidden`, which says what is missing and who has it, and stands in the history.
 */
export async function authorize(
  context: StoreContext,
  credential: Credential,
  ask: AccessRequest,
  self: string,
  now: Date,
): Promise<Attribution> {
  const teams = Object.values(await readTeams(context));
  if (teams.length === 0) return { by: self };
  const grants = await grantsOf(context, credential, now);
  const used = grants.find((grant) => mayDo(grant, ask));
  if (used !== undefined) {
    await noteUse(context, used.id, now);
    return { by: used.name, via: used.run === undefined ? used.id : `${used.id}, run ${used.run}` };
  }

  const able = teams.filter((each) => mayDo(each, ask)).map(({ name }) => name);
  const who = able.length > 0 ? `Who may: ${able.join(', ')}.` : 'No team may; add one: release team add';
  const error = new StoreError('forbidden', `${lacking(credential, grants[0], ask)} ${who}`);
  const by = grants[0]?.name ?? self;
  const line = { by, channel: ask.channel, what: wordsOf(ask), reason: error.message };
  await context.backend.exclusively(() => recordRefusal(context, line, now));
  throw error;
}

async function grantsOf(context: StoreContext, credential: Credential, now: Date): Promise<readonly Grant[]> {
  if (credential === null) return [];
  if (typeof credential !== 'string') return credential;
  const grant = await whoIs(context, credential, now);
  return grant === null ? [] : [grant];
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

function mayDo(scope: Scope, { action: act, remotes, channel }: AccessRequest): boolean {
  if (act === 'manage') return managesStore(scope);
  return (
    scope.rights.includes(act) &&
    (channel === undefined || scope.channels.includes(channel)) &&
    remotes.every((name) => covers(scope, name))
  );
}

function lacking(credential: Credential, team: Grant | undefined, ask: AccessRequest): string {
  const what = wordsOf(ask);
  if (credential === null) return `To ${what} a team's token is needed, in RELEASE_TOKEN.`;
  if (!team) return `No team has this token (RELEASE_TOKEN), or it has expired, so it may not ${what}.`;
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

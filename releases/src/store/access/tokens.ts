import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Scope, Team, TeamToken } from '@clinic/contracts';
import * as z from 'zod/mini';
import { changeDocument, readDocument } from '../context/documents.ts';
import type { StoreContext } from '../context/store-context.ts';
import { StoreError } from '../errors.ts';
import { contains, managesStore, scopeOf, scopeWith } from './grants.ts';
import type { Grant, ScopeRequest } from './grants.ts';
import { assertManaged, changeTeams, readTeams, requireTeam } from './team-documents.ts';

export interface TokenRequest extends Partial<ScopeRequest> {
  team: string;
  /** Days until it is refused; without it {@link defaultDays}, and no end for one that manages the store. */
  days?: number | undefined;
  by: string;
}

/** A token, which is shown this once. */
export interface NewToken {
  id: string;
  token: string;
  expiresAt: string | undefined;
}

/** `token-uses.json`: when each token was used last, by its id. */
const TokenUses = z.record(z.string(), z.string());

const day = 24 * 60 * 60 * 1000;
/** How long a token lasts when nobody says it. */
export const defaultDays = 90;
/** Most days of a token that ends. */
const mostDays = 400;
/** Tokens that a team may have. */
const mostTokens = 50;
/** A use is noted at most so often, in milliseconds, so that acting costs no write each time. */
const notedEveryMs = 60 * 60 * 1000;

/** The days of a token for which nobody said them: whoever manages the store must not be locked out by the clock. */
export function daysOf(scope: Scope, days: number | undefined): number | null {
  return days ?? (managesStore(scope) ? null : defaultDays);
}

/** Makes a token of 256 random bits; only its hash is kept. */
export function makeToken(
  scope: Scope,
  { by, days }: { by: string; days: number | null },
  now: Date,
): { token: string; kept: TeamToken } {
  if (days !== null && !(days > 0 && days <= mostDays)) {
    throw new StoreError('invalid', `A token lasts more than 0 and at most ${mostDays} days.`);
  }
  const token = `ct_${randomBytes(32).toString('base64url')}`;
  const hash = hashOf(token);
  const ends = days === null ? {} : { expiresAt: new Date(now.getTime() + days * day).toISOString() };
  const kept = { ...scopeWith(scope), id: `t-${hash.slice(0, 8)}`, hash, createdAt: now.toISOString(), by, ...ends };
  return { token, kept };
}

/** Adds a token to a team, for all that the team may do or for a part of it. */
export async function addToken(context: StoreContext, request: TokenRequest, now: Date): Promise<NewToken> {
  const { team: name, days, by } = request;
  return context.backend.exclusively(async () => {
    const team = requireTeam(await readTeams(context), name);
    const { remotes = team.remotes, channels = team.channels, rights = team.rights } = request;
    const scope = { remotes: [...remotes], channels: [...channels], rights: [...rights] };
    if (!contains(team, scope)) {
      throw new StoreError('refused', `A token of ${name} may do no more than ${name}: ${scopeOf(team)}.`);
    }
    if (team.tokens.length >= mostTokens) {
      throw new StoreError('refused', `${name} has ${mostTokens} tokens. Revoke one first: release team list`);
    }
    const { token, kept } = makeToken(scope, { by, days: daysOf(scope, days) }, now);
    const what = `token ${kept.id} until ${kept.expiresAt ?? 'it is revoked'}, may ${scopeOf(kept)}`;
    await changeTeams(context, { at: kept.createdAt, by, team: name, what }, (teams) => ({
      ...teams,
      [name]: { ...team, tokens: [...team.tokens, kept] },
    }));
    return { id: kept.id, token, expiresAt: kept.expiresAt };
  });
}

/** Takes a token away; it is refused from then on. One that manages the store without end stays while there are teams. */
export async function revokeToken(context: StoreContext, id: string, by: string, now: Date): Promise<void> {
  await context.backend.exclusively(async () => {
    const teams = await readTeams(context);
    const team = Object.values(teams).find(({ tokens }) => tokens.some((token) => token.id === id));
    if (!team) throw new StoreError('missing', `There is no token ${id}. See: release team list`);
    const left = { ...teams, [team.name]: { ...team, tokens: team.tokens.filter((token) => token.id !== id) } };
    assertManaged(left, id);
    const line = { at: now.toISOString(), by, team: team.name, what: `token ${id} revoked` };
    await changeTeams(context, line, () => left);
  });
}

/** What a token grants; null for one that nobody has or that is expired. Compares hashes in constant time, and with every token. */
export async function whoIs(context: StoreContext, token: string, now: Date): Promise<Grant | null> {
  const given = Buffer.from(hashOf(token), 'hex');
  const held = Object.values(await readTeams(context)).flatMap((team) => team.tokens.map((each) => ({ team, each })));
  const [found] = held.filter(({ each }) => timingSafeEqual(Buffer.from(each.hash, 'hex'), given));
  if (!found || isExpired(found.each, now)) return null;
  const { id, remotes, channels, rights } = found.each;
  return { name: found.team.name, id, remotes, channels, rights };
}

/** Remembers that a token was used. Of what is gone nothing is kept. */
export async function noteUse(context: StoreContext, id: string, now: Date): Promise<void> {
  const last = (await lastUses(context))[id];
  if (last !== undefined && now.getTime() - Date.parse(last) < notedEveryMs) return;
  await context.backend.exclusively(async () => {
    const ids = new Set(Object.values(await readTeams(context)).flatMap(idsOf));
    await changeDocument(context, context.tokenUses, TokenUses, {}, (uses) => ({
      ...Object.fromEntries(Object.entries(uses).filter(([each]) => ids.has(each))),
      [id]: now.toISOString(),
    }));
  });
}

/** When each token and pipeline was used last, to the hour, by its id. */
export function lastUses(context: StoreContext): Promise<Record<string, string>> {
  return readDocument(context, context.tokenUses, TokenUses, {});
}

function idsOf({ tokens, pipelines }: Team): string[] {
  return [...tokens, ...pipelines].map(({ id }) => id);
}

function isExpired({ expiresAt }: TeamToken, now: Date): boolean {
  return expiresAt !== undefined && now.getTime() >= Date.parse(expiresAt);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

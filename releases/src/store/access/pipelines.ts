import { randomBytes } from 'node:crypto';
import { TrustedPipeline } from '@clinic/contracts/registry';
import * as z from 'zod/mini';
import type { StoreContext } from '../context/store-context.ts';
import { StoreError } from '../errors.ts';
import { contains, scopeOf, scopeWith } from './grants.ts';
import type { Grant, ScopeRequest } from './grants.ts';
import { changeTeams, readTeams, requireTeam } from './team-documents.ts';

export interface PipelineRequest extends ScopeRequest {
  team: string;
  /** Address of who issues the identity tokens, for example `https://token.actions.githubusercontent.com`. */
  issuer: string;
  repository: string;
  ref?: string | undefined;
  environment?: string | undefined;
  by: string;
}

/** Who a job is, from an identity token that was verified. */
export interface JobIdentity {
  issuer: string;
  repository: string;
  ref: string | null;
  environment: string | null;
  /** Number of its run, for the history. */
  run?: string | null;
}

const mostPipelines = 50;

/** Lets the jobs of a repository act for a team, for all or a part of what it may do. Returns the id of that. */
export async function trustPipeline(context: StoreContext, request: PipelineRequest, now: Date): Promise<string> {
  const { team: name, by, issuer, repository, ref, environment } = request;
  const id = `w-${randomBytes(4).toString('hex')}`;
  const at = now.toISOString();
  const scope = scopeWith(request);
  const made = { id, issuer, repository, ref, environment, ...scope, createdAt: at, by };
  const parsed = z.safeParse(TrustedPipeline, made);
  if (!parsed.success) throw new StoreError('invalid', `That is no pipeline: ${z.prettifyError(parsed.error)}`);
  if (ref === undefined && environment === undefined) {
    const why = 'otherwise every branch of it could act, also one of somebody else';
    throw new StoreError('invalid', `Name the ref or the environment of ${repository}: ${why}.`);
  }
  if (!isIssuer(issuer)) throw new StoreError('invalid', `${issuer} is no address with https.`);
  await context.backend.exclusively(async () => {
    const team = requireTeam(await readTeams(context), name);
    if (!contains(team, scope)) {
      throw new StoreError('refused', `A pipeline of ${name} may do no more than ${name}: ${scopeOf(team)}.`);
    }
    if (team.pipelines.length >= mostPipelines) {
      throw new StoreError('refused', `${name} trusts ${mostPipelines} pipelines. Take one away first.`);
    }
    const pipelines = [...team.pipelines, parsed.data];
    const where = [repository, ref, environment].filter((part) => part !== undefined).join(' ');
    const line = { at, by, team: name, what: `trusts ${id} ${where}, may ${scopeOf(scope)}` };
    await changeTeams(context, line, (teams) => ({ ...teams, [name]: { ...team, pipelines } }));
  });
  return id;
}

/** Lets those jobs act no longer. */
export async function revokePipeline(context: StoreContext, id: string, by: string, now: Date): Promise<void> {
  await context.backend.exclusively(async () => {
    const teams = await readTeams(context);
    const team = Object.values(teams).find(({ pipelines }) => pipelines.some((each) => each.id === id));
    if (!team) throw new StoreError('missing', `There is no pipeline ${id}. See: release team list`);
    const pipelines = team.pipelines.filter((each) => each.id !== id);
    const line = { at: now.toISOString(), by, team: team.name, what: `trusts ${id} no longer` };
    await changeTeams(context, line, () => ({ ...teams, [team.name]: { ...team, pipelines } }));
  });
}

/** Addresses whose identity tokens count for some team. */
export async function trustedIssuers(context: StoreContext): Promise<Set<string>> {
  return new Set(
    Object.values(await readTeams(context)).flatMap(({ pipelines }) => pipelines.map(({ issuer }) => issuer)),
  );
}

/**
 * What a job may do: one grant for each pipeline that it is; none for a stranger.
 * @throws {StoreError} `forbidden` when several teams trust it, since the history could not say who acted
 */
export async function whoRuns(context: StoreContext, job: JobIdentity): Promise<Grant[]> {
  const grants = Object.values(await readTeams(context)).flatMap(({ name, pipelines }) =>
    pipelines
      .filter((pipeline) => isJobOf(pipeline, job))
      .map(({ id, remotes, channels, rights }): Grant => ({
        name,
        id,
        remotes,
        channels,
        rights,
        run: job.run ?? undefined,
      })),
  );
  const teams = [...new Set(grants.map(({ name }) => name))];
  if (teams.length < 2) return grants;
  throw new StoreError('forbidden', `${teams.join(' and ')} both trust ${job.repository}. One of them has to stop.`);
}

function isJobOf({ issuer, repository, ref, environment }: TrustedPipeline, job: JobIdentity): boolean {
  return (
    issuer === job.issuer &&
    repository === job.repository &&
    (ref === undefined || isRef(ref, job.ref)) &&
    (environment === undefined || environment === job.environment)
  );
}

function isRef(wanted: string, ref: string | null): boolean {
  if (ref === null) return false;
  return wanted.endsWith('*') ? ref.startsWith(wanted.slice(0, -1)) : ref === wanted;
}

/** The network's far side has https; a test's own issuer is on this machine. */
function isIssuer(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname));
}

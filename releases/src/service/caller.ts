import type { FastifyRequest } from 'fastify';
import { NetworkLimit } from '@clinic/node';
import { authorizedClient, StoreError } from '../store/index.ts';
import type { AuthorizedClient, Credential, ReleaseStore } from '../store/index.ts';
import { isIdentityToken, JobIdentities } from './job-identity.ts';
import type { VerifiedJob } from './job-identity.ts';

/** Who asks: a team, and what it may do. */
export interface Caller {
  team: string;
  /** The job that acts for the team, whose identity was verified. */
  job: VerifiedJob | null;
  client: AuthorizedClient;
}

/** Nobody that the service knows (401), or who showed too many wrong tokens (429). */
export class Unauthenticated extends StoreError {
  /** After which another try makes sense; null when it needs another token. */
  readonly retryAfterSeconds: number | null;

  constructor(message: string, retryAfterSeconds: number | null = null) {
    super(retryAfterSeconds === null ? 'forbidden' : 'busy', message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Wrong tokens that one network may show in a minute. */
const wrongTokensPerMinute = 10;

/** Finds out who asks, by the bearer of a request: the token of a team, or the identity token of a job of a CI. */
export class Callers {
  readonly #store: ReleaseStore;
  readonly #jobs: JobIdentities;
  readonly #wrong = new NetworkLimit(wrongTokensPerMinute);

  /** @param audience what identity tokens have to be made for; empty takes none */
  constructor(store: ReleaseStore, audience: string) {
    this.#store = store;
    this.#jobs = new JobIdentities(audience, store.trustedIssuers);
  }

  /** @throws {Unauthenticated} */
  async authenticate(request: FastifyRequest): Promise<Caller> {
    const token = /^Bearer (\S{1,8192})$/.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) throw new Unauthenticated("The release service needs a team's token, in RELEASE_TOKEN.");
    this.#refuseFor(this.#wrong.look(request.ip));
    // Only a wrong token is counted, and after it was looked up: right ones side by side are nobody's wrong tokens.
    const caller = await (isIdentityToken(token) ? this.#callerOfJob(token) : this.#callerOf(token));
    if (caller !== null) return caller;
    this.#refuseFor(this.#wrong.secondsToWait(request.ip));
    throw new Unauthenticated('No team has this token (RELEASE_TOKEN), or it has expired.');
  }

  #refuseFor(seconds: number | null): void {
    if (seconds !== null) throw new Unauthenticated(`Too many wrong tokens. Try again in ${seconds} s.`, seconds);
  }

  async #callerOf(token: string): Promise<Caller | null> {
    const grant = await this.#store.whoIs(token);
    return grant && { team: grant.name, job: null, client: this.#clientOf(grant.name, token) };
  }

  async #callerOfJob(token: string): Promise<Caller | null> {
    const job = await this.#jobs.verify(token);
    const grants = job === null ? [] : await this.#store.whoRuns(job);
    const [first] = grants;
    return first === undefined ? null : { team: first.name, job, client: this.#clientOf(first.name, grants) };
  }

  #clientOf(team: string, token: Credential): AuthorizedClient {
    return authorizedClient(this.#store, { token, self: team });
  }
}

import { createRemoteJWKSet, decodeJwt, errors, jwtVerify } from 'jose';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import * as z from 'zod/mini';
import { StoreError } from '../store/index.ts';
import type { JobIdentity } from '../store/index.ts';

/** A job that a verified identity token names, and what it is building. */
export interface VerifiedJob extends JobIdentity {
  /** Address of the repository. */
  address: string;
  commit: string | null;
  /** Address of what runs, the workflow or the CI configuration, and the number of its run. */
  builder: string;
  run: string | null;
}

/** Signatures that count: asymmetric ones, which GitHub, GitLab and others use. */
const algorithms = ['RS256', 'ES256', 'EdDSA'];
/** Longest wait for an issuer, in milliseconds; by how many seconds clocks may differ. */
const timeoutMs = 5000;
const clockSeconds = 30;

const text = z.optional(z.string().check(z.maxLength(500)));

/**
 * Claims of GitHub (https://docs.github.com/actions/reference/security/oidc) and of GitLab
 * (https://docs.gitlab.com/ci/secrets/id_token_authentication/): who asks, and for what.
 */
const Claims = z.object({
  repository: text,
  project_path: text,
  ref: text,
  ref_type: text,
  environment: text,
  sha: text,
  job_workflow_ref: text,
  ci_config_ref_uri: text,
  run_id: text,
  pipeline_id: text,
});

const Discovered = z.object({ issuer: z.string(), jwks_uri: z.url() });

/** Whether a bearer is an identity token rather than the token of a team. */
export function isIdentityToken(token: string): boolean {
  return token.split('.').length === 3;
}

/** Verifies identity tokens of jobs of a CI, with the keys that their issuer publishes. */
export class JobIdentities {
  readonly #audience: string;
  readonly #trustedIssuers: () => Promise<ReadonlySet<string>>;
  readonly #keys = new Map<string, Promise<JWTVerifyGetKey>>();

  /**
   * @param audience what tokens have to be made for: the address of this service
   * @param trustedIssuers whose tokens may be verified at all: nobody else is asked for keys
   */
  constructor(audience: string, trustedIssuers: () => Promise<ReadonlySet<string>>) {
    this.#audience = audience;
    this.#trustedIssuers = trustedIssuers;
  }

  /**
   * The job of a token; null for one that is not from a trusted issuer, for this service, in its time and signed.
   * @throws {StoreError} `unreachable` when the keys of the issuer could not be had
   */
  async verify(token: string): Promise<VerifiedJob | null> {
    const issuer = issuerOf(token);
    if (this.#audience === '' || issuer === null || !(await this.#trustedIssuers()).has(issuer)) return null;
    try {
      const keys = await this.#keysOf(issuer);
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience: this.#audience,
        algorithms,
        clockTolerance: clockSeconds,
        requiredClaims: ['exp', 'iat', 'sub'],
      });
      return jobOf(issuer, payload);
    } catch (error) {
      if (isAboutToken(error)) return null;
      const why = error instanceof Error ? error.message : 'no reason given';
      throw new StoreError('unreachable', `The keys of ${issuer} could not be had (${why}). Try again later.`);
    }
  }

  #keysOf(issuer: string): Promise<JWTVerifyGetKey> {
    const known = this.#keys.get(issuer);
    if (known !== undefined) return known;
    const found = discover(issuer);
    this.#keys.set(issuer, found);
    found.catch(() => this.#keys.delete(issuer));
    return found;
  }
}

async function discover(issuer: string): Promise<JWTVerifyGetKey> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(`${issuer}/.well-known/openid-configuration`, { signal, redirect: 'error' });
  const { issuer: said, jwks_uri: address } = Discovered.parse(await response.json());
  const url = new URL(address);
  // Keys that came over http could be anybody's, unless the issuer itself is on this machine.
  if (said !== issuer || (url.protocol !== 'https:' && url.origin !== new URL(issuer).origin)) {
    throw new Error(`${issuer} describes another issuer.`);
  }
  return createRemoteJWKSet(url, { timeoutDuration: timeoutMs });
}

/** Whether an error says something of the token. Others come from fetching keys: jose has no class of its own for these. */
function isAboutToken(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return false;
  const isAboutKeys = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid;
  return !isAboutKeys && error.code !== errors.JOSEError.code;
}

function issuerOf(token: string): string | null {
  try {
    return decodeJwt(token).iss ?? null;
  } catch {
    return null;
  }
}

function jobOf(issuer: string, payload: JWTPayload): VerifiedJob | null {
  const parsed = Claims.safeParse(payload);
  if (!parsed.success) return null;
  const claims = parsed.data;
  const repository = claims.repository ?? claims.project_path;
  if (repository === undefined) return null;
  return {
    issuer,
    repository,
    ref: refOf(claims),
    environment: claims.environment ?? null,
    address: `${siteOf(issuer)}/${repository}`,
    commit: claims.sha ?? null,
    builder: builderOf(issuer, claims),
    run: claims.run_id ?? claims.pipeline_id ?? null,
  };
}

/** Where an issuer's repositories are: of GitHub itself on another host, of its enterprise server and of GitLab on the same. */
function siteOf(issuer: string): string {
  const { origin } = new URL(issuer);
  return origin === 'https://token.actions.githubusercontent.com' ? 'https://github.com' : origin;
}

/** GitHub names a workflow below its site, GitLab a configuration with the name of its host. */
function builderOf(issuer: string, claims: z.infer<typeof Claims>): string {
  if (claims.job_workflow_ref !== undefined) return `${siteOf(issuer)}/${claims.job_workflow_ref}`;
  return claims.ci_config_ref_uri === undefined ? issuer : `https://${claims.ci_config_ref_uri}`;
}

/** GitHub names a ref in full, GitLab by its name and kind. */
function refOf({ ref, ref_type: kind }: z.infer<typeof Claims>): string | null {
  if (ref === undefined || ref.startsWith('refs/')) return ref ?? null;
  return kind === 'branch' || kind === 'tag' ? `refs/${kind === 'tag' ? 'tags' : 'heads'}/${ref}` : null;
}

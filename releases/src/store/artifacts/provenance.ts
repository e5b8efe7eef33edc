import { createPublicKey, sign, verify } from 'node:crypto';
import { CheckRun, ReleaseSource } from '@clinic/contracts/registry';
import type { CheckFinding, Provenance } from '@clinic/contracts';
import * as z from 'zod/mini';
import { parseJson } from '../backends/durable-files.ts';
import type { StoreContext } from '../context/store-context.ts';
import { StoreError, isStoreError } from '../errors.ts';
import { readTrustedKeys } from '../trust/keys.ts';
import { findSigningKey, isKeyTrusted } from '../trust/signing.ts';
import { listIntegrity } from './artifacts.ts';

/** What is known of a build beside its files. */
export type Origin = { [Field in keyof Omit<Provenance, 'at'>]?: Provenance[Field] | undefined };

/** Names of https://in-toto.io, https://slsa.dev/spec/v1.1/provenance and https://github.com/secure-systems-lab/dsse. */
const payloadType = 'application/vnd.in-toto+json';
const statementType = 'https://in-toto.io/Statement/v1';
const predicateType = 'https://slsa.dev/provenance/v1';
const buildType = 'urn:clinic:release-build:1';
const unverifiedBuilder = 'urn:clinic:builder:unverified-machine';

const Statement = z.object({
  _type: z.literal(statementType),
  subject: z.tuple([z.object({ name: z.string(), digest: z.object({ sha384: z.string() }) })]),
  predicateType: z.literal(predicateType),
  predicate: z.object({
    buildDefinition: z.object({
      buildType: z.literal(buildType),
      externalParameters: z.object({ release: z.string(), source: z.optional(ReleaseSource) }),
      internalParameters: z.object({ checkedBy: z.enum(['service', 'machine']), checks: z.array(CheckRun) }),
      resolvedDependencies: z.array(z.object({ uri: z.string(), digest: z.object({ gitCommit: z.string() }) })),
    }),
    runDetails: z.object({
      builder: z.object({ id: z.string() }),
      metadata: z.object({ invocationId: z.optional(z.string()), finishedOn: z.string() }),
    }),
  }),
});
type Statement = z.infer<typeof Statement>;

const Envelope = z.object({
  payloadType: z.literal(payloadType),
  payload: z.string(),
  signatures: z.array(z.object({ keyid: z.string(), sig: z.string() })),
});

/**
 * Keeps a signed statement of where an artifact comes from beside it. One that stands already and can be verified stays. A
 * machine without the private key keeps none, nor does one whose key is not trusted.
 */
export async function attest(
  context: StoreContext,
  { name, release, origin }: { name: string; release: string; origin: Origin },
  now: Date,
): Promise<void> {
  const signing = await findSigningKey(context.registryKeys);
  if (signing === null || !(await isKeyTrusted(context.registryKeys, signing))) return;
  const key = context.provenance(name, release);
  const stored = await context.backend.read(key);
  if (stored !== null && (await verified(context, name, release, stored)).state === 'verified') return;
  const payload = Buffer.from(
    JSON.stringify(statementOf(name, release, await digestOf(context, name, release), origin, now)),
  );
  const sig = sign(null, preAuthentication(payload), signing.key).toString('base64');
  const envelope = { payloadType, payload: payload.toString('base64'), signatures: [{ keyid: signing.kid, sig }] };
  // Somebody who published the same bytes meanwhile said where they come from.
  await context.backend.replace(key, `${JSON.stringify(envelope, null, 2)}\n`, stored);
}

/**
 * Where a release comes from; null when nobody whose key is trusted here says so.
 * @throws {StoreError} `damaged` when what is said is altered, or about other files
 */
export async function readProvenance(context: StoreContext, name: string, release: string): Promise<Provenance | null> {
  const stored = await context.backend.read(context.provenance(name, release));
  if (stored === null) return null;
  const result = await verified(context, name, release, stored);
  if (result.state === 'unknown-key') return null;
  if (result.state === 'verified') return provenanceOf(result.statement);
  const advice = 'Publish a new release, or the same one again from its sources (publish --rebuild).';
  throw new StoreError('damaged', `The statement of where ${name}@${release} comes from ${result.why}. ${advice}`);
}

/**
 * What a promotion says about where a release comes from.
 * @throws {StoreError} `damaged` when its statement does not match its files
 */
export async function checkProvenance(context: StoreContext, name: string, release: string): Promise<CheckFinding[]> {
  if ((await readProvenance(context, name, release)) !== null) return [];
  const message = `Nobody whose key is trusted says where ${name}@${release} comes from.`;
  return [{ level: 'warn', check: 'provenance', message }];
}

function statementOf(name: string, release: string, sha384: string, origin: Origin, now: Date): Statement {
  const { source, builder = null, run, checkedBy = 'machine', checks = [] } = origin;
  const id = `${name}@${release}`;
  return {
    _type: statementType,
    subject: [{ name: id, digest: { sha384 } }],
    predicateType,
    predicate: {
      buildDefinition: {
        buildType,
        externalParameters: { release: id, source },
        internalParameters: { checkedBy, checks },
        resolvedDependencies: source ? [{ uri: `git+${source.repository}`, digest: { gitCommit: source.commit } }] : [],
      },
      runDetails: {
        builder: { id: builder ?? unverifiedBuilder },
        metadata: { invocationId: run, finishedOn: now.toISOString() },
      },
    },
  };
}

function provenanceOf({ predicate: { buildDefinition, runDetails } }: Statement): Provenance {
  const { builder, metadata } = runDetails;
  return {
    ...(buildDefinition.externalParameters.source ? { source: buildDefinition.externalParameters.source } : {}),
    builder: builder.id === unverifiedBuilder ? null : builder.id,
    ...(metadata.invocationId === undefined ? {} : { run: metadata.invocationId }),
    ...buildDefinition.internalParameters,
    at: metadata.finishedOn,
  };
}

type Verified =
  | { state: 'verified'; statement: Statement }
  /** Whoever can write the store could as well take the statement away: it says nothing, like none. */
  | { state: 'unknown-key' }
  | { state: 'wrong'; why: string };

async function verified(context: StoreContext, name: string, release: string, bytes: Buffer): Promise<Verified> {
  const envelope = parsed(Envelope, bytes);
  if (envelope === null) return { state: 'wrong', why: 'cannot be read' };
  const payload = Buffer.from(envelope.payload, 'base64');
  const trusted = await readTrustedKeys(context.registryKeys);
  const known = envelope.signatures.flatMap(({ keyid, sig }) =>
    trusted.filter(({ kid }) => kid === keyid).map(({ x }) => ({ x, sig })),
  );
  if (known.length === 0) return { state: 'unknown-key' };
  if (!known.some(({ x, sig }) => isSigned(payload, x, sig))) return { state: 'wrong', why: 'was altered' };
  const statement = parsed(Statement, payload);
  if (statement === null) return { state: 'wrong', why: 'is of a form that is not known here' };
  const [{ name: subject, digest }] = statement.subject;
  if (subject === `${name}@${release}` && digest.sha384 === (await digestOf(context, name, release)))
    return { state: 'verified', statement };
  return { state: 'wrong', why: 'does not match its files' };
}

function parsed<S extends z.core.$ZodType>(schema: S, bytes: Buffer): z.output<S> | null {
  try {
    return parseJson(schema, bytes, 'statement');
  } catch (error) {
    if (isStoreError(error, 'damaged')) return null;
    throw error;
  }
}

function isSigned(payload: Buffer, x: string, sig: string): boolean {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, preAuthentication(payload), key, Buffer.from(sig, 'base64'));
}

/** What a signature of DSSE is over: type and payload, each behind its length in bytes. */
function preAuthentication(payload: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`DSSEv1 ${payloadType.length} ${payloadType} ${payload.length} `), payload]);
}

/** SHA-384 of an artifact's list of files, in hexadecimal digits. */
async function digestOf(context: StoreContext, name: string, release: string): Promise<string> {
  const integrity = await listIntegrity(context, name, release);
  return Buffer.from(integrity.replace(/^sha384-/, ''), 'base64').toString('hex');
}

import { createHash, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { canonicalJson, signedBytes, verifySignature } from '@clinic/contracts/signature';
import * as z from 'zod/mini';
import { StoreError } from '../errors.ts';

/** A private key and the name of its public part. */
export interface SigningKey {
  kid: string;
  key: KeyObject;
}

/** Most keys of a list, and most signatures. */
const most = 32;

/**
 * `trusted.json`: raw public keys in base64url, each named by the first 16 hexadecimal digits of its SHA-256. A list whose
 * threshold was ever set has a version, and signatures of keys of the list before it. Without a version it is what whoever
 * writes the file says.
 */
export const KeyList = z.object({
  version: z._default(z.int().check(z.gte(0)), 0),
  /** How many keys of this list have to sign the next one. */
  threshold: z._default(z.int().check(z.gte(1)), 1),
  keys: z.array(z.object({ kid: z.string(), x: z.string() }).check(z.refine(({ kid, x }) => kid === kidOf(x)))).check(
    z.maxLength(most),
    z.refine((keys) => new Set(keys.map(({ kid }) => kid)).size === keys.length),
  ),
  signatures: z._default(z.array(z.object({ kid: z.string(), value: z.string() })).check(z.maxLength(most)), []),
});
export type KeyList = z.output<typeof KeyList>;

/** What a list says, without who signed it. */
export type KeysToSign = Pick<KeyList, 'version' | 'threshold' | 'keys'>;

export const noKeys: KeyList = { version: 0, threshold: 1, keys: [], signatures: [] };

/** The name of a public key. */
export function kidOf(x: string): string {
  return createHash('sha256').update(Buffer.from(x, 'base64url')).digest('hex').slice(0, 16);
}

/** What is signed, which is no registry whatever is in it. */
const statementOf = ({ version, threshold, keys }: KeysToSign) => ({
  schema: 'clinic-keys/1',
  version,
  threshold,
  keys,
});

/** The list with one more signature. @throws {StoreError} `refused` when the key has signed it already */
export function withSignature(list: KeyList, { kid, key }: SigningKey): KeyList {
  if (list.signatures.some((signature) => signature.kid === kid))
    throw new StoreError('refused', `${kid} has signed this list already. Another key has to.`);
  const value = sign(null, signedBytes(statementOf(list)), key).toString('base64');
  return { ...list, signatures: [...list.signatures, { kid, value }] };
}

/** Keys of the list before that signed this one, each counted once. */
async function signersOf(list: KeyList, before: KeysToSign): Promise<string[]> {
  const signers = new Set<string>();
  for (const { kid, value } of list.signatures) {
    const signature = { alg: 'Ed25519', kid, value };
    if (await verifySignature({ ...statementOf(list), signature }, before.keys)) signers.add(kid);
  }
  return [...signers];
}

/** How many signatures a list still lacks to replace the one before it. */
export async function signaturesMissing(list: KeyList, before: KeysToSign): Promise<number> {
  return Math.max(0, before.threshold - (await signersOf(list, before)).length);
}

/**
 * Whether a list may take the place of one that this machine knows: it is that one, or a later one that enough of its keys
 * signed. Lists without a version come only after lists without one.
 * @throws {StoreError} `damaged` with the reason
 */
export async function assertFollows(list: KeyList, known: KeysToSign, file: string): Promise<void> {
  if (known.version === 0) return;
  const refuse = (why: string) => {
    const advice = 'Take the list of a machine that has the newest: release keys list';
    return new StoreError('damaged', `The keys in ${file} are not trusted: ${why}. ${advice}.`);
  };
  if (list.version < known.version)
    throw refuse(`this machine knows version ${known.version}, and they are version ${list.version}`);
  if (list.version === known.version) {
    if (canonicalJson(statementOf(list)) === canonicalJson(statementOf(known))) return;
    throw refuse(`they are not those that version ${known.version} had`);
  }
  const missing = await signaturesMissing(list, known);
  if (missing > 0)
    throw refuse(`they need signatures of ${known.threshold} keys of version ${known.version}; missing: ${missing}`);
}

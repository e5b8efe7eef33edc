import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import path from 'node:path';
import type { TrustedKey } from '@clinic/contracts/signature';
import { parseJson, readIfThere, replaceFile } from '../backends/durable-files.ts';
import type { RegistryKeys } from '../context/store-context.ts';
import { StoreError } from '../errors.ts';
import { locked } from '../backends/directory-lock.ts';
import { assertFollows, KeyList, kidOf, noKeys, signaturesMissing, withSignature } from './key-list.ts';
import type { SigningKey } from './key-list.ts';

/** What became of a change of the trusted keys. */
export interface KeyChange {
  list: KeyList;
  /** Signatures that it lacks; with none it is in force here. */
  missing: number;
  /** Where it waits for them; null when it is in force. */
  proposal: string | null;
}

/**
 * The list of keys that are trusted; without keys when there is no file.
 * @throws {StoreError} `damaged` for a list that may not take the place of the one that this machine knows
 */
export async function readKeyList({ trusted, seen }: RegistryKeys): Promise<KeyList> {
  const [bytes, known] = await Promise.all([readIfThere(trusted), readIfThere(seen)]);
  const list = bytes === null ? noKeys : parseJson(KeyList, bytes, trusted);
  const before = known === null ? noKeys : parseJson(KeyList, known, seen);
  await assertFollows(list, before, trusted);
  if (list.version > before.version) await replaceFile(seen, asFile(list));
  return list;
}

/** The public keys that are trusted, oldest first; none when there is no file. */
export async function readTrustedKeys(keys: RegistryKeys): Promise<TrustedKey[]> {
  return (await readKeyList(keys)).keys;
}

/** The key to sign with, or null when this machine has none. */
export async function readSigningKey({ signing }: RegistryKeys): Promise<SigningKey | null> {
  const pem = await readIfThere(signing);
  if (pem === null) return null;
  const key = privateKeyOf(pem);
  if (key?.asymmetricKeyType === 'ed25519') return { kid: publicPart(key).kid, key };
  throw new StoreError('no-key', `${signing} has to hold a private Ed25519 key as PKCS #8 in PEM.`);
}

/** Makes the first pair of keys; where there is a private key it is left alone. */
export function initKeys(keys: RegistryKeys): Promise<TrustedKey> {
  return changing(keys, async () => {
    if ((await readSigningKey(keys)) === null) return addPair(keys);
    throw new StoreError('refused', `${keys.signing} is there already. For a new one: release keys rotate`);
  });
}

/** Signs with a further pair from now on; what the older key signed stays trusted. */
export function rotateKeys(keys: RegistryKeys): Promise<TrustedKey> {
  return changing(keys, async () => {
    if ((await readSigningKey(keys)) !== null || (await readTrustedKeys(keys)).length > 0) return addPair(keys);
    throw new StoreError('no-key', `There is no key yet. Make the first: release keys init`);
  });
}

/**
 * Trusts the public keys of another machine's `trusted.json` too. A list with a version takes the place of this machine's
 * instead, whose keys have to have signed it where that has a version as well.
 * @returns the keys that are new here
 */
export function trustKeys(keys: RegistryKeys, file: string): Promise<KeyChange & { fresh: TrustedKey[] }> {
  return changing(keys, async () => {
    const given = await readGiven(file);
    const known = await readKeyList(keys);
    const fresh = given.keys.filter(({ kid }) => !known.keys.some((key) => key.kid === kid));
    if (given.version > 0) {
      await assertFollows(given, known, file);
      return { ...(await putInForce(keys, given)), fresh };
    }
    if (fresh.length === 0) return { ...inForce(known), fresh };
    return { ...(await change(keys, known, { keys: [...known.keys, ...fresh] })), fresh };
  });
}

/** Trusts a public key no longer. */
export function revokeKey(keys: RegistryKeys, kid: string): Promise<KeyChange> {
  return changing(keys, async () => {
    const known = await readKeyList(keys);
    const rest = known.keys.filter((key) => key.kid !== kid);
    if (rest.length === known.keys.length)
      throw new StoreError('missing', `No key ${kid} is trusted. See: release keys list`);
    if ((await readSigningKey(keys))?.kid === kid) {
      throw new StoreError('refused', `${kid} is the key to sign with. First take another: release keys rotate`);
    }
    return change(keys, known, { keys: rest });
  });
}

/** Says how many of the trusted keys have to sign a change of them. */
export function setThreshold(keys: RegistryKeys, threshold: number): Promise<KeyChange> {
  return changing(keys, async () => change(keys, await readKeyList(keys), { threshold }));
}

/** Adds the signature of this machine to a proposal, which is in force here when it has enough. */
export function signKeys(keys: RegistryKeys, file: string): Promise<KeyChange> {
  return changing(keys, async () => {
    const given = await readGiven(file);
    const known = await readKeyList(keys);
    if (given.version !== known.version + 1)
      throw new StoreError('refused', `${file} does not follow version ${known.version}, which is in force here.`);
    return settle(keys, known, withSignature(given, await requireMember(keys, known)), file);
  });
}

async function readGiven(file: string): Promise<KeyList> {
  const bytes = await readIfThere(file);
  if (bytes === null) throw new StoreError('missing', `There is no file ${file}.`);
  return parseJson(KeyList, bytes, file);
}

/** The list with a change: written as it is while nothing was ever signed, else signed by this machine. */
async function change(
  keys: RegistryKeys,
  known: KeyList,
  changed: Partial<Pick<KeyList, 'keys' | 'threshold'>>,
): Promise<KeyChange> {
  const next: KeyList = { ...known, ...changed, version: known.version + 1, signatures: [] };
  if (!(next.threshold <= next.keys.length))
    throw new StoreError('refused', `${next.keys.length} keys would be left, and ${next.threshold} have to sign.`);
  if (known.version === 0 && next.threshold === 1) return putInForce(keys, { ...next, version: 0 });
  const signed = withSignature(next, await requireMember(keys, known));
  return settle(keys, known, signed, path.join(path.dirname(keys.trusted), 'trusted.next.json'));
}

/** A list that has enough signatures is in force; another one waits for them. */
async function settle(keys: RegistryKeys, known: KeyList, list: KeyList, proposal: string): Promise<KeyChange> {
  await replaceFile(proposal, asFile(list));
  const missing = await signaturesMissing(list, known);
  return missing === 0 ? putInForce(keys, list) : { list, missing, proposal };
}

async function putInForce(keys: RegistryKeys, list: KeyList): Promise<KeyChange> {
  await replaceFile(keys.trusted, asFile(list));
  // From now on this machine knows it.
  return inForce(await readKeyList(keys));
}

const inForce = (list: KeyList): KeyChange => ({ list, missing: 0, proposal: null });

/** The private key of this machine, of a key that is trusted. */
async function requireMember(keys: RegistryKeys, { keys: trusted }: KeyList): Promise<SigningKey> {
  const own = await readSigningKey(keys);
  if (own !== null && trusted.some(({ kid }) => kid === own.kid)) return own;
  throw new StoreError('no-key', 'A change of the trusted keys needs the private key of one of them on this machine.');
}

/** Trusted before it signs, so that a crash between the two leaves nothing that is signed and not trusted. */
async function addPair(keys: RegistryKeys): Promise<TrustedKey> {
  const known = await readKeyList(keys);
  if (known.version > 0) {
    const way = 'RELEASE_KEYS=<new folder> release keys init, then release keys trust <new folder>/trusted.json';
    throw new StoreError('refused', `These keys change with signatures. Make the pair in a folder of its own: ${way}`);
  }
  const { privateKey } = generateKeyPairSync('ed25519');
  const trusted = publicPart(privateKey);
  await change(keys, known, { keys: [...known.keys, trusted] });
  await replaceFile(keys.signing, privateKey.export({ type: 'pkcs8', format: 'pem' }), 0o600);
  return trusted;
}

/** A list whose threshold was never set is written as before there were any. */
function asFile({ keys, ...list }: KeyList): string {
  return `${JSON.stringify(list.version === 0 ? { keys } : { ...list, keys }, null, 2)}\n`;
}

function changing<T>({ signing }: RegistryKeys, act: () => Promise<T>): Promise<T> {
  const busy = `Another command is changing ${signing}. Try again when it has ended.`;
  return locked(path.join(path.dirname(signing), '.keys-lock'), { busy, tries: 50 }, act);
}

function publicPart(key: KeyObject): TrustedKey {
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  if (x === undefined) throw new StoreError('no-key', 'The public part of the key cannot be read.');
  return { kid: kidOf(x), x };
}

/** Null for what is no key: the error of the library may quote its bytes. */
function privateKeyOf(pem: Buffer): KeyObject | null {
  try {
    return createPrivateKey(pem);
  } catch {
    return null;
  }
}

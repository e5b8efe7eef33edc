import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import path from 'node:path';
import type { TrustedKey } from '@clinic/contracts/signature';
import * as z from 'zod/mini';
import { parseJson, readIfThere, replaceFile } from '../backends/durable-files.ts';
import type { RegistryKeys } from '../context/store-context.ts';
import { StoreError } from '../errors.ts';
import { locked } from '../backends/directory-lock.ts';

/** A private key and the name of its public part. */
export interface SigningKey {
  kid: string;
  key: KeyObject;
}

/** `trusted.json`: raw public keys in base64url, each named by the first 16 hexadecimal digits of its SHA-256. */
const TrustedKeys = z.object({
  keys: z.array(z.object({ kid: z.string(), x: z.string() }).check(z.refine(({ kid, x }) => kid === kidOf(x)))),
});

function kidOf(x: string): string {
  return createHash('sha256').update(Buffer.from(x, 'base64url')).digest('hex').slice(0, 16);
}

/** The public keys that are trusted, oldest first; none when there is no file. */
export async function readTrustedKeys({ trusted }: RegistryKeys): Promise<TrustedKey[]> {
  const bytes = await readIfThere(trusted);
  return bytes === null ? [] : parseJson(TrustedKeys, bytes, trusted).keys;
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

/** Trusts the public keys of another machine's `trusted.json` too. Gives those that are new here. */
export function trustKeys(keys: RegistryKeys, file: string): Promise<TrustedKey[]> {
  return changing(keys, async () => {
    const bytes = await readIfThere(file);
    if (bytes === null) throw new StoreError('missing', `There is no file ${file}.`);
    const known = await readTrustedKeys(keys);
    const given = parseJson(TrustedKeys, bytes, file).keys;
    const fresh = given.filter(({ kid }) => !known.some((key) => key.kid === kid));
    if (fresh.length > 0) await writeTrustedKeys(keys, [...known, ...fresh]);
    return fresh;
  });
}

/** Trusts a public key no longer. */
export function revokeKey(keys: RegistryKeys, kid: string): Promise<void> {
  return changing(keys, async () => {
    const known = await readTrustedKeys(keys);
    const rest = known.filter((key) => key.kid !== kid);
    if (rest.length === known.length)
      throw new StoreError('missing', `No key ${kid} is trusted. See: release keys list`);
    if ((await readSigningKey(keys))?.kid === kid) {
      throw new StoreError('refused', `${kid} is the key to sign with. First take another: release keys rotate`);
    }
    await writeTrustedKeys(keys, rest);
  });
}

/** Trusted before it signs, so that a crash between the two leaves nothing that is signed and not trusted. */
async function addPair(keys: RegistryKeys): Promise<TrustedKey> {
  const { privateKey } = generateKeyPairSync('ed25519');
  const trusted = publicPart(privateKey);
  await writeTrustedKeys(keys, [...(await readTrustedKeys(keys)), trusted]);
  await replaceFile(keys.signing, privateKey.export({ type: 'pkcs8', format: 'pem' }), 0o600);
  return trusted;
}

async function writeTrustedKeys({ trusted }: RegistryKeys, keys: readonly TrustedKey[]): Promise<void> {
  await replaceFile(trusted, `${JSON.stringify({ keys }, null, 2)}\n`);
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

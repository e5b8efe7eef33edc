import { sign } from 'node:crypto';
import type { Registry } from '@clinic/contracts';
import { signedBytes, verifySignature } from '@clinic/contracts/signature';
import { StoreError, isStoreError } from '../errors.ts';
import { initKeys, readSigningKey, readTrustedKeys } from './keys.ts';
import type { SigningKey } from './key-list.ts';
import type { RegistryKeys, StoreContext } from '../context/store-context.ts';

/**
 * Signs a registry over its canonical JSON.
 * @throws {StoreError} `no-key` on a machine that has no private key, or one that is not trusted
 */
export async function signRegistry({ registryKeys }: StoreContext, registry: Registry): Promise<Registry> {
  const found = await findSigningKey(registryKeys);
  if (found === null) {
    throw new StoreError('no-key', `There is no key ${registryKeys.signing} to sign with. Make one: release keys init`);
  }
  await assertKeyTrusted(registryKeys, found);
  const { kid, key } = found;
  const value = sign(null, signedBytes(registry), key).toString('base64');
  return { ...registry, signature: { alg: 'Ed25519', kid, value } };
}

/**
 * Whether a registry, as it was parsed from JSON, is signed with a trusted key. False only where keys are made by
 * themselves and the registry is not signed at all, from before there were any: then nothing is live yet.
 * @throws {StoreError} `damaged` for one that cannot be verified
 */
export async function isTrusted({ registryKeys }: StoreContext, registry: object, what: string): Promise<boolean> {
  const { signature } = registry as { signature?: { kid?: unknown } };
  const trusted = await readTrustedKeys(registryKeys);
  if (await verifySignature({ ...registry, signature }, trusted)) return true;
  if (registryKeys.create && signature === undefined) return false;
  throw new StoreError('damaged', `The ${what} cannot be verified: ${reasonOf(signature, trusted, registryKeys)}`);
}

function reasonOf(
  signature: { kid?: unknown } | undefined,
  trusted: readonly { kid: string }[],
  { trusted: file }: RegistryKeys,
): string {
  if (signature === undefined) return 'it is not signed.';
  const known = trusted.some(({ kid }) => kid === signature.kid);
  if (known) return 'its signature does not fit what it says.';
  const advice = 'Bring the public keys of who promotes there: release keys trust <their trusted.json>';
  return `${file} does not have its key ${String(signature.kid)}. ${advice}`;
}

/** Whether others trust what a key signs, as far as this machine knows: a key that was revoked stays on its machines. */
export async function isKeyTrusted(keys: RegistryKeys, { kid }: SigningKey): Promise<boolean> {
  return (await readTrustedKeys(keys)).some((trusted) => trusted.kid === kid);
}

/** @throws {StoreError} `no-key` for a key that is not trusted: nobody would trust what it signs */
export async function assertKeyTrusted(keys: RegistryKeys, key: SigningKey): Promise<void> {
  if (await isKeyTrusted(keys, key)) return;
  const advice = `Replace ${keys.signing} with the private key of one that is trusted, or remove it`;
  throw new StoreError('no-key', `${key.kid} is not among the trusted keys in ${keys.trusted}. ${advice}.`);
}

/** The key to sign with, which is made where that is allowed; null on a machine that has none. */
export async function findSigningKey(keys: RegistryKeys): Promise<SigningKey | null> {
  const found = await readSigningKey(keys);
  // Where keys are trusted already, others sign: what a new key signed here would be trusted nowhere else.
  if (found !== null || !keys.create || (await readTrustedKeys(keys)).length > 0) return found;
  await initKeys(keys).catch((error: unknown) => {
    // Two packages are published at a time.
    if (!isStoreError(error, 'refused')) throw error;
  });
  return readSigningKey(keys);
}

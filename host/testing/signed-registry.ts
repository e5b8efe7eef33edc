import { generateKeyPairSync, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { Registry } from '@clinic/contracts';
import { signedBytes } from '@clinic/contracts/signature';

const kid = '0123456789abcdef';
const own = generateKeyPairSync('ed25519');

/** The keys that a page of these tests trusts. */
export const trustedKeys = [{ kid, x: String(own.publicKey.export({ format: 'jwk' }).x) }];

interface Signed {
  seq: number;
  channel?: Registry['channel'];
  release?: string;
  /** When it expires; far in the future unless said otherwise. */
  expiresAt?: string;
  /** A key that the page does not trust. */
  privateKey?: KeyObject;
}

/** As much of a registry as a service worker reads, signed with a trusted key. */
export function signedRegistry({
  seq,
  channel = 'production',
  release = '1.0.0+0000000',
  expiresAt = '9999-01-01T00:00:00.000Z',
  privateKey = own.privateKey,
}: Signed): Registry {
  const unsigned = { schema: 'clinic-registry/1', channel, seq, host: { release }, remotes: {}, expiresAt };
  const value = sign(null, signedBytes(unsigned), privateKey).toString('base64');
  return { ...unsigned, signature: { alg: 'Ed25519', kid, value } } as unknown as Registry;
}

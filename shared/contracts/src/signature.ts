import type { Signature } from './registry.ts';

/** A public Ed25519 key that registries may be signed with: `x` is the raw key in base64url, `kid` names it (RFC 8037). */
export interface TrustedKey {
  kid: string;
  x: string;
}

/**
 * Whether a signed record says nothing about now any more: its end has come, or it names none.
 * @param now milliseconds since 1970
 */
export function isExpired({ expiresAt = '' }: { expiresAt?: string | undefined }, now: number): boolean {
  return !(Date.parse(expiresAt) > now);
}

/** JSON with sorted keys and no spaces: equal values have equal text, so that a hash or a signature speaks of the value. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    isPlainObject(inner) ? Object.fromEntries(Object.entries(inner).sort(byKey)) : inner,
  );
}

/** What the signature of a record is over: its canonical JSON in UTF-8, without the signature itself. */
export function signedBytes(record: object): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(canonicalJson({ ...record, signature: undefined }));
}

/**
 * Whether one of the trusted keys signed a record. A record without signature, of an unknown key or changed since is not
 * believed, nor is any where WebCrypto has no Ed25519. Plain WebCrypto: the same in Node, a window and a worker.
 */
export async function verifySignature(record: { signature?: unknown }, keys: readonly TrustedKey[]): Promise<boolean> {
  const { alg, kid, value } = (record.signature ?? {}) as Partial<Signature>;
  const trusted = keys.find((key) => key.kid === kid);
  if (alg !== 'Ed25519' || trusted === undefined || typeof value !== 'string') return false;
  try {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: trusted.x };
    const key = await crypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify']);
    const given = Uint8Array.from(atob(value), (character) => character.charCodeAt(0));
    return await crypto.subtle.verify('Ed25519', key, given, signedBytes(record));
  } catch {
    return false;
  }
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function byKey([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import type { Registry } from '@clinic/contracts';
import { signedBytes, verifySignature } from '@clinic/contracts/signature';
import { verifyRegistry } from './verify-registry.ts';

// The test DOM has no WebCrypto of its own.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

const pair = generateKeyPairSync('ed25519');
const trusted = { kid: '0123456789abcdef', x: String(pair.publicKey.export({ format: 'jwk' }).x) };
const other = { kid: trusted.kid, x: String(generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x) };

const expiresAt = new Date(Date.now() + 60_000).toISOString();

function signed(more: Record<string, unknown> = {}): Registry {
  const registry = { schema: 'clinic-registry/1', channel: 'production', seq: 7, remotes: {}, expiresAt, ...more };
  const value = sign(null, signedBytes(registry), pair.privateKey).toString('base64');
  return { ...registry, signature: { alg: 'Ed25519', kid: trusted.kid, value } } as unknown as Registry;
}

const policy = { keys: [trusted], channel: 'production', seq: 7 };

test('a registry is verified as it was signed, whatever the order of its fields', async () => {
  const registry = signed({ remotes: { qa: { release: '1.0.0+0000000', contract: '3.2' } } });
  expect(await verifySignature(registry, [{ ...other, kid: 'fedcba9876543210' }, trusted])).toBe(true);
  const reordered = Object.fromEntries(Object.entries(registry).reverse());
  expect(await verifyRegistry(JSON.parse(JSON.stringify(reordered)), policy)).toMatchObject({ seq: 7 });
  expect(await verifyRegistry(signed({ seq: 8, extra: ['of', 'a', 'later', 'version'] }), policy)).not.toBeNull();
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['no registry', 'registry'],
  ['no signature', { ...signed(), signature: undefined }],
  ['another number', { ...signed(), seq: 9 }],
  ['something added', { ...signed(), remotes: { evil: {} } }],
  ['no value', { ...signed(), signature: { alg: 'Ed25519', kid: trusted.kid } }],
  ['bytes that are no base64', { ...signed(), signature: { alg: 'Ed25519', kid: trusted.kid, value: '%' } }],
  ['another algorithm', { ...signed(), signature: { ...signed().signature, alg: 'none' } }],
  ['another channel', signed({ channel: 'staging' })],
  ['a number below what was accepted', signed({ seq: 6 })],
  ['an end that has come', signed({ seq: 8, expiresAt: new Date(Date.now() - 1000).toISOString() })],
  ['no end', signed({ seq: 8, expiresAt: undefined })],
  ['an end that is no time', signed({ seq: 8, expiresAt: 'never' })],
  ['an end that was put off', { ...signed(), expiresAt: '9999-01-01T00:00:00.000Z' }],
])('a registry with %s is rejected', async (_name, json) => {
  expect(await verifyRegistry(json, policy)).toBeNull();
});

test('with another key, or none, nothing is verified', async () => {
  expect(await verifySignature(signed(), [other])).toBe(false);
  expect(await verifySignature(signed(), [{ ...trusted, kid: 'fedcba9876543210' }])).toBe(false);
  expect(await verifySignature(signed(), [])).toBe(false);
});

test('a browser without Ed25519 verifies nothing and keeps what it has', async () => {
  const importKey = jest.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('', 'NotSupportedError'));
  expect(await verifyRegistry(signed(), policy)).toBeNull();
  importKey.mockRestore();
  expect(await verifyRegistry(signed(), policy)).not.toBeNull();
});

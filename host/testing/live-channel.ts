import { webcrypto } from 'node:crypto';
import type { RemoteDescriptor } from '@clinic/contracts';
import type { Registry, RemoteEntry } from '@clinic/contracts/registry';
import { signedBytes } from '@clinic/contracts/signature';
import type { TrustedKey } from '@clinic/contracts/signature';
import { artifactBase } from '@clinic/contracts/registry';

/** The release that every part of a page under test starts with. */
export const firstRelease = '1.0.0+0000000';

const hash = `sha384-${'A'.repeat(64)}`;

const never = '9999-01-01T00:00:00.000Z';

interface Changes {
  remotes?: Record<string, Partial<RemoteEntry>>;
  host?: string;
  channel?: Registry['channel'];
  /** When it ends; far from now unless said otherwise. */
  expiresAt?: string | undefined;
  /** What was done to the registry after it was signed. */
  forge?: (registry: Registry) => void;
}

/**
 * A channel of the far side of the network: its registry, signed with a real key, and the descriptors of its releases. Answers
 * in place of `fetch`; what is not there cannot be reached.
 */
export class LiveChannel {
  readonly keys: readonly TrustedKey[];
  /** Addresses that were asked for. */
  readonly asked: string[] = [];
  readonly #key: webcrypto.CryptoKey;
  readonly #names: string[];
  readonly #files = new Map<string, unknown>();
  #seq = 1;

  static async of(descriptors: readonly RemoteDescriptor[]): Promise<LiveChannel> {
    // The test DOM has no WebCrypto of its own.
    Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
    const pair = await webcrypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
    if (!('publicKey' in pair)) throw new Error('Ed25519 keys come in pairs');
    const { x = '' } = await webcrypto.subtle.exportKey('jwk', pair.publicKey);
    return new LiveChannel(pair.privateKey, { kid: 'k', x }, descriptors);
  }

  private constructor(key: webcrypto.CryptoKey, trusted: TrustedKey, descriptors: readonly RemoteDescriptor[]) {
    this.#key = key;
    this.keys = [trusted];
    this.#names = descriptors.map(({ name }) => name);
    jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
      const address = typeof input === 'string' ? input : 'another kind of request';
      this.asked.push(address);
      const file = this.#files.get(address);
      return file === undefined
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(Response.json(file));
    });
  }

  /** A release that is available: its files answer. */
  publish(descriptor: RemoteDescriptor, release: string): void {
    const base = artifactBase(descriptor.name, release);
    const listed = { integrity: hash, size: 1, public: true };
    this.#files.set(`${base}files.json`, { files: { 'remote.json': listed, 'remoteEntry.js': listed } });
    this.#files.set(`${base}remote.json`, descriptor);
  }

  /** Everything of the first release, but for what is said; the next number, signed. */
  promote(changes: Changes = {}): Promise<Registry> {
    this.#seq += 1;
    return this.#point(changes);
  }

  /** The number that is live, signed for longer. */
  renew(changes: Omit<Changes, 'expiresAt'> = {}): Promise<Registry> {
    return this.#point(changes);
  }

  async #point({
    remotes = {},
    host = firstRelease,
    channel = 'production',
    expiresAt = never,
    forge,
  }: Changes): Promise<Registry> {
    const part = { contract: '1.0', files: '', filesIntegrity: hash };
    const registry: Registry = {
      schema: 'clinic-registry/1',
      channel,
      composition: `c-${String(this.#seq).padStart(12, '0')}`,
      seq: this.#seq,
      previous: null,
      host: { ...part, release: host },
      remotes: Object.fromEntries(
        this.#names.map((name) => [
          name,
          { ...part, release: firstRelease, manifest: '', integrity: hash, ...remotes[name] },
        ]),
      ),
      issuedAt: '2026-01-01T00:00:00.000Z',
      by: 'tests',
      expiresAt,
    };
    registry.signature = { alg: 'Ed25519', kid: 'k', value: await this.sign(registry) };
    forge?.(registry);
    this.#files.set('/registry/production.json', registry);
    return registry;
  }

  /** The signature of a record, in base64. */
  async sign(record: object = {}): Promise<string> {
    return Buffer.from(await webcrypto.subtle.sign('Ed25519', this.#key, signedBytes(record))).toString('base64');
  }
}

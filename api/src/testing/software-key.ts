import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const base64Url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');

/** The flags of authenticator data: somebody was there, and shown to be who they are; a new key comes along. */
const present = 0x05;
const withKey = 0x40;

/** A passkey in software: signs as WebAuthn wants it, with ES256. */
export class SoftwareKey {
  readonly #origin: string;
  readonly #rawId = randomBytes(32);
  readonly #pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  constructor(origin: string) {
    this.#origin = origin;
  }

  get id(): string {
    return base64Url(this.#rawId);
  }

  #clientData(type: string, challenge: string, origin = this.#origin) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData(flags: number, counter: number) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(new URL(this.#origin).hostname), Buffer.of(flags), count]);
  }

  /** What a browser answers when the key is made. */
  made(challenge: string) {
    const { x, y } = this.#pair.publicKey.export({ format: 'jwk' });
    const coordinate = (text = '') => new Uint8Array(Buffer.from(text, 'base64url'));
    const publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#rawId.length);
    const authData = Buffer.concat([
      this.#authenticatorData(present | withKey, 0),
      ...[Buffer.alloc(16), length, this.#rawId, Buffer.from(publicKey)],
    ]);
    const attestationObject = isoCBOR.encode(
      new Map<string, string | Map<never, never> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<never, never>()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return {
      ...{ id: this.id, rawId: this.id, type: 'public-key' },
      response: {
        clientDataJSON: base64Url(this.#clientData('webauthn.create', challenge)),
        attestationObject: base64Url(attestationObject),
        transports: ['internal'],
      },
    };
  }

  /** What a browser answers when the key is used. */
  signed(challenge: string, { origin, counter = 0 }: { origin?: string; counter?: number } = {}) {
    const clientData = this.#clientData('webauthn.get', challenge, origin);
    const data = this.#authenticatorData(present, counter);
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#pair.privateKey);
    return {
      ...{ id: this.id, rawId: this.id, type: 'public-key' },
      response: {
        clientDataJSON: base64Url(clientData),
        authenticatorData: base64Url(data),
        signature: base64Url(signature),
      },
    };
  }
}

import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts personal fields before they are stored and finds rows by a field that is encrypted. */
export interface FieldCipher {
  /** AES-256-GCM with the newest key. `context` names the column, so that bytes moved to another column cannot be decrypted. */
  encrypt(plain: string, context: string): Buffer;
  /** Decrypts what any known key encrypted. Throws {@link FieldUnreadable} for unknown keys and for bytes that were changed. */
  decrypt(encrypted: Buffer, context: string): string;
  /** Keyed hashes of a text, the newest key's first: store the first, look up by all. */
  blindIndexes(text: string, context: string): readonly [Buffer, ...Buffer[]];
  /** What everything begins with that the newest key encrypted. */
  readonly newestHead: Buffer;
  /** How many keys there are. */
  readonly keyCount: number;
}

/** Encrypted bytes that cannot be decrypted. Says nothing of what they hold. */
export class FieldUnreadable extends Error {
  override readonly name = 'FieldUnreadable';
}

interface Key {
  readonly id: Buffer;
  readonly encryption: Buffer;
  readonly indexing: Buffer;
}

const format = 1;
const idBytes = 4;
const ivBytes = 12;
const tagBytes = 16;
const headBytes = 1 + idBytes + ivBytes + tagBytes;

const derived = (secret: string, purpose: string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, '', `clinic ${purpose}`, length));

function keyOf(secret: string): Key {
  return {
    id: derived(secret, 'key id', idBytes),
    encryption: derived(secret, 'field sealing', 32),
    indexing: derived(secret, 'blind index', 32),
  };
}

/**
 * A cipher of one or more secrets, newest first: the first one encrypts and all of them decrypt, so that a key is changed
 * by putting the new one in front. An encrypted field is its format, the id of its key, IV, tag and cipher text.
 */
export function fieldCipher(secrets: readonly [string, ...string[]]): FieldCipher {
  const [newest, ...older] = secrets;
  const keys: readonly [Key, ...Key[]] = [keyOf(newest), ...older.map(keyOf)];

  return {
    newestHead: Buffer.concat([Buffer.of(format), keys[0].id]),
    keyCount: keys.length,

    encrypt(plain, context) {
      const [key] = keys;
      const iv = randomBytes(ivBytes);
      const head = Buffer.concat([Buffer.of(format), key.id]);
      const cipher = createCipheriv('aes-256-gcm', key.encryption, iv).setAAD(
        Buffer.concat([head, Buffer.from(context)]),
      );
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([head, iv, cipher.getAuthTag(), text]);
    },

    decrypt(encrypted, context) {
      const head = encrypted.subarray(0, 1 + idBytes);
      const key = keys.find(({ id }) => id.equals(head.subarray(1)));
      if (!key || encrypted.length < headBytes || encrypted[0] !== format)
        throw new FieldUnreadable('no key opens this field');
      const iv = encrypted.subarray(head.length, head.length + ivBytes);
      const tag = encrypted.subarray(head.length + ivBytes, headBytes);
      const decipher = createDecipheriv('aes-256-gcm', key.encryption, iv, { authTagLength: tagBytes })
        .setAAD(Buffer.concat([head, Buffer.from(context)]))
        .setAuthTag(tag);
      try {
        return Buffer.concat([decipher.update(encrypted.subarray(headBytes)), decipher.final()]).toString('utf8');
      } catch {
        throw new FieldUnreadable('this field was changed or moved');
      }
    },

    blindIndexes(text, context) {
      const indexWith = ({ indexing }: Key) => createHmac('sha256', indexing).update(`${context}\0${text}`).digest();
      const [first, ...rest] = keys;
      return [indexWith(first), ...rest.map(indexWith)];
    },
  };
}

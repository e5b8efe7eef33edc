import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Seals personal fields before they are stored (V27) and finds rows by a field that is sealed. */
export interface FieldCipher {
  /** AES-256-GCM with the newest key. `context` names the column, so that bytes moved to another one do not open. */
  encrypt(plain: string, context: string): Buffer;
  /** Opens what any known key sealed. Throws {@link FieldUnreadable} for unknown keys and for bytes that were changed. */
  decrypt(sealed: Buffer, context: string): string;
  /** Keyed hashes of a text, the newest key's first: store the first, look up by all. */
  blindIndexes(text: string, context: string): readonly [Buffer, ...Buffer[]];
}

/** Sealed bytes that cannot be opened. Says nothing of what they hold. */
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
 * A cipher of one or more secrets, newest first: the first one seals, all of them open, so that a key is changed by putting
 * the new one in front. A sealed field is its format, the id of its key, IV, tag and cipher text.
 */
export function fieldCipher(secrets: readonly [string, ...string[]]): FieldCipher {
  const [newest, ...older] = secrets;
  const keys: readonly [Key, ...Key[]] = [keyOf(newest), ...older.map(keyOf)];

  return {
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

    decrypt(sealed, context) {
      const head = sealed.subarray(0, 1 + idBytes);
      const key = keys.find(({ id }) => id.equals(head.subarray(1)));
      if (!key || sealed.length < headBytes || sealed[0] !== format)
        throw new FieldUnreadable('no key opens this field');
      const iv = sealed.subarray(head.length, head.length + ivBytes);
      const tag = sealed.subarray(head.length + ivBytes, headBytes);
      const decipher = createDecipheriv('aes-256-gcm', key.encryption, iv, { authTagLength: tagBytes })
        .setAAD(Buffer.concat([head, Buffer.from(context)]))
        .setAuthTag(tag);
      try {
        return Buffer.concat([decipher.update(sealed.subarray(headBytes)), decipher.final()]).toString('utf8');
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

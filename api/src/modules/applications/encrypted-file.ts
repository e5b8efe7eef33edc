import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { TransformCallback } from 'node:stream';
import { Transform } from 'node:stream';

const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

/** A key for one file. It is kept with the file's row, so that without the row nobody can read the file. */
export const newFileKey = (): Buffer => randomBytes(keyBytes);

/** Encrypts a file while it passes (AES-256-GCM): IV, cipher text, tag. */
export class FileEncryption extends Transform {
  readonly #cipher;

  constructor(key: Buffer) {
    super();
    const iv = randomBytes(ivBytes);
    this.#cipher = createCipheriv('aes-256-gcm', key, iv);
    this.push(iv);
  }

  override _transform(part: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    done(null, this.#cipher.update(part));
  }

  override _flush(done: TransformCallback): void {
    this.push(this.#cipher.final());
    done(null, this.#cipher.getAuthTag());
  }
}

/** The same for what is in memory already. */
export function encryptFile(key: Buffer, content: Buffer): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  return Buffer.concat([iv, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

/** The content of an encrypted file, whole. Throws when somebody changed the file. */
export function decryptFile(stored: Buffer, key: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, stored.subarray(0, ivBytes), { authTagLength: tagBytes });
  decipher.setAuthTag(stored.subarray(-tagBytes));
  return Buffer.concat([decipher.update(stored.subarray(ivBytes, -tagBytes)), decipher.final()]);
}

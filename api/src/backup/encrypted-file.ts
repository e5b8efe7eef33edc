import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { BackupInvalid } from './backup-invalid.ts';

/**
 * A backup is a header and chunks. The header: `magic`, a random salt, the id of the key for this salt. Every chunk but the
 * last has `chunkBytes` of plain text; each is AES-256-GCM cipher text and its tag. The nonce is the chunk's number and
 * whether it is the last one, the header is authenticated with each: no chunk can be changed, moved or left out, and a file
 * that was cut off has no last chunk (the STREAM construction of Hoang, Reyhanitabar, Rogaway and Vizár, 2015).
 */
const magic = Buffer.from('clinic-backup-1\n');
const saltBytes = 32;
const keyIdBytes = 16;
const headerBytes = magic.length + saltBytes + keyIdBytes;
const tagBytes = 16;
const nonceBytes = 12;
const chunkBytes = 64 * 1024;

type Bytes = AsyncIterable<Buffer>;

/** A secret of somebody's choice becomes a key of this file alone, so that nonces never meet twice under one key. */
const derived = (secret: string, salt: Uint8Array, purpose: string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, `clinic backup ${purpose}`, length));

function nonceOf(number: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(nonceBytes);
  nonce.writeBigUInt64BE(BigInt(number));
  nonce[nonceBytes - 1] = last ? 1 : 0;
  return nonce;
}

/** Pieces of `size` bytes, then what is left, which may be nothing: the last piece is always told apart. */
async function* pieces(source: Bytes, size: number): AsyncGenerator<{ bytes: Buffer; last: boolean }> {
  let parts: Buffer[] = [];
  let waiting = 0;
  for await (const part of source) {
    parts.push(part);
    waiting += part.length;
    if (waiting <= size) continue;
    const all = Buffer.concat(parts);
    let from = 0;
    for (; all.length - from > size; from += size) yield { bytes: all.subarray(from, from + size), last: false };
    parts = [all.subarray(from)];
    waiting = all.length - from;
  }
  yield { bytes: Buffer.concat(parts), last: true };
}

/** Encrypts a stream with `BACKUP_KEY`. */
export async function* encrypted(plain: Bytes, secret: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const header = Buffer.concat([magic, salt, derived(secret, salt, 'key id', keyIdBytes)]);
  const key = derived(secret, salt, 'encryption', 32);
  yield header;
  let number = 0;
  for await (const { bytes, last } of pieces(plain, chunkBytes)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, last)).setAAD(header);
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    number += 1;
  }
}

function keyOf(header: Buffer, secret: string): Buffer {
  if (header.length < headerBytes || !header.subarray(0, magic.length).equals(magic))
    throw new BackupInvalid('This file is no backup of the clinic, or its beginning was altered.');
  const salt = header.subarray(magic.length, magic.length + saltBytes);
  const id = header.subarray(magic.length + saltBytes);
  if (!timingSafeEqual(id, derived(secret, salt, 'key id', keyIdBytes)))
    throw new BackupInvalid('BACKUP_KEY is not the key that this backup was made with.');
  return derived(secret, salt, 'encryption', 32);
}

/** The first bytes of a stream, and the rest of it. */
async function split(source: Bytes, length: number): Promise<{ head: Buffer; rest: Bytes }> {
  const iterator = source[Symbol.asyncIterator]();
  let begun = Buffer.alloc(0);
  while (begun.length < length) {
    const next = await iterator.next();
    if (next.done === true) break;
    begun = Buffer.concat([begun, next.value]);
  }
  async function* rest(): AsyncGenerator<Buffer> {
    yield begun.subarray(length);
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { head: begun.subarray(0, length), rest: rest() };
}

/**
 * Decrypts what {@link encrypted} wrote. Each piece was authenticated before it is given out, but only the end of the stream
 * tells that nothing is missing.
 * @throws {BackupInvalid} for another key, and for a file that was altered or cut off
 */
export async function* decrypted(file: Bytes, secret: string): AsyncGenerator<Buffer> {
  const { head, rest } = await split(file, headerBytes);
  const key = keyOf(head, secret);
  let number = 0;
  for await (const { bytes, last } of pieces(rest, chunkBytes + tagBytes)) {
    const text = bytes.subarray(0, Math.max(0, bytes.length - tagBytes));
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, last), { authTagLength: tagBytes })
        .setAAD(head)
        .setAuthTag(bytes.subarray(text.length));
      yield Buffer.concat([decipher.update(text), decipher.final()]);
    } catch {
      throw new BackupInvalid('This backup was altered or cut off: take another copy of it.');
    }
    number += 1;
  }
}

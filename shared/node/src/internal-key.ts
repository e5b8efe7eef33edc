import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The key by which host servers and the API know each other in a demonstration: kept in `<data folder>/keys/internal.key`,
 * made by whichever process starts first. A link to a finished file is either there or not, so that two that start together agree.
 * @throws when the folder cannot be written to
 */
export function internalKeyOf(dataDirectory: string): string {
  const file = path.join(dataDirectory, 'keys', 'internal.key');
  const known = readKey(file);
  if (known !== null) return known;
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const own = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  writeFileSync(own, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(own, { force: true });
  }
  return readFileSync(file, 'utf8');
}

function readKey(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Whether what a caller sent is the key, in a time that tells nothing. Without a key nothing is. */
export function isKey(sent: unknown, key: string | null): boolean {
  if (key === null || key === '' || typeof sent !== 'string') return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(sent), digest(key));
}

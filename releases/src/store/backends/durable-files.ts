import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { StoreError } from '../errors.ts';

/** Writes a file and waits until it is on the disk. */
export async function writeDurably(file: string, bytes: string | Uint8Array, mode: number): Promise<void> {
  const handle = await open(file, 'wx', mode);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Puts a new content in the place of a file at once: a reader sees the old one or the new one, never a part. */
export async function replaceFile(file: string, bytes: string | Uint8Array, mode = 0o644): Promise<void> {
  await besides(file, bytes, mode, (fresh) => rename(fresh, file));
}

/** Writes a file that never changes again. False when it is there already, whoever wrote it. */
export async function writeOnce(file: string, bytes: string | Uint8Array, mode = 0o444): Promise<boolean> {
  try {
    await besides(file, bytes, mode, (fresh) => link(fresh, file));
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Adds one line at the end of a file, after a line that a crash may have left unfinished. */
export async function appendLine(file: string, line: string): Promise<void> {
  const handle = await open(file, 'a+', 0o644);
  try {
    const { size } = await handle.stat();
    const last = Buffer.alloc(1);
    if (size > 0) await handle.read(last, 0, 1, size - 1);
    await handle.writeFile(size > 0 && last.toString() !== '\n' ? `\n${line}\n` : `${line}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The content of a file, or null when there is none. */
export function readIfThere(file: string): Promise<Buffer | null> {
  return unlessGone(readFile(file));
}

/** What is found in a place of the disk, or null when nothing is there, or no longer. */
export async function unlessGone<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Reads bytes as JSON of a schema; anything else is damage, named after `what`. */
export function parseJson<S extends z.core.$ZodType>(schema: S, bytes: Uint8Array | string, what: string): z.output<S> {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString());
  } catch {
    throw new StoreError('damaged', `${what} is not JSON.`);
  }
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) throw new StoreError('damaged', `${what}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Waits until the names in a directory are on the disk. */
export async function syncDirectory(directory: string): Promise<void> {
  // Windows cannot open a directory, and keeps its names without being asked.
  if (process.platform === 'win32') return;
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && codes.some((code) => code === error.code);
}

async function besides(file: string, bytes: string | Uint8Array, mode: number, put: (fresh: string) => Promise<void>) {
  const directory = path.dirname(file);
  await mkdir(directory, { recursive: true });
  const fresh = path.join(directory, `.${path.basename(file)}.${randomUUID()}`);
  try {
    await writeDurably(fresh, bytes, mode);
    await put(fresh);
    await syncDirectory(directory);
  } finally {
    await rm(fresh, { force: true });
  }
}

import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  appendLine,
  hasCode,
  readIfThere,
  replaceFile,
  syncDirectory,
  unlessGone,
  writeDurably,
  writeOnce,
} from './durable-files.ts';
import { StoreError } from '../errors.ts';
import { locked } from './directory-lock.ts';
import type { StorageBackend, StoredObject } from './storage-backend.ts';

/** A store in a directory, on this machine's disk or on one that several machines share. */
export function directoryBackend(root: string): StorageBackend {
  const place = (key: string) => path.join(root, ...key.split('/'));
  const lock = path.join(root, '.write-lock');
  const busy = `Another release command keeps the store ${root} locked. Try again when it has ended.`;
  const backend: StorageBackend = {
    read: (key) => readIfThere(place(key)),
    writeOnce: (key, bytes) => writeOnce(place(key), bytes),
    async replace(key, bytes, seen) {
      const current = await readIfThere(place(key));
      const same = current === null || seen === null ? current === seen : current.equals(seen);
      if (same) await replaceFile(place(key), bytes);
      return same;
    },
    async append(key, line) {
      await mkdir(path.dirname(place(key)), { recursive: true });
      await appendLine(place(key), line);
    },
    putTree: (prefix, files) => putTree(root, place(prefix), files),
    async list(prefix) {
      const listed = await listTree(root, place(prefix));
      return listed.sort((one, other) => (one.key < other.key ? -1 : 1));
    },
    removeTree: (prefix) => removeTree(root, place(prefix)),
    exclusively: (act) => locked(lock, { busy, tries: 150 }, act),
    onDisk: (prefix) => Promise.resolve({ directory: place(prefix), backend }),
  };
  return backend;
}

async function putTree(root: string, place: string, files: ReadonlyMap<string, Uint8Array>): Promise<boolean> {
  const fresh = path.join(root, '.incoming', randomUUID());
  try {
    await writeTree(fresh, files);
    await mkdir(path.dirname(place), { recursive: true });
    await rename(fresh, place);
    await syncDirectory(path.dirname(place));
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/** Takes the tree out of its place at once, so that none is ever half there. */
async function removeTree(root: string, place: string): Promise<void> {
  const aside = path.join(root, '.incoming', randomUUID());
  await mkdir(path.dirname(aside), { recursive: true });
  try {
    await rename(place, aside);
    await syncDirectory(path.dirname(place));
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
  await rm(aside, { recursive: true, force: true });
}

async function writeTree(directory: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const directories = new Set([...files.keys()].map((file) => path.dirname(path.join(directory, file))));
  for (const each of [directory, ...directories]) await mkdir(each, { recursive: true });
  await Promise.all([...files].map(([file, bytes]) => writeDurably(path.join(directory, file), bytes, 0o444)));
  for (const each of directories) await syncDirectory(each);
}

/** Others publish and delete at the same time: what is gone by the time it is looked at is not listed. */
async function listTree(root: string, directory: string): Promise<StoredObject[]> {
  const entries = (await unlessGone(readdir(directory, { withFileTypes: true }))) ?? [];
  const listed = entries.map(async (entry): Promise<StoredObject[]> => {
    const place = path.join(directory, entry.name);
    if (entry.isDirectory()) return listTree(root, place);
    if (!entry.isFile()) throw new StoreError('damaged', `${place} is neither a file nor a directory.`);
    const known = await unlessGone(stat(place));
    if (known === null) return [];
    return [{ key: path.relative(root, place).split(path.sep).join('/'), size: known.size, putAt: known.mtime }];
  });
  return (await Promise.all(listed)).flat();
}

import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { makeFolder } from '@clinic/node';
import type { FileStore, StoredFile } from './file-store.ts';

/** What a file system says of a file; null where there is none. */
async function unlessGone<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw error;
  }
}

/** Files below a folder of this machine, readable by the user of the server alone. */
export function folderFiles(root: string): FileStore {
  async function find(name: string): Promise<StoredFile | null> {
    const found = await unlessGone(stat(join(root, name)));
    if (!found?.isFile()) return null;
    return { name, bytes: found.size, writtenAt: found.mtime, version: `${found.mtimeMs}-${found.size}` };
  }
  return {
    isLocal: true,
    find,
    read: (name) => unlessGone(readFile(join(root, name))),
    async write(name, content) {
      const file = join(root, name);
      makeFolder(dirname(file));
      const partial = `${file}.${randomUUID()}.partial`;
      try {
        await writeFile(partial, content, { mode: 0o600, flag: 'wx', flush: true });
        await rename(partial, file);
      } finally {
        await rm(partial, { force: true });
      }
    },
    remove: (name) => rm(join(root, name), { force: true }),
    async list(folder) {
      const entries = await unlessGone(readdir(join(root, folder), { recursive: true, withFileTypes: true }));
      const names = (entries ?? [])
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
      const found = await Promise.all(names.sort().map(find));
      return found.filter((file) => file !== null);
    },
  };
}

import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { directoryShelf } from './directory-shelf.ts';
import { hasCode } from './durable-files.ts';
import { treeMark } from './shelf.ts';
import type { OnDisk, Shelf } from './shelf.ts';

/** Trees that are kept; the ones used longest ago go. Each is a few megabytes. */
const kept = 200;

type Source = Pick<Shelf, 'list' | 'read'>;

/**
 * Copies of trees of a store that lies elsewhere, on this machine's disk, since code runs from a disk. A copy is put in its
 * place at once and whole; whether its files are what was published is compared by whoever runs them.
 */
export function artifactCache(root: string) {
  const shelf = directoryShelf(root);
  return {
    async copy(prefix: string, source: Source): Promise<OnDisk> {
      const directory = path.join(root, ...prefix.split('/'));
      if (!(await isThere(directory))) await fetchTree(root, directory, prefix, source);
      const now = new Date();
      // By this the longest unused one is found.
      if (await isThere(directory)) await utimes(directory, now, now);
      return { directory, shelf, discard: () => shelf.removeTree(prefix) };
    },
  };
}

async function fetchTree(root: string, directory: string, prefix: string, source: Source): Promise<void> {
  const keys = (await source.list(prefix)).map(({ key }) => key);
  if (!keys.includes(`${prefix}/${treeMark}`)) return;
  const fresh = path.join(root, '.incoming', randomUUID());
  try {
    // Compressed copies are for browsers.
    for (const key of keys.filter((each) => !/\.(br|gz)$/.test(each))) {
      const file = path.join(fresh, ...key.slice(prefix.length + 1).split('/'));
      const bytes = await source.read(key);
      if (bytes === null) continue;
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, bytes);
    }
    await mkdir(path.dirname(directory), { recursive: true });
    await rename(fresh, directory);
  } catch (error) {
    // Another process of this machine was faster with the same tree.
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  await removeOldest(root);
}

async function removeOldest(root: string): Promise<void> {
  const marks = (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.name === treeMark && !entry.parentPath.includes('.incoming'))
    .map((entry) => entry.parentPath);
  const trees = await Promise.all(marks.map(async (tree) => ({ tree, usedAt: (await stat(tree)).mtimeMs })));
  trees.sort((one, other) => other.usedAt - one.usedAt);
  for (const { tree } of trees.slice(kept)) await rm(tree, { recursive: true, force: true });
}

async function isThere(directory: string): Promise<boolean> {
  return stat(directory).then(
    () => true,
    (error: unknown) => {
      if (hasCode(error, 'ENOENT')) return false;
      throw error;
    },
  );
}

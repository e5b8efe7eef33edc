import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { directoryBackend } from './directory-backend.ts';
import { hasCode, unlessGone } from './durable-files.ts';
import { commitMarker } from './storage-backend.ts';
import type { OnDisk, StorageBackend } from './storage-backend.ts';

/** Trees that stay cached of each artifact: what is live, on its way to be, and looked at in previews. Each is a few megabytes. */
const cachedOfEach = 5;

/** Further trees that stay cached; the ones used longest ago go. */
const cachedBeside = 200;

/** Milliseconds after which a copy that did not come to its end is taken for dead. */
const deadCopy = 24 * 60 * 60 * 1000;

type Source = Pick<StorageBackend, 'list' | 'read'>;

/**
 * Copies of trees of a store that lies elsewhere, on this machine's disk, since code runs from a disk. A copy is put in its
 * place at once and whole; whether its files are what was published is compared by whoever runs them.
 */
export function artifactCache(root: string) {
  const backend = directoryBackend(root);
  return {
    async copy(prefix: string, source: Source): Promise<OnDisk> {
      const directory = path.join(root, ...prefix.split('/'));
      if ((await unlessGone(stat(directory))) === null) {
        await fetchTree(root, directory, prefix, source);
        // What is too much on this disk stays until a later copy; this one is whole.
        await tidy(root, directory, backend).catch(() => undefined);
      }
      const now = new Date();
      // By this the longest unused one is found.
      await unlessGone(utimes(directory, now, now));
      return { directory, backend: backend, discard: () => backend.removeTree(prefix) };
    },
  };
}

async function fetchTree(root: string, directory: string, prefix: string, source: Source): Promise<void> {
  const keys = (await source.list(prefix)).map(({ key }) => key);
  if (!keys.includes(`${prefix}/${commitMarker}`)) return;
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
}

/**
 * Other processes copy and tidy in the same place: whatever is gone by the time it is looked at is no business any more. Trees
 * are looked at only when one of an artifact comes that has enough of them: a host that copies each remote once, as when it
 * starts on an empty disk, would otherwise look at all of them for each.
 * @param copied the tree that came
 */
async function tidy(root: string, copied: string, backend: StorageBackend): Promise<void> {
  const dead = (await childrenOf(path.join(root, '.incoming'))).filter(
    ({ changedAt }) => Date.now() - changedAt > deadCopy,
  );
  for (const { place } of dead) await rm(place, { recursive: true, force: true });

  if ((await readdir(path.dirname(copied))).length <= cachedOfEach) return;
  const names = await childrenOf(path.join(root, 'artifacts'));
  const trees = await Promise.all(names.map(({ place }) => childrenOf(place)));
  const beside = trees.flatMap((ofOne) => lastUsedFirst(ofOne).slice(cachedOfEach));
  for (const { place } of lastUsedFirst(beside).slice(cachedBeside))
    await backend.removeTree(path.relative(root, place).split(path.sep).join('/'));
}

interface Child {
  place: string;
  changedAt: number;
}

const lastUsedFirst = (children: readonly Child[]) =>
  children.toSorted((one, other) => other.changedAt - one.changedAt);

async function childrenOf(directory: string): Promise<Child[]> {
  const places = ((await unlessGone(readdir(directory))) ?? []).map((name) => path.join(directory, name));
  const found = places.map(async (place) => {
    const known = await unlessGone(stat(place));
    return known === null ? [] : [{ place, changedAt: known.mtimeMs }];
  });
  return (await Promise.all(found)).flat();
}

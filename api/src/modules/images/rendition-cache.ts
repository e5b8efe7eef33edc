import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentCache } from './picture-files.ts';

const unfinished = '.tmp';

/** Sizes of the folder's files by name, the longest unused first; what a crash left half written is removed. */
async function sizesIn(folder: string): Promise<Map<string, number>> {
  await mkdir(folder, { recursive: true });
  const files: { name: string; size: number; usedAt: number }[] = [];
  for (const name of await readdir(folder)) {
    if (name.endsWith(unfinished)) {
      await rm(join(folder, name), { force: true });
      continue;
    }
    // Another process may have made room.
    const found = await stat(join(folder, name)).catch(() => null);
    if (found !== null) files.push({ name, size: found.size, usedAt: found.mtimeMs });
  }
  return new Map(files.sort((a, b) => a.usedAt - b.usedAt).map(({ name, size }) => [name, size]));
}

/**
 * Results of work on pictures, as files of one folder, which is made with the first of them. When they grow beyond `mostBytes`,
 * those unused for longest go. A name stands for its content for ever, so nothing can be out of date; the folder may be
 * emptied at any time.
 */
export function renditionCache(folder: string, mostBytes: number): ContentCache {
  let opened: Promise<Map<string, number>> | undefined;
  // What could not be read once, because too many files were open, may be the next time.
  const open = () =>
    (opened ??= sizesIn(folder).catch((error: unknown) => {
      opened = undefined;
      throw error;
    }));

  // A map keeps the order in which keys were added: the first is the one unused for longest.
  function used(sizes: Map<string, number>, name: string, size: number): void {
    sizes.delete(name);
    sizes.set(name, size);
  }

  async function makeRoom(sizes: Map<string, number>): Promise<void> {
    let bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const [name, size] of sizes) {
      if (bytes <= mostBytes) return;
      sizes.delete(name);
      bytes -= size;
      await rm(join(folder, name), { force: true });
    }
  }

  return {
    async get(name) {
      const sizes = await open().catch(() => null);
      if (sizes === null) return null;
      const content = await readFile(join(folder, name)).catch(() => null);
      if (!content) {
        sizes.delete(name);
        return null;
      }
      used(sizes, name, content.length);
      const now = new Date();
      await utimes(join(folder, name), now, now).catch(() => undefined);
      return content;
    },

    /** Written beside its place and moved there, so that nobody ever reads half a file. */
    async put(name, content) {
      const sizes = await open();
      const half = join(folder, `${randomUUID()}${unfinished}`);
      await writeFile(half, content);
      await rename(half, join(folder, name));
      used(sizes, name, content.length);
      await makeRoom(sizes);
    },
  };
}

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { folderOf, versionOf } from './packages.ts';

/** Files beside the packages that decide what a build gives. */
const common = ['pnpm-lock.yaml', 'tsconfig.json'];
/** What a build never reads. */
const ignoredFolders = new Set(['node_modules', 'dist', 'coverage', 'testing']);
const ignoredFiles = /\.test\.tsx?$|\.md$/;

/**
 * The id of the release that the sources would give now: the package's version and seven digits of the hash of the
 * path and content of everything it is built from.
 */
export async function releaseOf(root: string, name: string): Promise<string> {
  const files = [...(await filesBelow(root, folderOf(name))), ...(await filesBelow(root, 'shared')), ...common].sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const bytes = await readFile(path.join(root, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return `${await versionOf(root, name)}+${hash.digest('hex').slice(0, 7)}`;
}

async function filesBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const inside = `${folder}/${entry.name}`;
      if (entry.name.startsWith('.')) return [];
      if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : filesBelow(root, inside);
      return entry.isFile() && !ignoredFiles.test(entry.name) ? [inside] : [];
    }),
  );
  return found.flat();
}

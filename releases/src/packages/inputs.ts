import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { lockedPackages } from './lockfile.ts';
import { folderOf, versionOf } from './packages.ts';

/** The file beside the packages that decides what a build gives. */
const common = 'tsconfig.json';
/** What builds run on, installed at the root of the clone. */
const tools = ['node'];
/** What a build never reads: what runs only on servers and in development is no part of an artifact. */
const ignoredPlaces = new Set(['host/server', 'shared/node', 'shared/build/src/dev']);
const ignoredFolders = new Set(['node_modules', 'dist', 'coverage', 'testing']);
const ignoredFiles = /\.test\.tsx?$|\.md$/;

/**
 * The id of the release that the sources would give now: the package's version and seven digits of the hash of the
 * path and content of everything it is built from, and of the packages that it and `shared` are built with. What only
 * other packages use is no part of it.
 */
export async function releaseOf(root: string, name: string): Promise<string> {
  const folders = [folderOf(name), 'shared/contracts', 'shared/kit', 'shared/build'];
  const files = [...(await Promise.all(folders.map((folder) => filesBelow(root, folder)))).flat(), common].sort();
  const hash = createHash('sha256');
  for (const line of await lockedPackages(root, folders, tools)) hash.update(`${line}\n`);
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
      if (entry.isDirectory())
        return ignoredFolders.has(entry.name) || ignoredPlaces.has(inside) ? [] : filesBelow(root, inside);
      return entry.isFile() && !ignoredFiles.test(entry.name) ? [inside] : [];
    }),
  );
  return found.flat();
}

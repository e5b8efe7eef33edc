/**
 * Where packages lie: in a clone of the site each has a folder below the root, and in the repository of a team its one
 * remote is the root.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The repository that a folder lies in: the nearest one, itself included, with a lockfile.
 * @throws when there is none
 */
export function repositoryOf(folder: string): string {
  for (let place = path.resolve(folder); ; place = path.dirname(place)) {
    if (existsSync(path.join(place, 'pnpm-lock.yaml'))) return place;
    if (path.dirname(place) === place)
      throw new Error(`No pnpm-lock.yaml in ${folder} or above. Run the installation.`);
  }
}

/** Whether a repository is that of one remote. */
export function isOneRemote(root: string): boolean {
  return existsSync(path.join(root, 'src', 'remote.ts'));
}

/** Names of everything that is released from a repository: the host first, then the remotes. */
export function packagesOf(root: string): string[] {
  if (isOneRemote(root)) return [nameOf(root)];
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const remotes = folders.flatMap(({ name }) => /^mfe-(.+)$/.exec(name)?.[1] ?? []).sort();
  return folders.some(({ name }) => name === 'host') ? ['host', ...remotes] : remotes;
}

/** Folder of a package, below the root of its repository. */
export function folderOf(root: string, name: string): string {
  if (isOneRemote(root)) return '.';
  return name === 'host' ? 'host' : `mfe-${name}`;
}

/** The package whose folder a path lies in, or undefined outside of any. */
export function packageOfFolder(root: string, folder: string): string | undefined {
  if (isOneRemote(root)) return nameOf(root);
  const [first = ''] = path.relative(root, folder).split(path.sep);
  return first === 'host' ? 'host' : /^mfe-(.+)$/.exec(first)?.[1];
}

/** The remote of a repository that is its own: its package is called `mfe-<name>`, as in a clone. */
function nameOf(root: string): string {
  const { name } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { name: string };
  return name.replace(/^mfe-/, '');
}

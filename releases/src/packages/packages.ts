import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { parseJson } from '../store/backends/durable-files.ts';
import { StoreError } from '../store/errors.ts';

const PackageJson = z.object({ version: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)) });

/** Names of everything that is released from this clone: the host first, then the remotes. */
export async function listPackages(root: string): Promise<string[]> {
  const folders = (await readdir(root, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const remotes = folders.flatMap(({ name }) => /^mfe-(.+)$/.exec(name)?.[1] ?? []).sort();
  return folders.some(({ name }) => name === 'host') ? ['host', ...remotes] : remotes;
}

/** Folder of a package, below the root of the clone. */
export function folderOf(name: string): string {
  return name === 'host' ? 'host' : `mfe-${name}`;
}

/** Names of files and folders of a package that are part of none of its releases; the host's server lies beside its sources. */
export const notReleased: readonly string[] = ['node_modules', 'dist', 'server', 'testing', '*.test.*'];

/** The package whose folder a path lies in, or undefined outside of any. */
export function packageOfFolder(root: string, folder: string): string | undefined {
  const [first = ''] = path.relative(root, folder).split(path.sep);
  return first === 'host' ? 'host' : /^mfe-(.+)$/.exec(first)?.[1];
}

/** The version that a package's people gave it. */
export async function versionOf(root: string, name: string): Promise<string> {
  const file = path.join(root, folderOf(name), 'package.json');
  return parseJson(PackageJson, await readFile(file), file).version;
}

/** Refuses names that are no package of this clone. */
export async function assertPackages(root: string, names: readonly string[]): Promise<void> {
  const known = await listPackages(root);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new StoreError('invalid', `There is no package ${unknown.join(', ')} here. There are: ${known.join(', ')}.`);
}

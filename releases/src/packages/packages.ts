import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { folderOf, packagesOf } from '@clinic/build/repository';
import * as z from 'zod/mini';
import { parseJson } from '../store/backends/durable-files.ts';
import { StoreError } from '../store/errors.ts';

const PackageJson = z.object({ version: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)) });

/** Names of files and folders of a package that are part of none of its releases; the host's server lies beside its sources. */
export const notReleased: readonly string[] = ['node_modules', 'dist', 'server', 'testing', '*.test.*'];

/** The version that a package's people gave it. */
export async function versionOf(root: string, name: string): Promise<string> {
  const file = path.join(root, folderOf(root, name), 'package.json');
  return parseJson(PackageJson, await readFile(file), file).version;
}

/** Refuses names that are no package of this repository. */
export function assertPackages(root: string, names: readonly string[]): void {
  const known = packagesOf(root);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new StoreError('invalid', `There is no package ${unknown.join(', ')} here. There are: ${known.join(', ')}.`);
}

import { createHash } from 'node:crypto';
import { folderOf } from '@clinic/build/repository';
import { StoreError } from '../store/errors.ts';
import { readBuildInputs } from './build.ts';
import { findKnownInputs, hashOfFile, rememberInputs } from './known-inputs.ts';
import { builtWith, lockedPackages } from './lockfile.ts';
import { versionOf } from './packages.ts';

/** What builds run on, installed at the root of the clone. */
const platform = ['node'];
/** Folders whose packages the imports of a build may resolve to, beside those of its own. */
const sharedFolders = ['shared/contracts', 'shared/kit', 'shared/build'];

/**
 * The id of the release that the sources would give now: the package's version and seven digits of the hash of everything
 * that its build reads. These are the files in its module graph, its configuration with what that imports, and the versions
 * of the installed packages that are built in or build it. A file that no build reads has no part in it.
 *
 * The build's module graph is read once for each state of the sources, and remembered in `.cache/inputs`.
 */
export async function releaseOf(root: string, name: string): Promise<string> {
  return (await knownRelease(root, name)) ?? learnRelease(root, name);
}

/** The same, without a look at the module graph; undefined when the sources are in a state that is not known. */
export async function knownRelease(root: string, name: string): Promise<string | undefined> {
  return (await findKnownInputs(root, name, await installedFor(root, name)))?.release;
}

async function learnRelease(root: string, name: string): Promise<string> {
  const { files: paths, absent, packages, tools } = await readBuildInputs(root, name);
  const files: Record<string, string> = {};
  for (const file of paths) {
    const hash = await hashOfFile(root, file);
    if (hash === null) throw new StoreError('conflict', `${file} is gone since ${name} was looked at. Try again.`);
    files[file] = hash;
  }
  const installed = await builtWith(root, { packages, tools, platform });
  const hash = createHash('sha256').update(JSON.stringify([installed, Object.entries(files).sort()]));
  const release = `${await versionOf(root, name)}+${hash.digest('hex').slice(0, 7)}`;
  await rememberInputs(root, name, { release, files, absent, installed: await installedFor(root, name) });
  return release;
}

/** Hash of all that is installed for a build: more than it reads, and known without a look at it. */
async function installedFor(root: string, name: string): Promise<string> {
  const lines = await lockedPackages(root, [folderOf(root, name), ...sharedFolders], platform);
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

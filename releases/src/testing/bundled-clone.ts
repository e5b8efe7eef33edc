import { cp, mkdir, readdir, readFile, realpath, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeRemote } from '../cli/new/write-remote.ts';

const repository = path.join(__dirname, '..', '..', '..');
const sharedFolders = ['shared/contracts', 'shared/kit', 'shared/build'];

/** A clone with one remote, `qa`, that the real bundler builds. */
export interface BundledClone {
  root: string;
  read(file: string): Promise<string>;
  write(file: string, text: string): Promise<void>;
}

/** Makes the clone: the template of a remote, this repository's shared packages, and what is installed here. */
export async function aBundledClone(directory: string): Promise<BundledClone> {
  await mkdir(directory, { recursive: true });
  const root = await realpath(directory);
  for (const file of ['tsconfig.json', 'pnpm-lock.yaml']) await cp(path.join(repository, file), path.join(root, file));
  for (const folder of sharedFolders) {
    const filter = (source: string) => path.basename(source) !== 'node_modules';
    await cp(path.join(repository, folder), path.join(root, folder), { recursive: true, filter });
  }
  await writeRemote(root, { name: 'qa', owner: 'tests', title: { ar: 'أسئلة', en: 'Questions' } });
  for (const folder of [...sharedFolders, 'mfe-qa']) await linkPackages(root, folder);
  return {
    root,
    read: (file) => readFile(path.join(root, file), 'utf8'),
    write: async (file, text) => {
      await mkdir(path.dirname(path.join(root, file)), { recursive: true });
      await writeFile(path.join(root, file), text);
    },
  };
}

/** Links what is installed for a folder here; the clone has packages of the repository itself. */
async function linkPackages(root: string, folder: string): Promise<void> {
  const installed = path.join(repository, folder, 'node_modules');
  for (const name of await packageNames(installed)) {
    const target = await realpath(path.join(installed, name));
    const own = !target.includes('/node_modules/');
    const link = path.join(root, folder, 'node_modules', name);
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(own ? path.join(root, path.relative(repository, target)) : target, link);
  }
}

async function packageNames(installed: string): Promise<string[]> {
  const entries = (await readdir(installed)).filter((entry) => !entry.startsWith('.'));
  const names = entries.map(async (entry) => {
    if (!entry.startsWith('@')) return [entry];
    return (await readdir(path.join(installed, entry))).map((name) => `${entry}/${name}`);
  });
  return (await Promise.all(names)).flat();
}

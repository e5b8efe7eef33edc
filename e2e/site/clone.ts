import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root, runCommand } from './processes.ts';

const call = promisify(execFile);

/** A clone of the repository, as a team works in it, with the packages that are installed here. */
export interface Clone {
  readonly root: string;
  /** A script of a package's `package.json`, as `pnpm --filter <folder> <script>` runs it. */
  script: (folder: string, script: string, ...args: string[]) => Promise<string>;
  /** The clone's own `release` command. */
  release: (...args: string[]) => Promise<string>;
  /** Links the packages that manifests ask for, as an installation does. */
  install: () => Promise<void>;
  /** What git says has changed since the last commit, one path a line. */
  changes: () => Promise<string[]>;
  remove: () => Promise<void>;
}

/** @param env what the commands of the clone see beside the environment, such as the store */
export async function cloneRepository(env: Record<string, string>): Promise<Clone> {
  const place = await mkdtemp(path.join(os.tmpdir(), 'clinic-clone-'));
  await call('git', ['clone', '--quiet', '--local', '--no-hardlinks', root, place]);
  for (const entry of await readdir(path.join(root, 'node_modules')))
    if (entry !== '@clinic')
      await link(path.join(root, 'node_modules', entry), path.join(place, 'node_modules', entry));
  const install = () => linkPackages(place);
  await install();
  return {
    root: place,
    script: (folder, script, ...args) => {
      const rest = args.length === 0 ? [] : ['--', ...args];
      return runCommand(['--run', script, ...rest], env, path.join(place, folder));
    },
    release: (...args) => runCommand(['releases/src/main.ts', ...args], env, place),
    install,
    async changes() {
      const { stdout } = await call('git', ['status', '--porcelain', '--untracked-files=all'], { cwd: place });
      return stdout.split('\n').flatMap((line) => (line === '' ? [] : [line.slice(3)]));
    },
    remove: () => rm(place, { recursive: true, force: true }),
  };
}

/**
 * Gives every package of the clone what its manifest names: the clone's own packages for `workspace:`, for the rest what
 * is installed here. Installing again would need the network, and a minute.
 */
async function linkPackages(place: string): Promise<void> {
  const installed = await installedPackages();
  const here = await packagesBelow(root);
  for (const folder of await packagesBelow(place)) {
    // A new remote asks for what the others ask for.
    const like = here.includes(folder) ? folder : here.find((other) => other.startsWith('mfe-'));
    const commands = path.join(root, like ?? folder, 'node_modules', '.bin');
    await link(commands, path.join(place, folder, 'node_modules', '.bin'));
    const manifest = JSON.parse(await readFile(path.join(place, folder, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>;
      devDependencies?: Record<string, string>;
    };
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })) {
      const target = installed.get(`${folder} ${name}`) ?? installed.get(name);
      if (target === undefined) throw new Error(`${name} of ${folder} is installed nowhere`);
      const inClone = target.includes('/node_modules/') ? target : path.join(place, path.relative(root, target));
      await link(inClone, path.join(place, folder, 'node_modules', name));
    }
  }
}

/** Where each installed package lies, by its name, and by the folder that it is installed for. */
async function installedPackages(): Promise<Map<string, string>> {
  const places = new Map<string, string>();
  for (const folder of await packagesBelow(root)) {
    const modules = path.join(root, folder, 'node_modules');
    const entries = (await readdir(modules).catch(() => [])).filter((entry) => !entry.startsWith('.'));
    for (const entry of entries) {
      const names = entry.startsWith('@')
        ? (await readdir(path.join(modules, entry))).map((name) => `${entry}/${name}`)
        : [entry];
      for (const name of names) {
        const target = await realpath(path.join(modules, name));
        places.set(name, target).set(`${folder} ${name}`, target);
      }
    }
  }
  return places;
}

/** Folders with a manifest, relative to the clone's root, which is the first of them. */
async function packagesBelow(place: string): Promise<string[]> {
  const folders = (await Promise.all(['.', 'shared'].map((folder) => foldersIn(place, folder)))).flat();
  const known = await Promise.all(
    folders.map(async (folder) => {
      const manifest = path.join(place, folder, 'package.json');
      return (await readFile(manifest).catch(() => null)) !== null ? [folder] : [];
    }),
  );
  return ['.', ...known.flat()];
}

async function foldersIn(place: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(place, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => path.join(folder, entry.name));
}

async function link(target: string, place: string): Promise<void> {
  await mkdir(path.dirname(place), { recursive: true });
  await symlink(target, place).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

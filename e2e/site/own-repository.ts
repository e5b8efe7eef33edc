import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { grouped } from '../../scripts/processes.ts';
import { freePort, ownProcess, root } from './processes.ts';
import { npmEnvironment, registryWithPackages, usePackageManagers } from './team-npm.ts';

const call = promisify(execFile);

/** Longest wait until the site of the emulator can be opened, in milliseconds. */
const mostStartMs = 180_000;

/** A team's repository with one remote, outside of the clone and without anything of it but the packed packages. */
export interface OwnRepository {
  readonly root: string;
  /** A script of its `package.json`. */
  script: (name: string, ...args: string[]) => Promise<string>;
  /** The release command that is installed in it. */
  release: (...args: string[]) => Promise<string>;
  /** Runs a program in it, without the network if said so. */
  node: (program: string, options?: { offline: boolean }) => Promise<string>;
  /** `npm start` with the site of the emulator, without the network, until it can be opened. */
  startOffline: () => Promise<{ url: string; stop: () => Promise<void> }>;
  write: (files: Record<string, string>) => Promise<void>;
  /** Changes a file of it. */
  edit: (file: string, change: (text: string) => string) => Promise<void>;
  remove: () => Promise<void>;
}

/**
 * Publishes the packages for teams to a registry of this machine, the emulator with what is live on the main site. Then does
 * what a team does in an empty folder: names the registry, makes a remote with `npm create` and installs that.
 * @param args of `new`, without `--standalone`
 * @param env what its commands see, such as the store
 */
export async function ownRepository(args: readonly string[], env: Record<string, string>): Promise<OwnRepository> {
  const place = await mkdtemp(path.join(os.tmpdir(), 'clinic-team-'));
  try {
    return await repositoryIn(place, args, env);
  } catch (error) {
    await rm(place, { recursive: true, force: true });
    throw error;
  }
}

async function repositoryIn(
  place: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<OwnRepository> {
  for (const guard of ['clone-guard.mjs', 'loopback-guard.mjs']) {
    const text = await readFile(path.join(import.meta.dirname, guard), 'utf8');
    await writeFile(path.join(place, guard), text.replace(`'the clone'`, JSON.stringify(root)));
  }
  const commands = (folder: string) => path.join(folder, 'node_modules', '.bin');

  const own = npmEnvironment(place);
  const environment = (folder: string, guards: readonly string[]) => ({
    ...own,
    ...env,
    PATH: [commands(folder), own['PATH']].join(path.delimiter),
    NODE_OPTIONS: guards.map((guard) => `--import=${path.join(place, guard)}`).join(' '),
  });
  const runWith = async (guards: readonly string[], folder: string, command: string, ...rest: string[]) => {
    const { stdout } = await call(command, rest, {
      cwd: folder,
      maxBuffer: 2 ** 26,
      env: environment(folder, guards),
    }).catch((error: { stdout: string; stderr: string }) => {
      throw new Error(`${command} ${rest.join(' ')} failed\n${error.stdout}\n${error.stderr}`);
    });
    return stdout;
  };
  const cloneGuard = ['clone-guard.mjs'];
  const allGuards = [...cloneGuard, 'loopback-guard.mjs'];
  const run = (folder: string, command: string, ...rest: string[]) => runWith(cloneGuard, folder, command, ...rest);
  const { config } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    config: { pnpm: string };
  };

  const start = path.join(place, 'start');
  await mkdir(start);
  await usePackageManagers(place, { fetchedBefore: true });
  const [name = ''] = args;
  const folder = path.join(place, `mfe-${name}`);
  const registry = await registryWithPackages(path.join(place, 'tarballs'), own);
  try {
    await run(start, 'npm', 'config', 'set', `@clinic:registry=${registry.url}`);
    await run(start, 'npm', 'create', '--yes', '--prefer-offline', '@clinic/remote', '--', ...args);
    await cp(path.join(start, `mfe-${name}`), folder, { recursive: true });
    // From here on as in a pipeline, which has no settings but those of the repository.
    await run(folder, 'npm', 'config', 'set', '--location=project', `@clinic:registry=${registry.url}`);
    await run(start, 'npm', 'config', 'delete', '@clinic:registry');
    await run(folder, 'npx', '--yes', '--prefer-offline', `pnpm@${config.pnpm}`, 'install', '--prefer-offline');
  } finally {
    await registry.stop();
  }
  return {
    root: folder,
    script: (script, ...rest) => run(folder, 'node', '--run', script, ...(rest.length > 0 ? ['--', ...rest] : [])),
    release: (...rest) => run(folder, 'clinic-release', ...rest),
    node: (program, { offline } = { offline: false }) =>
      runWith(offline ? allGuards : cloneGuard, folder, 'node', '--input-type=module', '-e', program),
    startOffline: () => startOffline(folder, environment(folder, allGuards)),
    write: (content) => writeIn(folder, content),
    edit: async (file, change) => {
      const before = await readFile(path.join(folder, file), 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`${file} was not changed`);
      await writeFile(path.join(folder, file), after);
    },
    remove: () => rm(place, { recursive: true, force: true }),
  };
}

/** `clinic-release dev` is what `npm start` runs there. */
async function startOffline(folder: string, env: NodeJS.ProcessEnv) {
  const port = String(await freePort());
  const command = path.join(folder, 'node_modules', '.bin', 'clinic-release');
  const child = spawn(command, ['dev', '--offline', '--port', port, '--json'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: grouped,
  });
  const { stop, kill } = ownProcess(child, true);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const opened = once(child.stdout, 'data', { signal: AbortSignal.timeout(mostStartMs) });
  try {
    const [line] = (await Promise.race([opened, once(child, 'exit').then(() => [null])])) as [Buffer | null];
    if (line === null) throw new Error('it ended');
    const { url } = JSON.parse(line.toString()) as { url: string };
    return { url: url.replace('127.0.0.1', 'localhost'), stop };
  } catch (error) {
    await kill();
    throw new Error(`dev --offline could not be opened\n${said}`, { cause: error });
  }
}

async function writeIn(folder: string, files: Record<string, string>): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
}

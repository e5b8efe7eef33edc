import { execFile } from 'node:child_process';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { packAll } from '../../scripts/packages/pack.ts';
import { packEmulator } from '../../scripts/packages/pack-emulator.ts';
import { liveReleases } from '../../scripts/packages/releases.ts';
import { mainSite } from './main-site.ts';
import { freePort, root, startServer } from './processes.ts';
import type { ServerProcess } from './processes.ts';

const call = promisify(execFile);

/** Settings file and cache of npm in a place of their own. */
const placesIn = (place: string) => ({
  npm_config_userconfig: path.join(place, 'npmrc'),
  npm_config_cache: path.join(place, 'npm-cache'),
});

/**
 * The environment of a team's commands: that of this process without what names a place in the clone, as a script of npm is
 * told, and with package managers that keep what they know in `place`.
 */
export function npmEnvironment(place: string): NodeJS.ProcessEnv {
  const outside = Object.entries(process.env).filter(
    ([name, value]) => value?.startsWith(root) !== true && !/^npm_config_(userconfig|cache)$/i.test(name),
  );
  const PATH = (process.env['PATH'] ?? '').split(path.delimiter).filter((each) => !each.startsWith(root));
  return { ...Object.fromEntries(outside), ...placesIn(place), PATH: PATH.join(path.delimiter) };
}

/**
 * Lets npm start in `place` with the settings of this machine, but without what `npx` installed before: that has to come
 * from the registry again.
 * @param fetchedBefore whether npm may take what this machine has fetched before
 */
export async function usePackageManagers(place: string, { fetchedBefore }: { fetchedBefore: boolean }): Promise<void> {
  const setting = async (name: string) => (await call('npm', ['config', 'get', name])).stdout.trim();
  const [settings, cache] = await Promise.all([setting('userconfig'), setting('cache')]);
  const own = placesIn(place);
  await writeFile(own.npm_config_userconfig, await readFile(settings, 'utf8').catch(() => ''));
  await mkdir(own.npm_config_cache);
  if (!fetchedBefore) return;
  const fetched = path.join(cache, '_cacache');
  await mkdir(fetched, { recursive: true });
  await symlink(fetched, path.join(own.npm_config_cache, '_cacache'));
}

/** Starts a registry and publishes to it every package for teams, as `npm run packages` writes it. */
export async function registryWithPackages(tarballs: string, env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const packed = [...(await packAll(tarballs)), await packEmulator(tarballs, await liveReleases(mainSite().dataDir))];
  const port = await freePort();
  const registry = await startServer({
    name: 'journeys-package-registry',
    script: 'e2e/site/package-registry.ts',
    args: [String(port), '@clinic'],
    port,
    env: {},
    ready: '/-/ping',
  });
  // npm publishes nothing without a token; this registry asks for none.
  const settings = [`--@clinic:registry=${registry.url}`, `--${registry.url.replace('http:', '')}/:_authToken=none`];
  try {
    await Promise.all(packed.map(({ file }) => call('npm', ['publish', file, ...settings], { cwd: tarballs, env })));
    return registry;
  } catch (error) {
    await registry.stop();
    throw error;
  }
}

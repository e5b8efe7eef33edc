import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startHost } from '../site/host-server.ts';
import { mainSite } from '../site/main-site.ts';
import { freePort, root, startServer, until } from '../site/processes.ts';
import type { ServerProcess } from '../site/processes.ts';
import { copyLive, release } from '../site/releases.ts';
import { npmEnvironment, registryWithPackages, usePackageManagers } from '../site/team-npm.ts';

/** One command of `docs/first-remote.md`, or the wait at the end, as Markdown. */
export interface Step {
  step: string;
  /** Wall time in milliseconds. */
  milliseconds: number;
}

/**
 * Goes the way of `docs/first-remote.md` from an empty folder to a page that the running site serves, with caches of npm
 * and pnpm that are empty, a registry of this machine for the packages of the site and the configured one for all others.
 */
export async function measureFirstRemote(): Promise<Step[]> {
  const place = await mkdtemp(path.join(os.tmpdir(), 'clinic-first-remote-'));
  const dataDir = await copyLive(mainSite().dataDir);
  const servers: ServerProcess[] = [];
  try {
    const host = await startHost({ name: 'bench-first-remote', dataDir, apiPort: mainSite().apiPort });
    servers.push(host);
    const { token } = JSON.parse(await release(dataDir, 'team', 'add', 'wellness', '--all', '--json')) as {
      token: string;
    };
    const port = await freePort();
    const service = await startServer({
      name: 'bench-release-service',
      script: 'releases/src/service/main.ts',
      port,
      env: { RELEASES_PORT: String(port), DATA_DIR: dataDir, RELEASE_STORE: '', RELEASES_SANDBOX: 'process' },
      ready: '/readyz',
    });
    servers.push(service);
    await usePackageManagers(place, { fetchedBefore: false });
    const registry = await registryWithPackages(path.join(place, 'tarballs'), npmEnvironment(place));
    servers.push(registry);
    const env = { RELEASES_URL: service.url, RELEASE_TOKEN: token, PUBLIC_URL: host.url };
    return await theWay(place, registry.url, host.url, env);
  } finally {
    for (const server of servers) await server.stop();
    for (const folder of [place, dataDir]) await rm(folder, { recursive: true, force: true });
  }
}

async function theWay(
  place: string,
  registry: string,
  site: string,
  settings: Record<string, string>,
): Promise<Step[]> {
  const { config } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    config: { pnpm: string };
  };
  const steps: Step[] = [];
  const env = {
    ...npmEnvironment(place),
    // Where pnpm keeps what it fetched.
    ...{ XDG_CACHE_HOME: path.join(place, 'cache'), XDG_DATA_HOME: path.join(place, 'data') },
    ...settings,
  };
  const timed = async <T>(step: string, act: () => Promise<T>): Promise<T> => {
    const begun = performance.now();
    const result = await act();
    steps.push({ step, milliseconds: performance.now() - begun });
    return result;
  };
  const run = (cwd: string, command: string, ...args: string[]) =>
    timed(`\`${[command, ...args].join(' ').replace(registry, '<registry>')}\``, async () => {
      const { stdout } = await promisify(execFile)(command, args, { cwd, env, maxBuffer: 2 ** 26 });
      return stdout.trim();
    });

  const start = path.join(place, 'empty');
  await mkdir(start);
  await run(start, 'npm', 'config', 'set', `@clinic:registry=${registry}`);
  await run(start, 'npm', 'create', '--yes', '@clinic/remote', 'wellness', '--', '--owner', 'wellness-team');
  const folder = path.join(start, 'mfe-wellness');
  await run(folder, 'npx', '--yes', `pnpm@${config.pnpm}`, 'install');
  await run(folder, 'npm', 'test');
  await run(folder, 'npm', 'run', 'check');
  const published = (await run(folder, 'npm', 'run', '--silent', 'release')).split('\n').at(-1) ?? '';
  await run(folder, 'npx', 'clinic-release', 'promote', published, '--to', 'production');
  await timed('until the page is served', () =>
    until('the page to be served', async () => (await fetch(`${site}/wellness`)).status === 200),
  );
  return steps;
}

/** The steps as a section of the report, with their sum. */
export function firstRemoteReport(steps: readonly Step[]): string {
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
  const all = steps.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  return `## From an empty folder to a live page

The way of [first-remote.md](first-remote.md), with empty caches of npm and pnpm, on the machine that the site runs on;
without the time in which a person types and reads.

| command | seconds |
| --- | --- |
${steps.map(({ step, milliseconds }) => `| ${step} | ${seconds(milliseconds)} |`).join('\n')}
| together | ${seconds(all)} |
`;
}

import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { HostDescriptor, HostProvides, RemoteDescriptor } from '@clinic/contracts';
import { contractVersion } from '@clinic/contracts/registry';
import { openStore } from '../store/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import { aRemote, aRoute } from '@clinic/contracts/testing';

/** Files of a build, by path. */
export type Build = Record<string, string>;

/** Runs a test in a directory of its own, which is gone afterwards. */
export async function inTemporaryDirectory<T>(test: (directory: string) => Promise<T>): Promise<T> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'clinic-releases-'));
  try {
    return await test(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** A descriptor with one page, `/<name>`. */
export function aDescriptor(name: string, more: Partial<RemoteDescriptor> = {}): RemoteDescriptor {
  return aRemote(name, {
    contract: contractVersion,
    title: { ar: 'عنوان', en: 'Title' },
    routes: [aRoute(`/${name}`)],
    built: { shared: { react: '19.3.1', '@clinic/kit/ui': '1.0.0' }, emits: {}, listens: {} },
    ...more,
  });
}

/** The part of a federation manifest that is read: the files of each exposed module. */
export function aManifest(exposed: Record<string, string[]>): string {
  const exposes = Object.entries(exposed).map(([module, sync]) => ({
    path: module,
    assets: { js: { sync, async: [] } },
  }));
  return JSON.stringify({ exposes });
}

/** What the build of a remote leaves behind. */
export function aRemoteBuild(descriptor: RemoteDescriptor, script = 'run()'): Build {
  const exposed = Object.fromEntries(descriptor.routes.map(({ screen }) => [screen, []]));
  return {
    'remote.json': JSON.stringify(descriptor),
    'mf-manifest.json': aManifest(exposed),
    'node/mf-manifest.json': aManifest(exposed),
    'fallback.ar.html': '<p>نص</p>',
    'fallback.en.html': '<p>Text</p>',
    'remoteEntry.js': `${script};\n`.repeat(100),
    'node/container.cjs': script,
  };
}

/** What a host says about itself. */
export function aHostDescriptor(provides: Partial<HostProvides> = {}, contract = contractVersion): HostDescriptor {
  return {
    schema: 'clinic-host/1',
    version: '1.0.0',
    contract,
    scripts: ['host.js'],
    fonts: [],
    provides: {
      host: '1.0.0',
      api: '1.0.0',
      shared: { react: '19.3.1', '@clinic/contracts': '1.0.0', '@clinic/kit/ui': '1.0.0' },
      slots: ['overlay'],
      navigationSlots: ['main'],
      events: {},
      ...provides,
    },
  };
}

/** What the build of a host leaves behind. */
export function aHostBuild(contract = contractVersion): Build {
  const description = JSON.stringify(aHostDescriptor({}, contract));
  const answer = '{ status: 200, empty: false, failures: [] }';
  const renderer = `exports.createTrial = () => ({ render: () => Promise.resolve(${answer}) });`;
  return { 'host.json': description, 'host.js': 'start()', 'node/renderer.cjs': renderer };
}

export async function writeFiles(directory: string, files: Build): Promise<string> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(directory, file)), { recursive: true });
    await writeFile(path.join(directory, file), text);
  }
  return directory;
}

/** Puts a build into the store. */
export async function publish(store: ReleaseStore, name: string, release: string, build: Build): Promise<boolean> {
  const built = await mkdtemp(path.join(os.tmpdir(), 'clinic-build-'));
  try {
    return await store.publish({ name, release, built: await writeFiles(built, build), by: 'tests' });
  } finally {
    await rm(built, { recursive: true, force: true });
  }
}

export const hostRelease = '1.0.0+0000001';
export const first = '1.0.0+aaaaaaa';
export const second = '1.0.1+bbbbbbb';
export const third = '1.0.2+ccccccc';

/** Where the site of the fixtures is: its previews are bound to it. */
export const site = 'https://site.test';

/**
 * A store with three releases of booking and one of qa; host, the first of booking and qa are live.
 * @param location where the store is; in the directory unless said otherwise, which has its keys in any case
 */
export async function aLiveStore(
  directory: string,
  now?: () => Date,
  location = path.join(directory, 'releases'),
): Promise<ReleaseStore> {
  const store = openStore(location, { localState: directory, createKeys: true, site, ...(now ? { now } : {}) });
  await publish(store, 'host', hostRelease, aHostBuild());
  for (const release of [first, second, third]) {
    await publish(store, 'booking', release, aRemoteBuild(aDescriptor('booking'), `booking("${release}")`));
  }
  await publish(store, 'qa', first, aRemoteBuild(aDescriptor('qa')));
  const changes = { host: hostRelease, booking: first, qa: first };
  await store.promote({ channel: 'production', changes, by: 'tests' });
  return store;
}

export interface Run {
  code: number;
  out: string;
  err: string;
}

/** Runs the release command as a process of its own. */
export function runRelease(main: string, store: string, ...args: string[]): Promise<Run> {
  return runReleaseWith(main, store, {}, ...args);
}

/** The same with settings of its own, started in another folder. */
export function runReleaseWith(
  main: string,
  store: string,
  { cwd, ...settings }: { cwd?: string; [setting: string]: string | undefined },
  ...args: string[]
): Promise<Run> {
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    RELEASE_STORE: store,
    CLINIC_RELEASER: 'noura',
    PUBLIC_URL: site,
    ...settings,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [main, ...args], { env, cwd }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });
}

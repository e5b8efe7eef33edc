import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { RemoteDescriptor } from '@clinic/shared/contracts';
import { contractVersion } from '@clinic/shared/contracts/registry';
import { openStore } from '../store/index.ts';
import type { ReleaseStore } from '../store/index.ts';

/** Files of a build, by path. */
export type Build = Record<string, string>;

/** Runs a test in a directory of its own, which is gone afterwards. */
export async function inTemporaryDirectory(test: (directory: string) => Promise<void>): Promise<void> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'clinic-releases-'));
  try {
    await test(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** A descriptor with one page, `/<name>`. */
export function aDescriptor(name: string, more: Partial<RemoteDescriptor> = {}): RemoteDescriptor {
  return {
    schema: 'clinic-remote/1',
    name,
    owner: 'tests',
    version: '1.0.0',
    contract: contractVersion,
    title: { ar: 'عنوان', en: 'Title' },
    routes: [
      {
        path: `/${name}`,
        screen: './home',
        auth: 'public',
        rendering: 'snapshot',
        redirectFrom: [],
        sitemap: 'page',
        variants: 1,
      },
    ],
    navigation: [],
    slots: [],
    emits: [],
    listens: [],
    needs: { host: '^1.0.0', shared: '^1.0.0', api: '^1.0.0' },
    fallback: { title: { ar: 'عنوان', en: 'Title' }, text: { ar: 'نص', en: 'Text' } },
    ...more,
  };
}

/** What the build of a remote leaves behind. */
export function aRemoteBuild(descriptor: RemoteDescriptor, script = 'run()'): Build {
  return {
    'remote.json': JSON.stringify(descriptor),
    'mf-manifest.json': JSON.stringify({ exposes: descriptor.routes.map(({ screen }) => ({ path: screen })) }),
    'fallback.ar.html': '<p>نص</p>',
    'fallback.en.html': '<p>Text</p>',
    'remoteEntry.js': `${script};\n`.repeat(100),
    'node/container.cjs': script,
  };
}

/** What the build of a host leaves behind. */
export function aHostBuild(contract = contractVersion): Build {
  const description = { schema: 'clinic-host/1', version: '1.0.0', contract, scripts: ['host.js'], fonts: [] };
  return { 'host.json': JSON.stringify(description), 'host.js': 'start()', 'node/renderer.cjs': 'render()' };
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

/** A store with three releases of booking and one of qa; host, the first of booking and qa are live. */
export async function aLiveStore(directory: string, now?: () => Date): Promise<ReleaseStore> {
  const root = path.join(directory, 'releases');
  const store = openStore(root, { createPreviewKey: true, ...(now ? { now } : {}) });
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
  const env = {
    PATH: process.env['PATH'],
    RELEASE_STORE: store,
    CLINIC_RELEASER: 'noura',
    PUBLIC_URL: 'https://site.test',
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [main, ...args], { env }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });
}

import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Registry } from '@clinic/contracts';
import { freePort } from '@clinic/node/free-port';
import { openStore } from '../store/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import type { Built } from './smoke-render.ts';

/** A site on this machine that nobody else sees: what is live, with a build in place of its live release. */
export interface TrialSite {
  /** Its address, without a slash at its end. */
  url: string;
  stop: () => Promise<void>;
}

interface TrialParts {
  /** Root of the clone, which has the host server. */
  root: string;
  /** The store whose live releases stand around the build. */
  store: Pick<ReleaseStore, 'intactDirectory'>;
  live: Registry;
  built: Built;
  /** Packages that are released in the same go: their live releases are left out. */
  together: readonly string[];
  /** Address of the API that answers the pages. */
  apiBaseUrl: string;
}

/** Longest wait for the host server, in milliseconds. */
const startTimeoutMs = 60_000;
/** Pause between two looks at it, in milliseconds. */
const glanceMs = 100;

/**
 * Starts the host server of the clone over a store of its own, in a temporary folder with keys of its own: neither the real
 * store nor its key has a part in it.
 * @throws when the build does not fit what is live, or the server does not start
 */
export async function startTrialSite(parts: TrialParts): Promise<TrialSite> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'clinic-trial-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await fillStore(folder, parts);
    const server = await startHost(folder, parts);
    const stop = async () => {
      await server.stop();
      await remove();
    };
    return { url: server.url, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function fillStore(folder: string, { store, live, built, together }: TrialParts): Promise<void> {
  const location = path.join(folder, 'releases');
  const trial = openStore(location, { createKeys: true });
  const by = 'trial';
  const others = [['host', live.host] as const, ...Object.entries(live.remotes)].filter(
    ([name]) => name !== built.name && (name === 'host' || !together.includes(name)),
  );
  for (const [name, { release, filesIntegrity }] of others) {
    const place = path.join(location, 'artifacts', name, release);
    await mkdir(path.dirname(place), { recursive: true });
    await cp(await store.intactDirectory(name, release, filesIntegrity), place, { recursive: true });
  }
  await trial.publish({ name: built.name, release: built.release, built: built.directory, by });
  const releases = others.map(([name, { release }]) => [name, release] as const);
  const changes = { ...Object.fromEntries(releases), [built.name]: built.release };
  await trial.promote({ channel: 'production', changes, by });
}

async function startHost(folder: string, { root, apiBaseUrl }: TrialParts) {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(root, 'host', 'server', 'main.ts')], {
    cwd: root,
    env: {
      // Settings of a site that runs here are not those of the trial.
      ...Object.fromEntries(['PATH', 'HOME', 'TMPDIR', 'TZ'].map((name) => [name, process.env[name]])),
      PORT: String(port),
      API_BASE_URL: apiBaseUrl,
      DATA_DIR: folder,
      CLINIC_MODE: 'demo',
      INTERNAL_KEY: randomBytes(24).toString('hex'),
      SERVICE_WORKER: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2000)));
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  const url = `http://localhost:${port}`;
  const limit = AbortSignal.timeout(startTimeoutMs);
  while (!(await responds(`${url}/healthz`))) {
    if (child.exitCode !== null || limit.aborted) {
      await stop();
      throw new Error(`The host server of the trial did not start. ${said.trim()}`);
    }
    await pause(glanceMs);
  }
  return { url, stop };
}

async function responds(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * The site on this machine alone, as `clinic-release dev --offline` starts it: the host and the remotes that were packed, and
 * the API with the demo clinic. `EMULATOR_DATA` names the folder that keeps the database. Sends its address to the process
 * that started it, and ends with that.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { exitWith, startPart, stopAll, untilReady } from '../../../shared/build/src/dev/processes.ts';
import { freePort } from '../../../shared/node/src/free-port.ts';
import { fillStore } from './fill-store.ts';

/** What the packages of the site are below, here and in the package. */
const root = path.join(import.meta.dirname, '..', '..', '..');
const extension = path.extname(import.meta.filename);

/** In the order in which they end: the host first, because it asks the API for what it is still at. */
const parts: ReturnType<typeof startPart>[] = [];
let store: string | null = null;
let stopping: Promise<void> | null = null;

function stop(): Promise<void> {
  stopping ??= (async () => {
    for (const part of parts) await stopAll([part]);
    if (store !== null) await rm(store, { recursive: true, force: true });
  })();
  return stopping;
}

/** Settings of a site or of a team that this machine has are not those of the emulator. */
const inherited = Object.fromEntries(
  ['PATH', 'HOME', 'TMPDIR', 'TZ', 'NODE_OPTIONS'].map((name) => [name, process.env[name]]),
);

async function start(): Promise<string> {
  const database = path.resolve(process.env['EMULATOR_DATA'] ?? '');
  await mkdir(database, { recursive: true });
  store = await mkdtemp(path.join(os.tmpdir(), 'clinic-emulator-'));
  const [port, apiPort] = [await freePort(), await freePort()];
  const env = {
    ...inherited,
    CLINIC_MODE: 'demo',
    INTERNAL_KEY: randomBytes(24).toString('hex'),
    API_PORT: String(apiPort),
    LOG_LEVEL: 'error',
  };
  const run = (script: string, settings: NodeJS.ProcessEnv) => {
    const part = startPart(root, `${script}${extension}`, { ...env, ...settings });
    parts.unshift(part);
    return part;
  };
  const api = run('api/src/main', { DATA_DIR: database });
  const ready = untilReady(api, 'The API', `http://127.0.0.1:${apiPort}/readyz`);
  await Promise.all([ready, fillStore(path.join(root, '..', 'artifacts'), path.join(store, 'releases'))]);
  const host = run('host/server/main', { DATA_DIR: store, PORT: String(port), SERVICE_WORKER: 'off' });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(host, 'The host', `${url}/readyz`);
  return url;
}

for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const)
  process.once(event, () => void stop().then(() => process.exit(0)));

start().then(
  (url) => process.send?.({ url }),
  async (error: unknown) => {
    if (stopping !== null) return;
    await stop();
    exitWith(error);
  },
);

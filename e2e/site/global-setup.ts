import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { keysOf } from '../../scripts/setup/generated-keys.ts';
import { startHost } from './host-server.ts';
import { announceMainSite, internalKey } from './main-site.ts';
import { freePort, neverLate, startServer } from './processes.ts';
import { builtStore, copyLive } from './releases.ts';

/** Starts the whole site of the journeys on free ports, with a database of its own. */
export default async function startSite(): Promise<() => Promise<void>> {
  const dataDir = await copyLive(await builtStore());
  const database = await mkdtemp(path.join(os.tmpdir(), 'clinic-journeys-'));
  const apiPort = await freePort();
  const { PUSH_PUBLIC_KEY = '', PUSH_PRIVATE_KEY = '' } = keysOf({});
  const api = await startServer({
    name: 'journeys-api',
    script: 'api/src/main.ts',
    port: apiPort,
    env: {
      ...neverLate,
      API_PORT: String(apiPort),
      DATA_DIR: database,
      DATABASE_URL: '',
      CLINIC_MODE: 'demo',
      INTERNAL_KEY: internalKey,
      LOG_LEVEL: 'warn',
      // With keys of notifications, so that journeys meet the switch for them.
      ...{ PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY },
    },
    ready: '/readyz',
  });
  const host = await startHost({ name: 'journeys-host', dataDir, apiPort, env: neverLate }).catch(
    async (error: unknown) => {
      await api.stop();
      throw error;
    },
  );
  announceMainSite({ url: host.url, apiPort, dataDir });

  return async () => {
    await host.stop();
    await api.stop();
    for (const folder of [dataDir, database]) await rm(folder, { recursive: true, force: true });
  };
}

import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startHost } from './host-server.ts';
import { announceMainSite, internalKey } from './main-site.ts';
import { freePort, root, startServer } from './processes.ts';
import { copyLive, release } from './releases.ts';

/**
 * Brings the release store of the journeys up to date with the sources, then starts the whole site on free ports, with a
 * database of its own. The store stays between runs, so that only what changed is built; `JOURNEYS_STORE` names another
 * data directory, whose releases are taken as they are.
 */
export default async function startSite(): Promise<() => Promise<void>> {
  const named = process.env['JOURNEYS_STORE'];
  const built = named ?? path.join(root, '.cache', 'e2e');
  if (named === undefined) await release(built, 'start-local');

  const dataDir = await copyLive(built);
  const database = await mkdtemp(path.join(os.tmpdir(), 'clinic-journeys-'));
  const apiPort = await freePort();
  const api = await startServer({
    name: 'journeys-api',
    script: 'api/src/main.ts',
    port: apiPort,
    env: {
      API_PORT: String(apiPort),
      DATA_DIR: database,
      DATABASE_URL: '',
      CLINIC_MODE: 'demo',
      INTERNAL_KEY: internalKey,
      LOG_LEVEL: 'warn',
    },
    ready: '/readyz',
  });
  const host = await startHost({ name: 'journeys-host', dataDir, apiPort }).catch(async (error: unknown) => {
    await api.stop();
    throw error;
  });
  announceMainSite({ url: host.url, apiPort, dataDir });

  return async () => {
    await host.stop();
    await api.stop();
    for (const folder of [dataDir, database]) await rm(folder, { recursive: true, force: true });
  };
}

import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { internalKey } from './main-site.ts';
import { freePort, neverLate, startServer } from './processes.ts';

/** An API of a test's own with the data of the demonstration, whose clock stands still. */
export interface OwnApi {
  readonly port: number;
  /** Starts it again with another time; what its jobs do by the clock they do at once. */
  setNow: (now: Date) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Opens an API of a test's own at a time.
 * @param settings further environment variables of it
 */
export async function openOwnApi(
  name: string,
  now: Date,
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnApi> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'clinic-own-api-'));
  const port = await freePort();
  const startAt = (instant: Date) =>
    startServer({
      name,
      script: 'api/src/main.ts',
      port,
      env: {
        ...neverLate,
        ...{ API_PORT: String(port), DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'warn' },
        ...{ CLINIC_MODE: 'demo', CLINIC_NOW: instant.toISOString(), INTERNAL_KEY: internalKey },
        ...settings,
      },
      ready: '/readyz',
    });
  let api = await startAt(now);
  return {
    port,
    async setNow(instant) {
      await api.stop();
      api = await startAt(instant);
    },
    async close() {
      await api.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

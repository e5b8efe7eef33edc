import { serverMemory } from '../../scripts/processes.ts';
import { internalKey } from './main-site.ts';
import { freePort, startServer } from './processes.ts';
import type { ServerProcess } from './processes.ts';

interface HostStart {
  name: string;
  dataDir: string;
  apiPort: number;
  /** A free one unless said otherwise. */
  port?: number;
  /** Further settings. */
  env?: Readonly<Record<string, string>>;
}

/** Starts a host; its address is the one that browsers take for trustworthy without a certificate. */
export async function startHost({ name, dataDir, apiPort, env = {}, ...start }: HostStart): Promise<ServerProcess> {
  const port = start.port ?? (await freePort());
  const server = await startServer({
    name,
    script: 'host/server/main.ts',
    port,
    env: {
      ...serverMemory,
      PORT: String(port),
      API_PORT: String(apiPort),
      API_BASE_URL: '',
      DATA_DIR: dataDir,
      RELEASE_STORE: '',
      CLINIC_MODE: 'demo',
      INTERNAL_KEY: internalKey,
      LOG_LEVEL: 'warn',
      ...env,
    },
    ready: '/healthz',
  });
  return { ...server, url: `http://localhost:${port}` };
}

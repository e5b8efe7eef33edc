import { rm } from 'node:fs/promises';
import { startHost } from './host-server.ts';
import { mainSite } from './main-site.ts';
import { neverLate, until } from './processes.ts';
import { copyLive, liveRegistry, liveRelease, release } from './releases.ts';

export interface OwnSiteOptions {
  /** What is changed in the store before the host starts. */
  prepare?: (dataDir: string) => Promise<void>;
  /** Where the API answers; the shared one unless said otherwise. */
  apiPort?: number;
  /** Settings of its host server. */
  env?: Readonly<Record<string, string>>;
}

/** A host of a test's own over a copy of the live store. */
export interface OwnSite {
  readonly url: string;
  readonly dataDir: string;
  /** The `release` command on its store. */
  release: (...args: string[]) => Promise<string>;
  liveRelease: (remote: string) => Promise<string>;
  /** Settles when the host serves what is live in the store; gives the milliseconds it took. */
  adopted: () => Promise<number>;
  /** Ends its host and starts it again at the same address, as it was set. */
  restart: () => Promise<void>;
  close: () => Promise<void>;
}

export async function openOwnSite(name: string, { prepare, apiPort, env = {} }: OwnSiteOptions): Promise<OwnSite> {
  const shared = mainSite();
  const dataDir = await copyLive(shared.dataDir);
  await prepare?.(dataDir);
  const start = { name, dataDir, apiPort: apiPort ?? shared.apiPort, env: { ...neverLate, ...env } };
  let host = await startHost(start);
  return {
    url: host.url,
    dataDir,
    release: (...args) => release(dataDir, ...args),
    liveRelease: (remote) => liveRelease(dataDir, remote),
    async adopted() {
      const { composition } = await liveRegistry(dataDir);
      const { milliseconds } = await until(`${composition} to be served`, async () => {
        const ready = (await (await fetch(`${host.url}/readyz`)).json()) as { composition: string };
        return ready.composition === composition;
      });
      return milliseconds;
    },
    async restart() {
      await host.stop();
      host = await startHost({ ...start, port: Number(new URL(host.url).port) });
    },
    async close() {
      await host.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

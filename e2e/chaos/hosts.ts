/** A host of a row's own: its server as a process over a copy of the releases that the sources make. */
import { rmSync } from 'node:fs';
import { startHost } from '../site/host-server.ts';
import { freePort, until } from '../site/processes.ts';
import type { ServerProcess } from '../site/processes.ts';
import { builtStore, copyLive, liveRegistry } from '../site/releases.ts';
import { atExit } from './at-exit.ts';
import { send } from './client.ts';

export interface HostOptions {
  /** Port of this machine at which it reaches the API. */
  readonly apiPort: number;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Host {
  readonly url: string;
  readonly dataDir: string;
  /** Starts it at its address and waits until it serves what is live; gives the milliseconds it took. */
  readonly start: () => Promise<number>;
  readonly stop: () => Promise<void>;
  readonly kill: () => Promise<void>;
  /** Settles when it serves what production points at. */
  readonly adopted: () => Promise<number>;
  readonly close: () => Promise<void>;
}

let store: Promise<string> | null = null;

/** Builds once what changed since the last time, which takes minutes the first time. */
export async function openHost({ apiPort, env = {} }: HostOptions): Promise<Host> {
  const dataDir = await copyLive(await (store ??= builtStore()));
  const remove = atExit(() => rmSync(dataDir, { recursive: true, force: true }));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let server: ServerProcess | null = null;
  const composition = async () => {
    const { body } = await send(`${url}/readyz`, { timeoutMs: 5000 });
    return body === '' ? null : (JSON.parse(body) as { composition: string | null }).composition;
  };
  const stop = async () => {
    await server?.stop();
    server = null;
  };
  return {
    url,
    dataDir,
    async start() {
      const begun = performance.now();
      server = await startHost({ name: 'chaos-host', dataDir, apiPort, port, env });
      await until('the host to serve a composition', composition);
      return Math.round(performance.now() - begun);
    },
    stop,
    async kill() {
      await server?.kill();
      server = null;
    },
    async adopted() {
      const live = (await liveRegistry(dataDir)).composition;
      return (await until(`${live} to be served`, async () => (await composition()) === live)).milliseconds;
    },
    async close() {
      await stop();
      remove();
    },
  };
}

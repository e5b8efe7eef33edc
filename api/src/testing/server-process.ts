import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

function launch(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** A real server process that answers on its port. */
export interface ServerProcess {
  readonly url: string;
  /** Sends a signal and waits for the end; the exit code, or null when the signal ended it. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}

/** Starts the server and waits until it says that it listens. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort();
  const child = launch({ ...env, API_PORT: String(port) });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (part: Buffer) => {
      said += part.toString();
      if (said.includes('Server listening')) resolve();
    });
    child.stderr?.on('data', (part: Buffer) => {
      said += part.toString();
    });
    void exited.then(([code]) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    end: async (signal) => {
      child.kill(signal);
      return (await exited)[0];
    },
  };
}

/** Runs the server where it cannot run; what it says and how it ends. */
export async function runToTheEnd(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = launch(env);
  let said = '';
  child.stderr?.on('data', (part: Buffer) => {
    said += part.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

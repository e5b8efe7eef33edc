import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const main = path.join(import.meta.dirname, '..', 'main.ts');

function launch(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'info', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** A real process of the host's server. */
export interface HostProcess {
  url: string;
  /** Sends SIGTERM. */
  stop: () => void;
  /** The exit code; null when a signal ended it. */
  ended: Promise<number | null>;
}

/** Starts the server and waits until it says where it listens. */
export async function startHostProcess(env: Record<string, string>): Promise<HostProcess> {
  const child = launch(env);
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => {
        said += part.toString();
        const listening = /Server listening at ([^"]+)/.exec(said)?.[1];
        if (listening !== undefined) resolve(listening);
      });
    void ended.then((code) => reject(new Error(`the host ended with ${code}: ${said}`)));
  });
  return { url, stop: () => void child.kill('SIGTERM'), ended };
}

/** Runs the server where it cannot run: what it says to people and how it ends. */
export async function runHostToTheEnd(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = launch(env);
  let said = '';
  child.stderr?.on('data', (part: Buffer) => {
    said += part.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

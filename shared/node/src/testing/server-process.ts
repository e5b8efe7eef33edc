import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The environment variables of the tests that a server gets too. */
const { PATH, NODE_COMPILE_CACHE } = process.env;

function launch(main: string, env: Record<string, string>): ChildProcess {
  // Such a server lives for seconds: what V8 optimises of the embedded database's engine costs more than it saves.
  return spawn(process.execPath, ['--liftoff-only', main], {
    env: { PATH, ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }), LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** A real server process that answers. */
export interface ServerProcess {
  /** Where it listens, as it says itself. */
  readonly url: string;
  /** Sends a signal and waits for the end; the exit code, or null when the signal ended it. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}

/** Starts the server of a file and waits until it says where it listens. */
export async function startServerProcess(main: string, env: Record<string, string>): Promise<ServerProcess> {
  const child = launch(main, env);
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => {
        said += part.toString();
        const listening = /Server listening at ([^"]+)/.exec(said)?.[1];
        if (listening !== undefined) resolve(listening);
      });
    void ended.then((code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  return {
    url,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Runs the server where it cannot run: what it says to people, and how it ends. */
export async function runToTheEnd(
  main: string,
  env: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  const child = launch(main, env);
  let said = '';
  child.stderr?.on('data', (part: Buffer) => {
    said += part.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { grouped, signalAll } from '../../scripts/processes.ts';

export { freePort } from '../../shared/node/src/free-port.ts';

export const root = path.join(import.meta.dirname, '..', '..');

/** Pause between two looks at something that takes its time, in milliseconds. */
const glance = 50;

/** Looks until `check` gives something, within a limit; returns it and the milliseconds it took. */
export async function until<T>(
  what: string,
  check: () => Promise<T | null | undefined | false>,
  limit = 180_000,
): Promise<{ value: T; milliseconds: number }> {
  const started = performance.now();
  for (;;) {
    const value = await check();
    const milliseconds = Math.round(performance.now() - started);
    if (value !== null && value !== undefined && value !== false) return { value, milliseconds };
    if (milliseconds > limit) throw new Error(`${what}: not within ${limit} ms`);
    await new Promise((resolve) => setTimeout(resolve, glance));
  }
}

/** A server of the site, as a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Ends it as an operator would, and waits until it is gone. */
  stop: () => Promise<void>;
  /** Ends it at once, as a power failure would, and waits until it is gone. */
  kill: () => Promise<void>;
}

interface ServerStart {
  name: string;
  script: string;
  args?: readonly string[];
  /** The clone it is started from; this one unless said otherwise. */
  place?: string;
  port: number;
  env: Record<string, string>;
  /** Path that answers with success once the server is ready. */
  ready: string;
  /** Whether the servers are processes that it begins: they are ended at once with it. */
  beginsOthers?: boolean;
}

/** What ends at once what runs still: when this process ends, whichever way, it would run on for nobody. */
const running = new Set<() => void>();
process.once('exit', () => running.forEach((endAtOnce) => endAtOnce()));

/**
 * Settings of a server that is asked what it answers, not how soon: on a machine that is busy with browsers it must not refuse
 * requests because its event loop is late, nor give up an API that needs longer.
 */
export const neverLate = { MAX_EVENT_LOOP_DELAY_MS: '0', API_READ_TIMEOUT_MS: '6500' } as const;

/** Starts a server and waits until it is ready. What it writes goes to `.cache/reports/<name>.log`. */
export async function startServer({ place = root, args = [], ...start }: ServerStart): Promise<ServerProcess> {
  const { name, script, port, env, ready, beginsOthers = false } = start;
  const reports = path.join(root, '.cache', 'reports');
  await mkdir(reports, { recursive: true });
  const log = path.join(reports, `${name}.log`);
  const child = spawn(process.execPath, [path.join(place, script), ...args], {
    cwd: place,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: beginsOthers && grouped,
  });
  const own = ownProcess(child, beginsOthers);
  const output = createWriteStream(log, { flags: 'a' });
  for (const stream of [child.stdout, child.stderr]) stream.pipe(output, { end: false });
  const url = `http://127.0.0.1:${port}`;
  await until(`${name} to be ready (see ${log})`, async () => {
    const ended = child.exitCode ?? child.signalCode;
    if (ended !== null) throw new Error(`${name} ended with ${ended} before it was ready; see ${log}`);
    return fetch(url + ready)
      .then((response) => response.ok)
      .catch(() => false);
  }).catch(async (error: unknown) => {
    await own.stop();
    throw error;
  });
  return { url, pid: child.pid ?? 0, ...own };
}

/**
 * Has a process end with this one, and gives what ends it before.
 * @param isGroup whether it is a group of processes where it can be one, which then ends at once as a whole
 */
export function ownProcess(child: ChildProcess, isGroup: boolean): Pick<ServerProcess, 'stop' | 'kill'> {
  const endAtOnce = () => (isGroup ? signalAll(child, 'SIGKILL') : void child.kill('SIGKILL'));
  running.add(endAtOnce);
  child.once('exit', () => {
    // Whatever it died of, what it began would run on.
    endAtOnce();
    running.delete(endAtOnce);
  });
  const endBy = async (endIt: () => unknown) => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    endIt();
    const killTimer = setTimeout(endAtOnce, 15_000);
    await gone;
    clearTimeout(killTimer);
  };
  return { stop: () => endBy(() => child.kill('SIGTERM')), kill: () => endBy(endAtOnce) };
}

/** Runs a command of the project, or of a clone of it, to its end and gives what it printed. */
export async function runCommand(args: readonly string[], env: Record<string, string>, cwd = root): Promise<string> {
  const child = spawn(process.execPath, [...args], {
    cwd,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  let errorOutput = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errorOutput += text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}\n${errorOutput}`);
  return printed;
}

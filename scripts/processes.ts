import { spawn } from 'node:child_process';
import type { ChildProcess, StdioOptions } from 'node:child_process';
import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '@clinic/build/processes';
import { listeningOrigin } from '../shared/node/src/index.ts';

export const root = path.join(import.meta.dirname, '..');

/** Settings of the release store from which the journeys copy their site; it stays between runs. */
export const journeysStore = {
  DATA_DIR: path.join(root, '.cache', 'e2e'),
  RELEASE_STORE: '',
  CLINIC_RELEASER: 'journeys',
} as const;

/** The data directory whose live releases the journeys try as they are; undefined where they try those of the sources. */
export function namedStore(env: NodeJS.ProcessEnv): string | undefined {
  return env['JOURNEYS_STORE'] || undefined;
}

export interface Ports {
  host: number;
  api: number;
}

export function portsFrom(env: NodeJS.ProcessEnv): Ports {
  return { host: portNamed('PORT', env['PORT'], 4000), api: portNamed('API_PORT', env['API_PORT'], 4001) };
}

/** Where this machine reaches the servers of these settings. */
export function originsFrom(env: NodeJS.ProcessEnv): Record<keyof Ports, string> {
  const ports = portsFrom(env);
  return { host: listeningOrigin(env['HOST'], ports.host), api: listeningOrigin(env['API_HOST'], ports.api) };
}

/** @throws {StartError} when the value is no port number */
export function portNamed(name: string, value: string | undefined, fallback: number): number {
  const port = value === undefined || value === '' ? fallback : Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new StartError(`${name} is ${value}; it must be a port number between 1 and 65535.`);
  return port;
}

/** @throws {StartError} when the data directory cannot be written */
export async function requireDataDirectory(env: NodeJS.ProcessEnv): Promise<string> {
  const directory = path.resolve(root, env['DATA_DIR'] || 'var');
  try {
    await mkdir(directory, { recursive: true });
    await access(directory, constants.W_OK);
  } catch {
    throw new StartError(
      `The data directory ${directory} cannot be written. Change its rights, or set DATA_DIR to another one.`,
    );
  }
  return directory;
}

/**
 * How the servers keep memory. The C library, where it is glibc, gives every thread heaps of its own, which by default stay
 * when a replaced renderer is gone; with its two variables they are given back (`docs/benchmarks-releases.md`). Node lets
 * the place for young objects grow to 128 MB under load and gives it back to nobody; an eighth is as fast.
 */
export const serverMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=8',
} as const;

/** How long a server goes on after it said that it ends, in milliseconds; a value that is none it refuses itself. */
export function shutdownDelayFrom(env: NodeJS.ProcessEnv): number {
  return (Number(env['SHUTDOWN_DELAY_SECONDS']) || 0) * 1000;
}

/** Where a command can be a group of processes with all that it begins, which `detached` makes it. */
export const grouped = process.platform !== 'win32';

/** Signals a command that is a group where it can be one, and so all that it began. */
export function signalAll(child: ChildProcess, signal: 'SIGINT' | 'SIGKILL'): void {
  if (child.pid === undefined) return;
  try {
    if (grouped) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // All of them are gone.
  }
}

/** A command that may have begun others. */
export interface Task {
  readonly ended: Promise<number>;
  /** Ends it and all that it began; it may have ended before. */
  stop: () => Promise<void>;
}

/** Runs a command as a group of processes, so that what it began ends with it: builds are processes of their own. */
export function startTask(args: readonly string[], env: NodeJS.ProcessEnv = process.env): Task {
  const stdio: StdioOptions = ['ignore', 'inherit', 'inherit'];
  const child = spawn(process.execPath, [...args], { cwd: root, env, stdio, detached: grouped });
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
  return {
    ended,
    async stop() {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      signalAll(child, 'SIGKILL');
      await ended;
    },
  };
}

/** By which this process is ended from outside. */
export const endingSignals = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM'] as const;

/** What this process runs to its end. */
const running = new Set<ChildProcess>();

/** The exit code of this process, as a shell gives it, once it is being ended. */
let endsWith: number | null = null;

/**
 * Whichever signal came, what runs is ended as by Ctrl-C: for that one alone Playwright closes what it opened. A terminal
 * does not reach a group of its own, so the signal comes from here only.
 */
function endRunning(_name: NodeJS.Signals, signal: number): void {
  endsWith ??= 128 + signal;
  for (const child of running) signalAll(child, 'SIGINT');
}

/** Gives what `ended` does. A process that is being ended goes with the last of its commands: nothing comes after them. */
async function endOf<Result>(child: ChildProcess, ended: Promise<Result>): Promise<Result> {
  if (running.size === 0) for (const signal of endingSignals) process.on(signal, endRunning);
  running.add(child);
  if (endsWith !== null) signalAll(child, 'SIGINT');
  const result = await ended.finally(() => {
    running.delete(child);
    if (running.size === 0) for (const signal of endingSignals) process.off(signal, endRunning);
  });
  if (endsWith === null) return result;
  signalAll(child, 'SIGKILL');
  if (running.size === 0) process.exit(endsWith);
  return new Promise<never>(() => undefined);
}

/** Runs a command to its end and gives its exit code. */
export async function run(args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  const stdio: StdioOptions = ['ignore', 'inherit', 'inherit'];
  const child = spawn(process.execPath, [...args], { cwd: root, env, stdio, detached: grouped });
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
  return endOf(child, ended);
}

/** Runs a command to its end and gives its exit code and all that it printed, instead of showing it. */
export async function runQuietly(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ code: number; printed: string }> {
  const child = spawn(process.execPath, [...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: grouped,
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const ended = new Promise<{ code: number; printed: string }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, printed }));
  });
  return endOf(child, ended);
}

import { spawn } from 'node:child_process';
import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '@clinic/build/processes';
import { listeningOrigin } from '../shared/node/src/index.ts';

export const root = path.join(import.meta.dirname, '..');

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

/** A command that may have begun others. */
export interface Task {
  readonly ended: Promise<number>;
  /** Ends it and all that it began; it may have ended before. */
  stop: () => Promise<void>;
}

/** Runs a command as a group of processes, so that what it began ends with it: builds are processes of their own. */
export function startTask(args: readonly string[], env: NodeJS.ProcessEnv = process.env): Task {
  const grouped = process.platform !== 'win32';
  const child = spawn(process.execPath, [...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: grouped,
  });
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
  return {
    ended,
    async stop() {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      if (grouped) process.kill(-child.pid, 'SIGKILL');
      else child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Runs a command to its end and gives its exit code. */
export async function run(args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  const child = spawn(process.execPath, [...args], { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a command to its end and gives its exit code and all that it printed, instead of showing it. */
export async function runQuietly(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ code: number; printed: string }> {
  const child = spawn(process.execPath, [...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, printed }));
  });
}

import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { access, constants, mkdir } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '..');

/** Something a person has to change before the site can start; its message says what. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Ends the process as the commands promise: one clear line and exit code 1. */
export function exitWith(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

export interface Ports {
  host: number;
  api: number;
}

export function portsFrom(env: NodeJS.ProcessEnv): Ports {
  return { host: portNamed('PORT', env['PORT'], 4000), api: portNamed('API_PORT', env['API_PORT'], 4001) };
}

/** @throws {StartError} when the value is no port number */
export function portNamed(name: string, value: string | undefined, fallback: number): number {
  const port = value === undefined || value === '' ? fallback : Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new StartError(`${name} is ${value}; it must be a port number between 1 and 65535.`);
  return port;
}

/** @throws {StartError} when something listens there already */
export async function requireFreePort(name: string, port: number): Promise<void> {
  const taken = await new Promise<boolean>((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(true));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(false)));
  });
  if (taken) throw new StartError(`Port ${port} is taken. Stop what uses it, or set ${name} to another port.`);
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
 * How the C library keeps memory for the host's server, where it is glibc: every replaced renderer was a thread with heaps
 * of its own, which by default stay when it is gone. With these they are given back (`docs/benchmarks-releases.md`).
 */
export const hostMemory = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' } as const;

/** A part of the site, as a process of its own. Its output goes to this process's. */
export function startPart(script: string, env: NodeJS.ProcessEnv = process.env): ChildProcess {
  return spawn(process.execPath, [path.join(root, script)], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** Settles when the address answers with success; fails when the process ends before. */
export async function untilReady(child: ChildProcess, name: string, url: string): Promise<void> {
  const ended = new Promise<never>((_resolve, reject) => {
    child.once('exit', () => reject(new StartError(`${name} ended before it was ready; the line above says why.`)));
  });
  const ready = async () => {
    while (
      !(await fetch(url)
        .then((response) => response.ok)
        .catch(() => false))
    )
      await new Promise((resolve) => setTimeout(resolve, 100));
  };
  await Promise.race([ready(), ended]);
}

/** How long a server goes on after it said that it ends, in milliseconds; a value that is none it refuses itself. */
export function shutdownDelayFrom(env: NodeJS.ProcessEnv): number {
  return (Number(env['SHUTDOWN_DELAY_SECONDS']) || 0) * 1000;
}

/** Ends the parts, each given time to finish what it has begun, after a delay that it may make before. */
export async function stopAll(children: readonly ChildProcess[], delayMs = 0): Promise<void> {
  await Promise.all(
    children.map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), delayMs + 12_000);
      await gone;
      clearTimeout(timer);
    }),
  );
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
export async function runQuietly(args: readonly string[]): Promise<{ code: number; printed: string }> {
  const child = spawn(process.execPath, [...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, printed }));
  });
}

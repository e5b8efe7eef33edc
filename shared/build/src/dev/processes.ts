/** Processes that make up a running site, started and ended by a command. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';

/** Something a person has to change before the site can start; its message says what. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Ends the process as the commands promise: one clear line and exit code 1. */
export function exitWith(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
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

/**
 * A part of the site, as a process of its own in the root of the repository. Its output goes to this process's.
 * @param script from the root, or absolute
 */
export function startPart(root: string, script: string, env: NodeJS.ProcessEnv = process.env): ChildProcess {
  return spawn(process.execPath, [path.resolve(root, script)], {
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

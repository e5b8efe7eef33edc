import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import { root, until } from '../site/processes.ts';
import type { ServerProcess } from '../site/processes.ts';
import { liveRegistry } from '../site/releases.ts';

/** What a report says of its run. */
export interface RunFacts {
  date: string;
  commit: string;
  machine: string;
  node: string;
}

export function runFacts(): RunFacts {
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
    machine: `${os.cpus().length} × ${os.cpus()[0]?.model.trim() ?? 'unknown'}`,
    node: process.versions.node,
  };
}

/** How long something took, in milliseconds. */
export async function timed(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await act();
  return performance.now() - begun;
}

/** In milliseconds; with a thousand remotes a host reads more than a hundred thousand files. */
const activationTimeout = 600_000;

/** Milliseconds until a host serves what production points at in its store. */
export async function adopted({ url }: ServerProcess, dataDir: string): Promise<number> {
  const { composition } = await liveRegistry(dataDir);
  const { milliseconds } = await until(
    `${composition} to be served`,
    async () => ((await (await fetch(`${url}/readyz`)).json()) as { composition: string }).composition === composition,
    activationTimeout,
  );
  return milliseconds;
}

/** Resident memory of a server, in MB. */
export async function memoryOf({ pid }: ServerProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1000;
}

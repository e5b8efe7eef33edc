import { cp, mkdir, mkdtemp, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Registry } from '@clinic/shared/contracts';
import { runCommand } from './processes.ts';

/** Runs the `release` command on the store of a data directory. */
export function release(dataDir: string, ...args: string[]): Promise<string> {
  return runCommand(['releases/src/main.ts', ...args], {
    DATA_DIR: dataDir,
    RELEASE_STORE: '',
    CLINIC_RELEASER: 'journeys',
  });
}

/** What production points at. */
export async function liveRegistry(dataDir: string): Promise<Registry> {
  return JSON.parse(await readFile(path.join(dataDir, 'releases', 'registry', 'production.json'), 'utf8')) as Registry;
}

/** The release of a remote that is live. */
export async function liveRelease(dataDir: string, remote: string): Promise<string> {
  const entry = (await liveRegistry(dataDir)).remotes[remote];
  if (entry === undefined) throw new Error(`${remote} is not live in ${dataDir}`);
  return entry.release;
}

/** Where the files of a release are. */
export function artifactFolder(dataDir: string, name: string, id: string): string {
  return path.join(dataDir, 'releases', 'artifacts', name, id);
}

/** A data directory of its own with a copy of what is live, and nothing older. */
export async function copyLive(dataDir: string): Promise<string> {
  const copy = await mkdtemp(path.join(os.tmpdir(), 'clinic-journeys-'));
  const { host, remotes } = await liveRegistry(dataDir);
  const parts = [
    ['host', host.release] as const,
    ...Object.entries(remotes).map(([name, entry]) => [name, entry.release] as const),
  ];
  for (const [name, id] of parts) {
    await mkdir(path.dirname(artifactFolder(copy, name, id)), { recursive: true });
    await cp(artifactFolder(dataDir, name, id), artifactFolder(copy, name, id), { recursive: true });
  }
  for (const folder of ['registry', 'compositions', 'history.jsonl'])
    await cp(path.join(dataDir, 'releases', folder), path.join(copy, 'releases', folder), { recursive: true });
  return copy;
}

import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Registry } from '@clinic/contracts';
import { journeysStore, namedStore } from '../../scripts/processes.ts';
import { runCommand } from './processes.ts';

/** Runs the `release` command on the store of a data directory. */
export function release(dataDir: string, ...args: string[]): Promise<string> {
  return runCommand(['releases/src/main.ts', ...args], { ...journeysStore, DATA_DIR: dataDir });
}

/**
 * The data directory of a release store that is up to date with the sources. It stays between runs, so that only what changed
 * is built; `JOURNEYS_STORE` names another data directory, whose releases are taken as they are.
 */
export async function builtStore(): Promise<string> {
  const named = namedStore(process.env);
  if (named !== undefined) return named;
  await release(journeysStore.DATA_DIR, 'start-local');
  return journeysStore.DATA_DIR;
}

/** What production points at. */
export async function liveRegistry(dataDir: string): Promise<Registry> {
  return JSON.parse(await readFile(path.join(dataDir, 'releases', 'registry', 'production.json'), 'utf8')) as Registry;
}

/** The release of a remote, or of the host, that is live. */
export async function liveRelease(dataDir: string, remote: string): Promise<string> {
  const { host, remotes } = await liveRegistry(dataDir);
  const entry = remote === 'host' ? host : remotes[remote];
  if (entry === undefined) throw new Error(`${remote} is not live in ${dataDir}`);
  return entry.release;
}

/** Where the files of a release are. */
export function artifactFolder(dataDir: string, name: string, id: string): string {
  return path.join(dataDir, 'releases', 'artifacts', name, id);
}

/** A data directory of its own with a copy of what is live and of what would stand in for it, and nothing older. */
export async function copyLive(dataDir: string): Promise<string> {
  const copy = await mkdtemp(path.join(os.tmpdir(), 'clinic-journeys-'));
  const { host, remotes } = await liveRegistry(dataDir);
  const parts = [
    ['host', host.release] as const,
    ...Object.entries(remotes).flatMap(([name, entry]) =>
      // What would stand in for the live release, where it was kept.
      [entry.release, entry.lastGood ?? entry.release].map((id) => [name, id] as const),
    ),
  ];
  for (const [name, id] of new Map(parts.map((part) => [part.join('@'), part] as const)).values()) {
    if (!existsSync(artifactFolder(dataDir, name, id))) continue;
    await mkdir(path.dirname(artifactFolder(copy, name, id)), { recursive: true });
    await cp(artifactFolder(dataDir, name, id), artifactFolder(copy, name, id), { recursive: true });
  }
  for (const folder of ['registry', 'compositions', 'history.jsonl'])
    await cp(path.join(dataDir, 'releases', folder), path.join(copy, 'releases', folder), { recursive: true });
  // What signs the registry and what it is believed by.
  await cp(path.join(dataDir, 'keys'), path.join(copy, 'keys'), { recursive: true });
  return copy;
}

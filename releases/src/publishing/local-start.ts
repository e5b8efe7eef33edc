import path from 'node:path';
import type { Registry } from '@clinic/contracts';
import { packagesOf } from '@clinic/build/repository';
import * as z from 'zod/mini';
import { parseJson, readIfThere, replaceFile } from '../store/backends/durable-files.ts';
import { authorizedClient, isStoreError } from '../store/index.ts';
import { publishPackages } from './publish.ts';
import type { Publishing } from './publish.ts';
import type { ReleaseStore, StoreProblem } from '../store/index.ts';

/** What a start works with: the store itself, on this machine. */
type LocalPublishing = Publishing & { store: ReleaseStore };

/** The releases that the last start made from these sources, by name. */
const Stamp = z.record(z.string(), z.string());

/** Refusals with which the site starts with what is live. */
const toleratedAtStart = new Set<StoreProblem>(['forbidden', 'locked', 'no-key']);

/**
 * Brings the local store up to date with the sources: publishes every package whose sources changed, and makes live
 * what changed since the last start. What did not change stays as it is, so that a release that a person promoted or
 * rolled back by hand survives a restart. Where teams, a lock or a missing or revoked key forbid that, the site starts with
 * what is live.
 * @param token of the team that acts, if the store has teams
 */
export async function publishAndPromoteChanged(
  publishing: LocalPublishing,
  token: string | null = null,
): Promise<Record<string, string>> {
  // A clone that stood still for weeks: its own registry expired meanwhile. Who starts it is who may say that it counts.
  await publishing.store.renewRegistry('production', { expired: true }).catch((error: unknown) => {
    if (!isStoreError(error, 'no-key')) throw error;
    publishing.progress('production', `is not renewed: ${error.message}`);
  });
  const live = await publishing.store.readRegistry('production');
  try {
    return await bringUpToDate(publishing, token, live);
  } catch (error) {
    if (live === null || !isStoreError(error) || !toleratedAtStart.has(error.code)) throw error;
    publishing.progress('production', `stays as it is: ${error.message}`);
    return {};
  }
}

async function bringUpToDate(publishing: LocalPublishing, token: string | null, live: Registry | null) {
  const { root, store, progress } = publishing;
  const client = authorizedClient(store, { token, self: publishing.by });
  const stampFile = path.join(store.localState, 'local-start.json');
  const names = packagesOf(root);
  const by = await client.publisher(names);
  const published = await publishPackages({ ...publishing, by }, names);
  const releases = Object.fromEntries(published.map(({ name, release }) => [name, release]));

  const stamp = live ? await readStamp(stampFile) : {};
  const changes = Object.fromEntries(Object.entries(releases).filter(([name, release]) => stamp[name] !== release));
  if (Object.keys(changes).length > 0) {
    const { registry, changed } = await client.promote({ channel: 'production', changes, reason: 'local start' });
    if (changed) progress('production', `${registry.composition}, number ${registry.seq}, is live`);
  }
  await replaceFile(stampFile, `${JSON.stringify(releases, null, 2)}\n`);
  return releases;
}

async function readStamp(file: string): Promise<Record<string, string>> {
  const bytes = await readIfThere(file);
  return bytes ? parseJson(Stamp, bytes, file) : {};
}

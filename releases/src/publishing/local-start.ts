import path from 'node:path';
import * as z from 'zod/mini';
import { listPackages } from '../packages/packages.ts';
import { parseJson, readIfThere, replaceFile } from '../store/durable-files.ts';
import { publishPackages } from './publish.ts';
import type { Publishing } from './publish.ts';

/** The releases that the last start made from these sources, by name. */
const Stamp = z.record(z.string(), z.string());

/**
 * Brings the local store up to date with the sources: publishes every package whose sources changed, and makes live
 * what changed since the last start. What did not change stays as it is, so that a release that a person promoted or
 * rolled back by hand survives a restart.
 */
export async function publishAndPromoteChanged(publishing: Publishing): Promise<Record<string, string>> {
  const { root, store, by, progress } = publishing;
  const stampFile = path.join(store.directory, '..', 'local-start.json');
  const published = await publishPackages(publishing, await listPackages(root));
  const releases = Object.fromEntries(published.map(({ name, release }) => [name, release]));

  const live = await store.readRegistry('production');
  const stamp = live ? await readStamp(stampFile) : {};
  const changes = Object.fromEntries(Object.entries(releases).filter(([name, release]) => stamp[name] !== release));
  if (Object.keys(changes).length > 0) {
    const { registry, changed } = await store.promote({ channel: 'production', changes, by, reason: 'local start' });
    if (changed) progress('production', `${registry.composition}, number ${registry.seq}, is live`);
  }
  await replaceFile(stampFile, `${JSON.stringify(releases, null, 2)}\n`);
  return releases;
}

async function readStamp(file: string): Promise<Record<string, string>> {
  const bytes = await readIfThere(file);
  return bytes ? parseJson(Stamp, bytes, file) : {};
}

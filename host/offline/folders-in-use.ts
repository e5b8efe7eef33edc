import { artifactBase } from '@clinic/contracts/registry';
import { lastRegistry } from './site-cache.ts';
import { whichFolders } from './page-state.ts';
import type { WorkerClient } from './worker-scope.ts';

/** Longest wait for the answer of a page, in milliseconds. */
const timeoutMs = 2000;

/**
 * Folders of the releases that the live composition or an open page runs; null when not all of it can be known now, so that
 * nothing may be removed.
 */
export async function foldersInUse(pages: readonly WorkerClient[]): Promise<ReadonlySet<string> | null> {
  const registry = await lastRegistry();
  if (registry === null) return null;
  const answers = await Promise.all(pages.map(askPage));
  if (answers.includes(null)) return null;
  const folders = new Set(answers.flatMap((answer) => answer ?? []));
  folders.add(artifactBase('host', registry.host.release));
  for (const [name, { release, rollout }] of Object.entries(registry.remotes)) {
    for (const each of [release, rollout?.to]) if (each !== undefined) folders.add(artifactBase(name, each));
  }
  return folders;
}

/** A page that does not stand yet cannot answer. */
function askPage(page: WorkerClient): Promise<string[] | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), timeoutMs);
    port1.onmessage = ({ data }: MessageEvent<string[]>) => {
      clearTimeout(timer);
      port1.close();
      resolve(data);
    };
    page.postMessage(whichFolders, [port2]);
  });
}

import { Registry } from '@clinic/shared/contracts/registry';
import type { ChannelName } from '@clinic/shared/contracts';
import { compositionId } from './compositions.ts';
import { parseJson, readIfThere, replaceFile } from './durable-files.ts';
import { StoreError } from './errors.ts';
import type { Layout } from './layout.ts';

/** What a channel points at, or null before its first promotion. */
export async function readRegistry(layout: Layout, channel: ChannelName): Promise<Registry | null> {
  const bytes = await readIfThere(layout.registry(channel));
  return bytes && parseRegistry(bytes, channel);
}

/** Reads a registry's bytes; what it lists must be what its composition's id stands for. */
export function parseRegistry(bytes: Uint8Array, channel: ChannelName): Registry {
  const registry = parseJson(Registry, bytes, `registry of ${channel}`);
  if (registry.channel === channel && compositionId(registry) === registry.composition) return registry;
  throw new StoreError('damaged', `The registry of ${channel} does not hold what its composition stands for.`);
}

/** Points a channel at another composition, if it still is where the caller saw it. Callers hold the store's lock. */
export async function swapRegistry(layout: Layout, seen: Registry | null, next: Registry): Promise<void> {
  const current = await readRegistry(layout, next.channel);
  if (current?.seq !== seen?.seq) {
    throw new StoreError('conflict', `${next.channel} moved to ${current?.composition} meanwhile. Try again.`);
  }
  await replaceFile(layout.registry(next.channel), `${JSON.stringify(next, null, 2)}\n`);
}

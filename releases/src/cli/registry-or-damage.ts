import type { ChannelName, Registry } from '@clinic/contracts';
import type { CommandStore } from '../remote/command-store.ts';
import { isStoreError } from '../store/errors.ts';

/** What a channel points at, or why that cannot be believed: what is wrong with one channel says nothing about the others. */
export async function registryOrDamage(
  store: CommandStore,
  channel: ChannelName,
): Promise<{ registry: Registry | null; damage: string | null }> {
  try {
    return { registry: await store.readRegistry(channel), damage: null };
  } catch (error) {
    if (!isStoreError(error, 'damaged')) throw error;
    return { registry: null, damage: error.message };
  }
}

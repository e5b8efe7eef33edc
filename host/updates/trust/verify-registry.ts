import type { Registry } from '@clinic/contracts';
import { verifySignature } from '@clinic/contracts/signature';
import type { TrustedKey } from '@clinic/contracts/signature';

/** What a page or the service worker demands of a registry. */
export interface TrustPolicy {
  /** The keys that the server wrote into the page. */
  keys: readonly TrustedKey[];
  channel: string;
  /** The highest number accepted before, of the page's own composition at first: an older registry is a replay. */
  seq: number;
}

/**
 * Returns a registry that may be acted on, or null: signed, of this channel, and not older than what was accepted before. Its
 * shape is not checked: only what the release store wrote is signed.
 */
export async function verifyRegistry(json: unknown, { keys, channel, seq }: TrustPolicy): Promise<Registry | null> {
  if (typeof json !== 'object' || json === null) return null;
  const registry = json as Registry;
  if (!(await verifySignature(registry, keys))) return null;
  return registry.channel === channel && registry.seq >= seq ? registry : null;
}

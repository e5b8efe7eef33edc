import type { Registry } from '@clinic/contracts';
import { isExpired, verifySignature } from '@clinic/contracts/signature';
import type { TrustedKey } from '@clinic/contracts/signature';

/** What a page or the service worker demands of a registry. */
export interface TrustPolicy {
  /** The keys that the server wrote into the page. */
  keys: readonly TrustedKey[];
  channel: string;
  /** The highest number accepted before, of the page's own composition at first: an older registry is a replay. */
  seq: number;
  /** Told of one that could be acted on if it had not expired. */
  onExpired?: (() => void) | undefined;
}

/**
 * Returns a registry that may be acted on, or null: signed, of this channel, not older than what was accepted before, and not
 * expired by the clock of this device. Its shape is not checked: only what the release store wrote is signed.
 */
export async function verifyRegistry(json: unknown, policy: TrustPolicy): Promise<Registry | null> {
  const { keys, channel, seq } = policy;
  if (typeof json !== 'object' || json === null) return null;
  const registry = json as Registry;
  if (!(await verifySignature(registry, keys))) return null;
  if (registry.channel !== channel || registry.seq < seq) return null;
  if (!isExpired(registry, Date.now())) return registry;
  policy.onExpired?.();
  return null;
}

import type { Registry } from '@clinic/contracts';
import { verifySignature } from '@clinic/contracts/signature';
import type { TrustedKey } from '@clinic/contracts/signature';

/** What a page or a worker holds a registry against. */
export interface Belief {
  /** The keys that the server wrote into the page. */
  keys: readonly TrustedKey[];
  channel: string;
  /** The highest number accepted before, of the page's own composition at first: an older registry is a replay. */
  seq: number;
}

/** Whether a registry, as it was parsed from JSON, was signed with one of the keys. */
export function verifyRegistry(registry: Registry, keys: readonly TrustedKey[]): Promise<boolean> {
  return verifySignature(registry, keys);
}

/**
 * A registry that may be acted on, or null: signed, of this channel, and not older than what was accepted before. Its form is
 * not checked again: only what the release store wrote is signed.
 */
export async function believeRegistry(json: unknown, { keys, channel, seq }: Belief): Promise<Registry | null> {
  if (typeof json !== 'object' || json === null) return null;
  const registry = json as Registry;
  if (!(await verifyRegistry(registry, keys))) return null;
  return registry.channel === channel && registry.seq >= seq ? registry : null;
}

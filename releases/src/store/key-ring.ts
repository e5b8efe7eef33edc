import { ChannelName } from '@clinic/contracts/registry';
import type { Registry } from '@clinic/contracts';
import type { TrustedKey } from '@clinic/contracts/signature';
import * as keysOf from './trust/keys.ts';
import type { KeyChange } from './trust/keys.ts';
import { isStoreError } from './errors.ts';
import type { StoreContext } from './context/store-context.ts';
import { readRegistry, swapRegistry } from './channels/registries.ts';
import { signRegistry } from './trust/signing.ts';

/** What can be done about the keys of registries on this machine. */
export interface KeyRing {
  /**
   * The keys that are trusted, oldest first, how many of them have to sign a change of them, the version of the list (0
   * while that was never said), and the name of the key that this machine signs with.
   */
  list(): Promise<{ trusted: TrustedKey[]; threshold: number; version: number; signing: string | null }>;
  /** The keys that are trusted; needs no private key. */
  trusted(): Promise<TrustedKey[]>;
  /** Makes the first pair. */
  init(): Promise<TrustedKey>;
  /** Makes a further pair and signs with it from now on. */
  rotate(): Promise<TrustedKey>;
  /** Trusts the keys of another machine's file too, or takes its list; gives those that are new. */
  trust(file: string): Promise<KeyChange & { fresh: TrustedKey[] }>;
  /** Trusts a key no longer. */
  revoke(kid: string): Promise<KeyChange>;
  /** Sets how many keys have to sign a change of the trusted keys. */
  threshold(count: number): Promise<KeyChange>;
  /** Adds the signature of this machine to a change that waits for it. */
  sign(file: string): Promise<KeyChange>;
}

export function keyRing(context: StoreContext): KeyRing {
  const { registryKeys } = context;
  return {
    list: async () => {
      const { keys: trusted, threshold, version } = await keysOf.readKeyList(registryKeys);
      return { trusted, threshold, version, signing: (await keysOf.readSigningKey(registryKeys))?.kid ?? null };
    },
    trusted: () => keysOf.readTrustedKeys(registryKeys),
    init: () => keysOf.initKeys(registryKeys),
    rotate: () => keysOf.rotateKeys(registryKeys),
    trust: (file) => keysOf.trustKeys(registryKeys, file),
    revoke: (kid) => retireKey(context, kid),
    threshold: (count) => keysOf.setThreshold(registryKeys, count),
    sign: (file) => keysOf.signKeys(registryKeys, file),
  };
}

/**
 * Trusts a key no longer. What is live and signed with it is signed again before, with the key of this machine, so that
 * nothing that is live stops being trusted.
 */
async function retireKey(context: StoreContext, kid: string): Promise<KeyChange> {
  for (const channel of ChannelName.options) {
    await context.backend.exclusively(async () => {
      const live = await trustedRegistry(context, channel);
      if (live?.signature?.kid !== kid) return;
      await swapRegistry(context, live, await signRegistry(context, live));
    });
  }
  return keysOf.revokeKey(context.registryKeys, kid);
}

/** What is not trusted anyway must not keep a key that was stolen. */
async function trustedRegistry(context: StoreContext, channel: ChannelName): Promise<Registry | null> {
  try {
    return await readRegistry(context, channel);
  } catch (error) {
    if (isStoreError(error, 'damaged')) return null;
    throw error;
  }
}

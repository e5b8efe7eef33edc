import { ChannelName } from '@clinic/contracts/registry';
import type { Registry } from '@clinic/contracts';
import type { TrustedKey } from '@clinic/contracts/signature';
import { revokeKey, initKeys, readSigningKey, readTrustedKeys, rotateKeys, trustKeys } from './trust/keys.ts';
import { isStoreError } from './errors.ts';
import type { StoreContext } from './context/store-context.ts';
import { readRegistry, swapRegistry } from './channels/registries.ts';
import { signRegistry } from './trust/signing.ts';

/** What can be done about the keys of registries on this machine. */
export interface KeyRing {
  /** The keys that are trusted, oldest first, and the name of the one that this machine signs with. */
  list(): Promise<{ trusted: TrustedKey[]; signing: string | null }>;
  /** The keys that are trusted; needs no private key. */
  trusted(): Promise<TrustedKey[]>;
  /** Makes the first pair. */
  init(): Promise<TrustedKey>;
  /** Makes a further pair and signs with it from now on. */
  rotate(): Promise<TrustedKey>;
  /** Trusts the keys of another machine's file too; gives those that are new here. */
  trust(file: string): Promise<TrustedKey[]>;
  /** Trusts a key no longer. */
  revoke(kid: string): Promise<void>;
}

export function keyRing(context: StoreContext): KeyRing {
  const { registryKeys } = context;
  return {
    list: async () => ({
      trusted: await readTrustedKeys(registryKeys),
      signing: (await readSigningKey(registryKeys))?.kid ?? null,
    }),
    trusted: () => readTrustedKeys(registryKeys),
    init: () => initKeys(registryKeys),
    rotate: () => rotateKeys(registryKeys),
    trust: (file) => trustKeys(registryKeys, file),
    revoke: (kid) => retireKey(context, kid),
  };
}

/**
 * Trusts a key no longer. What is live and signed with it is signed again before, with the key of this machine, so that
 * nothing that is live stops being trusted.
 */
async function retireKey(context: StoreContext, kid: string): Promise<void> {
  for (const channel of ChannelName.options) {
    await context.backend.exclusively(async () => {
      const live = await trustedRegistry(context, channel);
      if (live?.signature?.kid !== kid) return;
      await swapRegistry(context, live, await signRegistry(context, live));
    });
  }
  await revokeKey(context.registryKeys, kid);
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

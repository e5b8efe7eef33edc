import { ChannelName } from '@clinic/contracts/registry';
import type { Registry } from '@clinic/contracts';
import { isStoreError } from './errors.ts';
import type { ReleaseStore } from './release-store.ts';

export interface Renewing {
  onRenewed: (registry: Registry) => void;
  /** A channel could not be renewed; it is tried again. That the key of this machine is not trusted is said once. */
  onError: (error: unknown, channel: ChannelName) => void;
  /** Milliseconds between two looks. */
  every?: number;
}

const hour = 60 * 60 * 1000;

/**
 * Keeps the registries of a store from expiring, for as long as a server runs that has the private key; without one it does
 * nothing. Does not keep the process alive. Settles after the first look, with how to stop.
 */
export async function keepRenewed(
  store: Pick<ReleaseStore, 'renewRegistry'>,
  { onRenewed, onError, every = hour }: Renewing,
): Promise<() => void> {
  const said = new Set<string>();
  const fail = (error: unknown, channel: ChannelName) => {
    if (isStoreError(error, 'no-key')) {
      if (said.has(error.message)) return;
      said.add(error.message);
    }
    onError(error, channel);
  };
  const look = async () => {
    for (const channel of ChannelName.options) {
      try {
        const registry = await store.renewRegistry(channel);
        if (registry !== null) onRenewed(registry);
      } catch (error) {
        fail(error, channel);
      }
    }
  };
  await look();
  const timer = setInterval(() => void look(), every).unref();
  return () => clearInterval(timer);
}

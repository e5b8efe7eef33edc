import type { ChannelName, Registry } from '@clinic/contracts';
import type { StoreContext } from '../context/store-context.ts';
import { isRenewalDue, expiryFrom } from '../trust/expiry.ts';
import { readSigningKey } from '../trust/keys.ts';
import type { SeenRegistries } from '../trust/seen-registries.ts';
import { assertKeyTrusted, signRegistry } from '../trust/signing.ts';
import { assertNotReplayed } from './numbers.ts';
import { readRegistry, swapRegistry } from './registries.ts';

/** What a person says who renews by hand. */
export interface RenewalRequest {
  /** Also renew what was signed less than a day ago. */
  early?: boolean | undefined;
  /** Also renew one that expired and that this machine never saw while it counted: the person compared it. */
  expired?: boolean | undefined;
}

/**
 * Signs what is live again, under the same number and with a later end. Null when nothing is live, when it is not due yet,
 * and on a machine without the private key.
 *
 * The machine's own memory decides with the store, because the key would make a registry current that somebody put back
 * together with the store's numbers and history.
 * @throws {StoreError} `replayed` for one below a number that the store or this machine knows; `expired` for one that ended
 *   before this machine saw it; `no-key` on a machine whose private key is not trusted
 */
export async function renewRegistry(
  context: StoreContext,
  seen: SeenRegistries,
  channel: ChannelName,
  { early = false, expired = false }: RenewalRequest,
  now: () => Date,
): Promise<Registry | null> {
  const key = await readSigningKey(context.registryKeys);
  if (key === null) return null;
  await assertKeyTrusted(context.registryKeys, key);
  const live = await readRegistry(context, channel);
  if (live === null) return null;
  if (!early && !isRenewalDue(live, now())) {
    await assertNotReplayed(context, channel);
    await seen.assertCurrent(live, now());
    await seen.remember(live);
    return null;
  }
  return context.backend.exclusively(async () => {
    await assertNotReplayed(context, channel);
    const current = await readRegistry(context, channel);
    // Another machine may have been faster.
    if (current === null || (!early && !isRenewalDue(current, now()))) return null;
    await (expired ? seen.assertNotReplayed(current) : seen.assertCurrent(current, now()));
    const next = await signRegistry(context, { ...current, expiresAt: expiryFrom(now()) });
    await swapRegistry(context, current, next);
    await seen.remember(next);
    return next;
  });
}

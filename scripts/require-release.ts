import { readSettings } from '../host/server/settings.ts';
import { openStore } from '../releases/src/store/index.ts';
import { StartError } from '@clinic/build/processes';

/**
 * Asks the store for what is live in the channel of the host server, which would else wait for it without an end.
 * @throws {StartError} when nothing is
 */
export async function requireRelease(env: NodeJS.ProcessEnv): Promise<void> {
  const { store, channel, publicUrl } = readSettings(env);
  const live = await openStore(store.location, { ...store, site: publicUrl }).readRegistry(channel);
  if (live !== null) return;
  throw new StartError(
    `Nothing is live in the channel ${channel} of ${store.location}, and a start in production promotes nothing.\n` +
      'docs/releasing.md says how to publish and promote the first releases.',
  );
}

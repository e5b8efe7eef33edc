import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { CatalogueEntry } from '../app/boot-data.ts';
import type { FetchModule } from './modules.ts';

/** Longest wait for a remote's entry file, in milliseconds (R8: an answer within five seconds). */
const entryPatience = 4000;

/** Pause before the one retry, in milliseconds; the random part keeps many tabs from returning at the same moment. */
const retryPause = () => 200 + Math.random() * 300;

/** The name of a remote's container, unique among the page's globals. */
export const containerName = (remote: string) => `clinic_${remote}`;

/**
 * Registers the composition's remotes at run time and returns how their modules are fetched. Nothing is loaded yet. A
 * failed fetch is tried once more.
 */
export function federation(remotes: Record<string, CatalogueEntry>): FetchModule {
  registerPlugins([
    {
      name: 'clinic-patience',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        return { script, timeout: entryPatience };
      },
    },
  ]);
  const register = (name: string, entry: CatalogueEntry, force: boolean) =>
    registerRemotes([{ name: containerName(name), entry: entryFile(entry) }], { force });
  for (const [name, entry] of Object.entries(remotes)) register(name, entry, false);

  return async (remote, module) => {
    const entry = remotes[remote];
    if (entry === undefined) throw new Error(`${remote} is not part of this composition`);
    const request = `${containerName(remote)}/${module.slice(2)}`;
    try {
      return await fetchWithin(request);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryPause()));
      // The runtime remembers a container that failed to start; registering it anew makes it forget.
      register(remote, entry, true);
      return await fetchWithin(request);
    }
  };
}

function entryFile(entry: CatalogueEntry): string {
  return new URL(`${entry.base}remoteEntry.js`, location.origin).href;
}

async function fetchWithin(request: string): Promise<unknown> {
  const loaded: unknown = await loadRemote(request);
  if (loaded === null || loaded === undefined) throw new Error(`${request} exports nothing`);
  return loaded;
}

import { getInstance, loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
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
 * failed fetch is tried once more, unless it took so long that its visitor is owed an answer.
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

  /** Remotes that run already: their state must outlive the failure of one more file. */
  const running = new Set<string>();
  return async (remote, module, afresh = false) => {
    const entry = remotes[remote];
    if (entry === undefined) throw new Error(`${remote} is not part of this composition`);
    const request = `${containerName(remote)}/${module.slice(2)}`;
    const restart = () => {
      running.delete(remote);
      register(remote, entry, true);
      // With a container go the doors of the host that it was the first to fetch: the host offers them again.
      for (const offered of getInstance()?.initializeSharing() ?? []) offered.catch(() => undefined);
    };
    if (afresh) restart();
    const begun = performance.now();
    const fetched = await fetchModule(request).catch(async (error: unknown) => {
      // Who waited this long gets an answer; another try is theirs to start.
      if (performance.now() - begun > entryPatience / 2) {
        if (!running.has(remote)) restart();
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, retryPause()));
      // The runtime remembers a container that failed to start; registering it anew makes it forget.
      if (!running.has(remote)) restart();
      return fetchModule(request);
    });
    running.add(remote);
    return fetched;
  };
}

function entryFile(entry: CatalogueEntry): string {
  return new URL(`${entry.base}remoteEntry.js`, location.origin).href;
}

async function fetchModule(request: string): Promise<unknown> {
  const loaded: unknown = await loadRemote(request);
  if (loaded === null || loaded === undefined) throw new Error(`${request} exports nothing`);
  return loaded;
}

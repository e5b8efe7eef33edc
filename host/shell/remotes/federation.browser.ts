import { getInstance, loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { CatalogueEntry } from '@clinic/contracts/host';
import { recordRejectedScript } from './failed-scripts.ts';
import { fetchChunksAhead } from './chunks-ahead.ts';
import type { FetchModule } from './module-loader.ts';
import { setScriptAddress } from './script-address.ts';

/** Longest wait for a remote's entry file, in milliseconds (R8: an answer within five seconds). */
const entryTimeoutMs = 4000;

/** Pause before the one retry, in milliseconds; the random part keeps many tabs from returning at the same moment. */
const retryBackoffMs = () => 200 + Math.random() * 300;

/** The name of a remote's container, unique among the page's globals. */
export const containerName = (remote: string) => `clinic_${remote}`;

/** Where the files of a remote's release come from. */
export type ReleaseSource = Omit<CatalogueEntry, 'descriptor'>;

export interface Federation {
  fetchModule: FetchModule;
  /** Registers remotes of which nothing was loaded yet. */
  add: (remotes: Readonly<Record<string, ReleaseSource>>) => void;
  /** From now on a remote's modules come from another release. What was loaded before runs on. */
  register: (remote: string, source: ReleaseSource) => void;
}

/**
 * Registers the composition's remotes at run time and returns how their modules are fetched. Nothing is loaded yet. A
 * failed fetch is tried once more, unless it took so long that its visitor is owed an answer.
 */
export function federation(remotes: Readonly<Record<string, ReleaseSource>>): Federation {
  const sources = new Map<string, ReleaseSource>();
  registerPlugins([
    {
      name: 'clinic-timeout',
      createScript({ url }) {
        const script = document.createElement('script');
        const { integrity } = [...sources.values()].find((source) => entryFile(source) === url) ?? {};
        if (integrity) {
          script.integrity = integrity;
          script.crossOrigin = 'anonymous';
        } else if (process.env['NODE_ENV'] !== 'development') {
          // The runtime hands on no more of an error than its words.
          recordRejectedScript(url);
          throw new Error(`${url} has no integrity`);
        }
        setScriptAddress(script, url);
        return { script, timeout: entryTimeoutMs };
      },
    },
  ]);
  const announce = (remote: string, source: ReleaseSource, force: boolean) =>
    registerRemotes([{ name: containerName(remote), entry: entryFile(source) }], { force });
  const add = (added: Readonly<Record<string, ReleaseSource>>) => {
    for (const [remote, source] of Object.entries(added)) {
      sources.set(remote, source);
      announce(remote, source, false);
    }
  };
  add(remotes);

  /** Remotes that run already: their state must outlive the failure of one more file. */
  const running = new Set<string>();
  const register = (remote: string, source: ReleaseSource) => {
    sources.set(remote, source);
    running.delete(remote);
    announce(remote, source, true);
    // A container that goes takes the shared modules along that it was the first to fetch: the host offers them again.
    for (const offered of getInstance()?.initializeSharing() ?? []) offered.catch(() => undefined);
  };
  const fetchModule: FetchModule = async (remote, module, restartFirst = false) => {
    const source = sources.get(remote);
    if (source === undefined) throw new Error(`${remote} is not part of this composition`);
    const request = `${containerName(remote)}/${module.slice(2)}`;
    const restart = () => register(remote, source);
    if (restartFirst) restart();
    // Who goes to another remote for the first time would wait for its entry, and only then for the module.
    // Without integrity nothing of it runs.
    if (!running.has(remote) && source.integrity) fetchChunksAhead(source, module);
    const startedAt = performance.now();
    const fetched = await fetchExposed(request).catch(async (error: unknown) => {
      // Another release replaced it meanwhile: what failed is not asked for again.
      if (sources.get(remote) !== source) throw error;
      // Who waited this long gets an answer; another try is theirs to start.
      if (performance.now() - startedAt > entryTimeoutMs / 2) {
        if (!running.has(remote)) restart();
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, retryBackoffMs()));
      // The runtime remembers a container that failed to start; registering it again makes it forget.
      if (!running.has(remote) && sources.get(remote) === source) restart();
      return fetchExposed(request);
    });
    if (sources.get(remote) === source) running.add(remote);
    return fetched;
  };
  return { fetchModule, add, register };
}

function entryFile(source: ReleaseSource): string {
  return new URL(`${source.base}remoteEntry.js`, location.origin).href;
}

async function fetchExposed(request: string): Promise<unknown> {
  const loaded: unknown = await loadRemote(request);
  if (loaded === null || loaded === undefined) throw new Error(`${request} exports nothing`);
  return loaded;
}

import type { Lang } from '@clinic/contracts';
import type { BootData } from '@clinic/contracts/host';
import type { Catalogue } from '../shell/remotes/catalogue.ts';
import type { PageLanguage } from '../shell/app/page-language.ts';
import { whenIdle, whenLoaded } from '../shell/app/when-idle.ts';
import { workerUrl } from '@clinic/contracts/host';
import { folderOf, whichFolders } from './page-state.ts';
import type { PageState } from './page-state.ts';

type Language = Pick<PageLanguage, 'current' | 'onChange'>;

/**
 * Gives the page its service worker once it is loaded and idle, tells it what it has to know, and answers which releases the
 * page runs. Of a preview the worker is told nothing. Not where the server has it switched off, nor in development, where files change under the same address.
 */
export function registerServiceWorker(boot: BootData, catalogue: Catalogue, language: Language): void {
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  if (boot.worker === undefined || boot.dev !== undefined || workers === undefined) return;
  if (!boot.worker) {
    void removeWorkers(workers).catch((error: unknown) => console.warn(error));
    return;
  }
  workers.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    const remotes = Object.values(catalogue.remotes).map(({ base }) => base);
    if (data === whichFolders) ports[0]?.postMessage([boot.host.base, ...remotes]);
  });
  workers.startMessages();
  whenLoaded(() =>
    whenIdle(() => void register(workers, boot, language).catch((error: unknown) => console.warn(error))),
  );
}

/**
 * Removes the worker of a former visit and what it cached. The server's script in its place does the same, but only once
 * the former worker has nothing left to do, which may take minutes. A page that the former worker still serves may cache
 * more afterwards: the next page deletes it.
 */
async function removeWorkers(workers: ServiceWorkerContainer): Promise<void> {
  for (const registration of await workers.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

async function register(workers: ServiceWorkerContainer, boot: BootData, language: Language): Promise<void> {
  await workers.register(workerUrl);
  // A preview may stand on another channel than the site: the worker keeps what is live here.
  if (boot.preview !== null) return;
  const registration = await workers.ready;
  const tell = () => registration.active?.postMessage(stateOf(boot, language.current));
  tell();
  // The offline page is in the language that somebody read in last.
  language.onChange(tell);
}

function stateOf({ keys, composition }: BootData, lang: Lang): PageState {
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((address) => folderOf(new URL(address).pathname) !== null);
  return { lang, keys, channel: composition.channel, seq: composition.seq, loaded };
}

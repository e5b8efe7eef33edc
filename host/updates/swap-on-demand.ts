import type { BootData, CatalogueEntry } from '@clinic/contracts/host';
import { artifactRoot } from '@clinic/contracts/registry';
import { pageSlotContents } from '../shell/slots/slot-content.ts';
import type { UpdateServices } from './in-place-update.ts';

/** What the local proxy of `release dev` sends to its pages when the working tree was built again. */
const swapEvent = 'clinic:swap-remote';

interface Swap {
  remote: string;
  entry: CatalogueEntry;
}

/**
 * Swaps the one remote that the boot data of a development page name, and no other, without reloading the page. Only files of
 * that remote below the site's own address are accepted. `defaultPrevented` of the event tells the sender that it is done;
 * otherwise the page has to be reloaded, as for a remote that is part of the frame of every page.
 * @returns how to stop
 */
export function swapOnDemand(
  { remote: named }: NonNullable<BootData['dev']>,
  { catalogue, register, modules, router }: Omit<UpdateServices, 'boot' | 'unsavedChanges'>,
): () => void {
  const swap = (event: Event) => {
    const { remote, entry } = (event as CustomEvent<Swap>).detail;
    const own = entry.base.startsWith(artifactRoot(named)) && !/\.\.|[?#%\\]/.test(entry.base);
    if (remote !== named || !own || pageSlotContents(catalogue).some((content) => content.remote === remote)) return;
    event.preventDefault();
    register(remote, entry);
    catalogue.replace(remote, entry);
    modules.dropRelease(remote);
    void router.revalidate();
  };
  addEventListener(swapEvent, swap);
  return () => removeEventListener(swapEvent, swap);
}

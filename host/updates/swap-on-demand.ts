import type { BootData, CatalogueEntry } from '@clinic/contracts/host';
import { artifactRoot } from '@clinic/contracts/registry';
import { fillingsOfPage } from '../shell/slots/page-fillings.ts';
import type { AdoptionParts } from './adoption.ts';

/** What the local proxy of `release dev` sends to its pages when the working tree was built anew. */
const swapEvent = 'clinic:swap-remote';

interface Swap {
  remote: string;
  entry: CatalogueEntry;
}

/**
 * Swaps the one remote that the boot data of a development page name, and no other, while its screen stands there. Only files of
 * that remote below the site's own address are taken. Who asks sees from `defaultPrevented` that it is done; otherwise the page
 * has to be loaded again, as for a remote that stands in the frame of every page.
 * @returns how to stop
 */
export function swapOnDemand(
  { remote: named }: NonNullable<BootData['dev']>,
  { catalogue, register, modules, router }: Omit<AdoptionParts, 'boot' | 'unfinished'>,
): () => void {
  const swap = (event: Event) => {
    const { remote, entry } = (event as CustomEvent<Swap>).detail;
    const own = entry.base.startsWith(artifactRoot(named)) && !/\.\.|[?#%\\]/.test(entry.base);
    if (remote !== named || !own || fillingsOfPage(catalogue).some((filling) => filling.remote === remote)) return;
    event.preventDefault();
    register(remote, entry);
    catalogue.replace(remote, entry);
    modules.leaveRelease(remote);
    void router.revalidate();
  };
  addEventListener(swapEvent, swap);
  return () => removeEventListener(swapEvent, swap);
}

import type { Lang, SlotContent } from '@clinic/contracts';
import type { PageSlotData } from '@clinic/contracts/host';
import type { SlotContentModule } from '@clinic/kit/routing';
import type { Catalogue } from '../remotes/catalogue.ts';
import type { RemoteModules } from '../remotes/modules.ts';
import { within } from '../remotes/within.ts';

export type Filling = SlotContent & { remote: string };

/** Longest wait for a filling with its data, in milliseconds: no page waits longer for what is not its own. */
export const fillingPatience = 1500;

/** Places of the frame whose fillings stand in the page's HTML. */
const placesOfPage = ['banner', 'footer'] as const;

export const fillingKey = ({ remote, module }: Filling) => `${remote} ${module}`;

/** Whether a filling stands in the page's HTML; the others come in the browser, when they are called for. */
export function isDrawnWithPage({ slot, activateOn }: Filling): boolean {
  return placesOfPage.some((place) => place === slot) && activateOn.length === 0;
}

/** All fillings that stand in the page's HTML. */
export function fillingsOfPage(catalogue: Catalogue): Filling[] {
  return placesOfPage.flatMap((place) => catalogue.fillings(place)).filter(isDrawnWithPage);
}

/** @throws when the module, its texts or its data cannot be had in time */
export function loadFilling(
  modules: RemoteModules,
  { remote, module }: Filling,
  lang: Lang,
): Promise<{ filled: SlotContentModule; data?: unknown }> {
  const load = async () => {
    const filled = await modules.loadWithTexts<SlotContentModule>(remote, module, lang);
    return { filled, data: await filled.loader?.({ lang, signal: AbortSignal.timeout(fillingPatience) }) };
  };
  return within(fillingPatience, load());
}

/** Everything that a page needs to draw its fillings. One that cannot be had is left out: its place stays empty. */
export async function loadPageFillings(
  catalogue: Catalogue,
  modules: RemoteModules,
  lang: Lang,
  onFailure: (filling: Filling, error: unknown) => void,
): Promise<PageSlotData> {
  const loaded = await Promise.all(
    fillingsOfPage(catalogue).map((filling) =>
      loadFilling(modules, filling, lang).then(
        ({ data }) => [[fillingKey(filling), { data }] as const],
        (error: unknown) => {
          onFailure(filling, error);
          return [];
        },
      ),
    ),
  );
  return Object.fromEntries(loaded.flat());
}

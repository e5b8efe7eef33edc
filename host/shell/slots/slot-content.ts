import type { Lang, SlotContent } from '@clinic/contracts';
import type { PageSlotData } from '@clinic/contracts/host';
import type { SlotContentModule } from '@clinic/kit/routing';
import type { Catalogue } from '../remotes/catalogue.ts';
import type { RemoteModules } from '../remotes/modules.ts';
import { withTimeout } from '../remotes/with-timeout.ts';

export type RemoteSlotContent = SlotContent & { remote: string };

/** Longest wait for the content of a slot with its data, in milliseconds: no page waits longer for content of other remotes. */
export const slotContentTimeoutMs = 1500;

/** Slots of the frame whose content is part of the page's HTML. */
const pageSlots = ['banner', 'footer'] as const;

export const slotContentKey = ({ remote, module }: RemoteSlotContent) => `${remote} ${module}`;

/** Whether content is part of the page's HTML. All other content is loaded in the browser. */
export function isPartOfPage({ slot, activateOn }: RemoteSlotContent): boolean {
  return pageSlots.some((pageSlot) => pageSlot === slot) && activateOn.length === 0;
}

/** All content that is part of the page's HTML. */
export function pageSlotContents(catalogue: Catalogue): RemoteSlotContent[] {
  return pageSlots.flatMap((slot) => catalogue.slotContents(slot)).filter(isPartOfPage);
}

/**
 * @param timeoutMs longest wait for all of it, in milliseconds
 * @throws when the module, its translations or its data cannot be loaded in time
 */
export function loadSlotContent(
  modules: RemoteModules,
  { remote, module }: Pick<RemoteSlotContent, 'remote' | 'module'>,
  lang: Lang,
  timeoutMs = slotContentTimeoutMs,
): Promise<{ content: SlotContentModule; data?: unknown }> {
  const load = async () => {
    const content = await modules.loadWithTranslations<SlotContentModule>(remote, module, lang);
    return { content, data: await content.loader?.({ lang, signal: AbortSignal.timeout(timeoutMs) }) };
  };
  return withTimeout(timeoutMs, load());
}

type SlotLoad = Awaited<ReturnType<typeof loadSlotContent>>;

/** Loads what a page needs to draw its slots. Content that cannot be loaded is left out: its slot stays empty. */
export async function loadPageSlotContents(
  catalogue: Catalogue,
  {
    load,
    onFailure,
  }: {
    load: (content: RemoteSlotContent) => Promise<SlotLoad>;
    onFailure: (content: RemoteSlotContent, error: unknown) => void;
  },
): Promise<PageSlotData> {
  const loaded = await Promise.all(
    pageSlotContents(catalogue).map((content) =>
      load(content).then(
        ({ data }) => [[slotContentKey(content), { data }] as const],
        (error: unknown) => {
          onFailure(content, error);
          return [];
        },
      ),
    ),
  );
  return Object.fromEntries(loaded.flat());
}

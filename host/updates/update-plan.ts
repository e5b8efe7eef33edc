import type { Registry } from '@clinic/contracts';
import { canonicalJson } from '@clinic/contracts/signature';
import type { CatalogueEntry } from '@clinic/contracts/host';
import { pageDescriptor } from '@clinic/contracts/host';
import { pageSlotContents } from '../shell/slots/slot-content.ts';
import type { ReleaseServices } from './release-services.ts';
import { readRelease, releaseOfVisitor } from './published-release.ts';

/** How an open page is brought to what is live now. */
export interface UpdatePlan {
  composition: { id: string; seq: number };
  /** Releases that can replace those of the open page: their descriptors are the same. */
  inPlace: Map<string, CatalogueEntry>;
  /** The change reaches further than that: the next page has to come from the server. */
  fullReload: boolean;
  /** Whether the page is then exactly the live composition, with no release that differs for this visitor or failed. */
  complete: boolean;
}

/**
 * Compares what is live with what the page runs. Another host, another set of remotes, a changed descriptor, and a remote that
 * is part of the frame of every page need a full reload.
 * @param failed releases that failed in this page, as `name@release`
 * @throws when a release cannot be read
 */
export async function planUpdate(
  registry: Registry,
  { boot, catalogue }: ReleaseServices,
  failed: ReadonlySet<string>,
): Promise<UpdatePlan> {
  const plan: UpdatePlan = {
    composition: { id: registry.composition, seq: registry.seq },
    inPlace: new Map(),
    fullReload:
      registry.host.release !== boot.host.release ||
      !isSame(Object.keys(registry.remotes), [...Object.keys(catalogue.remotes), ...catalogue.others]),
    // Of a remote that the page knows by name alone it would take the release of its own composition.
    complete: catalogue.others.length === 0,
  };
  const inFrame = new Set(pageSlotContents(catalogue).map(({ remote }) => remote));
  for (const [remote, entry] of Object.entries(registry.remotes)) {
    if (plan.fullReload) break;
    const wanted = await releaseOfVisitor(entry);
    const own = catalogue.remotes[remote];
    if (wanted.release !== entry.release) plan.complete = false;
    if (own === undefined || wanted.release === own.release) continue;
    if (failed.has(`${remote}@${wanted.release}`)) {
      plan.complete = false;
      continue;
    }
    const { source, descriptor } = await readRelease(remote, wanted);
    if (inFrame.has(remote) || canonicalJson(pageDescriptor(descriptor)) !== canonicalJson(own.descriptor))
      plan.fullReload = true;
    plan.inPlace.set(remote, { ...source, descriptor: own.descriptor });
  }
  return plan;
}

function isSame(names: readonly string[], others: readonly string[]): boolean {
  return names.toSorted().join() === others.toSorted().join();
}

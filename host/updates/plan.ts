import type { Registry } from '@clinic/contracts';
import { canonicalJson } from '@clinic/contracts/signature';
import type { CatalogueEntry } from '@clinic/contracts/host';
import { pageDescriptor } from '@clinic/contracts/host';
import { fillingsOfPage } from '../shell/slots/page-fillings.ts';
import type { ReleaseParts } from './page-releases.ts';
import { readReleased, releaseOfVisitor } from './released.ts';

/** How an open page comes to what is live now. */
export interface Plan {
  composition: { id: string; seq: number };
  /** Releases that can take their place while the page is open: what the page knows of these remotes stays true. */
  inPlace: Map<string, CatalogueEntry>;
  /** What changed reaches further than that: the next page comes whole from the server. */
  byDocument: boolean;
  /** Whether all of it brings the page to the composition, and leaves nothing of its own. */
  whole: boolean;
}

/**
 * Compares what is live with what the page runs. Another host, another set of remotes, and a remote whose descriptor changed or
 * that stands in the frame of every page need a page from the server.
 * @param failed releases that failed in this page, as `name@release`
 * @throws when a release cannot be read
 */
export async function planOf(
  registry: Registry,
  { boot, catalogue }: ReleaseParts,
  failed: ReadonlySet<string>,
): Promise<Plan> {
  const plan: Plan = {
    composition: { id: registry.composition, seq: registry.seq },
    inPlace: new Map(),
    byDocument: registry.host.release !== boot.host.release || !sameKeys(registry.remotes, catalogue.remotes),
    whole: true,
  };
  const inFrame = new Set(fillingsOfPage(catalogue).map(({ remote }) => remote));
  for (const [remote, entry] of Object.entries(registry.remotes)) {
    if (plan.byDocument) break;
    const wanted = await releaseOfVisitor(entry);
    const own = catalogue.remotes[remote];
    if (wanted.release !== entry.release) plan.whole = false;
    if (own === undefined || wanted.release === own.release) continue;
    if (failed.has(`${remote}@${wanted.release}`)) {
      plan.whole = false;
      continue;
    }
    const { source, descriptor } = await readReleased(remote, wanted);
    if (inFrame.has(remote) || canonicalJson(pageDescriptor(descriptor)) !== canonicalJson(own.descriptor))
      plan.byDocument = true;
    plan.inPlace.set(remote, { ...source, descriptor: own.descriptor });
  }
  return plan;
}

function sameKeys(one: object, other: object): boolean {
  return Object.keys(one).sort().join() === Object.keys(other).sort().join();
}

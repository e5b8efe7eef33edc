import type { ComposedSite } from '../rendering/composed-site.ts';
import type { ServedSite } from '../rendering/served-site.ts';
import type { SnapshotCache } from '../rendering/snapshots.ts';

/** Gives compositions a renderer that draws nothing, and remembers what was asked of it. */
export function fakeSites() {
  const served: ServedSite[] = [];
  const retired: string[] = [];
  const warm = jest.fn((..._asked: Parameters<SnapshotCache['warm']>) => Promise.resolve());
  const serve = (site: ComposedSite): ServedSite => {
    const one = { site, renderer: { of: site.id }, snapshots: { warm } } as unknown as ServedSite;
    served.push(one);
    return one;
  };
  const retire = (renderer: ServedSite['renderer']) => {
    retired.push(...served.filter((one) => one.renderer === renderer).map(({ site }) => site.id));
  };
  return { served, retired, warm, serve, retire };
}

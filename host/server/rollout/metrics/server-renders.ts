import type { BeaconItem } from '@clinic/contracts/metrics';
import { routeOf } from '../../rendering/route-of.ts';
import type { RenderedPage } from '../../rendering/site-observer.ts';

/**
 * What a rendered page says about releases: the one whose screen it shows, and every one of which something failed. What failed
 * because the API was unavailable speaks against none. Nothing of previews.
 */
export function renderedItems({ site, path, ok, failures, milliseconds }: RenderedPage): BeaconItem[] {
  if (site.boot.preview !== null) return [];
  const screen = routeOf(site, new URL(path, 'http://site.invalid').pathname)?.remote;
  const guilty = (failures ?? []).filter(({ apiUnavailable }) => !apiUnavailable).map(({ remote }) => remote);
  const failed = new Set(failures === null && !ok && screen !== undefined ? [screen] : guilty);
  const bad = [...failed].map((remote) => ({ remote, event: 'server/failed' as const }));
  const well =
    ok && screen !== undefined && !failed.has(screen) ? [{ remote: screen, event: 'server/ok' as const }] : [];
  return [...bad, ...well].flatMap(({ remote, event }) => {
    const release = site.boot.remotes[remote]?.release;
    return release === undefined ? [] : [{ remote, release, event, count: 1, ms: Math.round(milliseconds) }];
  });
}

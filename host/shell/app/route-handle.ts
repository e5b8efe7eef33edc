import type { CatalogueRoute } from '../remotes/catalogue.ts';

/** What the router keeps beside a screen's route. */
export interface ScreenHandle {
  route: CatalogueRoute;
}

/** The screen that matches lead to; none for a page of the host itself and for an address that nobody has. */
export function screenIn(matches: readonly { route: { handle?: unknown } }[] | null): CatalogueRoute | undefined {
  return (matches?.at(-1)?.route.handle as Partial<ScreenHandle> | undefined)?.route;
}

/** What the router keeps beside a page of the host itself: the key of its title. */
export interface HostPageHandle {
  hostPage: 'releases';
}

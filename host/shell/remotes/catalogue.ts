import type { NavigationItem, NavigationSlot, SlotContent, SlotName } from '@clinic/contracts';
import { signInPath } from '@clinic/contracts/host';
import type { CatalogueEntry, PageRoute } from '@clinic/contracts/host';

export interface CatalogueRoute extends PageRoute {
  remote: string;
  /** Identity of the route in the router and in hydration data. */
  id: string;
}

/** Everything the frame knows of the remotes: read from their descriptors, nothing executed. */
export class Catalogue {
  readonly remotes: Record<string, CatalogueEntry>;
  /** Remotes of the composition that the page knows by name alone. */
  others: readonly string[];
  routes: readonly CatalogueRoute[];
  /** The releases of the page's composition. */
  readonly #composed = new Map<string, string>();
  readonly #listeners = new Set<() => void>();

  /** @param others names of the remotes that are described elsewhere; a remote that is described here is none of them */
  constructor(remotes: Record<string, CatalogueEntry>, others: readonly string[] = []) {
    this.remotes = remotes;
    this.others = others.filter((name) => !(name in remotes));
    this.routes = routesOf(remotes);
    this.markComposed();
  }

  /** Adds the others, with what they say about themselves. */
  add(others: Record<string, CatalogueEntry>): void {
    Object.assign(this.remotes, others);
    this.others = [];
    this.routes = routesOf(this.remotes);
    this.markComposed(others);
  }

  /** Folder of the translations that a screen, a slot's content or a room's search has beside those of its remote. */
  ownTranslations(remote: string, module: string): string | undefined {
    const screen = this.routes.find((route) => route.remote === remote && route.screen === module);
    const { slots = [], navigation = [] } = this.remotes[remote]?.descriptor ?? {};
    const others = [...slots, ...navigation.flatMap(({ search }) => search ?? [])];
    return (screen ?? others.find((other) => other.module === module))?.texts;
  }

  releaseOf(remote: string): string | null {
    return this.remotes[remote]?.release ?? null;
  }

  /** Replaces the release of a remote. Its routes, navigation and slots stay the same. */
  replace(remote: string, entry: CatalogueEntry): void {
    this.remotes[remote] = entry;
    for (const listener of this.#listeners) listener();
  }

  /** Tells whenever a release is replaced. Returns how to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The releases that run now, of all remotes or of these, are the page's composition. */
  markComposed(remotes = this.remotes): void {
    for (const [name, { release }] of Object.entries(remotes)) this.#composed.set(name, release);
  }

  /** What runs in this page, for support: the composition, and the releases that it runs instead of those of it. */
  reference(composition: string): string {
    const apart = Object.entries(this.remotes).filter(([name, { release }]) => this.#composed.get(name) !== release);
    return [composition, ...apart.map(([name, { release }]) => `${name}@${release}`)].join(' ');
  }

  /** Whether a page, by the path of its route, is for members alone. */
  isForMembers(path: string): boolean {
    return this.routes.some((route) => route.path === path && route.auth === 'member');
  }

  /** Address of the sign-in page, which leads back to `returnTo`; the first page of the site where no remote has one. */
  signInPath(returnTo?: string): string {
    return signInPath(this.routes, returnTo);
  }

  /** The items of a place in order; without a place, of all of them. */
  navigation(slot?: NavigationSlot): NavigationItem[] {
    return Object.values(this.remotes)
      .flatMap(({ descriptor }) => descriptor.navigation)
      .filter((item) => slot === undefined || item.slot === slot)
      .sort((one, other) => one.order - other.order);
  }

  slotContents(slot: SlotName): (SlotContent & { remote: string })[] {
    return Object.entries(this.remotes)
      .flatMap(([remote, { descriptor }]) => descriptor.slots.map((content) => ({ ...content, remote })))
      .filter((content) => content.slot === slot)
      .sort((one, other) => one.order - other.order);
  }
}

/** The routes of remotes, in their order. */
export function routesOf(remotes: Readonly<Record<string, CatalogueEntry>>): CatalogueRoute[] {
  return Object.entries(remotes).flatMap(([remote, { descriptor }]) =>
    descriptor.routes.map((route) => ({ ...route, remote, id: `${remote} ${route.path}` })),
  );
}

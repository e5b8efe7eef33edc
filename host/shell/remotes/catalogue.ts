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
  #unread: readonly string[];
  #routes: readonly CatalogueRoute[];
  /** The releases of the page's composition. */
  #composed: ReadonlyMap<string, string>;

  /** @param others names of the remotes that are described elsewhere, until {@link Catalogue.add} */
  constructor(remotes: Record<string, CatalogueEntry>, others: readonly string[] = []) {
    this.remotes = remotes;
    this.#unread = others.filter((name) => !(name in remotes));
    this.#composed = releasesOf(remotes);
    this.#routes = routesOf(remotes);
  }

  get routes(): readonly CatalogueRoute[] {
    return this.#routes;
  }

  /** The names of all remotes of the composition. */
  get names(): string[] {
    return [...Object.keys(this.remotes), ...this.#unread];
  }

  /** Whether it knows what each remote of the composition says about itself. */
  get isWhole(): boolean {
    return this.#unread.length === 0;
  }

  /**
   * Adds what the remotes that were known by name alone say about themselves.
   * @returns what was new, and its routes
   */
  add(others: Record<string, CatalogueEntry>): { added: Record<string, CatalogueEntry>; routes: CatalogueRoute[] } {
    const added = Object.fromEntries(Object.entries(others).filter(([name]) => this.#unread.includes(name)));
    const routes = routesOf(added);
    Object.assign(this.remotes, added);
    this.#unread = this.#unread.filter((name) => !(name in added));
    this.#routes = [...this.#routes, ...routes];
    this.#composed = new Map([...this.#composed, ...releasesOf(added)]);
    return { added, routes };
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
  }

  /** The releases that run now are the page's composition. */
  markComposed(): void {
    this.#composed = releasesOf(this.remotes);
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

function routesOf(remotes: Readonly<Record<string, CatalogueEntry>>): CatalogueRoute[] {
  return Object.entries(remotes).flatMap(([remote, { descriptor }]) =>
    descriptor.routes.map((route) => ({ ...route, remote, id: `${remote} ${route.path}` })),
  );
}

function releasesOf(remotes: Record<string, CatalogueEntry>): ReadonlyMap<string, string> {
  return new Map(Object.entries(remotes).map(([name, { release }]) => [name, release]));
}

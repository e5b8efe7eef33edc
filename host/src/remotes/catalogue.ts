import type { NavigationItem, NavigationSlot, RemoteRoute, SlotFilling, SlotName } from '@clinic/shared/contracts';
import type { CatalogueEntry } from '../app/boot-data.ts';

export interface CatalogueRoute extends RemoteRoute {
  remote: string;
  /** Identity of the route in the router and in hydration data. */
  id: string;
}

/** Everything the frame knows of the remotes: read from their descriptors, nothing executed. */
export class Catalogue {
  readonly remotes: Record<string, CatalogueEntry>;
  readonly routes: readonly CatalogueRoute[];

  constructor(remotes: Record<string, CatalogueEntry>) {
    this.remotes = remotes;
    this.routes = Object.entries(remotes).flatMap(([remote, { descriptor }]) =>
      descriptor.routes.map((route) => ({ ...route, remote, id: `${remote} ${route.path}` })),
    );
  }

  /** Folder of the texts that a screen has beside those of its remote. */
  ownTexts(remote: string, module: string): string | undefined {
    return this.routes.find((route) => route.remote === remote && route.screen === module)?.texts;
  }

  navigation(slot: NavigationSlot): NavigationItem[] {
    return Object.values(this.remotes)
      .flatMap(({ descriptor }) => descriptor.navigation)
      .filter((item) => item.slot === slot)
      .sort((one, other) => one.order - other.order);
  }

  fillings(slot: SlotName): (SlotFilling & { remote: string })[] {
    return Object.entries(this.remotes)
      .flatMap(([remote, { descriptor }]) => descriptor.slots.map((filling) => ({ ...filling, remote })))
      .filter((filling) => filling.slot === slot)
      .sort((one, other) => one.order - other.order);
  }
}

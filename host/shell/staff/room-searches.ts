import type { NavigationItem } from '@clinic/contracts';
import type { CatalogueEntry } from '@clinic/contracts/host';

/** A room that can be searched, and the remote that does it. */
export interface RoomSearch {
  /** Remote and room: what tells it from other searches. */
  key: string;
  remote: string;
  module: string;
  room: string;
  label: NavigationItem['label'];
}

/**
 * The searches of some rooms, in their order.
 * @param mayUse whether the person has one of these roles; without any, everybody of the room may search
 */
export function roomSearches(
  rooms: readonly NavigationItem[],
  remotes: Readonly<Record<string, CatalogueEntry>>,
  mayUse: (roles: NavigationItem['roles']) => boolean,
): RoomSearch[] {
  return Object.entries(remotes)
    .flatMap(([remote, { descriptor }]) =>
      descriptor.navigation.flatMap((item) =>
        item.search !== undefined && rooms.includes(item) && mayUse(item.search.roles)
          ? [{ key: `${remote} ${item.id}`, remote, module: item.search.module, room: item.id, item }]
          : [],
      ),
    )
    .sort((one, other) => one.item.order - other.item.order)
    .map(({ item, ...search }) => ({ ...search, label: item.label }));
}

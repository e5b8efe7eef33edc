import type { NavigationItem } from '@clinic/contracts';

/** The room that a page lies in: of those whose address its own begins with, the nearest. */
export function currentRoom(rooms: readonly NavigationItem[], pathname: string): NavigationItem | undefined {
  const page = `${pathname.toLowerCase()}/`;
  return rooms
    .filter(({ to }) => to !== undefined && page.startsWith(`${to.toLowerCase()}/`))
    .reduce<NavigationItem | undefined>(
      (nearest, room) => ((nearest?.to?.length ?? 0) < (room.to?.length ?? 0) ? room : nearest),
      undefined,
    );
}

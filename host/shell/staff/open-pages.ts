import type { NavigationItem } from '@clinic/contracts';

/** A page that a name leads to. */
interface OpenPage {
  to: string;
  label: NavigationItem['label'];
  /** It is a room of the staff. */
  room: boolean;
}

/** Every page that items lead to: first the rooms, then the others, each once. */
export function openPages(items: readonly NavigationItem[]): OpenPage[] {
  const pages = items.flatMap(({ to, label, slot }) =>
    to === undefined ? [] : [{ to, label, room: slot === 'staff' }],
  );
  const ordered = [...pages.filter(({ room }) => room), ...pages.filter(({ room }) => !room)];
  return ordered.filter((page, place) => ordered.findIndex(({ to }) => to === page.to) === place);
}

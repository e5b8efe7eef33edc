/** A box in the window, in pixels from its upper corner on the side where x begins. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What stays free around the card, in pixels. */
const space = 8;

/** How far apart the heights are that are tried, in pixels. */
const step = 8;

export const overlap = (one: Area, other: Area) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/**
 * Where a card lies in the window without covering anything that is taken: as low as possible, at the side where lines
 * begin before the other. Null when there is no such place.
 * @param room where it may lie
 */
export function freePlace(
  { width, height }: { width: number; height: number },
  { room, taken, rtl }: { room: Area; taken: readonly Area[]; rtl: boolean },
): Area | null {
  const sides = [room.x, room.x + Math.max(0, room.width - width)];
  for (let y = room.y + room.height - height; y >= room.y; y -= step) {
    for (const x of rtl ? sides.toReversed() : sides) {
      const spaced = { x: x - space, y: y - space, width: width + 2 * space, height: height + 2 * space };
      if (!taken.some((area) => overlap(spaced, area))) return { x, y, width, height };
    }
  }
  return null;
}

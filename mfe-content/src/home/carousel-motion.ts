/** The place a step away from another among `0…last`; past either end it goes on from the other. */
export function placeAfter(place: number, by: number, last: number): number {
  const next = place + by;
  if (next > last) return 0;
  if (next < 0) return last;
  return next;
}

/** Share of the way at a share of the time: gentle at both ends. */
export function eased(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2;
}

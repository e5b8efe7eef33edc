/** How many pages a list of this length has. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/**
 * Which page numbers are offered: all of up to seven; else the first five, the last five, or the present one
 * between its neighbours, with the first and last page always in reach.
 */
export function pageNumbers(current: number, pages: number): (number | 'gap')[] {
  if (pages <= 7) return range(1, pages);
  if (current <= 4) return [...range(1, 5), 'gap', pages];
  if (current >= pages - 3) return [1, 'gap', ...range(pages - 4, pages)];
  return [1, 'gap', current - 1, current, current + 1, 'gap', pages];
}

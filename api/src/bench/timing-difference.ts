import { percentile } from './measure-requests.ts';

/** How far the times of two kinds of requests are apart. */
export interface TimingDifference {
  /** Medians in milliseconds. */
  readonly first: number;
  readonly second: number;
  /** Second ÷ first. */
  readonly ratio: number;
  /**
   * The rank-sum statistic of Mann and Whitney in standard deviations: beyond ±2 the two can be told apart from so many
   * samples, whatever their distribution.
   */
  readonly z: number;
}

/** Ranks of values among all of them, from 1; equal ones share the mean of theirs. */
function ranksOf(values: readonly number[]): number[] {
  const order = values.map((value, place) => ({ value, place })).toSorted((one, other) => one.value - other.value);
  const ranks = Array<number>(values.length).fill(0);
  for (let start = 0; start < order.length;) {
    let end = start;
    while (end < order.length && order[end]?.value === order[start]?.value) end += 1;
    for (const { place } of order.slice(start, end)) ranks[place] = (start + 1 + end) / 2;
    start = end;
  }
  return ranks;
}

/** Compares two series of times that were taken in turn. */
export function timingDifference(first: readonly number[], second: readonly number[]): TimingDifference {
  const ranks = ranksOf([...first, ...second]);
  const sum = ranks.slice(first.length).reduce((total, rank) => total + rank, 0);
  const [n, m] = [first.length, second.length];
  const expected = (m * (n + m + 1)) / 2;
  const deviation = Math.sqrt((n * m * (n + m + 1)) / 12);
  const medians = [percentile(first, 0.5), percentile(second, 0.5)] as const;
  return { first: medians[0], second: medians[1], ratio: medians[1] / medians[0], z: (sum - expected) / deviation };
}

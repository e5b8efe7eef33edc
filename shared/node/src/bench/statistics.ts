/** The arithmetic of the comparison: rotation of the variants, and a median with its bootstrap interval. */

/** The variants in the order of a round: A B C, then B C A, …, so that none always comes first. */
export function rotated<T>(items: readonly T[], round: number): T[] {
  const start = items.length === 0 ? 0 : round % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export interface Summary {
  median: number;
  min: number;
  max: number;
  /** Ends of the 95 % bootstrap interval of the median. */
  low: number;
  high: number;
  samples: number;
}

/** Median, range and bootstrap interval; the same values and seed always give the same interval. */
export function summary(values: readonly number[], seed = 1, resamples = 1000): Summary {
  const random = mulberry32(seed);
  const draw = () => values[Math.floor(random() * values.length)] ?? Number.NaN;
  const medians = Array.from({ length: resamples }, () => median(Array.from(values, draw)));
  medians.sort((one, other) => one - other);
  const at = (share: number) => medians[Math.min(resamples - 1, Math.floor(share * resamples))] ?? Number.NaN;
  return {
    median: median(values),
    min: Math.min(...values),
    max: Math.max(...values),
    low: at(0.025),
    high: at(0.975),
    samples: values.length,
  };
}

/** A small generator of evenly spread numbers below one, the same for the same seed. */
export function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

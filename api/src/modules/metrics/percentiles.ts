import { beyondBounds, timeBounds } from '@clinic/contracts/metrics';
import type { Milliseconds } from '@clinic/contracts/metrics';

/**
 * Percentiles of times that are counted in buckets by their upper bounds in milliseconds. Times within a bucket count as spread
 * evenly; times beyond the last bound count as the last bound. Null without times.
 */
export function percentilesOf(counts: ReadonlyMap<number, number>): Milliseconds {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  return { p50: at(counts, total, 0.5), p75: at(counts, total, 0.75), p95: at(counts, total, 0.95) };
}

function at(counts: ReadonlyMap<number, number>, total: number, share: number): number {
  const wanted = total * share;
  let below = 0;
  let lower = 0;
  for (const upper of [...timeBounds, beyondBounds]) {
    const here = counts.get(upper) ?? 0;
    if (here > 0 && below + here >= wanted) {
      return upper === beyondBounds ? lower : Math.round(lower + ((wanted - below) / here) * (upper - lower));
    }
    below += here;
    lower = upper === beyondBounds ? lower : upper;
  }
  return lower;
}

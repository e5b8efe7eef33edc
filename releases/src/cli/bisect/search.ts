/** What a test said about one candidate: it is good or bad, or nothing can be said about it. */
export type Judgement = 'good' | 'bad' | 'skip';

/** Where it broke. With several suspects the ones in between could not be judged. */
export interface Found<T> {
  lastGood: T;
  suspects: T[];
}

/**
 * Finds the first bad one of a line whose first is good and whose last is bad, by halving. One that cannot be judged is
 * passed over for the nearest that can.
 * @param line at least two, the first known as good and the last as bad
 * @param judge is asked about each at most once
 */
export async function firstBad<T>(line: readonly T[], judge: (candidate: T) => Promise<Judgement>): Promise<Found<T>> {
  const skipped = new Set<number>();
  let good = 0;
  let bad = line.length - 1;
  for (let next = middle(good, bad, skipped); next !== null; next = middle(good, bad, skipped)) {
    const candidate = line[next];
    const judgement = candidate === undefined ? 'skip' : await judge(candidate);
    if (judgement === 'skip') skipped.add(next);
    else if (judgement === 'good') good = next;
    else bad = next;
  }
  const lastGood = line[good];
  if (lastGood === undefined) throw new Error('There is nothing to search.');
  return { lastGood, suspects: line.slice(good + 1, bad + 1) };
}

/** The one nearest to the middle between two that can still be asked about. */
function middle(good: number, bad: number, skipped: ReadonlySet<number>): number | null {
  const centre = (good + bad) / 2;
  const open = Array.from({ length: Math.max(0, bad - good - 1) }, (_, index) => good + 1 + index);
  const [nearest] = open
    .filter((index) => !skipped.has(index))
    .sort((one, other) => Math.abs(one - centre) - Math.abs(other - centre));
  return nearest ?? null;
}

import { loadFailures } from '@clinic/contracts/counted-events';
import type { ReleaseMetrics } from '@clinic/contracts/metrics';
import { percentilesOf } from './percentiles.ts';
import type { SummedCount } from './repo.ts';

/** Compositions that are named for a release in which something failed. */
const namedCompositions = 5;

/** What was counted of each release, by remote and release. */
export function presentMetrics(counts: readonly SummedCount[]): ReleaseMetrics[] {
  const releases = Map.groupBy(counts, ({ remote, release }) => `${remote} ${release}`);
  return [...releases.entries()]
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([, of]) => {
      const [first] = of;
      return first === undefined ? [] : [metricsOf(first, of)];
    });
}

function metricsOf({ remote, release }: SummedCount, counts: readonly SummedCount[]): ReleaseMetrics {
  const count = (event: SummedCount['event']) => sumOf(counts.filter((one) => one.event === event));
  const times = (event: SummedCount['event']) =>
    percentilesOf(new Map(counts.filter((one) => one.event === event).map((one) => [one.upTo, one.count])));
  const failures = loadFailures.flatMap((code) => {
    const failed = count(`load/${code}`);
    return failed === 0 ? [] : [[code, failed] as const];
  });
  const failed = failures.reduce((sum, [, number]) => sum + number, 0);
  return {
    remote,
    release,
    views: count('view/ok'),
    loads: count('load/ok') + failed,
    loadFailures: Object.fromEntries(failures),
    boundaryHits: count('draw/failed'),
    uncaughtErrors: count('error/uncaught'),
    conversionsStarted: count('conversion/started'),
    conversionsCompleted: count('conversion/completed'),
    renderMs: times('show/ok'),
    serverRenders: count('server/ok') + count('server/failed'),
    serverFailures: count('server/failed'),
    serverRenderMs: times('server/ok'),
    failedIn: compositionsOf(counts),
  };
}

const sumOf = (counts: readonly SummedCount[]) => counts.reduce((sum, { count }) => sum + count, 0);

function compositionsOf(counts: readonly SummedCount[]): string[] {
  const latestFirst = counts
    .filter(({ composition }) => composition !== '')
    .sort((one, other) => other.latest.localeCompare(one.latest));
  return [...new Set(latestFirst.map(({ composition }) => composition))].slice(0, namedCompositions);
}

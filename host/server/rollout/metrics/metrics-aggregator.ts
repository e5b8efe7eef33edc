import { beyondBounds, timeBounds } from '@clinic/contracts/metrics';
import type { BeaconItem, MetricCount } from '@clinic/contracts/metrics';

/**
 * Most different things that one server counts apart in an hour. Beyond it, releases that visitors get now lose the compositions of
 * their failures and no more, and all others are counted as `other`.
 */
const maxKeys = 2000;

const hourMs = 60 * 60_000;

/** Events that say that something went wrong: these are counted by composition too. */
const isFailure = (event: BeaconItem['event']) => !/\/(ok|started|completed)$/.test(event);

/** What a count is of, beside its own names. */
export interface CountContext {
  /** Where it happened, kept for failures only; empty where it is not known. */
  composition: string;
  /** Whether visitors get the release now: it is always counted under its name. There are few such names. */
  live: boolean;
}

/** Counts in memory until they are taken away, one number for each hour, release and event. */
export class MetricsAggregator {
  readonly #now: () => Date;
  #counts = new Map<string, MetricCount>();
  /** What was counted apart in the present hour, taken away or not. */
  #apart = new Set<string>();
  #hour = '';

  constructor(now: () => Date = () => new Date()) {
    this.#now = now;
  }

  add(item: BeaconItem, { composition, live }: CountContext): void {
    const hour = new Date(Math.floor(this.#now().getTime() / hourMs) * hourMs).toISOString();
    if (hour !== this.#hour) {
      this.#hour = hour;
      this.#apart = new Set();
    }
    const { remote, release, event, count, ms } = item;
    const upTo = ms === undefined ? 0 : (timeBounds.find((bound) => ms <= bound) ?? beyondBounds);
    const counted = { hour, remote, release, event, composition: '', upTo, count };
    const inDetail = { ...counted, composition: isFailure(event) ? composition : '' };
    if (this.#isApart(keyOf(inDetail))) this.#put(inDetail);
    else this.#put(live ? counted : { ...counted, remote: 'other', release: 'other' });
  }

  /** Takes at most so many counts away. */
  take(most: number): MetricCount[] {
    const taken = [...this.#counts].slice(0, most);
    for (const [key] of taken) this.#counts.delete(key);
    return taken.map(([, count]) => count);
  }

  /** Puts back what was taken and could not be brought. */
  restore(counts: readonly MetricCount[]): void {
    for (const count of counts) this.#put(count);
  }

  #isApart(key: string): boolean {
    if (this.#apart.size < maxKeys) this.#apart.add(key);
    return this.#apart.has(key);
  }

  #put(item: MetricCount): void {
    const key = keyOf(item);
    const known = this.#counts.get(key);
    this.#counts.set(key, known === undefined ? item : { ...item, count: known.count + item.count });
  }
}

const keyOf = (item: MetricCount) =>
  [item.hour, item.remote, item.release, item.event, item.composition, item.upTo].join(' ');

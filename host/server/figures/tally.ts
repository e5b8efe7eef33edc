import { beyondBounds, timeBounds } from '@clinic/shared/contracts/figures';
import type { BeaconItem, FigureCount } from '@clinic/shared/contracts/figures';

/** Most different things that one server counts apart in an hour; what is beyond is counted as `other`. */
const mostKeys = 2000;

const hourMs = 60 * 60_000;

/** Events that say that something went wrong: these are counted by composition too. */
const isFailure = (event: BeaconItem['event']) => !/\/(ok|started|completed)$/.test(event);

/** Counts in memory until they are taken away, one number for each hour, release and event. */
export class FigureTally {
  readonly #now: () => Date;
  #counts = new Map<string, FigureCount>();
  /** What was counted apart in the present hour, taken away or not. */
  #apart = new Set<string>();
  #hour = '';

  constructor(now: () => Date = () => new Date()) {
    this.#now = now;
  }

  /** @param composition where it happened; kept for failures only */
  add(item: BeaconItem, composition: string): void {
    const hour = new Date(Math.floor(this.#now().getTime() / hourMs) * hourMs).toISOString();
    if (hour !== this.#hour) {
      this.#hour = hour;
      this.#apart = new Set();
    }
    const { remote, release, event, count, ms } = item;
    const upTo = ms === undefined ? 0 : (timeBounds.find((bound) => ms <= bound) ?? beyondBounds);
    this.#put({ hour, remote, release, event, composition: isFailure(event) ? composition : '', upTo, count });
  }

  /** Takes at most so many counts away. */
  take(most: number): FigureCount[] {
    const taken = [...this.#counts].slice(0, most);
    for (const [key] of taken) this.#counts.delete(key);
    return taken.map(([, count]) => count);
  }

  /** Puts back what was taken and could not be brought. */
  restore(counts: readonly FigureCount[]): void {
    for (const count of counts) this.#put(count);
  }

  #put(given: FigureCount): void {
    let item = given;
    let key = keyOf(item);
    if (!this.#apart.has(key) && !this.#counts.has(key)) {
      if (this.#apart.size >= mostKeys) {
        item = { ...item, remote: 'other', release: 'other', composition: '' };
        key = keyOf(item);
      }
      this.#apart.add(key);
    }
    const known = this.#counts.get(key);
    this.#counts.set(key, known === undefined ? item : { ...item, count: known.count + item.count });
  }
}

const keyOf = (item: FigureCount) =>
  [item.hour, item.remote, item.release, item.event, item.composition, item.upTo].join(' ');

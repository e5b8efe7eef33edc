import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Batches that one address may send in a minute: a clinic's waiting room may sit behind one. */
const batchesPerMinute = 120;

/** Failures of one release that one address may report in an hour: whoever forges them needs many addresses. */
export const failuresPerHour = 5;

/** Anything else of one release that one address may report in an hour, so that nobody drowns failures in successes. */
const othersPerHour = 1000;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Addresses that are remembered at a time. */
const remembered = 20_000;

/** How much the word of one address counts. Addresses are kept hashed with a key that ends with the process. */
export class BeaconLimits {
  readonly #key = randomBytes(16);
  readonly #now: () => number;
  readonly #counts = new LRUCache<string, { count: number; from: number }>({ max: remembered });

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Whether one more batch of this address is taken. */
  takesBatch(address: string): boolean {
    return this.#allow('batch', address, batchesPerMinute, minuteMs, 1) === 1;
  }

  /** How many of so many failures of a release count, or of so many other things. */
  counted(address: string, release: string, what: 'failures' | 'others', count: number): number {
    return this.#allow(
      `${what} ${release}`,
      address,
      what === 'failures' ? failuresPerHour : othersPerHour,
      hourMs,
      count,
    );
  }

  #allow(what: string, address: string, most: number, stretch: number, wanted: number): number {
    const key = createHash('sha256').update(this.#key).update(`${what} ${address}`).digest('base64');
    const known = this.#counts.get(key);
    const now = this.#now();
    const entry = known !== undefined && now - known.from < stretch ? known : { count: 0, from: now };
    const allowed = Math.max(0, Math.min(wanted, most - entry.count));
    this.#counts.set(key, { ...entry, count: entry.count + allowed });
    return allowed;
  }
}

import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { BeaconItem } from '@clinic/contracts/metrics';
import { networkOfAddress } from '@clinic/node';

/** Batches that one address may send in a minute: a clinic's waiting room may sit behind one. */
const batchesPerMinute = 120;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Addresses, and things that they reported, that are remembered at a time. */
const remembered = { addresses: 20_000, items: 200_000 };

/**
 * How much the word of one address counts: of each release and kind of thing so much in a day (UTC), whether it went well or
 * failed, so that their proportion stays what it is. Addresses are kept hashed with a key that ends with the process.
 */
export class BeaconLimits {
  readonly #key = randomBytes(16);
  readonly #allowance: number;
  readonly #now: () => number;
  readonly #batches = new LRUCache<string, number>({ max: remembered.addresses });
  readonly #reported = new LRUCache<string, number>({ max: remembered.items });

  /** @param allowance what one address may add to a release of each kind in a day */
  constructor(allowance: number, now: () => number = Date.now) {
    this.#allowance = allowance;
    this.#now = now;
  }

  /** Whether one more batch of this address is taken. */
  allowsBatch(address: string): boolean {
    const minute = Math.floor(this.#now() / minuteMs);
    return this.#allow(this.#batches, `${minute} ${networkOfAddress(address).key}`, batchesPerMinute, 1) === 1;
  }

  /** How often what an address reports counts, at most as often as it says. */
  counted(address: string, { remote, release, event, count }: BeaconItem): number {
    const day = Math.floor(this.#now() / dayMs);
    const what = `${day} ${kindOf(event)} ${remote}@${release} ${networkOfAddress(address).key}`;
    return this.#allow(this.#reported, what, this.#allowance, count);
  }

  #allow(counts: LRUCache<string, number>, what: string, most: number, wanted: number): number {
    const key = createHash('sha256').update(this.#key).update(what).digest('base64url').slice(0, 22);
    const used = counts.get(key) ?? 0;
    const allowed = Math.min(wanted, most - used);
    counts.set(key, used + allowed);
    return allowed;
  }
}

/** What is compared with each other counts together: pages with what threw in them, loads, conversions started and completed. */
function kindOf(event: BeaconItem['event']): string {
  return event === 'view/ok' ? 'draw' : event.slice(0, event.indexOf('/'));
}

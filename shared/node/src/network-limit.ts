import { LRUCache } from 'lru-cache';
import { networkOfAddress, networksInBlock } from './network.ts';

/** Networks and blocks that are remembered at a time. */
const remembered = 20_000;

interface Window {
  count: number;
  endsAt: number;
}

/**
 * How many times something may be done in a minute by one network, and by all networks of one block. It is counted in memory:
 * what is counted here only costs work of this process.
 */
export class NetworkLimit {
  readonly #most: number;
  readonly #now: () => number;
  readonly #windows = new LRUCache<string, Window>({ max: remembered });

  /** @param most times for one network in a minute */
  constructor(most: number, now: () => number = Date.now) {
    this.#most = most;
    this.#now = now;
  }

  /** Counts one time from an address. Null when it is allowed, otherwise the seconds until it may be again. */
  secondsToWait(address: string): number | null {
    const { key, block } = networkOfAddress(address);
    const ofNetwork = this.#count(key, this.#most);
    // What a network is refused uses up nothing of its neighbours.
    if (ofNetwork !== null || block === null) return ofNetwork;
    return this.#count(block, this.#most * networksInBlock);
  }

  /** Takes back one allowed time that was a rightful one. */
  refund(address: string): void {
    const { key, block } = networkOfAddress(address);
    for (const one of [key, block]) {
      const window = one === null ? undefined : this.#windows.get(one);
      if (window !== undefined) window.count = Math.max(0, window.count - 1);
    }
  }

  #count(key: string, most: number): number | null {
    const now = this.#now();
    const known = this.#windows.get(key);
    const window = known !== undefined && known.endsAt > now ? known : { count: 0, endsAt: now + 60_000 };
    window.count += 1;
    this.#windows.set(key, window);
    return window.count <= most ? null : Math.ceil((window.endsAt - now) / 1000);
  }
}

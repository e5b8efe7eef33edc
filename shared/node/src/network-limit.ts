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

  /**
   * Whether an address has to wait, without counting anything: for what only counts once its outcome is known, however
   * many of it run side by side. Null when it has not, otherwise the seconds until it may again.
   */
  look(address: string): number | null {
    const { key, block } = networkOfAddress(address);
    return this.#look(key, this.#most) ?? (block === null ? null : this.#look(block, this.#most * networksInBlock));
  }

  #look(key: string, most: number): number | null {
    const now = this.#now();
    const window = this.#windows.get(key);
    if (window === undefined || window.endsAt <= now || window.count < most) return null;
    return Math.ceil((window.endsAt - now) / 1000);
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

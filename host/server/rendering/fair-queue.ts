interface Bounds {
  /** Items that wait at most, of all shares and of one. */
  all: number;
  share: number;
}

/** A bounded queue in which shares take turns: whoever asks for much waits behind itself. */
export class FairQueue<T> {
  readonly #bounds: Bounds;
  /** In the order of their turns. */
  readonly #shares = new Map<string, T[]>();
  #length = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** How many items wait. */
  get length(): number {
    return this.#length;
  }

  /** Puts an item behind those of its share. What has no place is given back: the item, or the last one of the longest share. */
  push(share: string, item: T): T | null {
    const own = this.#shares.get(share) ?? [];
    if (own.length >= this.#bounds.share) return item;
    const longest = [...this.#shares.values()].reduce(
      (long, other) => (other.length > long.length ? other : long),
      own,
    );
    if (this.#length >= this.#bounds.all && longest.length <= own.length + 1) return item;
    own.push(item);
    this.#shares.set(share, own);
    this.#length += 1;
    if (this.#length <= this.#bounds.all) return null;
    this.#length -= 1;
    return longest.pop() ?? null;
  }

  /** Takes the next item of the share whose turn it is. */
  shift(): T | undefined {
    for (const [share, items] of this.#shares) {
      this.#shares.delete(share);
      const item = items.shift();
      if (items.length > 0) this.#shares.set(share, items);
      if (item === undefined) continue;
      this.#length -= 1;
      return item;
    }
    return undefined;
  }
}

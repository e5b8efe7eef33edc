import type { ChannelName, Registry } from '@clinic/shared/contracts';
import type { ReleaseStore } from '@clinic/releases/store';

/**
 * The releases that a page of this site can run: whatever was ever live in the channel, for all or for a share. Everything
 * else that a beacon names is made up.
 */
export class KnownReleases {
  readonly #store: ReleaseStore;
  readonly #channel: ChannelName;
  #known = new Set<string>();
  #seq = -1;

  constructor(store: ReleaseStore, channel: ChannelName) {
    this.#store = store;
    this.#channel = channel;
  }

  /** The store is read once for each change of the channel, never because of what a visitor sends. */
  async of(registry: Registry | null): Promise<ReadonlySet<string>> {
    if (registry === null || registry.seq === this.#seq) return this.#known;
    this.#seq = registry.seq;
    const lines = await this.#store.readLiveLines(this.#channel);
    const named = lines.flatMap(({ changes }) => Object.entries(changes ?? {}));
    const live = Object.entries(registry.remotes).flatMap(([name, { release, lastGood, rollout }]) =>
      [release, lastGood, rollout?.to].map((one) => [name, one] as const),
    );
    this.#known = new Set(
      [...named, ...live, ['host', registry.host.release] as const].map(([name, release]) => `${name}@${release}`),
    );
    return this.#known;
  }
}

import type { ChannelName } from '@clinic/contracts';
import type { ReleaseStore } from '@clinic/releases/store';

/**
 * What open pages read of a channel, as it was signed. Of the channel that this server follows they read the number that
 * it serves: from a newer one, which it cannot serve yet, they would learn of a release that no reload brings.
 */
export class ServedRegistry {
  readonly #store: Pick<ReleaseStore, 'readRegistryBytes'>;
  readonly #channel: ChannelName;
  #served: { seq: number; bytes: Buffer | null } | null = null;

  constructor(store: Pick<ReleaseStore, 'readRegistryBytes'>, channel: ChannelName) {
    this.#store = store;
    this.#channel = channel;
  }

  /** This server serves another number from now on. */
  serves(seq: number): void {
    if (this.#served?.seq !== seq) this.#served = { seq, bytes: null };
    // A newer one may take its place in the store before anybody asks.
    void this.read(this.#channel);
  }

  /** Null where nothing is live, or what is cannot be read or believed. */
  async read(channel: ChannelName): Promise<Buffer | null> {
    const bytes = await this.#store.readRegistryBytes(channel).catch(() => null);
    const served = this.#served;
    if (channel !== this.#channel || served === null || bytes === null) return bytes;
    const { seq } = JSON.parse(bytes.toString()) as { seq: number };
    // Also the same number signed for longer.
    if (seq === served.seq) served.bytes = bytes;
    return seq > served.seq ? (served.bytes ?? bytes) : bytes;
  }
}

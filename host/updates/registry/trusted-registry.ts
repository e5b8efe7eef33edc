import type { Registry } from '@clinic/contracts';
import type { BootData } from '@clinic/contracts/host';
import { verifyRegistry } from '../trust/verify-registry.ts';

/** Verifies registries of the page's channel. One that is older than the newest verified one is refused as a replay. */
export class TrustedRegistry {
  readonly #boot: Pick<BootData, 'composition' | 'keys'>;
  #seq: number;

  constructor(boot: Pick<BootData, 'composition' | 'keys'>) {
    this.#boot = boot;
    this.#seq = boot.composition.seq;
  }

  /**
   * @param onExpired told of one that expired
   * @returns null for a registry that must not be acted on
   */
  async verify(json: unknown, onExpired?: () => void): Promise<Registry | null> {
    const { keys, composition } = this.#boot;
    const registry = await verifyRegistry(json, { keys, channel: composition.channel, seq: this.#seq, onExpired });
    if (registry !== null) this.#seq = Math.max(this.#seq, registry.seq);
    return registry;
  }

  /** Whether no newer registry was verified since this one. */
  isNewest({ seq }: Registry): boolean {
    return seq >= this.#seq;
  }
}

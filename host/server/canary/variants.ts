import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from '@clinic/shared/contracts';
import { releaseFor } from '../../src/canary/bucket.ts';
import type { ServedSite } from '../site.ts';

/** Variants that are kept ready at the same time; each is a renderer. */
const readyVariants = 4;

interface Making {
  /** Reads, checks and warms the site in which some remotes have another release. */
  prepare: (registry: Registry, replaces: Record<string, string>) => Promise<ServedSite>;
  retire: (site: ServedSite) => void;
  log: FastifyBaseLogger;
  /** Hears of a variant that could not be prepared. */
  failed: () => void;
}

interface Variant {
  replaces: Record<string, string>;
  /** Null until it is ready, and for good when it could not be prepared. */
  served: ServedSite | null;
}

/**
 * The live composition as visitors of rollouts get it. Each variant has a renderer and pages of its own, made when a rollout
 * begins or somebody first falls into it. Until it is ready, or when it cannot be prepared, its visitors get the base: nobody waits.
 */
export class Variants {
  readonly #making: Making;
  #registry: Registry | null = null;
  #variants = new Map<string, Variant>();

  constructor(making: Making) {
    this.#making = making;
  }

  /** Whether some remote is out for a share of visitors. */
  get rolling(): boolean {
    return Object.values(this.#registry?.remotes ?? {}).some(({ rollout }) => rollout !== undefined);
  }

  /** Follows the channel: variants of the same releases stay, others go, that of each rollout alone is made. */
  adopt(registry: Registry): void {
    this.#registry = registry;
    const former = this.#variants;
    this.#variants = new Map();
    for (const [key, variant] of former) {
      const on = Object.entries(variant.replaces).every(([name, to]) => registry.remotes[name]?.rollout?.to === to);
      if (on && variant.served !== null && key === keyOf(registry, variant.replaces)) this.#variants.set(key, variant);
      else this.#leave(variant);
    }
    for (const [name, { rollout }] of Object.entries(registry.remotes))
      if (rollout !== undefined) this.#variantOf(registry, { [name]: rollout.to });
  }

  /** The variant of a visitor; null for those who get the base. */
  async siteFor(visitor: string | null): Promise<ServedSite | null> {
    const registry = this.#registry;
    if (registry === null || visitor === null || !this.rolling) return null;
    const replaces: Record<string, string> = {};
    for (const [name, entry] of Object.entries(registry.remotes)) {
      const release = await releaseFor(entry, visitor);
      if (release !== entry.release) replaces[name] = release;
    }
    return Object.keys(replaces).length === 0 ? null : this.#variantOf(registry, replaces).served;
  }

  close(): void {
    for (const variant of this.#variants.values()) this.#leave(variant);
    this.#variants.clear();
  }

  #variantOf(registry: Registry, replaces: Record<string, string>): Variant {
    const key = keyOf(registry, replaces);
    const known = this.#variants.get(key);
    if (known !== undefined) return known;
    const [oldestKey, oldest] = this.#variants.entries().next().value ?? [];
    if (this.#variants.size >= readyVariants && oldestKey !== undefined && oldest !== undefined) {
      this.#variants.delete(oldestKey);
      this.#leave(oldest);
    }
    const variant: Variant = { replaces, served: null };
    this.#variants.set(key, variant);
    void this.#prepare(key, variant, registry);
    return variant;
  }

  async #prepare(key: string, variant: Variant, registry: Registry): Promise<void> {
    try {
      const served = await this.#making.prepare(registry, variant.replaces);
      // It may have left while it was being prepared.
      if (this.#variants.get(key) === variant) variant.served = served;
      else this.#making.retire(served);
    } catch (error) {
      this.#making.log.error(
        { err: error, releases: variant.replaces },
        'a release could not be prepared for its share of visitors; they get the one beside it',
      );
      this.#making.failed();
    }
  }

  #leave({ served }: Variant): void {
    if (served !== null) this.#making.retire(served);
  }
}

/** The releases that a variant is made of: while they are the same, so are its pages. */
function keyOf({ host, remotes }: Registry, replaces: Record<string, string>): string {
  const parts = Object.entries(remotes).map(([name, { release }]) => `${name}@${replaces[name] ?? release}`);
  return [`host@${host.release}`, ...parts.sort()].join(' ');
}

import type { CatalogueEntry } from '@clinic/contracts/host';
import type { FailedRelease } from '../../shell/remotes/failover.ts';
import { readRelease } from '../published-release.ts';
import { fetchRegistry } from '../registry/fetch-registry.ts';
import type { TrustedRegistry } from '../registry/trusted-registry.ts';
import type { ReleaseServices } from '../release-services.ts';
import { fallbackRelease } from './fallback-policy.ts';
import type { FailOver } from './remote-failover.ts';

/** A release that replaced the one that failed. */
interface Fallback {
  /** Whether something of it could be loaded. */
  works: boolean;
  /** Puts the failed release back. Does nothing once an update replaced the fallback. */
  revert: () => void;
}

/** Replaces releases that fail in this page by those that the registry names. */
export class FallbackReleases {
  readonly #services: ReleaseServices;
  readonly #registry: TrustedRegistry;
  /** Fallbacks in place or on their way, by the release that failed: `name@release`. */
  readonly #fallbacks = new Map<string, Promise<Fallback | null>>();
  /** Reverts the fallback that a remote's modules come from, by remote. */
  readonly #reverts = new Map<string, () => void>();
  /** Releases that failed in this page, as `name@release`: they are neither an update nor a fallback. */
  readonly #failed = new Set<string>();

  constructor(services: ReleaseServices, registry: TrustedRegistry) {
    this.#services = services;
    this.#registry = registry;
  }

  /** Releases that failed in this page, as `name@release`. */
  get failed(): ReadonlySet<string> {
    return this.#failed;
  }

  /** Puts back the release that the fallback in place replaced, if there is one: it may be repaired. */
  revert(remote: string): void {
    this.#reverts.get(remote)?.();
  }

  /**
   * Replaces the failed release and reverts to it when the fallback fails too, or when the visitor asks again before anything
   * of the fallback worked. A fallback that worked stays, whatever fails of it later, until {@link revert}: its predecessor is
   * known not to work.
   */
  failOver: FailOver = async (failed, attempt, onSwitch, signal) => {
    const key = `${failed.remote}@${failed.release}`;
    const coming = this.#fallbacks.get(key) ?? this.#replace(failed, onSwitch, signal);
    this.#fallbacks.set(key, coming);
    let fallback: Fallback | null = null;
    const giveUp = () => {
      if (fallback?.works === true) return;
      if (this.#fallbacks.get(key) === coming) this.#fallbacks.delete(key);
      fallback?.revert();
    };
    signal.addEventListener('abort', giveUp);
    try {
      fallback = await coming;
      // An update replaced the failed release meanwhile: it is tried, and needs no fallback.
      if (fallback === null) giveUp();
      const loaded = await attempt();
      if (fallback !== null) fallback.works = true;
      return loaded;
    } catch (error) {
      giveUp();
      throw error;
    } finally {
      signal.removeEventListener('abort', giveUp);
    }
  };

  /** @returns null when an update replaced the failed release meanwhile: an older release must not replace the update */
  async #replace(
    { remote, release }: FailedRelease,
    onSwitch: () => void,
    signal: AbortSignal,
  ): Promise<Fallback | null> {
    const { boot, catalogue, register } = this.#services;
    const own = catalogue.remotes[remote];
    if (own?.release !== release) return null;
    const registry = await this.#registry.verify(await fetchRegistry(boot.composition.channel));
    if (registry === null) throw new Error(`${remote}: the registry could not be verified`);
    const failed = `${remote}@${own.release}`;
    const hasFailed = (other: string) => other === own.release || this.#failed.has(`${remote}@${other}`);
    const { source } = await readRelease(remote, fallbackRelease(registry, remote, hasFailed, boot.host.release));
    signal.throwIfAborted();
    if (catalogue.remotes[remote] !== own) return null;
    const switchTo = (entry: CatalogueEntry) => {
      register(remote, entry);
      catalogue.replace(remote, entry);
      onSwitch();
    };
    const fallback = { ...source, descriptor: own.descriptor };
    this.#failed.add(failed);
    switchTo(fallback);
    const revert = () => {
      if (catalogue.remotes[remote] !== fallback) return;
      this.#failed.delete(failed);
      this.#fallbacks.delete(failed);
      this.#reverts.delete(remote);
      switchTo(own);
    };
    this.#reverts.set(remote, revert);
    return { works: false, revert };
  }
}

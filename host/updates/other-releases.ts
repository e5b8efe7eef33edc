import { believeRegistry } from './trust/verify-registry.ts';
import type { Registry } from '@clinic/contracts';
import type { CatalogueEntry } from '@clinic/contracts/host';
import type { FailedRelease, Rescue } from '../shell/remotes/failure-order.ts';
import { Adoption } from './adoption.ts';
import type { AdoptionParts } from './adoption.ts';
import type { ReleaseParts } from './page-releases.ts';
import { planOf } from './plan.ts';
import { fetchRegistry } from './registry-file.ts';
import { readReleased, standIn } from './released.ts';

/** A release that has taken the place of the one that the page is made of. */
interface StandIn {
  /** Whether something of it could be had. */
  works: boolean;
  /** Does nothing once another release was adopted after it. */
  takeBack: () => void;
}

/** What is live besides what this page runs: to stand in for what fails, and to be adopted. Fetched when first needed. */
export class OtherReleases {
  readonly #parts: ReleaseParts;
  /** The highest number that was believed: what is older is not listened to. */
  #seq: number;
  /** What stands in, or is on its way to, by the release that failed: `name@release`. */
  readonly #standIns = new Map<string, Promise<StandIn | null>>();
  /** Releases that failed in this page, as `name@release`: they are not adopted again, and stand in for nothing. */
  readonly #failed = new Set<string>();
  #adoption: Adoption | undefined;

  constructor(parts: ReleaseParts) {
    this.#parts = parts;
    this.#seq = parts.boot.composition.seq;
  }

  /**
   * Lets another release stand in, and takes it back when it fails too, or when its visitor asks anew, before anything of it
   * worked. One that worked stays, whatever fails of it later: the one before it is known not to work.
   */
  rescue: Rescue = async (failed, attempt, changed, signal) => {
    const key = `${failed.remote}@${failed.release}`;
    const coming = this.#standIns.get(key) ?? this.#letStandIn(failed, changed, signal);
    this.#standIns.set(key, coming);
    let standIn: StandIn | null = null;
    const giveUp = () => {
      if (standIn?.works === true) return;
      if (this.#standIns.get(key) === coming) this.#standIns.delete(key);
      standIn?.takeBack();
    };
    signal.addEventListener('abort', giveUp);
    try {
      standIn = await coming;
      // What was adopted meanwhile is tried; nothing stands in for what failed.
      if (standIn === null) giveUp();
      const loaded = await attempt();
      if (standIn !== null) standIn.works = true;
      return loaded;
    } catch (error) {
      giveUp();
      throw error;
    } finally {
      signal.removeEventListener('abort', giveUp);
    }
  };

  /** Prepares what a registry says that is believed. Once this is done, the same one need not be looked at again. */
  async consider(json: unknown, page: AdoptionParts): Promise<void> {
    const registry = await this.#believe(json);
    if (registry === null) return;
    this.#adoption ??= new Adoption(page);
    const plan = await planOf(registry, this.#parts, this.#failed);
    // A newer one may have been believed while the releases of this one were read.
    if (registry.seq >= this.#seq) this.#adoption.prepare(plan);
  }

  stop(): void {
    this.#adoption?.stop();
  }

  /** @returns null when another release took the place of the failed one meanwhile: it is adopted, and not given up for one before */
  async #letStandIn(
    { remote, release }: FailedRelease,
    changed: () => void,
    signal: AbortSignal,
  ): Promise<StandIn | null> {
    const { boot, catalogue, register } = this.#parts;
    const own = catalogue.remotes[remote];
    if (own?.release !== release) return null;
    const registry = await this.#believe(await fetchRegistry(boot.composition.channel));
    if (registry === null) throw new Error(`${remote}: no registry to believe`);
    const failed = `${remote}@${own.release}`;
    const hasFailed = (other: string) => other === own.release || this.#failed.has(`${remote}@${other}`);
    const { source } = await readReleased(remote, standIn(registry, remote, hasFailed, boot.host.release));
    signal.throwIfAborted();
    if (catalogue.remotes[remote] !== own) return null;
    const take = (entry: CatalogueEntry) => {
      register(remote, entry);
      catalogue.replace(remote, entry);
      changed();
    };
    const taken = { ...source, descriptor: own.descriptor };
    this.#failed.add(failed);
    take(taken);
    const takeBack = () => {
      if (catalogue.remotes[remote] !== taken) return;
      this.#failed.delete(failed);
      take(own);
    };
    return { works: false, takeBack };
  }

  async #believe(json: unknown): Promise<Registry | null> {
    const { channel } = this.#parts.boot.composition;
    const registry = await believeRegistry(json, { keys: this.#parts.boot.keys, channel, seq: this.#seq });
    if (registry !== null) this.#seq = Math.max(this.#seq, registry.seq);
    return registry;
  }
}

import { believeRegistry } from '../trust/verify-registry.ts';
import type { Registry } from '@clinic/shared/contracts';
import type { Rescue } from '../remotes/failure-order.ts';
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
  takeBack: () => void;
}

/** What is live besides what this page runs: to stand in for what fails, and to be adopted. Fetched when first needed. */
export class OtherReleases {
  readonly #parts: ReleaseParts;
  /** The highest number that was believed: what is older is not listened to. */
  #seq: number;
  readonly #standIns = new Map<string, Promise<StandIn>>();
  /** Releases that failed in this page: they are not adopted again. */
  readonly #failed = new Set<string>();
  #adoption: Adoption | undefined;

  constructor(parts: ReleaseParts) {
    this.#parts = parts;
    this.#seq = parts.boot.composition.seq;
  }

  /** Lets another release stand in, and takes it back when it fails too, or when its visitor asks anew before it worked. */
  rescue: Rescue = async (remote, attempt, changed, signal) => {
    const coming = this.#standIns.get(remote) ?? this.#letStandIn(remote, changed, signal);
    this.#standIns.set(remote, coming);
    let standIn: StandIn | undefined;
    const giveUp = () => {
      if (this.#standIns.get(remote) === coming) this.#standIns.delete(remote);
      standIn?.takeBack();
    };
    const askedAnew = () => {
      if (standIn?.works !== true) giveUp();
    };
    signal.addEventListener('abort', askedAnew);
    try {
      standIn = await coming;
      const loaded = await attempt();
      standIn.works = true;
      return loaded;
    } catch (error) {
      if (!signal.aborted) giveUp();
      throw error;
    } finally {
      signal.removeEventListener('abort', askedAnew);
    }
  };

  /** @returns whether the registry is settled: believed or not, it need not be looked at again */
  async consider(json: unknown, page: AdoptionParts): Promise<boolean> {
    const registry = await this.#believe(json);
    if (registry === null) return true;
    this.#adoption ??= new Adoption(page);
    this.#adoption.prepare(await planOf(registry, this.#parts, this.#failed));
    return true;
  }

  stop(): void {
    this.#adoption?.stop();
  }

  async #letStandIn(remote: string, changed: () => void, signal: AbortSignal): Promise<StandIn> {
    const { boot, catalogue, register } = this.#parts;
    const own = catalogue.remotes[remote];
    const registry = await this.#believe(await fetchRegistry(boot.composition.channel));
    if (own === undefined || registry === null) throw new Error(`${remote}: no registry to believe`);
    const other = standIn(registry, remote, own.release, boot.host.release);
    const { source } = await readReleased(remote, other);
    signal.throwIfAborted();
    const take = (entry: typeof own) => {
      register(remote, entry);
      catalogue.replace(remote, entry);
      changed();
    };
    this.#failed.add(`${remote}@${own.release}`);
    take({ ...source, descriptor: own.descriptor });
    let stands = true;
    const takeBack = () => {
      if (!stands) return;
      stands = false;
      this.#failed.delete(`${remote}@${own.release}`);
      take(own);
    };
    return { works: false, takeBack };
  }

  async #believe(json: unknown): Promise<Registry | null> {
    const { channel } = this.#parts.boot.composition;
    const registry = await believeRegistry(json, { keys: this.#parts.boot.keys, channel, seq: this.#seq });
    if (registry !== null) this.#seq = registry.seq;
    return registry;
  }
}

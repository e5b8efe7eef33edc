import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from '@clinic/contracts';
import { releaseFor } from '@clinic/contracts/host';

/** Four renderers beside the live one, and a stay that is longer than most visits. */
const usual = { places: 4, stay: 10 * 60_000 };

/** Renderers for combinations, also when as many releases are out as there are places. */
const combinationsAtLeast = 1;

interface Making<Served> {
  /** Reads, checks and warms the site in which some remotes have another release. */
  prepare: (registry: Registry, replaces: Record<string, string>) => Promise<Served>;
  retire: (site: Served) => void;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Hears of a variant that could not be prepared, once for the same reason. */
  failed: () => void;
  /** Before one that could not be prepared is tried again, in milliseconds. */
  pause: number;
  /** Variants that have a place at the same time; each is a renderer. */
  places?: number;
  /** How long a combination that nobody asked for keeps its place, in milliseconds. */
  stay?: number;
}

interface Variant<Served> {
  replaces: Record<string, string>;
  served: Served | null;
  /** When somebody last fell into it, on the clock of `performance`. */
  askedAt: number;
  /** Whether it could not be prepared a moment ago. */
  resting: boolean;
  /** How often it could not be prepared; each time the next try comes later. */
  tries: number;
  /** Why it could not be prepared the last time. */
  reported: string;
}

/**
 * The live composition as visitors of rollouts get it. Each variant has a renderer and pages of its own. Those of one rollout
 * alone are made when it begins and stay; a combination of several is made when somebody falls into it and a place is free, or
 * taken by one that nobody asked for in a while. One combination has a place however many are out. One is prepared at a time.
 * Until it is ready, and without a place, its visitors get what is ready of their releases, else the base: nobody waits, and
 * nobody loses a release because others came.
 */
export class Variants<Served> {
  readonly #making: Required<Making<Served>>;
  #registry: Registry | null = null;
  #variants = new Map<string, Variant<Served>>();
  #preparing = false;

  constructor(making: Making<Served>) {
    this.#making = { ...usual, ...making };
  }

  /** Whether some remote is out for a share of visitors. */
  get rolling(): boolean {
    return Object.values(this.#registry?.remotes ?? {}).some(({ rollout }) => rollout !== undefined);
  }

  /** Follows the channel: variants of the same releases stay, others go, that of each rollout alone is made. */
  adopt(registry: Registry): void {
    this.#registry = registry;
    for (const [key, variant] of [...this.#variants]) {
      const on = Object.entries(variant.replaces).every(([name, to]) => registry.remotes[name]?.rollout?.to === to);
      if (!on || key !== keyOf(registry, variant.replaces)) this.#leave(key, variant);
    }
    for (const [name, { rollout }] of Object.entries(registry.remotes)) {
      if (rollout === undefined) continue;
      const replaces = { [name]: rollout.to };
      const key = keyOf(registry, replaces);
      if (!this.#variants.has(key)) this.#add(key, replaces);
    }
    const alone = [...this.#variants.values()].filter(isAlone).length;
    const most = Math.max(this.#making.places, alone + combinationsAtLeast);
    while (this.#variants.size > most && this.#leaveOldest(0));
    void this.#prepareNext();
  }

  /** The variant of a visitor; null for those who get the base. */
  async siteFor(visitor: string | null): Promise<Served | null> {
    const registry = this.#registry;
    if (registry === null || visitor === null || !this.rolling) return null;
    const replaces: Record<string, string> = {};
    for (const [name, entry] of Object.entries(registry.remotes)) {
      const release = await releaseFor(entry, visitor);
      if (release !== entry.release) replaces[name] = release;
    }
    // Another registry may have come meanwhile: who is in its share, too, must not lose the release for one page.
    if (registry !== this.#registry) return this.siteFor(visitor);
    if (Object.keys(replaces).length === 0) return null;
    return this.#servedFor(keyOf(registry, replaces), replaces);
  }

  close(): void {
    for (const [key, variant] of [...this.#variants]) this.#leave(key, variant);
  }

  #servedFor(key: string, replaces: Record<string, string>): Served | null {
    const known = this.#variants.get(key);
    if (known !== undefined) {
      known.askedAt = performance.now();
      return known.served ?? this.#nearestTo(replaces);
    }
    const combined = [...this.#variants.values()].filter((variant) => !isAlone(variant)).length;
    const free = this.#variants.size < this.#making.places || combined < combinationsAtLeast;
    if (free || this.#leaveOldest(this.#making.stay)) {
      this.#add(key, replaces);
      void this.#prepareNext();
    }
    return this.#nearestTo(replaces);
  }

  /** What is ready and has the most of a visitor's releases, and no other. */
  #nearestTo(replaces: Record<string, string>): Served | null {
    const parts = [...this.#variants.values()].filter(
      (variant) =>
        variant.served !== null &&
        Object.entries(variant.replaces).every(([name, release]) => replaces[name] === release),
    );
    const size = (variant: Variant<Served>) => Object.keys(variant.replaces).length;
    const [nearest] = parts.sort((one, other) => size(other) - size(one));
    return nearest?.served ?? null;
  }

  #add(key: string, replaces: Record<string, string>): void {
    this.#variants.set(key, {
      replaces,
      served: null,
      askedAt: performance.now(),
      resting: false,
      tries: 0,
      reported: '',
    });
  }

  /** Prepares what waits, those of one rollout alone first: most visitors are in no other. */
  async #prepareNext(): Promise<void> {
    const waiting = [...this.#variants].filter(([, { served, resting }]) => served === null && !resting);
    const [key, variant] = waiting.find(([, each]) => isAlone(each)) ?? waiting[0] ?? [];
    if (this.#preparing || this.#registry === null || key === undefined || variant === undefined) return;
    this.#preparing = true;
    try {
      const served = await this.#making.prepare(this.#registry, variant.replaces);
      // It may have left while it was being prepared.
      if (this.#variants.get(key) === variant) variant.served = served;
      else this.#making.retire(served);
    } catch (error) {
      this.#rest(variant, error);
    }
    this.#preparing = false;
    void this.#prepareNext();
  }

  #rest(variant: Variant<Served>, error: unknown): void {
    const { log, failed, pause } = this.#making;
    variant.resting = true;
    const wait = pause * 2 ** Math.min(variant.tries, 4);
    variant.tries += 1;
    setTimeout(() => {
      variant.resting = false;
      void this.#prepareNext();
    }, wait).unref();
    if (variant.reported === String(error)) return;
    variant.reported = String(error);
    log.error(
      { err: error, releases: variant.replaces },
      'a release could not be prepared for its share of visitors; they get the one beside it until it can',
    );
    failed();
  }

  /** Takes the place of the combination that was asked for longest ago, at least so many milliseconds. */
  #leaveOldest(ago: number): boolean {
    const combinations = [...this.#variants].filter(([, variant]) => !isAlone(variant));
    const [oldest] = combinations.sort(([, one], [, other]) => one.askedAt - other.askedAt);
    if (oldest === undefined || performance.now() - oldest[1].askedAt < ago) return false;
    this.#leave(...oldest);
    return true;
  }

  #leave(key: string, { served }: Variant<Served>): void {
    this.#variants.delete(key);
    if (served !== null) this.#making.retire(served);
  }
}

/** Whether it is the variant of one rollout. */
function isAlone({ replaces }: { replaces: Record<string, string> }): boolean {
  return Object.keys(replaces).length === 1;
}

/** The releases that a variant is made of: while they are the same, so are its pages. */
function keyOf({ host, remotes }: Registry, replaces: Record<string, string>): string {
  const parts = Object.entries(remotes).map(([name, { release }]) => `${name}@${replaces[name] ?? release}`);
  return [`host@${host.release}`, ...parts.sort()].join(' ');
}

import type { FastifyBaseLogger } from 'fastify';
import type { ChannelName, Registry } from '@clinic/contracts';
import type { DeploymentRecord, ReleaseStore } from '@clinic/releases/store';

/** Milliseconds after which a store that could not be read is asked again. */
const retryMs = 5000;

/** What a page of this site can be of. Everything else that a beacon names is made up. */
export interface Known {
  /** Releases that were ever live in the channel, for all or for a share, as `remote@release`. */
  releases: ReadonlySet<string>;
  /** Those that visitors get now. */
  live: ReadonlySet<string>;
  /** Compositions that were live in the channel. */
  compositions: ReadonlySet<string>;
}

interface KnownReleasesServices {
  store: Pick<ReleaseStore, 'readDeploymentRecords'>;
  channel: ChannelName;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now?: () => number;
}

/** The releases and compositions that pages of this site can tell of. */
export class KnownReleases {
  readonly #knowing: KnownReleasesServices;
  #known: Known = { releases: new Set(), live: new Set(), compositions: new Set() };
  #lines: readonly DeploymentRecord[] = [];
  #seq = -1;
  #askAgainAt = 0;
  #reading: Promise<void> | null = null;

  constructor(knowing: KnownReleasesServices) {
    this.#knowing = knowing;
  }

  /**
   * The store is read once for each change of the channel, never because of what a visitor sends. While it cannot be read, the
   * registry's own releases and what was known before stay known.
   */
  async of(registry: Registry | null): Promise<Known> {
    if (registry !== null && registry.seq !== this.#seq)
      await (this.#reading ??= this.#read(registry).finally(() => (this.#reading = null)));
    return this.#known;
  }

  async #read(registry: Registry): Promise<void> {
    const { store, channel, log, now = Date.now } = this.#knowing;
    if (now() >= this.#askAgainAt) {
      try {
        this.#lines = await store.readDeploymentRecords(channel);
        this.#seq = registry.seq;
      } catch (error) {
        this.#askAgainAt = now() + retryMs;
        log.warn({ err: error }, 'which releases were live could not be read; those of the registry are counted');
      }
    }
    this.#known = knownOf(registry, this.#lines);
  }
}

function knownOf({ composition, host, remotes }: Registry, lines: readonly DeploymentRecord[]): Known {
  const entries = Object.entries(remotes);
  const live = namesOf([
    ['host', host.release],
    ...entries.flatMap(([name, { release, rollout }]) => [release, rollout?.to].map((one) => [name, one] as const)),
  ]);
  const before = namesOf([
    ...entries.map(([name, { lastGood }]) => [name, lastGood] as const),
    ...lines.flatMap(({ changes }) => Object.entries(changes ?? {})),
  ]);
  return {
    releases: new Set([...before, ...live]),
    live: new Set(live),
    compositions: new Set([composition, ...lines.map(({ to }) => to)]),
  };
}

function namesOf(parts: readonly (readonly [name: string, release: string | null | undefined])[]): string[] {
  return parts.flatMap(([name, release]) => (typeof release === 'string' ? [`${name}@${release}`] : []));
}

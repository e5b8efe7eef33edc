/** How long a remote that could not be had is left alone, in milliseconds. */
const rest = 60_000;

/** A release of a remote that could not be had, or cannot be drawn. */
export interface FailedRelease {
  remote: string;
  /** The release that was tried, null where it is not known. */
  release: string | null;
}

/**
 * Looks for another release of a remote, makes it the one that modules come from, and tries again. Where another one took the
 * place of the failed one meanwhile, that is what is tried.
 * @param changed told whenever modules come from another release than before
 * @param signal aborted when its visitor asks anew: nobody waits for this any longer, and what stands in and has not
 *   worked yet makes way, at once, for the release that the page is made of
 * @throws when there is none, or when it fails too; one that worked before stays all the same
 */
export type Rescue = <T>(
  failed: FailedRelease,
  attempt: () => Promise<T>,
  changed: () => void,
  signal: AbortSignal,
) => Promise<T>;

/**
 * What is tried when a remote's own release and its one retry failed, or its screens cannot be drawn: another release of it,
 * without reloading the page; then its fallback shows, and for a minute nothing of one that could not be had is asked for
 * in this tab, unless its visitor says so.
 */
export class FailureOrder {
  readonly #rescue: Rescue;
  readonly #restsUntil = new Map<string, number>();
  /** Of each remote, what ends when somebody asks for it again: what was begun before is not waited for any longer. */
  readonly #turns = new Map<string, AbortController>();

  constructor(rescue: Rescue) {
    this.#rescue = rescue;
    // What failed for want of a network has no reason to wait any longer.
    addEventListener('online', () => this.#restsUntil.clear());
  }

  /** @param tried the release that the first attempt is made with */
  async run<T>(tried: FailedRelease, attempt: () => Promise<T>, changed: () => void): Promise<T> {
    const { remote } = tried;
    if (performance.now() < (this.#restsUntil.get(remote) ?? 0)) throw new Error(`${remote} failed a moment ago`);
    const { signal } = this.#turn(remote);
    try {
      return await attempt();
    } catch (error) {
      if (signal.aborted) throw error;
      return await this.#rescue(tried, attempt, changed, signal).catch((another: unknown) => {
        if (!signal.aborted) this.#restsUntil.set(remote, performance.now() + rest);
        throw new AggregateError([error, another], String(error));
      });
    }
  }

  /**
   * Another release takes over from one whose files could be had but cannot be drawn.
   * @throws when there is none
   */
  async replace(failed: FailedRelease, changed: () => void): Promise<void> {
    await this.#rescue(failed, () => Promise.resolve(), changed, this.#turn(failed.remote).signal);
  }

  /** Somebody asks for it again: it is tried at once. */
  wake(remote: string): void {
    this.#restsUntil.delete(remote);
    this.#turns.get(remote)?.abort();
    this.#turns.delete(remote);
  }

  #turn(remote: string): AbortController {
    const turn = this.#turns.get(remote) ?? new AbortController();
    this.#turns.set(remote, turn);
    return turn;
  }
}

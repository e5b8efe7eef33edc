import type { FailedRelease, Failover } from '../../shell/remotes/failover.ts';
import { coolDownEnded, failed, idle, isCoolingDown, reset, started } from './failover-state.ts';
import type { FailoverState } from './failover-state.ts';

/**
 * Finds another release of a remote, makes modules come from it, and tries again. Where an update replaced the failed release
 * meanwhile, the updated release is tried.
 * @param onSwitch called whenever modules come from another release than before
 * @param signal aborted when the visitor asks again: a fallback that has not worked yet is then reverted at once
 * @throws when there is no other release, or when it fails too; a fallback that worked before stays
 */
export type FailOver = <T>(
  failed: FailedRelease,
  attempt: () => Promise<T>,
  onSwitch: () => void,
  signal: AbortSignal,
) => Promise<T>;

/** What replaces releases that fail. */
export interface Fallbacks {
  failOver: FailOver;
  /** Puts back the release that the present one of a remote replaced, if it replaced one. */
  revert: (remote: string) => Promise<void>;
}

/**
 * Failover with a cool-down: when a remote's release, its one retry and its fallback failed, its failure shows, and nothing of
 * it is asked for in this tab for a minute, unless the visitor asks or the network comes back.
 */
export class RemoteFailover implements Failover {
  readonly #fallbacks: Fallbacks;
  readonly #states = new Map<string, FailoverState>();

  constructor(fallbacks: Fallbacks) {
    this.#fallbacks = fallbacks;
    addEventListener('online', () => {
      for (const [remote, state] of this.#states) this.#states.set(remote, coolDownEnded(state));
    });
  }

  async run<T>(first: FailedRelease, attempt: () => Promise<T>, onSwitch: (() => void) | undefined): Promise<T> {
    const { remote } = first;
    if (isCoolingDown(this.#stateOf(remote), performance.now())) throw new Error(`${remote} failed a moment ago`);
    const signal = this.#start(remote);
    try {
      const loaded = await attempt();
      // What comes late shows that the remote can be had again.
      this.#states.set(remote, coolDownEnded(this.#stateOf(remote)));
      return loaded;
    } catch (error) {
      if (signal.aborted || onSwitch === undefined) throw error;
      return await this.#fallbacks.failOver(first, attempt, onSwitch, signal).catch((another: unknown) => {
        this.#states.set(remote, failed(this.#stateOf(remote), signal, performance.now()));
        throw new AggregateError([error, another], String(error));
      });
    }
  }

  async replace(release: FailedRelease, onSwitch: () => void): Promise<void> {
    await this.#fallbacks.failOver(release, () => Promise.resolve(), onSwitch, this.#start(release.remote));
  }

  reset(remote: string): void {
    this.#states.set(remote, reset(this.#stateOf(remote)));
  }

  async startOver(remote: string): Promise<void> {
    this.reset(remote);
    await this.#fallbacks.revert(remote);
  }

  #stateOf(remote: string): FailoverState {
    return this.#states.get(remote) ?? idle;
  }

  #start(remote: string): AbortSignal {
    const state = started(this.#stateOf(remote));
    this.#states.set(remote, state);
    return state.attempts.signal;
  }
}

import type { Failover } from './failover.ts';
import type { Outcomes } from './outcomes.ts';
import { isTranslations } from './translations.ts';
import { withTimeout } from './with-timeout.ts';

/**
 * Fetches an exposed module of a remote: by federation in the browser, from disk on the server. With `restart` the remote
 * starts again, because what it gave before was unusable.
 */
export type FetchModule = (remote: string, module: string, restart?: boolean) => Promise<unknown>;

/** Longest wait for a module, in milliseconds: whoever asked gets an answer within five seconds. */
const timeoutMs = 4500;

/** A remote's module could not be loaded: the remote is missing, unreachable, slow, corrupt, or threw while it started. */
export class RemoteUnavailableError extends Error {
  override readonly name = 'RemoteUnavailableError';
  readonly remote: string;
  readonly module: string;

  constructor(remote: string, module: string, cause: unknown) {
    super(`${remote} ${module} is unavailable`, { cause });
    this.remote = remote;
    this.module = module;
  }
}

type ReportOutcome = (ok: boolean, error?: unknown) => void;

/** Whether something can be drawn, or searches. */
const isOfUse = (loaded: object) => 'Component' in loaded || 'search' in loaded;

interface LoadEvents {
  /** Modules come from another release than before. Without it none may stand in. */
  onSwitch: (() => void) | undefined;
  /** The module is here, perhaps after the timeout. */
  onLoaded: (loaded: unknown) => void;
}

/** Loads one module with a timeout, with failover where there is one, and reports the outcome of each attempt. */
export class ModuleLoader {
  readonly #fetch: FetchModule;
  readonly #releaseOf: (remote: string) => string | null;
  readonly #outcomes: Outcomes;
  readonly #failover: Failover | undefined;
  /** Remotes that start again with the next fetch. */
  readonly #unusable = new Set<string>();

  /** @param failover without it a failed attempt is the result, as on the server */
  constructor(
    fetch: FetchModule,
    releaseOf: (remote: string) => string | null,
    outcomes: Outcomes,
    failover?: Failover,
  ) {
    this.#fetch = fetch;
    this.#releaseOf = releaseOf;
    this.#outcomes = outcomes;
    this.#failover = failover;
  }

  /** The next fetch starts the remote again. */
  restart(remote: string): void {
    this.#unusable.add(remote);
  }

  /** @throws {RemoteUnavailableError} */
  load(remote: string, module: string, { onSwitch, onLoaded }: LoadEvents): Promise<unknown> {
    let report: ReportOutcome = () => undefined;
    const attempt = async () => {
      report = this.#reporterOf(remote, module);
      return this.#fetchUsable(remote, module, report);
    };
    const first = { remote, release: this.#releaseOf(remote) };
    const loading = (this.#failover?.run(first, attempt, onSwitch) ?? attempt()).then((loaded) => {
      onLoaded(loaded);
      report(true);
      return loaded;
    });
    return withTimeout(timeoutMs, loading).catch((error: unknown) => {
      // A module that arrives later is cached and reported all the same; the caller has this answer.
      report(false, error);
      throw new RemoteUnavailableError(remote, module, error);
    });
  }

  async #fetchUsable(remote: string, module: string, report: ReportOutcome): Promise<unknown> {
    try {
      const loaded = await this.#fetch(remote, module, this.#unusable.delete(remote));
      if (typeof loaded === 'object' && loaded !== null && (isTranslations(module) || isOfUse(loaded))) return loaded;
      this.#unusable.add(remote);
      throw new TypeError(`${module} exports nothing that can be drawn or searched`);
    } catch (error) {
      report(false, error);
      throw error;
    }
  }

  /** Reports one attempt under the release that it was made with; a failure once, however it shows. */
  #reporterOf(remote: string, module: string): ReportOutcome {
    const startedAt = performance.now();
    const release = this.#releaseOf(remote);
    let failed = false;
    return (ok, error) => {
      if (!ok && failed) return;
      failed ||= !ok;
      const milliseconds = performance.now() - startedAt;
      this.#outcomes.report({ remote, release, module, phase: 'load', ok, milliseconds, error });
    };
  }
}

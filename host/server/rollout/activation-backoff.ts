/**
 * Times `retryMs` that the first retry waits after a corrupt artifact: each retry compares all of the composition with
 * its hashes, and somebody has to repair it first.
 */
export const corruptionBackoff = 5;

/** The longest wait, in times `retryMs`. */
const maxBackoff = 60;

/** How long to wait before the same registry is tried again. */
export class ActivationBackoff {
  readonly #retryMs: number;
  #failures = 0;

  /** @param retryMs the wait after a store that did not answer, in milliseconds */
  constructor(retryMs: number) {
    this.#retryMs = retryMs;
  }

  /** Another registry takes its place: its failures are counted from the beginning. */
  reset(): void {
    this.#failures = 0;
  }

  /** After a store that did not answer: it may answer any moment. */
  afterUnreachable(): number {
    return this.#retryMs;
  }

  /** After a failure that lasts until somebody repairs something: each wait is twice the one before, up to a limit. */
  afterFailure(): number {
    const factor = Math.min(corruptionBackoff * 2 ** this.#failures, maxBackoff);
    this.#failures += 1;
    return this.#retryMs * factor;
  }
}

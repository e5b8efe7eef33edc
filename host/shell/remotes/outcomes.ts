/**
 * What came of fetching a module of a remote or of drawing it, for whoever counts or shows it. Of the host alone: that it was
 * shown a registry that expired.
 */
export interface Outcome {
  remote: string;
  /** The release that it came from, null where it is not known. */
  release: string | null;
  /** Exposed module, or null where it is not known. */
  module: string | null;
  phase: 'load' | 'draw' | 'registry';
  ok: boolean;
  /** How long it took, 0 where nothing was waited for. */
  milliseconds: number;
  error?: unknown;
}

type Listener = (outcome: Outcome) => void;

/** Outcomes of this page, to those who listen from now on. */
export class Outcomes {
  readonly #listeners = new Set<Listener>();
  #failed: ReadonlySet<string> = new Set();

  /** Remotes of which something has failed so far: another set after each change. */
  get failed(): ReadonlySet<string> {
    return this.#failed;
  }

  report(outcome: Outcome): void {
    if (!outcome.ok && !this.#failed.has(outcome.remote)) this.#failed = new Set([...this.#failed, outcome.remote]);
    for (const listener of this.#listeners) listener(outcome);
  }

  /** Returns how to stop. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** Work in progress, by key: whoever asks for the same waits for the same. */
export class InFlight<Result> {
  readonly #work = new Map<string, Promise<Result>>();

  /** Joins the work in progress under a key, or starts it. */
  share(key: string, start: () => Promise<Result>): Promise<Result> {
    const shared = this.#work.get(key);
    if (shared !== undefined) return shared;
    const work = start().finally(() => {
      if (this.#work.get(key) === work) this.#work.delete(key);
    });
    this.#work.set(key, work);
    return work;
  }

  /** The next caller starts again; those who wait keep what they wait for. */
  detach(which: (key: string) => boolean): void {
    for (const key of [...this.#work.keys()]) if (which(key)) this.#work.delete(key);
  }

  get keys(): string[] {
    return [...this.#work.keys()];
  }
}

import { StoreError } from '../store/index.ts';

/** Checks that run at a time, and that may wait for their turn. */
const most = { running: 2, waiting: 8 };

/** Runs what needs much of the machine in turns. */
export class Turns {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** @throws {StoreError} `busy` when too many wait already */
  async run<T>(act: () => Promise<T>): Promise<T> {
    if (this.#running >= most.running) {
      if (this.#waiting.length >= most.waiting) {
        throw new StoreError('busy', 'The service is checking as many artifacts as it can. Try again in a minute.');
      }
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running += 1;
    try {
      return await act();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}

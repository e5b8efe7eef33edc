import { poll } from './poll.ts';

/** Longest wait for the API's answer, in milliseconds. */
const timeoutMs = 2000;
/** Time between two looks at the API, in milliseconds. */
const intervalMs = 1000;

/** Whether the API can answer, as it says itself. */
export class ApiReadiness {
  readonly #address: string;
  #known = false;
  #stop = () => {};

  constructor(apiOrigin: string) {
    this.#address = `${apiOrigin}/readyz`;
  }

  /** What it said last, after a second or two at most: whoever watches this server does not wait for another one. */
  get known(): boolean {
    return this.#known;
  }

  async start(): Promise<void> {
    this.#stop = await poll(intervalMs, () => this.isReady());
  }

  close(): void {
    this.#stop();
  }

  /** Asks the API. */
  async isReady(): Promise<boolean> {
    const answer = await fetch(this.#address, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => null);
    await answer?.body?.cancel();
    return (this.#known = answer?.ok === true);
  }
}

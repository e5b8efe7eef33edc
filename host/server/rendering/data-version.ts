import { DataVersion } from '@clinic/contracts';
import { poll } from './poll.ts';

/** Time between two looks at the API, in milliseconds. */
const intervalMs = 1000;

/**
 * Follows the version of the public data, so that pages are rendered again when content or the clinic's date changes. An API
 * that does not answer leaves the last version: kept pages stay good.
 */
export class DataVersionWatch {
  readonly #apiOrigin: string;
  #version = '';
  #stop = () => {};

  constructor(apiOrigin: string) {
    this.#apiOrigin = apiOrigin;
  }

  get version(): string {
    return this.#version;
  }

  async start(): Promise<void> {
    this.#stop = await poll(intervalMs, () => this.#look());
  }

  close(): void {
    this.#stop();
  }

  async #look(): Promise<void> {
    try {
      const response = await fetch(`${this.#apiOrigin}/api/data-version`, { signal: AbortSignal.timeout(2000) });
      const parsed = DataVersion.safeParse(await response.json());
      if (parsed.success) this.#version = `${parsed.data.version} ${parsed.data.today}`;
    } catch {
      // The pages say so where the data would be; here there is nothing to add.
    }
  }
}

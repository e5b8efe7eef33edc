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
  readonly #onChanged: (before: string) => void;
  #version = '';
  #stop = () => {};

  /** @param onChanged hears that there is another version than the one `before` */
  constructor(apiOrigin: string, onChanged: (before: string) => void) {
    this.#apiOrigin = apiOrigin;
    this.#onChanged = onChanged;
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

  #follow(version: string): void {
    const before = this.#version;
    this.#version = version;
    if (version !== before) this.#onChanged(before);
  }

  async #look(): Promise<void> {
    try {
      const response = await fetch(`${this.#apiOrigin}/api/data-version`, { signal: AbortSignal.timeout(2000) });
      const parsed = DataVersion.safeParse(await response.json());
      if (parsed.success) this.#follow(`${parsed.data.version} ${parsed.data.today}`);
    } catch {
      // The pages say so where the data would be; here there is nothing to add.
    }
  }
}

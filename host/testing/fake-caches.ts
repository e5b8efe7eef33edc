/**
 * The browser's caches, which the test DOM lacks, as far as the service worker needs them. Addresses are completed as a
 * browser does, and what was put in can be read as often as it is asked for.
 */
export class FakeCaches {
  readonly #caches = new Map<string, Map<string, Response>>();
  /** Whether the disk is full: nothing more can be put in. */
  full = false;

  open(name: string) {
    const files = this.#caches.get(name) ?? new Map<string, Response>();
    this.#caches.set(name, files);
    const put = (address: string, response: Response) => {
      if (this.full) return Promise.reject(new DOMException('no space', 'QuotaExceededError'));
      files.set(whole(address), response);
      return Promise.resolve();
    };
    return Promise.resolve({ put });
  }

  match(address: string, { cacheName }: { cacheName: string }): Promise<Response | undefined> {
    return Promise.resolve(this.#caches.get(cacheName)?.get(whole(address))?.clone());
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.#caches.keys()]);
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.#caches.delete(name));
  }

  /** Path and query of everything that is kept. */
  get kept(): string[] {
    return [...this.#caches.values()]
      .flatMap((files) => [...files.keys()])
      .map((address) => address.slice(new URL(address).origin.length))
      .sort();
  }
}

const whole = (address: string) => new URL(address, location.href).href;

/** Puts empty caches into the page. */
export function installFakeCaches(): FakeCaches {
  const caches = new FakeCaches();
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true });
  return caches;
}

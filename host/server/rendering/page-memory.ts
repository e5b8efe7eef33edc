import { LRUCache } from 'lru-cache';
import type { Snapshot } from './snapshot.ts';

/** When a page is tried again whose last rendering was incomplete: other data may be whole at once. */
export interface Retry {
  /** As {@link Date.now} tells it. */
  at: number;
  /** The data that the rendering was of. */
  dataVersion: string;
}

/** The last complete page. */
export interface KeptPage {
  snapshot: Snapshot;
  dataVersion: string;
  renderedAt: number;
  /** Null unless the last rendering was incomplete. */
  retry: Retry | null;
  /** Whether it is compressed as strongly as can be. */
  isStrong: boolean;
}

/** What is answered until a page is rendered again that was never complete, or not of this data. */
export interface InterimPage {
  snapshot: Snapshot;
  retry: Retry;
}

/** Which part of the memory is for pages that were never complete. */
const interimPart = 1 / 8;

/** Pages within so many bytes. @param onEvicted called for each that has to go to make room */
const pagesWithin = <Page extends { snapshot: Snapshot }>(maxSize: number, onEvicted: () => void) =>
  new LRUCache<string, Page>({
    maxSize,
    dispose: (_page, _key, reason) => {
      if (reason === 'evict') onEvicted();
    },
    sizeCalculation: ({ snapshot: { brotli, gzip } }) => brotli.length + gzip.length + 1,
  });

/**
 * The pages of all compositions and previews in memory, within one budget of bytes: those that were asked for longest ago go
 * first. Each composition has a share, whose keys begin with its name.
 */
export class PageMemory {
  readonly kept: LRUCache<string, KeptPage>;
  readonly interim: LRUCache<string, InterimPage>;
  #shares = 0;
  #compressing = false;

  /** @param onEvicted a page made room for another one: it is rendered again when it is asked for */
  constructor(maxBytes: number, onEvicted: () => void = () => {}) {
    const interim = Math.max(1, Math.floor(maxBytes * interimPart));
    this.kept = pagesWithin(Math.max(1, maxBytes - interim), onEvicted);
    this.interim = pagesWithin(interim, onEvicted);
  }

  get bytes(): number {
    return this.kept.calculatedSize + this.interim.calculatedSize;
  }

  /** A name for the keys of one more composition. */
  share(): string {
    this.#shares += 1;
    return `${this.#shares} `;
  }

  /** Forgets the pages of a composition that nobody gets any more. */
  clear(share: string): void {
    for (const pages of [this.kept, this.interim])
      for (const key of [...pages.keys()]) if (key.startsWith(share)) pages.delete(key);
  }

  /** Compresses a kept page strongly, unless another one is compressed now: a later visit does then. */
  async strengthen(key: string, compress: (snapshot: Snapshot) => Promise<Buffer>): Promise<void> {
    const page = this.kept.peek(key);
    if (page === undefined || page.isStrong || this.#compressing) return;
    this.#compressing = true;
    const brotli = await compress(page.snapshot).finally(() => (this.#compressing = false));
    if (this.kept.peek(key) !== page) return;
    this.kept.set(key, { ...page, snapshot: { ...page.snapshot, brotli }, isStrong: true });
  }
}

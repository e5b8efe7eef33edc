import type { CatalogueEntry } from '@clinic/contracts/host';

/** After so many milliseconds nobody waits for a file any more (R8: an answer within five seconds). */
const timeoutMs = 4000;

/**
 * Fetches what a module needs beside the entry file of its remote, at the same time as that: the browser learns of these files
 * only from the entry, a round trip later. They come into its cache, where the remote's own runtime finds them and compares
 * them with their hashes. A failure is silent, because that runtime asks again.
 */
export function fetchChunksAhead({ base, chunks }: Pick<CatalogueEntry, 'base' | 'chunks'>, module: string): void {
  const named = new Set([...document.querySelectorAll('link[rel="preload"]')].map((link) => link.getAttribute('href')));
  for (const file of chunks?.[module] ?? []) {
    // What the page was drawn from, it names itself.
    if (!named.has(base + file)) fetchWhole(base + file).catch(() => undefined);
  }
}

/** A body that nobody reads may not be cached. */
async function fetchWhole(url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  await response.arrayBuffer();
}

import { folderOf } from './page-state.ts';

/** Name of the cache of one release's files: a release never changes, so that no cache holds a mixture. */
const prefix = 'clinic:files:';

const algorithms: Record<string, string> = { sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' };

/** Whether a cache holds a release's files. */
export function isFilesCache(name: string): boolean {
  return name.startsWith(prefix);
}

/**
 * A released file: from its cache when its bytes there are what the page asks for, else from the network. A script is cached
 * only when the page asked for it with its hash: the browser then has verified it.
 */
export async function releasedFile(request: Request, waitUntil: (work: Promise<unknown>) => void): Promise<Response> {
  const { pathname } = new URL(request.url);
  const cacheName = prefix + (folderOf(pathname) ?? '');
  if (request.cache !== 'reload' && request.cache !== 'no-store') {
    const cached = await caches.match(request.url, { cacheName, ignoreVary: true });
    if (cached !== undefined && (await isIntact(cached, request.integrity))) return cached;
  }
  const response = await fetch(request);
  const verified = request.integrity !== '' || !pathname.endsWith('.js');
  if (response.status === 200 && verified) waitUntil(store(cacheName, request.url, response.clone()));
  return response;
}

/** Caches files that a page loaded before the worker was there; the browser still has them. */
export async function cacheLoaded(addresses: readonly string[]): Promise<void> {
  await Promise.all(
    addresses.map(async (address) => {
      const { pathname, href, origin } = new URL(address, location.href);
      const folder = folderOf(pathname);
      if (folder === null || origin !== location.origin) return;
      const cacheName = prefix + folder;
      if ((await caches.match(href, { cacheName, ignoreVary: true })) !== undefined) return;
      const response = await fetch(href, { cache: 'force-cache' });
      if (response.status === 200) await store(cacheName, href, response);
    }),
  );
}

/** Removes the files of every release whose folder is not in use. */
export async function deleteUnused(folders: ReadonlySet<string>): Promise<void> {
  const names = (await caches.keys()).filter(isFilesCache);
  await Promise.all(names.filter((name) => !folders.has(name.slice(prefix.length))).map((name) => caches.delete(name)));
}

/** A full disk is no reason to fail: the page has its file. */
async function store(cacheName: string, address: string, response: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(address, response).catch(() => undefined);
}

/** Compares bytes with the integrity that a page asks for; without one there is nothing to compare. */
async function isIntact(response: Response, integrity: string): Promise<boolean> {
  const [, algorithm = '', wanted] = /^(sha\d+)-(\S+)$/.exec(integrity) ?? [];
  if (integrity === '') return true;
  const known = algorithms[algorithm];
  if (known === undefined) return false;
  const digest = await crypto.subtle.digest(known, await response.clone().arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest))) === wanted;
}

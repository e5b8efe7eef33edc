import type { Lang, Registry } from '@clinic/contracts';
import { verifyRegistry } from '../updates/trust/verify-registry.ts';
import type { PageState } from './page-state.ts';

/** The cache of what belongs to no release: the offline page, the last verified registry, and the state that a page reported. */
export const siteCache = 'clinic:site';

const stateKey = '/offline/state';
const registryKey = '/offline/registry';
const offlinePage = (lang: Lang) => `/offline?lang=${lang}`;

/** Files of the offline page. */
const pageFiles = ['/preview.css', '/favicon.svg'];

/** Whether the offline page is drawn with a file. */
export function isOfPage(pathname: string): boolean {
  return pageFiles.includes(pathname);
}

/** Fetches the offline page in both languages, and what it is drawn with. @throws when one cannot be had */
export async function cacheOfflinePage(): Promise<void> {
  const cache = await caches.open(siteCache);
  const addresses = [offlinePage('ar'), offlinePage('en'), ...pageFiles];
  await cache.addAll(addresses.map((address) => new Request(address, { cache: 'reload' })));
}

/** What is shown for a page that cannot be had: in the language of its address, else the one last read in. */
export async function offlinePageFor(address: string): Promise<Response> {
  const asked = new URL(address).searchParams.get('lang');
  const lang = asked === 'en' || asked === 'ar' ? asked : ((await pageState())?.lang ?? 'ar');
  return (await cached(offlinePage(lang))) ?? Response.error();
}

/** From the network, or from the cache when there is none. */
export async function networkFirst(request: Request, waitUntil: (work: Promise<unknown>) => void): Promise<Response> {
  try {
    const response = await fetch(request);
    if (response.ok) waitUntil(put(new URL(request.url).pathname, response.clone()));
    return response;
  } catch (error) {
    const last = await cached(new URL(request.url).pathname);
    if (last !== undefined) return last;
    throw error;
  }
}

/** The registry from the network, or the last verified one when there is none. No other registry is ever cached. */
export async function registryFile(request: Request, waitUntil: (work: Promise<unknown>) => void): Promise<Response> {
  try {
    const response = await fetch(request);
    if (response.ok) waitUntil(storeVerified(response.clone()));
    return response;
  } catch (error) {
    const last = await cached(registryKey);
    const channel = (await lastRegistry())?.channel;
    if (last !== undefined && new URL(request.url).pathname === `/registry/${channel}.json`) return last;
    throw error;
  }
}

/** The last verified registry; null when there is none of the channel that pages report now. */
export async function lastRegistry(): Promise<Registry | null> {
  const last = await cached(registryKey);
  if (last === undefined) return null;
  const registry = (await last.json()) as Registry;
  // Each channel has numbers of its own: the cached registry of another one says nothing about this one.
  return registry.channel === (await pageState())?.channel ? registry : null;
}

/** Stores the state that a page reported, and the registry of its channel. */
export async function storePageState(state: PageState): Promise<void> {
  await put(stateKey, Response.json(state));
  const response = await fetch(`/registry/${state.channel}.json`, { cache: 'no-cache' }).catch(() => null);
  if (response?.ok === true) await storeVerified(response);
}

async function storeVerified(response: Response): Promise<void> {
  const state = await pageState();
  if (state === null) return;
  const seq = Math.max(state.seq, (await lastRegistry())?.seq ?? 0);
  const bytes = await response.arrayBuffer();
  const json: unknown = JSON.parse(new TextDecoder().decode(bytes));
  const verified = await verifyRegistry(json, { keys: state.keys, channel: state.channel, seq });
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  if (verified !== null) await put(registryKey, new Response(bytes, { headers }));
}

async function pageState(): Promise<PageState | null> {
  const state = await cached(stateKey);
  return state === undefined ? null : ((await state.json()) as PageState);
}

function cached(address: string): Promise<Response | undefined> {
  return caches.match(address, { cacheName: siteCache, ignoreVary: true });
}

async function put(address: string, response: Response): Promise<void> {
  await (await caches.open(siteCache)).put(address, response);
}

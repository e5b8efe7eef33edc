/**
 * The service worker of the site. It caches released files that pages asked for, each release in a cache of its own, the last
 * registry that it verified, and an offline page. Pages always come from the network: their HTML alone decides which releases
 * run together. It shows what the clinic sends to this browser. Calls of the API, requests that send something, parts of files and other origins pass unchanged.
 */
import { foldersInUse } from './folders-in-use.ts';
import { openNotification, showNotification } from './notifications.ts';
import { folderOf } from './page-state.ts';
import type { PageState } from './page-state.ts';
import { isFilesCache, cacheLoaded, deleteUnused, releasedFile } from './released-files.ts';
import {
  isOfPage,
  cacheOfflinePage,
  networkFirst,
  offlinePageFor,
  registryFile,
  storePageState,
  siteCache,
} from './site-cache.ts';
import type { WorkerFetchEvent, WorkerScope } from './worker-scope.ts';

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('install', (event) => {
  event.waitUntil(cacheOfflinePage().then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

scope.addEventListener('message', (event) => {
  event.waitUntil(onPageState(event.data as PageState));
});

scope.addEventListener('push', (event) => {
  event.waitUntil(showNotification(scope, event.data));
});

scope.addEventListener('notificationclick', (event) => {
  event.waitUntil(openNotification(scope, event.notification));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin || request.headers.has('range')) return;
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work.catch(() => undefined));
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (folderOf(pathname) !== null) event.respondWith(releasedFile(request, waitUntil));
  else if (/^\/registry\/[a-z]+\.json$/.test(pathname)) event.respondWith(registryFile(request, waitUntil));
  else if (isOfPage(pathname)) event.respondWith(networkFirst(request, waitUntil));
});

async function takeOver(): Promise<void> {
  const unknown = (await caches.keys()).filter((name) => name !== siteCache && !isFilesCache(name));
  await Promise.all(unknown.map((name) => caches.delete(name)));
  // The browser asks for a page while the worker is still starting.
  await (scope.registration as { navigationPreload?: NavigationPreloadManager }).navigationPreload?.enable();
  await scope.clients.claim();
}

async function page({ request, preloadResponse }: WorkerFetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return offlinePageFor(request.url);
  }
}

async function onPageState(state: PageState): Promise<void> {
  await storePageState(state);
  await cacheLoaded(state.loaded);
  const folders = await foldersInUse(await scope.clients.matchAll({ includeUncontrolled: true }));
  if (folders !== null) await deleteUnused(folders);
}

import { webcrypto } from 'node:crypto';
import { MessageChannel } from 'node:worker_threads';
import { installFakeCaches } from '../testing/fake-caches.ts';
import type { FakeCaches } from '../testing/fake-caches.ts';
import { signedRegistry, trustedKeys } from '../testing/signed-registry.ts';
import type { PageState } from './page-state.ts';
import { siteCache } from './site-cache.ts';
import './sw.ts';

// The test DOM has neither of its own.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
Object.assign(globalThis, { MessageChannel });

const host = '/artifacts/host/1.0.0+0000000/';
const former = '/artifacts/host/0.9.0+0000000/';
const open = '/artifacts/qa/1.8.1+0000000/';

const pageState: PageState = { lang: 'en', channel: 'production', keys: trustedKeys, seq: 412, loaded: [] };
const registry = signedRegistry({ seq: 412 });

let caches: FakeCaches;
/** What the network has, by path; nothing at all when it is null. */
let network: Record<string, string> | null;

beforeEach(() => {
  caches = installFakeCaches();
  network = { '/registry/production.json': JSON.stringify(registry) };
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
    const body = network?.[pathname];
    return network === null ? Promise.reject(new TypeError('no network')) : Promise.resolve(answer(body));
  });
});

const answer = (body: string | undefined) => new Response(body ?? '', { status: body === undefined ? 404 : 200 });

afterEach(() => jest.restoreAllMocks());

/** Has the worker told something, and waits until it is done with all that follows. */
async function tell(type: string, more: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  const waitUntil = (each: Promise<unknown>) => work.push(each);
  globalThis.dispatchEvent(Object.assign(new Event(type), { waitUntil, ...more }));
  await Promise.all(work);
}

/** Has the worker asked for something; null when it leaves that to the browser. */
async function ask(path: string, init: RequestInit = {}, more: object = {}): Promise<Response | null> {
  const request = new Request(new URL(path, location.href), init);
  // Only a browser makes requests for pages.
  if ('mode' in more) Object.defineProperty(request, 'mode', { value: more.mode });
  const answers: Promise<Response>[] = [];
  await tell('fetch', { request, respondWith: (response: Promise<Response>) => answers.push(response), ...more });
  return answers[0] ?? null;
}

/** The window is the worker's scope here: what of it a page lacks is the test's. */
function openPages(...folders: string[]): void {
  const pages = folders.map((folder) => ({
    postMessage: (_what: unknown, [port]: MessagePort[]) => port?.postMessage([folder]),
  }));
  const clients = { claim: jest.fn(() => Promise.resolve()), matchAll: () => Promise.resolve(pages) };
  Object.assign(globalThis, { clients, registration: {} });
}

test('the registry that was believed last stands in without a network', async () => {
  openPages();
  await tell('message', { data: pageState });
  network = null;
  expect(await (await ask('/registry/production.json'))?.json()).toEqual(registry);
  await expect(ask('/registry/staging.json')).rejects.toThrow('no network');
});

test('released files come from where they were kept', async () => {
  await (await caches.open(`clinic:files:${host}`)).put(`${host}font.woff2`, new Response('kept'));
  network = null;
  expect(await (await ask(`${host}font.woff2`))?.text()).toBe('kept');
});

test('a page always comes from the network, or is the offline page in the language of its address or of its visitor', async () => {
  openPages();
  await tell('message', { data: pageState });
  const site = await caches.open(siteCache);
  for (const lang of ['ar', 'en']) await site.put(`/offline?lang=${lang}`, new Response(`offline ${lang}`));
  await site.put('/qa', new Response('kept'));
  const page = { mode: 'navigate' };
  network = { '/qa': 'page' };
  expect(await (await ask('/qa', {}, page))?.text()).toBe('page');
  const preloadResponse = Promise.resolve(new Response('preloaded'));
  expect(await (await ask('/qa', {}, { ...page, preloadResponse }))?.text()).toBe('preloaded');
  network = null;
  expect(await (await ask('/qa', {}, page))?.text()).toBe('offline en');
  expect(await (await ask('/qa?lang=ar', {}, page))?.text()).toBe('offline ar');
});

test('what the offline page is drawn with is fetched, and kept for when it cannot be', async () => {
  network = { '/preview.css': 'main {}' };
  expect(await (await ask('/preview.css'))?.text()).toBe('main {}');
  network = null;
  expect(await (await ask('/preview.css'))?.text()).toBe('main {}');
  await expect(ask('/favicon.svg')).rejects.toThrow('no network');
});

test.each<[what: string, path: string, init: RequestInit]>([
  ['the API', '/api/doctors', {}],
  ['what is sent', '/registry/production.json', { method: 'POST' }],
  ['parts of files', `${host}film.mp4`, { headers: { range: 'bytes=0-1' } }],
  ['another origin', `https://elsewhere.example${host}host.js`, {}],
  ['other files', '/robots.txt', {}],
])('%s is left to the browser', async (_what, path, init) => {
  expect(await ask(path, init)).toBeNull();
});

test('once a page has told what it runs, the files of releases that nobody runs go', async () => {
  for (const folder of [host, former, open]) await caches.open(`clinic:files:${folder}`);
  openPages(open);
  await tell('message', { data: pageState });
  expect(await caches.keys()).toEqual([`clinic:files:${host}`, `clinic:files:${open}`, siteCache]);
});

test('a worker that takes over removes what it does not know, and is that of the open pages at once', async () => {
  openPages();
  for (const name of [`clinic:files:${host}`, siteCache, 'of an older worker']) await caches.open(name);
  await tell('activate', {});
  expect(await caches.keys()).toEqual([`clinic:files:${host}`, siteCache]);
  expect((globalThis as unknown as { clients: { claim: jest.Mock } }).clients.claim).toHaveBeenCalled();
});

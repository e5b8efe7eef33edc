import { createHash, webcrypto } from 'node:crypto';
import { installFakeCaches } from '../testing/fake-caches.ts';
import type { FakeCaches } from '../testing/fake-caches.ts';
import { cacheLoaded, deleteUnused, releasedFile } from './released-files.ts';

// The test DOM has no WebCrypto of its own.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

const folder = '/artifacts/qa/1.8.2+9ab12cd/';
const script = `${folder}remoteEntry.js`;
const cacheOf = (base: string) => `clinic:files:${base}`;
const integrityOf = (text: string, algorithm = 'sha384') =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;

let caches: FakeCaches;
/** What the network answers; nothing without one. */
let network: (() => Response) | null;
let keeping: Promise<unknown>[];

beforeEach(() => {
  caches = installFakeCaches();
  network = () => new Response('released()');
  keeping = [];
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      network === null ? Promise.reject(new TypeError('no network')) : Promise.resolve(network()),
    );
});

afterEach(() => jest.restoreAllMocks());

/** The text of a file as the worker gives it, once what it keeps is kept. */
async function ask(path: string, init: RequestInit = {}): Promise<string> {
  const response = await releasedFile(new Request(new URL(path, location.href), init), (work) => keeping.push(work));
  await Promise.all(keeping);
  return response.text();
}

async function put(path: string, text: string): Promise<void> {
  await (await caches.open(cacheOf(folder))).put(path, new Response(text));
}

const wanted = { integrity: integrityOf('released()') };

test('a script that was asked for with its hash is kept, and comes without a network from then on', async () => {
  expect(await ask(script, wanted)).toBe('released()');
  network = null;
  expect(await ask(script, wanted)).toBe('released()');
  expect(await ask(script, { integrity: integrityOf('released()', 'sha256') })).toBe('released()');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each([
  ['with other bytes than the page wants', 'altered()', wanted.integrity],
  ['that cannot be compared', 'released()', `md5-${createHash('md5').update('released()').digest('base64')}`],
  ['of which the page wants no hash at all', 'released()', 'released'],
])('a kept script %s is never given: the network is asked', async (_what, text, integrity) => {
  await put(script, text);
  network = () => new Response('from the network');
  expect(await ask(script, { integrity })).toBe('from the network');
  network = null;
  await put(script, text);
  await expect(ask(script, { integrity })).rejects.toThrow('no network');
});

test('a page that is loaded again by force gets its files from the network', async () => {
  await put(script, 'released()');
  network = () => new Response('from the network');
  expect(await ask(script, { ...wanted, cache: 'reload' })).toBe('from the network');
  expect(await ask(script, { ...wanted, cache: 'no-store' })).toBe('from the network');
});

test('a script that nothing compared is not kept, and no answer but a whole file is', async () => {
  await ask(script);
  for (const status of [206, 404, 500]) {
    network = () => new Response('part', { status });
    await ask(script, wanted);
  }
  expect(caches.kept).toEqual([]);
  network = () => new Response('.card {}');
  await ask(`${folder}card.css`);
  expect(caches.kept).toEqual([`${folder}card.css`]);
});

test('on a full disk the page has its file all the same', async () => {
  caches.full = true;
  expect(await ask(script, wanted)).toBe('released()');
  expect(caches.kept).toEqual([]);
});

test('of what a page loaded before the worker was there, released files of this site are kept, each once', async () => {
  await put(script, 'kept before');
  await cacheLoaded([
    `${location.origin}${script}`,
    `${location.origin}${folder}home.js`,
    `${location.origin}/api/doctors`,
    `https://elsewhere.example${folder}evil.js`,
  ]);
  expect(caches.kept).toEqual([`${folder}home.js`, script]);
  expect(fetch).toHaveBeenCalledTimes(1);
  network = null;
  expect(await ask(script)).toBe('kept before');
});

test('the files of releases that are not in use go, and nothing else', async () => {
  const former = '/artifacts/qa/1.8.1+0000000/';
  for (const name of [cacheOf(folder), cacheOf(former), 'clinic:site']) await caches.open(name);
  await deleteUnused(new Set([folder]));
  expect(await caches.keys()).toEqual([cacheOf(folder), 'clinic:site']);
});

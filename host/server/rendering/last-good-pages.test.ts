import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { BootData } from '@clinic/contracts/host';
import { LastGoodPages } from './last-good-pages.ts';
import { etagOf } from './snapshot.ts';
import type { Snapshot } from './snapshot.ts';
import type { GoodPage, LastGoodServices } from './last-good-pages.ts';

let parent: string;
let directory: string;
let now = Date.parse('2026-11-21T07:00:00Z');
const warn = jest.fn();
const keys: BootData['keys'] = [];
const otherKeys = [{ id: 'other' }] as unknown as BootData['keys'];

beforeEach(async () => {
  parent = await mkdtemp(path.join(os.tmpdir(), 'clinic-pages-'));
  directory = path.join(parent, 'pages');
  warn.mockReset();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(parent, { recursive: true, force: true });
});

async function opened(changes: Partial<LastGoodServices> = {}): Promise<LastGoodPages> {
  const pages = new LastGoodPages({ directory, maxBytes: 1e6, maxAgeMs: 3_600_000, log: { warn }, ...changes });
  await pages.open();
  return pages;
}

const addressOf = (name: string, lang: 'ar' | 'en' = 'ar') => ({
  origin: 'https://site.example',
  path: `/${name}`,
  lang,
});

/** A page that takes so many bytes, which compress no further. */
function aPage(name: string, bytes = 100, changes: Partial<GoodPage> = {}): GoodPage {
  const html = Buffer.concat([Buffer.from(`<h1>${name}</h1>`), randomBytes(bytes)]);
  const packed = { brotli: brotliCompressSync(html), gzip: gzipSync(html), etag: etagOf(html), policy: 'default-src' };
  return {
    ...addressOf(name),
    snapshot: {
      status: 200,
      location: null,
      ...packed,
      keep: true,
      incomplete: false,
      aged: false,
      dataVersion: '1',
      knownAt: null,
    },
    ...{ composition: 'c-1', keys, dataVersion: '1' },
    ...changes,
  };
}

const htmlOf = (page: Snapshot | null) => (page === null ? '' : gunzipSync(page.gzip).toString());
const titleOf = async (pages: LastGoodPages, name: string, of: BootData['keys'] = keys) =>
  /<h1>(.*?)<\/h1>/.exec(htmlOf(await pages.find(addressOf(name), of)))?.[1];

test('a page comes back after a restart as it was, and says of which time it is', async () => {
  const pages = await opened();
  const page = aPage('one');
  pages.keep(page);
  await pages.close();
  const { etag, policy } = page.snapshot;
  const back = await (await opened()).find(addressOf('one'), keys);
  expect(htmlOf(back)).toBe(htmlOf(page.snapshot));
  expect(back).toMatchObject({ status: 200, etag, policy, incomplete: false, knownAt: new Date(now) });
  expect(await (await opened()).find(addressOf('one', 'en'), keys)).toBeNull();
});

test('only this user reads the files, and none is left half written', async () => {
  const pages = await opened();
  pages.keep(aPage('one'));
  await pages.close();
  const [file = '', ...others] = await readdir(directory);
  expect(others).toEqual([]);
  expect([(await stat(directory)).mode & 0o777, (await stat(path.join(directory, file))).mode & 0o777]).toEqual([
    0o700, 0o600,
  ]);
});

test('the space is bounded: the least visited pages go first', async () => {
  const pages = await opened({ maxBytes: 25_000 });
  for (const name of ['often', 'seldom']) pages.keep(aPage(name, 10_000));
  await pages.close();
  for (let visit = 0; visit < 3; visit += 1) pages.visited(addressOf('often'));
  pages.keep(aPage('new', 10_000, { dataVersion: '1' }));
  await pages.close();
  const there = await Promise.all(['often', 'seldom', 'new'].map((name) => titleOf(pages, name)));
  expect(there[0]).toBe('often');
  expect(there.filter((title) => title !== undefined)).toHaveLength(2);
  expect((await readdir(directory)).length).toBe(2);
});

test('what was visited most is known, newer visits weigh more, and it outlives a restart', async () => {
  let pages = await opened();
  for (const name of ['one', 'two', 'three']) pages.keep(aPage(name));
  await pages.close();
  for (let visit = 0; visit < 4; visit += 1) pages.visited(addressOf('one'));
  now += 5 * 3_600_000 - 3_600_000;
  for (let visit = 0; visit < 2; visit += 1) pages.visited(addressOf('two'));
  expect(pages.mostVisited(2).map(({ path }) => path)).toEqual(['/two', '/one']);
  pages.keep(aPage('two', 100, { dataVersion: '2' }));
  pages.keep(aPage('three', 100, { dataVersion: '2' }));
  await pages.close();
  pages = await opened();
  expect(pages.mostVisited(1)).toEqual([{ origin: 'https://site.example', path: '/two' }]);
});

test('a page whose keys are not trusted any more, or that is too old, is not shown', async () => {
  const pages = await opened();
  pages.keep(aPage('one'));
  await pages.close();
  expect(await titleOf(pages, 'one', otherKeys)).toBeUndefined();
  expect(await titleOf(pages, 'one')).toBe('one');
  now += 3_600_001;
  expect(await titleOf(pages, 'one')).toBeUndefined();
  expect(await readdir(directory)).toEqual([]);
});

test('a page that is gone is removed', async () => {
  const pages = await opened();
  pages.keep(aPage('one'));
  await pages.close();
  pages.forget(addressOf('one'));
  await pages.close();
  expect([await titleOf(pages, 'one'), await readdir(directory)]).toEqual([undefined, []]);
});

test.each([
  ['cut', (bytes: Buffer) => bytes.subarray(0, bytes.length - 20)],
  ['altered', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from([(bytes.at(-1) ?? 0) ^ 255])])],
  [
    'of another version',
    (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace('"schema":1', '"schema":2'), 'latin1'),
  ],
  ['no page at all', () => Buffer.from('something else')],
])('a file that is %s is no page, and is removed', async (_how, change) => {
  const pages = await opened();
  pages.keep(aPage('one'));
  pages.keep(aPage('two'));
  await pages.close();
  for (const file of await readdir(directory)) {
    const bytes = await readFile(path.join(directory, file));
    if (bytes.includes('"/one"')) await writeFile(path.join(directory, file), change(bytes));
  }
  const again = await opened();
  expect([await titleOf(again, 'one'), await titleOf(again, 'two')]).toEqual([undefined, 'two']);
  expect(await readdir(directory)).toHaveLength(1);
});

test('a disk that cannot be written costs the pages, and is logged once', async () => {
  await writeFile(directory, 'a file stands in the way');
  const pages = await opened();
  for (const name of ['one', 'two', 'three']) pages.keep(aPage(name));
  await pages.close();
  expect(await titleOf(pages, 'one')).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
});

test('with no space nothing is written', async () => {
  const pages = await opened({ maxBytes: 0 });
  pages.keep(aPage('one'));
  await pages.close();
  await expect(readdir(directory)).rejects.toThrow('ENOENT');
});

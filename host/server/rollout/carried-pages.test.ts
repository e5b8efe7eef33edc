import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildHost } from '../app.ts';
import { readSettings } from '../settings.ts';
import { siteFixture } from '../testing/site-fixture.ts';
import type { SiteFixture } from '../testing/site-fixture.ts';

let fixture: SiteFixture;
let app: FastifyInstance;
let now: number;
/** Pages that the API was asked for a part of, in order: its query names the page. */
let asked: string[];
/** Whether the API says that it is ready, and whether it answers what pages ask for. */
let api: { ready: boolean; answers: boolean };

const up = { ready: true, answers: true };
const down = { ready: false, answers: false };

async function start() {
  const settings = readSettings({ LOG_LEVEL: 'silent' });
  app = await buildHost(
    { ...settings, apiOrigin: fixture.api.origin, store: fixture.place, retryMs: 5 },
    fixture.store,
  );
}

beforeEach(async () => {
  now = Date.now();
  asked = [];
  api = up;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  fixture = await siteFixture();
  fixture.api.answer((request, response) => {
    if (request.url?.startsWith('/api/part') === true) asked.push(request.url.replace('/api/part?', ''));
    const well = request.url === '/readyz' ? api.ready : api.answers;
    response.writeHead(well ? 200 : 500, { 'content-type': 'application/json' }).end('{"part":"its part"}');
  });
  await fixture.release('one');
  await start();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await app.close();
  await fixture.close();
});

async function get(url: string, cookie = '') {
  const { statusCode, headers, body } = await app.inject({ url, headers: { host: 'clinic.example', cookie } });
  return {
    status: statusCode,
    root: /<div id="root">(.*?)<\/div>/.exec(body)?.[1],
    caching: headers['cache-control'],
    knownAt: headers['server-timing'],
  };
}

async function readyz() {
  const answer = await app.inject('/readyz');
  return {
    code: answer.statusCode,
    ...answer.json<{ status: string; composition: string; registry: string; api: boolean }>(),
  };
}

async function registryBecomes(registry: string) {
  await until(async () => (await readyz()).registry === registry);
}

async function compositionBecomes(id: string | undefined) {
  await until(async () => (await readyz()).composition === id);
}

/** Looks again until it is so; a test that would wait for ever fails. */
async function until(isSo: () => Promise<boolean>) {
  for (let look = 0; look < 2000; look += 1) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('it never came');
}

/** Settles when so many pages lie on disk. */
async function written(pages: number) {
  const directory = path.join(fixture.place.localState, 'pages');
  await until(async () => (await readdir(directory)).filter((file) => file.endsWith('.page')).length >= pages);
}

const promoted = async () => (await fixture.store.readRegistry('production'))?.composition;

test('R9: a host that starts while the API is down serves the pages of the one before, and says of which time', async () => {
  const good = await get('/parts/a');
  const renderedAt = new Date(now).toISOString();
  await app.close();
  api = down;
  now += 5 * 60_000;
  await start();
  const stands = { status: 200, root: good.root, caching: 'no-store', knownAt: `known-at;desc="${renderedAt}"` };
  expect(await get('/parts/a')).toEqual(stands);
  expect(await get('/parts/never-seen')).toMatchObject({ root: 'one without its part', caching: 'no-store' });

  api = up;
  now += 3000;
  expect(await get('/parts/a')).toMatchObject({ root: good.root, caching: good.caching, knownAt: undefined });
});

test('only pages that search engines may list lie on disk, without what visitors typed', async () => {
  for (const url of ['/parts/a', '/parts/a?q=typed', '/nowhere', '/moved', '/secret/token']) await get(url);
  expect((await get('/mine', 'access_token=x')).status).toBe(200);
  await app.close();
  expect(await readdir(path.join(fixture.place.localState, 'pages'))).toHaveLength(1);
});

test('R9: pages of the former composition stand in for those that the next one cannot render', async () => {
  const good = await get('/parts/a');
  await written(1);
  api = { ready: true, answers: false };
  await fixture.release('two');
  await compositionBecomes(await promoted());
  expect(await get('/parts/a')).toMatchObject({ status: 200, root: good.root, caching: 'no-store' });
  api = up;
  now += 3000;
  expect(await get('/parts/a')).toMatchObject({ root: 'two with its part ar', knownAt: undefined });
});

test('R13: the most visited pages are rendered in both languages before a composition takes over', async () => {
  for (let page = 0; page < 8; page += 1) await get(`/parts/${page}`);
  await written(8);
  for (let page = 0; page < 8; page += 1) {
    for (let visit = 0; visit < page; visit += 1) await get(`/parts/${page}`);
  }
  asked = [];
  await fixture.release('two');
  await compositionBecomes(await promoted());
  const first = ['/parts/7 ar', '/parts/7 en', '/parts/6 ar', '/parts/6 en', '/parts/5 ar', '/parts/5 en'];
  expect(asked.slice(0, 6).map(decodeURIComponent)).toEqual(first);
  // The rest follows in the background, and the visitor finds them all.
  await until(async () => asked.length >= 16);
  await get('/parts/7');
  expect(asked).toHaveLength(16);
});

test('R13: a composition waits while the API is not ready, says so, and takes over once it is', async () => {
  await get('/parts/a');
  const before = (await readyz()).composition;
  api = down;
  await fixture.release('two');
  await registryBecomes('waits for the API');
  // It goes on showing what it has, so a balancer is to leave it where it is.
  expect(await readyz()).toMatchObject({ code: 200, status: 'ok', composition: before, api: false });
  expect(await get('/parts/a')).toMatchObject({ status: 200, root: 'one with its part ar' });
  api = up;
  await compositionBecomes(await promoted());
  await registryBecomes('ok');
  expect(await get('/parts/a')).toMatchObject({ status: 200, root: 'two with its part ar' });
});

test('keys that were retired wait for nothing', async () => {
  const before = (await readyz()).composition;
  api = down;
  await fixture.release('two');
  await registryBecomes('waits for the API');
  await fixture.store.keys.rotate();
  await compositionBecomes(await promoted());
  expect((await readyz()).composition).not.toBe(before);
});

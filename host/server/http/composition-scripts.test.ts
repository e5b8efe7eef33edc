import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import type { NavigationItem, RemoteDescriptor } from '@clinic/contracts';
import type { OtherRemotes } from '@clinic/contracts/host';
import { aRemote, aRoute } from '@clinic/contracts/testing';
import type { ReleaseStore } from '@clinic/releases/store';
import { publish } from '@clinic/releases/testing/fixtures';
import { remotesOfPage, remotesScriptOf } from '../testing/remotes-of-page.ts';
import { siteFixture } from '../testing/site-fixture.ts';
import type { SiteFixture } from '../testing/site-fixture.ts';
import { startedHost } from '../testing/started-host.ts';
import { serveCompositionScripts } from './composition-scripts.ts';

let fixture: SiteFixture;
const { start, close, get, send } = startedHost(() => fixture);

beforeEach(async () => {
  fixture = await siteFixture();
  fixture.api.answer((_request, response) => void response.writeHead(200).end());
  await fixture.release('one');
  await start();
});

afterEach(async () => {
  await close();
  await fixture.close();
});

const page = async () => (await get('/')).body;
const scriptNow = async () => remotesScriptOf(await page()) ?? '';

/** The folder of the live release of the remote. */
async function liveArtifact(): Promise<string> {
  const registry = await fixture.store.readRegistry('production');
  return path.join(fixture.store.location, 'artifacts', 'content', registry?.remotes['content']?.release ?? '');
}

async function becomes(word: string): Promise<void> {
  while (!(await page()).includes(`${word} ar`)) await new Promise((resolve) => setImmediate(resolve));
}

test('pages of a composition name one script, which brings their remotes and is kept for ever', async () => {
  const script = await scriptNow();
  expect(remotesScriptOf((await get('/parts/1?lang=en')).body)).toBe(script);
  expect(await page()).toContain('"remotes":{},"brand"');

  const { headers, body } = await get(script);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'Accept-Encoding',
  });
  expect(await remotesOfPage(get, await page())).toMatchObject({
    content: {
      integrity: expect.stringMatching(/^sha384-/),
      descriptor: { title: { en: 'Content' } },
      chunks: { './home': ['home.js'] },
    },
  });
  const small = await send({ method: 'GET', url: script, headers: { 'accept-encoding': 'br' } });
  expect(small.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(body);
});

test('a page of a former composition finds its script, also at a server that never showed it', async () => {
  const former = await scriptNow();
  const { body } = await get(former);
  await fixture.release('two');
  await becomes('two');
  expect(await scriptNow()).not.toBe(former);
  expect((await get(former)).body).toBe(body);

  await start();
  expect((await get(former)).body).toBe(body);
});

test('nobody makes a server read the files of remotes by asking for the script of a former composition', async () => {
  const former = await scriptNow();
  const { body } = await get(former);
  const artifact = await liveArtifact();
  await fixture.release('two');
  await start();
  // Whoever reads them finds that one is missing.
  await rm(path.join(artifact, 'home.js'));
  expect((await get(former)).body).toBe(body);
});

test('what no composition of the store makes is not there: another hash, another id, a release that was deleted', async () => {
  const former = await scriptNow();
  const artifact = await liveArtifact();
  await fixture.release('two');
  await start();
  const [, , id = ''] = former.split('/');
  for (const url of [
    `/compositions/${id}/0123456789abcdef.js`,
    former.replace(id, 'c-000000000000'),
    former.replace(id, 'constructor'),
  ]) {
    const { statusCode, headers } = await get(url);
    expect([url, statusCode]).toEqual([url, 404]);
    expect(headers['cache-control']).not.toContain('immutable');
  }
  await rm(artifact, {
    recursive: true,
  });
  await start();
  expect((await get(former)).statusCode).toBe(404);
});

test('a preview and a page of a damaged composition carry their remotes', async () => {
  const release = await fixture.publish('two');
  const { id } = await fixture.store.createPreview({
    base: 'production',
    replaces: { content: release },
    note: '',
    by: 'tests',
    days: 1,
  });
  const { body } = await send({ method: 'GET', url: '/', headers: { cookie: `__Host-preview=${id}` } });
  expect(body).toContain('two ar');
  expect(remotesScriptOf(body)).toBeNull();
  const { content } = await remotesOfPage(get, body);
  expect(content).toMatchObject({ release });
  // What each of its modules needs would make each page larger.
  expect(content).not.toHaveProperty('chunks');

  await rm(path.join(await liveArtifact(), 'home.js'));
  await start();
  expect(remotesScriptOf(await page())).toBeNull();
  expect(await remotesOfPage(get, await page())).toMatchObject({ content: { integrity: '' } });
});

/** Publishes the live host once more, with another `host.json`. */
async function anotherHost(describe: (hostJson: string) => string): Promise<string> {
  const registry = await fixture.store.readRegistry('production');
  const folder = path.join(fixture.store.location, 'artifacts', 'host', registry?.host.release ?? '');
  const fonts = ['fonts/readex-pro-arabic.1.woff2', 'fonts/readex-pro-basic.1.woff2'];
  const names = ['host.json', 'host.js', 'starter.js', 'sw.js', 'node/renderer.cjs', ...fonts];
  const files = await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')]));
  const host = Object.fromEntries(files) as Record<string, string>;
  await publish(fixture.store, 'host', '1.0.0+0000001', { ...host, 'host.json': describe(host['host.json'] ?? '') });
  return '1.0.0+0000001';
}

test.each([
  ['from before there were such scripts', ''],
  ['that reads them in a format that this server does not know', '"remotesByScript":true,"remotesFormat":99,'],
])('the pages of a host %s carry their remotes', async (_what, says) => {
  const host = await anotherHost((json) => json.replace('"remotesByScript":true,', says));
  await fixture.store.promote({ channel: 'production', changes: { host }, by: 'tests' });
  await start();
  expect(await page()).toContain('/artifacts/host/1.0.0+0000001/host.js');
  expect(remotesScriptOf(await page())).toBeNull();
  expect(await remotesOfPage(get, await page())).toHaveProperty('content');
});

/** Publishes a remote that has pages, and what else a descriptor says. */
async function aPublishedRemote(name: string, more: Partial<RemoteDescriptor> = {}): Promise<string> {
  const page = `/${name}`;
  await publish(fixture.store, name, '1.0.0+0000001', {
    'remote.json': JSON.stringify(aRemote(name, { routes: [aRoute(page, './page', { sitemap: 'none' })], ...more })),
    'mf-manifest.json': JSON.stringify({ exposes: [{ path: './page', assets: { js: { sync: [] } } }] }),
    'remoteEntry.js': `// ${name}`,
    'node/container.cjs': '',
    'fallback.ar.html': '<p>ar</p>',
    'fallback.en.html': '<p>en</p>',
  });
  return '1.0.0+0000001';
}

const menuItem: NavigationItem = {
  slot: 'more',
  id: 'parking',
  order: 1,
  to: '/parking',
  label: { ar: 'المواقف', en: 'Parking' },
  audience: 'all',
};

test('remotes that only their own pages need are in a file beside the script, and in those pages', async () => {
  const changes = {
    labs: await aPublishedRemote('labs'),
    parking: await aPublishedRemote('parking', { navigation: [menuItem] }),
  };
  await fixture.store.promote({ channel: 'production', changes, by: 'tests' });
  await start();
  // The host has to know how to fetch them.
  expect(Object.keys(await remotesOfPage(get, await page()))).toEqual(['content', 'labs', 'parking']);
  const former = await scriptNow();
  const formerRemotes = (await get(former)).body;
  const host = await anotherHost((json) => json.replace('"scripts"', '"otherRemotesLater":true,"scripts"'));
  await fixture.store.promote({ channel: 'production', changes: { host }, by: 'tests' });
  await start();

  expect(Object.keys(await remotesOfPage(get, await page()))).toEqual(['content', 'parking']);
  const { body } = await get(await scriptNow());
  const [, json = ''] = /^clinicOtherRemotes=(.*);clinicRemotes=/.exec(body) ?? [];
  const others = JSON.parse(json) as OtherRemotes;
  expect(others.names).toEqual(['labs']);
  const file = await get(others.url);
  expect(file.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/json; charset=utf-8',
  });
  expect(others.integrity).toBe(`sha384-${createHash('sha384').update(file.body).digest('base64')}`);
  expect(file.json()).toMatchObject({ labs: { integrity: expect.stringMatching(/^sha384-/) } });
  expect(Object.keys(file.json<object>())).toEqual(['labs']);

  const ofLabs = (await get('/labs')).body;
  expect(remotesScriptOf(ofLabs)).toBe(await scriptNow());
  expect(ofLabs).toContain('"remotes":{"labs":{"release":"1.0.0+0000001"');
  // The page for where nothing is, which stands for many addresses, is also one of a remote.
  const missing = await get('/labs/missing');
  expect(missing.statusCode).toBe(404);
  expect(missing.body).toContain('"remotes":{"labs":{"release":"1.0.0+0000001"');
  expect((await get('/nowhere')).body).toContain('"remotes":{}');
  expect((await get(former)).body).toBe(formerRemotes);
});

test('twenty compositions at most wait to be read, each once; who asks for more comes again', async () => {
  const answered = Promise.withResolvers<never>();
  const readComposition = jest.fn(() => answered.promise);
  const app = Fastify();
  serveCompositionScripts(app, { store: { readComposition } as unknown as ReleaseStore, live: () => null });
  // A request goes out once somebody waits for its answer.
  const ask = (number: number) =>
    app.inject(`/compositions/c-${String(number).padStart(12, '0')}/0.js`).then(({ statusCode }) => statusCode);
  const waiting = [0, ...Array(20).keys()].map(ask);
  expect(await ask(20)).toBe(503);
  answered.reject(new Error('the store is away'));
  expect(await Promise.all(waiting)).toEqual(Array(21).fill(503));
  expect(readComposition).toHaveBeenCalledTimes(20);
  await app.close();
});

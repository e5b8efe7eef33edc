import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { buildHost } from '../app.ts';
import { readSettings } from '../settings.ts';
import { siteFixture } from '../testing/site-fixture.ts';
import type { SiteFixture } from '../testing/site-fixture.ts';
import { readComposedSite } from './composed-site.ts';
import { Renderer, RendererBusy } from './renderer.ts';

let fixture: SiteFixture;

beforeAll(async () => {
  fixture = await siteFixture();
  await fixture.release('one');
});
afterAll(() => fixture.close());

async function hostWith(threads: number): Promise<FastifyInstance> {
  const settings = readSettings({ LOG_LEVEL: 'silent' });
  const pages = { ...settings.pages, threads };
  return buildHost({ ...settings, pages, apiOrigin: fixture.api.origin, store: fixture.place }, fixture.store);
}

const get = (app: FastifyInstance, url: string) => app.inject({ url, headers: { host: 'clinic.example' } });
const partOf = ({ body }: { body: string }) => /<div id="root">(.*?)<\/div>/.exec(body)?.[1];

/** Answers of the API that wait, in the order of the calls. */
function holdParts(): ServerResponse[] {
  const held: ServerResponse[] = [];
  fixture.api.answer((request, response) => {
    if (request.url?.startsWith('/api/part') === true) held.push(response);
    else response.end();
  });
  return held;
}

async function untilHeld(held: ServerResponse[], count: number): Promise<void> {
  while (held.length < count) await new Promise((resolve) => setImmediate(resolve));
}

test.each(['hang', 'crash'])('R25: a render that does %s fails alone: those beside it are answered', async (how) => {
  const app = await hostWith(1);
  const held = holdParts();
  const beside = ['a', 'b', 'c'].map((name) => get(app, `/parts/${how}-${name}`));
  await untilHeld(held, 3);
  const bad = get(app, `/${how}`);
  fixture.api.answer((_request, response) => void response.end('{"part":"its part"}'));
  expect((await Promise.all(beside)).map(partOf)).toEqual(Array(3).fill('one with its part ar'));
  expect(partOf(await bad)).toBe('');
  await app.close();
});

async function liveRenderer(): Promise<Renderer> {
  const registry = await fixture.store.readRegistry('production');
  if (registry === null) throw new Error('nothing was promoted');
  const site = await readComposedSite(fixture.store, { ...registry, preview: null }, readSettings({}));
  return new Renderer(site, { apiOrigin: fixture.api.origin, apiReadMs: 1750 });
}

test('a page that is being rendered when its renderer ends has not failed, nor has one that waits or comes later', async () => {
  const renderer = await liveRenderer();
  const held = holdParts();
  const render = (name: string) =>
    renderer
      .render({ path: `/parts/${name}`, lang: 'ar', origin: 'https://clinic.example' })
      .catch((error: unknown) => error);
  const pages = ['a', 'b', 'c', 'd', 'e', 'f'].map(render);
  await untilHeld(held, 4);
  await renderer.close();
  for (const page of [...pages, render('later')]) expect(await page).toBeInstanceOf(RendererBusy);
});

test('more threads than one are at what one is at four times', async () => {
  const app = await hostWith(2);
  const held = holdParts();
  const pages = Array.from({ length: 9 }, (_, number) => get(app, `/parts/${number}`));
  await untilHeld(held, 8);
  expect(held).toHaveLength(8);
  fixture.api.answer((_request, response) => void response.end('{"part":"its part"}'));
  for (const response of held) response.end('{"part":"its part"}');
  expect((await Promise.all(pages)).map(partOf)).toEqual(Array(9).fill('one with its part ar'));
  await app.close();
});

test('each page of a host that is older than the server is one of its own', async () => {
  await fixture.release('former');
  const app = await hostWith(1);
  for (const url of ['/', '/doctors/a', '/doctors/b']) {
    const page = await get(app, url);
    expect([page.statusCode, partOf(page)]).toEqual([200, `former ${url}`]);
  }
  await app.close();
});

test('what a host that is older than the server had no API for speaks against no remote', async () => {
  await fixture.release('former');
  const renderer = await liveRenderer();
  const { failures } = await renderer.render({ path: '/away', lang: 'ar', origin: 'https://clinic.example' });
  expect(failures).toMatchObject([{ remote: 'content', apiUnavailable: true }]);
  await renderer.close();
});

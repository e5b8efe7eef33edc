import type http from 'node:http';
import type { FastifyInstance } from 'fastify';
import { buildHost } from '../app.ts';
import { readSettings } from '../settings.ts';
import { siteFixture } from '../testing/site-fixture.ts';
import type { SiteFixture } from '../testing/site-fixture.ts';

let fixture: SiteFixture;
let app: FastifyInstance;
let calls = 0;

/** How the API answers the one call that pages make. */
const moods = {
  well: (_request, response) => response.setHeader('content-type', 'application/json').end('{"part":"its part"}'),
  gone: (_request, response) => response.setHeader('content-type', 'application/json').end('{"part":"gone"}'),
  undrawable: (_request, response) =>
    response.setHeader('content-type', 'application/json').end('{"part":"undrawable"}'),
  'answers 500': (_request, response) => response.writeHead(500).end('{"message":"oops"}'),
  'resets connections': (request) => void request.socket.destroy(),
  'answers garbage': (_request, response) => response.writeHead(200).end('<html>not what was asked'),
} satisfies Record<string, http.RequestListener>;

function apiIs(mood: keyof typeof moods) {
  fixture.api.answer((request: http.IncomingMessage, response: http.ServerResponse) => {
    if (request.url?.startsWith('/api/part') === true) calls += 1;
    moods[mood](request, response);
  });
}

/** The clock that pages age by. */
let now = Date.parse('2026-11-21T07:00:00Z');
const pass = (seconds: number) => (now += seconds * 1000);

beforeAll(async () => {
  fixture = await siteFixture();
  await fixture.release('one');
  const settings = { ...readSettings({ LOG_LEVEL: 'silent' }), apiOrigin: fixture.api.origin, store: fixture.place };
  app = await buildHost(settings, fixture.store);
});
beforeEach(() => {
  calls = 0;
  apiIs('well');
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await app.close();
  await fixture.close();
});

async function get(url: string) {
  const { statusCode, headers, body } = await app.inject({ url, headers: { host: 'clinic.example' } });
  return {
    status: statusCode,
    root: /<div id="root">(.*?)<\/div>/.exec(body)?.[1],
    caching: headers['cache-control'],
    knownAt: headers['server-timing'],
  };
}

/** Asks until the page is answered as wanted; the test's own time limit ends it. */
async function until(url: string, wanted: (page: Awaited<ReturnType<typeof get>>) => boolean) {
  for (;;) {
    const page = await get(url);
    if (wanted(page)) return page;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const failing = ['answers 500', 'resets connections', 'answers garbage'] as const;

test.each(failing)(
  'R9: an API that %s for minutes empties no good page, and the page is whole soon after',
  async (mood) => {
    const url = `/parts/${failing.indexOf(mood)}`;
    const good = await get(url);
    expect(good).toMatchObject({
      status: 200,
      root: 'one with its part ar',
      caching: 'public, max-age=0, must-revalidate',
    });

    apiIs(mood);
    for (let minute = 1; minute <= 3; minute += 1) {
      pass(61);
      const page = await until(url, ({ knownAt }) => knownAt !== undefined);
      expect(page).toMatchObject({ status: 200, root: good.root, caching: 'no-store' });
    }
    apiIs('well');
    pass(3);
    const healed = await until(url, ({ knownAt }) => knownAt === undefined);
    expect(healed).toMatchObject({ root: good.root, caching: good.caching });
  },
);

test('a first page that lacks a part is shown, kept by nobody and tried again within seconds', async () => {
  apiIs('answers 500');
  expect(await get('/parts/first')).toMatchObject({ status: 200, root: 'one without its part', caching: 'no-store' });
  apiIs('well');
  pass(3);
  expect(await get('/parts/first')).toMatchObject({
    root: 'one with its part ar',
    caching: expect.stringMatching(/^public/),
  });
});

test('pages that lack a part are not rendered for every visit: one try in two seconds', async () => {
  apiIs('answers 500');
  for (let visit = 0; visit < 20; visit += 1) await get('/parts/asked-often');
  expect(calls).toBe(1);
  pass(3);
  await get('/parts/asked-often');
  expect(calls).toBe(2);
});

test('any variant of a page stands in for one that is missing', async () => {
  const draw = jest.spyOn(Math, 'random').mockReturnValue(0);
  const good = await get('/parts/random');
  apiIs('answers 500');
  draw.mockReturnValue(0.99);
  expect(await get('/parts/random')).toMatchObject({ status: 200, root: good.root, caching: 'no-store' });
});

test('what is not there any more is not shown as it was, though a part of its page fails', async () => {
  expect(await get('/parts/removed')).toMatchObject({ status: 200 });
  apiIs('gone');
  pass(61);
  await until('/parts/removed', ({ status }) => status === 404);
  apiIs('answers 500');
  pass(3);
  expect(await get('/parts/removed')).toMatchObject({ root: 'one without its part' });
});

test('data that was corrected is shown at once, though the data before could not be had', async () => {
  const good = await get('/parts/corrected');
  apiIs('answers 500');
  fixture.api.changeData('of a failure');
  await until('/parts/corrected', ({ knownAt }) => knownAt !== undefined);
  apiIs('well');
  fixture.api.changeData('corrected');
  expect(await until('/parts/corrected', ({ knownAt }) => knownAt === undefined)).toEqual(good);
});

/** Answers another part at each call. */
const partOfNow = () =>
  fixture.api.answer((request: http.IncomingMessage, response: http.ServerResponse) => {
    if (request.url?.startsWith('/api/part') !== true) return void response.end();
    calls += 1;
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ part: `part ${calls}` }));
  });

/** Holds the next call of a page; gives how to answer it once it has come. */
const holdPart = () =>
  new Promise<(part: string) => void>((resolve) =>
    fixture.api.answer((request: http.IncomingMessage, response: http.ServerResponse) => {
      if (request.url?.startsWith('/api/part') !== true) return void response.end();
      resolve((part) => response.end(JSON.stringify({ part })));
    }),
  );

test('a page that nobody asked for in ten minutes is rendered before it is answered, a younger one after', async () => {
  partOfNow();
  const before = await get('/parts/seldom');
  pass(61);
  expect(await get('/parts/seldom')).toEqual(before);
  expect(await until('/parts/seldom', ({ root }) => root !== before.root)).toMatchObject({
    root: 'one with part 2 ar',
  });
  pass(601);
  expect(await get('/parts/seldom')).toMatchObject({ root: 'one with part 3 ar', caching: before.caching });
});

test('an old page that cannot be rendered is shown with its time, and later visits do not wait for the next try', async () => {
  const good = await get('/parts/old');
  apiIs('answers 500');
  pass(601);
  const old = {
    status: 200,
    root: good.root,
    caching: 'no-store',
    knownAt: expect.stringMatching(/^known-at/) as string,
  };
  expect(await get('/parts/old')).toEqual(old);
  pass(601);
  const answer = holdPart();
  expect(await get('/parts/old')).toEqual(old);
  (await answer)('its part');
  expect(await until('/parts/old', ({ knownAt }) => knownAt === undefined)).toEqual(good);
});

test('who asks for new data does not wait for a page of the data before, which nobody gets any more', async () => {
  const before = await get('/doctors/any');
  const held = holdPart();
  const old = get('/parts/overtaken');
  const answerOld = await held;
  fixture.api.changeData('overtaking');
  await until('/doctors/any', ({ root }) => root !== before.root);
  partOfNow();
  const page = await get('/parts/overtaken');
  expect(page).toMatchObject({ root: 'one with part 1 ar' });
  answerOld('old part');
  expect(await old).toEqual(page);
  expect(await get('/parts/overtaken')).toEqual(page);
  expect(calls).toBe(1);
});

test('a page of new data whose slot content cannot be drawn is shown instead of one of older data', async () => {
  const good = await get('/parts/news');
  apiIs('undrawable');
  fixture.api.changeData('undrawable');
  const news = await until('/parts/news', ({ root }) => root !== good.root);
  expect(news).toEqual({ status: 200, root: 'one of new data', caching: 'no-store', knownAt: undefined });
  const before = calls;
  expect(await get('/parts/news')).toEqual(news);
  expect(calls).toBe(before);
  apiIs('well');
  fixture.api.changeData('drawable');
  expect(await until('/parts/news', ({ root }) => root === good.root)).toEqual(good);
});

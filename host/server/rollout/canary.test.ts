import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { internalKeyHeader } from '@clinic/contracts/metrics';
import type { MetricCount, ReleaseMetrics } from '@clinic/contracts/metrics';
import { bucketOf } from '@clinic/contracts/host';
import { buildHost } from '../app.ts';
import { readSettings } from '../settings.ts';
import { Renderer, RendererBusy } from '../rendering/renderer.ts';
import { siteFixture } from '../testing/site-fixture.ts';
import type { SiteFixture } from '../testing/site-fixture.ts';
import { releaseMetrics } from '../testing/release-metrics.ts';

const key = 'k'.repeat(40);
const token = 't'.repeat(24);
const channel = 'production';

let fixture: SiteFixture;
let app: FastifyInstance;
/** What the API was brought, and what it says when it is asked. */
let brought: MetricCount[];
let known: ReleaseMetrics[];
let base: string;
/** Of the event loop, as the server measures it. */
let delay = 0;
/** Answers to what pages ask the API. */
const drawnAtOnce = (response: ServerResponse) => void response.end('{"part":"undrawable"}');
let answerPart = drawnAtOnce;

beforeEach(async () => {
  fixture = await siteFixture();
  [brought, known] = [[], []];
  answerPart = drawnAtOnce;
  fixture.api.answer((request, response) => {
    if (request.url === '/readyz') return void response.end();
    if (request.url?.startsWith('/api/part') === true) return answerPart(response);
    if (request.headers[internalKeyHeader] !== key) return void response.writeHead(404).end();
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      if (request.method === 'POST') {
        brought.push(...(JSON.parse(body) as { items: MetricCount[] }).items);
        return void response.writeHead(204).end();
      }
      const answer = { since: new Date().toISOString(), data: known };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
    });
  });
  base = await fixture.release('one');
  app = await startHost();
});
afterEach(async () => {
  await app.close();
  await fixture.close();
});

function startHost(): Promise<FastifyInstance> {
  const settings = readSettings({
    LOG_LEVEL: 'silent',
    INTERNAL_KEY: key,
    METRICS_TOKEN: token,
    PAGE_SHARED_SECONDS: '5',
    API_READ_TIMEOUT_MS: '6500', // A test answers for the API when it has seen something else.
  });
  const load = { ...settings.load, delayMs: () => delay };
  return buildHost(
    { ...settings, load, apiOrigin: fixture.api.origin, store: fixture.place, retryMs: 5 },
    fixture.store,
  );
}

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { host: 'clinic.example', ...headers } });
const wordOf = (body: string) => /<div id="root">(\w+)/.exec(body)?.[1];
const compositionOf = (body: string) => /"composition":\{"id":"(c-[0-9a-f]{12})"/.exec(body)?.[1];

/** Asks again until the answer is as wanted; the test's own time limit ends it. */
async function until<A>(ask: () => Promise<A>, wanted: (answer: A) => boolean): Promise<A> {
  for (;;) {
    const answer = await ask();
    if (wanted(answer)) return answer;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Puts a release out for a share of visitors, and gives some who are in and some who are not once it is ready. */
async function rollOut(word: string, percent = 50) {
  const release = await fixture.publish(word);
  const { registry } = await fixture.store.promote({ channel, changes: { content: release }, percent, by: 'tests' });
  const salt = registry.remotes['content']?.rollout?.salt ?? '';
  const people = Array.from({ length: 64 }, (_, index) => createHash('md5').update(`${index}`).digest('hex'));
  const buckets = await Promise.all(people.map((visitor) => bucketOf(visitor, salt)));
  const inside = people.filter((_, index) => (buckets[index] ?? 100) < percent);
  const outside = people.filter((_, index) => (buckets[index] ?? 0) >= percent);
  await until(
    () => seen(inside[0]),
    (shown) => shown === word,
  );
  return { inside, outside, release, salt };
}
const as = (visitor: string | undefined) => ({ cookie: `__Host-bucket=${visitor}` });
const seen = async (visitor: string | undefined) => wordOf((await get('/', as(visitor))).body);

test('without a rollout nobody gets a number, and a cache in front may give a page to who has no cookie', async () => {
  const { headers } = await get('/');
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=5, must-revalidate');
  expect(headers['vary']).toMatch(/Cookie/);

  const signedIn = await get('/', { cookie: '__Host-sid=x' });
  const inEnglish = await get('/', { cookie: 'selectedLang=en' });
  const choosing = await get('/?lang=en');
  for (const own of [signedIn, inEnglish, choosing])
    expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'public, max-age=0, must-revalidate']);
  const missing = await get('/nowhere');
  expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'public, max-age=0, must-revalidate']);
});

test('R16: whoever is in the share gets the live page that is there when the release has no time to make one', async () => {
  const { inside, outside } = await rollOut('two');
  const live = await get('/doctors/known', as(outside[0]));
  const render = jest.spyOn(Renderer.prototype, 'render').mockRejectedValue(new RendererBusy('no time'));
  const wordsOfAll = async () => {
    const answer = await get('/doctors/known', as(inside[0]));
    const other = await get('/doctors/other', as(inside[0]));
    return [answer.statusCode, wordOf(answer.body), other.statusCode];
  };
  expect([wordOf(live.body), ...(await wordsOfAll())]).toEqual(['one', 200, 'one', 503]);
  delay = 60_000;
  expect(await wordsOfAll()).toEqual([200, 'one', 503]);
  delay = 0;
  render.mockRestore();
  expect(await wordsOfAll()).toEqual([200, 'two', 200]);
});

test('those whose bucket is in the share get the release, always; the others never; no cache mixes them', async () => {
  const { inside, outside } = await rollOut('two');
  for (const visitor of inside.slice(0, 8)) expect(await seen(visitor)).toBe('two');
  for (const visitor of outside.slice(0, 8)) expect(await seen(visitor)).toBe('one');

  const [canary, live] = [await get('/', as(inside[0])), await get('/', as(outside[0]))];
  for (const { headers } of [canary, live]) {
    expect(headers['cache-control']).toBe('private, max-age=0, must-revalidate');
    expect(headers['vary']).toMatch(/Cookie/);
    expect(headers['set-cookie']).toBeUndefined();
  }
  expect(canary.headers['etag']).not.toBe(live.headers['etag']);
  expect(compositionOf(canary.body)).not.toBe(compositionOf(live.body));
  const crossed = await get('/', { ...as(outside[0]), 'if-none-match': String(canary.headers['etag']) });
  expect(crossed.statusCode).toBe(200);
  const posted = await app.inject({
    method: 'POST',
    url: '/form',
    headers: { host: 'clinic.example', 'content-type': 'application/x-www-form-urlencoded', ...as(inside[0]) },
    payload: 'a=b',
  });
  expect(compositionOf(posted.body)).toBe(compositionOf(canary.body));
});

test('a first visit gets a number that script can read, and the page that goes with it', async () => {
  const { salt } = await rollOut('two');
  const seenWords = new Set<string | undefined>();
  for (let visit = 0; visit < 40; visit += 1) {
    const { headers, body } = await get('/');
    const cookie = String(headers['set-cookie']);
    expect(cookie).toMatch(/^__Host-bucket=[0-9a-f]{32}; Max-Age=15552000; Path=\/; Secure; SameSite=Lax$/);
    const bucket = await bucketOf(/=([0-9a-f]{32})/.exec(cookie)?.[1] ?? '', salt);
    expect(wordOf(body)).toBe(bucket < 50 ? 'two' : 'one');
    seenWords.add(wordOf(body));
  }
  expect(seenWords.size).toBe(2);
});

test('who is in stays in while the share grows, without waiting for another renderer', async () => {
  const { inside, release } = await rollOut('two', 40);
  const { registry } = await fixture.store.promote({
    channel,
    changes: { content: release },
    percent: 80,
    by: 'tests',
  });
  await until(
    async () => {
      expect(await seen(inside[0])).toBe('two');
      return (await get('/metrics', { authorization: `Bearer ${token}` })).body;
    },
    (metrics) => metrics.includes(`\nclinic_registry_seq ${registry.seq}\n`),
  );
  for (const visitor of inside.slice(0, 8)) expect(await seen(visitor)).toBe('two');
});

test('a release that cannot be prepared is kept from its visitors: they get the one beside it until it can, and it is counted', async () => {
  const release = await fixture.publish('two');
  await app.close();
  await fixture.store.promote({ channel, changes: { content: release }, percent: 99.9, by: 'tests' });
  const container = path.join(fixture.place.location, 'artifacts', 'content', release, 'node', 'container.cjs');
  const bytes = await readFile(container);
  await rm(container);
  app = await startHost();
  const metrics = await until(
    async () => (await get('/metrics', { authorization: `Bearer ${token}` })).body,
    (body) => /^clinic_canary_failures_total [1-9]/m.test(body),
  );
  expect(metrics).toMatch(/^clinic_rollouts_open 1$/m);
  for (let visit = 0; visit < 5; visit += 1) expect(wordOf((await get('/')).body)).toBe('one');

  await writeFile(container, bytes);
  await until(
    async () => wordOf((await get('/')).body),
    (word) => word === 'two',
  );
});

test.each(['throwing', 'crashing'])(
  'who is in the share of a release that is %s gets the page of the one beside it; the failure counts',
  async (word) => {
    const { inside, outside, release } = await rollOut(word);
    const page = '/doctors/sara';
    const [stoodIn, live] = [await get(page, as(inside[0])), await get(page, as(outside[0]))];
    expect([stoodIn.statusCode, wordOf(stoodIn.body)]).toEqual([200, 'one']);
    expect(compositionOf(stoodIn.body)).toBe(compositionOf(live.body));
    expect(await seen(inside[0])).toBe(word);
    await app.close();
    expect(brought).toContainEqual(expect.objectContaining({ event: 'server/failed', remote: 'content', release }));
  },
);

test.each(['/list?search=throw', '/parts/undrawable'])(
  '%s, which fails in both releases, counts against none but the live one, however often it is asked for',
  async (page) => {
    const { inside, outside } = await rollOut('two');
    let now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now);
    for (let visit = 0; visit < 4; visit += 1) {
      for (const visitor of [inside[0], outside[0]]) await get(page, as(visitor));
      now += 3000;
    }
    clock.mockRestore();
    await app.close();
    const failed = brought.filter(({ event }) => event === 'server/failed').map(({ release }) => release);
    expect([...new Set(failed)]).toEqual([base]);
  },
);

test('no cache keeps a page of a share that is sent when its rollout has ended', async () => {
  await rollOut('two');
  const held: ServerResponse[] = [];
  answerPart = (response) => void held.push(response);
  // A first visit: it has no cookie yet that would keep its page to itself.
  const pages = Array.from({ length: 4 }, (_, visit) => get(`/parts/${visit}`));
  while (held.length < pages.length) await new Promise((resolve) => setImmediate(resolve));
  await fixture.store.abortRollout({ channel, remote: 'content', by: 'tests' });
  await until(
    async () => (await get('/metrics', { authorization: `Bearer ${token}` })).body,
    (metrics) => metrics.includes('\nclinic_rollouts_open 0\n'),
  );
  for (const response of held) response.end('{"part":"its part"}');
  for (const { headers } of await Promise.all(pages)) {
    expect(headers['cache-control']).toBe('private, max-age=0, must-revalidate');
    expect(headers['set-cookie']).toBeDefined();
  }
});

test('a preview is what it is, whichever share its reader is in', async () => {
  const { inside } = await rollOut('two');
  const shown = await fixture.publish('preview');
  const { id } = await fixture.store.createPreview({
    base: channel,
    replaces: { content: shown },
    note: '',
    by: 'tests',
    days: 1,
  });
  const { headers, body } = await get('/', { cookie: `__Host-bucket=${inside[0]}; __Host-preview=${id}` });
  expect(wordOf(body)).toBe('preview');
  expect(headers['cache-control']).toBe('no-store');
});

const metricsFor = (release: string, more: Partial<ReleaseMetrics>) =>
  releaseMetrics({ release, views: 100, loads: 300, ...more });

test('the guard aborts the rollout of a release that does worse, by itself, once, and says why', async () => {
  const { inside, release } = await rollOut('two');
  known = [metricsFor(base, {}), metricsFor(release, { boundaryHits: 60 })];
  await until(
    () => seen(inside[0]),
    (shown) => shown === 'one',
  );
  const { lines } = await fixture.store.readHistory();
  expect(lines.filter(({ act }) => act === 'abort')).toEqual([
    expect.objectContaining({
      by: 'guard',
      channel,
      remote: 'content',
      release,
      reason: expect.stringMatching(/60 of 100/),
    }),
  ]);
  const after = await until(
    () => get('/'),
    ({ headers }) => headers['set-cookie'] === undefined,
  );
  expect(wordOf(after.body)).toBe('one');
  expect((await get('/metrics', { authorization: `Bearer ${token}` })).body).toMatch(
    /^clinic_guard_acts_total\{act="aborted"\} 1$/m,
  );
});

test('the guard leaves a release alone that does as well', async () => {
  const { inside, release } = await rollOut('two');
  let asked = 0;
  known = [metricsFor(base, { boundaryHits: 3 }), metricsFor(release, { boundaryHits: 4 })];
  fixture.api.answer((_request, response) => {
    asked += 1;
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ since: new Date().toISOString(), data: known }));
  });
  await until(
    () => seen(inside[0]),
    () => asked >= 2,
  );
  expect(await seen(inside[0])).toBe('two');
});

describe('beacons', () => {
  const batch = (items: object[], composition = 'c-0123456789ab') => ({ composition, items });
  const item = (more: object = {}) => ({ remote: 'content', release: base, event: 'load/ok', count: 2, ...more });
  const send = (payload: unknown, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/beacons',
      headers: { host: 'clinic.example', 'content-type': 'application/json', ...headers },
      payload: payload as object,
    });
  /** What pages said; what the server counts itself is left out. A server that ends brings what it has. */
  const reported = async () => {
    await app.close();
    return brought.filter(({ event }) => event !== 'server/ok');
  };

  test('are counted by release', async () => {
    const live = compositionOf((await get('/')).body);
    const items = [item(), item({ event: 'load/integrity', count: 1 })];
    expect((await send(batch(items, live))).statusCode).toBe(204);
    expect(await reported()).toMatchObject([
      { remote: 'content', release: base, event: 'load/ok', count: 2, composition: '' },
      { event: 'load/integrity', count: 1, composition: live },
    ]);
  });

  test('name compositions that pages were made of: of the channel, and of shares of visitors', async () => {
    const { inside } = await rollOut('two');
    const page = compositionOf((await get('/', as(inside[0]))).body);
    for (const composition of [page, 'c-0123456789ab'])
      await send(batch([item({ event: 'load/http', count: 1 })], composition));
    expect((await reported()).map(({ composition }) => composition).sort()).toEqual(['', page]);
  });

  test('are counted of what the registry names also while the store cannot be read', async () => {
    const read = jest.spyOn(fixture.store, 'readDeploymentRecords').mockRejectedValue(new Error('the store is away'));
    expect((await send(batch([item()]))).statusCode).toBe(204);
    expect(read).toHaveBeenCalled();
    expect(await reported()).toMatchObject([{ release: base, event: 'load/ok', count: 2 }]);
  });

  test.each([
    ['releases that never were', () => batch([item({ release: '6.6.6+6666666' })])],
    ['remotes that never were', () => batch([item({ remote: 'evil' })])],
    ['what only servers know', () => batch([item({ event: 'server/failed' })])],
    ['what is more than names and numbers', () => batch([item({ message: 'Sara' })])],
    ['another form', () => ({ items: 'x' })],
  ])('%s are not counted', async (_what, payload) => {
    expect((await send(payload())).statusCode).toBe(204);
    expect(await reported()).toEqual([]);
  });

  test('of other sites are not counted, nor those that are too long', async () => {
    await send(batch([item()]), { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' });
    await send({ ...batch([item()]), padding: 'x'.repeat(5000) });
    expect(await reported()).toEqual([]);
  });

  test('of one address count a few of a release in a day only, whether it fails or not', async () => {
    for (let time = 0; time < 10; time += 1)
      await send(batch([item({ event: 'view/ok', count: 3 }), item({ event: 'draw/failed', count: 3 })]));
    expect((await reported()).map(({ event, count }) => [event, count])).toEqual([
      ['view/ok', 3],
      ['draw/failed', 1],
    ]);
  });

  test('are not all that is counted: the server tells what it renders', async () => {
    await get('/random');
    await reported();
    expect(brought).toContainEqual(expect.objectContaining({ event: 'server/ok', remote: 'content', release: base }));
  });
});

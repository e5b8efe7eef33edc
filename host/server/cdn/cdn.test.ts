import type { FastifyInstance } from 'fastify';
import { buildHost } from '../app.ts';
import { readSettings } from '../settings.ts';
import { fakeCdn } from '../testing/fake-cdn.ts';
import type { FakeCdn } from '../testing/fake-cdn.ts';
import { siteFixture } from '../testing/site-fixture.ts';
import type { SiteFixture } from '../testing/site-fixture.ts';
import { cdnForms } from './cdn-kinds.ts';
import { CdnPurges } from './cdn-purges.ts';
import { allPages, compositionKey, dataKey } from './page-keys.ts';

const token = 'a-token-of-the-cache';
let fixture: SiteFixture;
let app: FastifyInstance;
let cdn: FakeCdn;
let origin = '';

beforeAll(async () => {
  fixture = await siteFixture();
  await fixture.release('one');
  cdn = await fakeCdn(() => origin, cdnForms.varnish);
  const settings = readSettings({
    LOG_LEVEL: 'silent',
    METRICS_TOKEN: 'm'.repeat(20),
    ...{ CDN: 'varnish', CDN_PURGE_URL: cdn.purgeUrl, CDN_PURGE_TOKEN: token },
  });
  const quick = settings.cdn === null ? null : { ...settings.cdn, againMs: 50, leastMs: 5 };
  const here = { apiOrigin: fixture.api.origin, store: fixture.place, cdn: quick };
  app = await buildHost({ ...settings, ...here }, fixture.store);
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  await until(() => asked(allPages) === 2);
});
afterEach(() => cdn.onPurged(() => undefined));
afterAll(async () => {
  await app.close();
  await cdn.close();
  await fixture.close();
});

/** Looks again until it is so; the test's own time limit ends it. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
}

const asked = (key: string) => cdn.purges.filter(({ keys }) => keys.includes(key)).length;
const wordOf = (body: string) => /<div id="root">(\w+)/.exec(body)?.[1];
const composition = () => app.inject('/readyz').then((answer) => answer.json<{ composition: string }>().composition);
const headersOf = async (url: string, headers: Record<string, string> = {}) =>
  (await app.inject({ url, headers: { host: 'clinic.example', ...headers } })).headers;
const metric = async (name: string) => {
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${'m'.repeat(20)}` } });
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(body)?.[1]);
};

test('a server that starts has every page forgotten, with the token of the cache', () => {
  expect(cdn.purges[0]).toMatchObject({ method: 'PURGE', headers: { authorization: `Bearer ${token}` } });
  expect(cdn.purges[0]?.keys).toEqual([allPages]);
});

test('a visitor without cookies gets what another one got; somebody signed in neither gets nor fills it', async () => {
  const signedIn = '__Host-sid=x';
  expect(await cdn.get('/doctors/a', signedIn)).toMatchObject({ hit: false, kept: false });
  const first = await cdn.get('/doctors/a');
  expect([first.hit, (await cdn.get('/doctors/a')).hit]).toEqual([false, true]);
  expect(await cdn.get('/doctors/a', signedIn)).toMatchObject({ hit: false, kept: false });

  const headers = await headersOf('/doctors/a');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'surrogate-control': 'max-age=300, stale-while-revalidate=30',
    'surrogate-key': `pages ${compositionKey(await composition())} ${dataKey('1 2026-11-21')}`,
    vary: 'Accept-Encoding, Cookie',
  });
  const own = await headersOf('/doctors/a', { cookie: signedIn });
  expect([own['cache-control'], own['surrogate-key']]).toEqual(['private, max-age=0, must-revalidate', undefined]);
});

test('nothing else is kept: a chosen language, what is not there, a page of a session, one without its data', async () => {
  for (const url of ['/doctors/a?lang=en', '/doctors/missing', '/session', '/parts/without', '/moved'])
    expect([url, (await headersOf(url))['surrogate-control']]).toEqual([url, undefined]);
});

test('nor a page that is rendered again because of its age; the one after is', async () => {
  await headersOf('/doctors/aged');
  const later = Date.now() + 61_000;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => later);
  const aged = await headersOf('/doctors/aged');
  expect([aged['cache-control'], aged['surrogate-control']]).toEqual(['public, max-age=0, must-revalidate', undefined]);
  await until(async () => (await headersOf('/doctors/aged'))['surrogate-control'] !== undefined);
  clock.mockRestore();
});

test('after a change of content the page goes, and only those of before do', async () => {
  const { body } = await cdn.get('/doctors/a');
  fixture.api.changeData('2');
  await until(async () => (await cdn.get('/doctors/a')).body !== body);
  await until(() => asked(dataKey('1 2026-11-21')) === 2);
  expect(await cdn.get('/doctors/a')).toMatchObject({ hit: true });
  expect(asked(allPages)).toBe(2);
});

test('after a promotion the page goes, once this server answers with what takes its place', async () => {
  await cdn.get('/doctors/a');
  const before = await composition();
  const shown: Promise<string>[] = [];
  cdn.onPurged(() => void shown.push(app.inject('/doctors/b').then((answer) => answer.body)));
  await fixture.release('two');
  await until(async () => wordOf((await cdn.get('/doctors/a')).body) === 'two');
  await until(() => asked(compositionKey(before)) === 2);
  expect((await Promise.all(shown)).map(wordOf)).toEqual(['two', 'two']);
  expect(await cdn.get('/doctors/a')).toMatchObject({ hit: true });
});

test('what a server that follows later puts into the cache again is forgotten, too', async () => {
  const { body } = await cdn.get('/doctors/a');
  let refills = 0;
  cdn.onPurged((forgotten) => {
    const old = forgotten.get('/doctors/a');
    if (old === undefined || refills > 0) return;
    refills += 1;
    cdn.refill('/doctors/a', old);
  });
  fixture.api.changeData('3');
  await until(() => refills === 1);
  await until(async () => (await cdn.get('/doctors/a')).body !== body);
});

test('a cache that does not take it is asked again, and metrics say so', async () => {
  const { body } = await cdn.get('/doctors/a');
  const before = await metric('clinic_cdn_purges_total{outcome="purged"}');
  cdn.refuse(2);
  fixture.api.changeData('4');
  await until(async () => (await cdn.get('/doctors/a')).body !== body);
  await until(() => asked(dataKey('3 2026-11-21')) === 2);
  expect(await metric('clinic_cdn_purges_total{outcome="failed"}')).toBe(2);
  await until(async () => (await metric('clinic_cdn_purges_total{outcome="purged"}')) === before + 2);
  expect(await metric('clinic_cdn_keys_waiting')).toBe(0);
});

test('when a release goes out to a share, pages of before go, and none is kept while visitors differ', async () => {
  expect(await cdn.get('/doctors/a')).toMatchObject({ kept: true });
  const release = await fixture.publish('three');
  await fixture.store.promote({ channel: 'production', changes: { content: release }, percent: 50, by: 'tests' });
  await until(async () => !(await cdn.get('/doctors/a')).hit);
  expect(await cdn.get('/doctors/a')).toMatchObject({ hit: false, kept: false });
  expect((await headersOf('/doctors/a'))['cache-control']).toBe('private, max-age=0, must-revalidate');
  // A renderer that is still being started would outlive the test.
  const visitors = Array.from({ length: 32 }, (_, index) => `__Host-bucket=${`${index}`.padStart(32, '0')}`);
  const words = () => Promise.all(visitors.map(async (visitor) => wordOf((await cdn.get('/doctors/a', visitor)).body)));
  await until(async () => (await words()).includes('three'));
});

describe('a cache alone', () => {
  const settings = { urls: [] as string[], token, sharedSeconds: 300, staleSeconds: 30, againMs: 60_000, leastMs: 5 };
  const log = { info: () => undefined, warn: jest.fn() };
  const services = { log, shutdownDelayMs: 30_000, onOutcome: () => undefined };
  afterEach(() => jest.useRealTimers());

  test.each(['fastly', 'cloudflare'] as const)('%s is asked in its own form', async (kind) => {
    const cache = await fakeCdn(() => '', cdnForms[kind]);
    const here = { ...settings, kind, urls: [cache.purgeUrl] };
    const purges = new CdnPurges({ ...services, settings: here });
    purges.forget('data-1');
    await until(() => cache.purges.length === 1);
    const own = kind === 'fastly' ? { 'fastly-key': token } : { authorization: `Bearer ${token}` };
    expect(cache.purges[0]).toMatchObject({ method: 'POST', keys: ['data-1'], headers: own });
    purges.close();
    await cache.close();
  });

  test.each([
    ['data-1', 60_000],
    [allPages, 90_000],
  ])('is asked for %s again after %i ms: for all pages when a replaced server has ended', async (key, afterMs) => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const cache = await fakeCdn(() => '', cdnForms.varnish);
    const purges = new CdnPurges({ ...services, settings: { ...settings, kind: 'varnish', urls: [cache.purgeUrl] } });
    purges.forget(key);
    await until(() => purges.waiting === 0);
    jest.advanceTimersByTime(afterMs - 1);
    expect(purges.waiting).toBe(0);
    jest.advanceTimersByTime(1);
    expect(purges.waiting).toBe(1);
    purges.close();
    await cache.close();
  });

  test('many changes while it is away become one question, and what it has forgotten by its own clock is given up', async () => {
    const cache = await fakeCdn(() => '', cdnForms.varnish);
    const outcomes: string[] = [];
    const warn = jest.fn();
    const purges = new CdnPurges({
      ...services,
      settings: { ...settings, kind: 'varnish', urls: [cache.purgeUrl] },
      log: { ...log, warn },
      onOutcome: (outcome) => outcomes.push(outcome),
    });
    cache.refuse(Number.POSITIVE_INFINITY);
    const waiting = [30, 31].map((count) => {
      for (let version = 0; version < count; version += 1) purges.forget(dataKey(`${version}`));
      return purges.waiting;
    });
    expect(waiting).toEqual([30, 1]);
    await until(() => outcomes.length >= 2);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 331_000);
    await until(() => outcomes.includes('expired'));
    jest.restoreAllMocks();
    expect([purges.waiting, warn.mock.calls.length]).toEqual([0, 1]);
    expect(JSON.stringify(warn.mock.calls)).not.toContain(token);
    purges.close();
    await cache.close();
  });
});

test('settings that do not go together are named', () => {
  expect(readSettings({}).cdn).toBeNull();
  const read = (env: Record<string, string>) => () => readSettings(env);
  expect(read({ CDN: 'fastly' })).toThrow(/CDN_PURGE_URL is required.*\nCDN_PURGE_TOKEN is required/);
  expect(read({ CDN: 'varnish', CDN_PURGE_URL: 'cache' })).toThrow('CDN_PURGE_URL must be full addresses');
  const two = readSettings({ CDN: 'varnish', CDN_PURGE_URL: 'http://10.0.0.1/, http://10.0.0.2/' });
  expect(two.cdn?.urls).toEqual(['http://10.0.0.1/', 'http://10.0.0.2/']);
});

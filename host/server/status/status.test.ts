import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { defaultCountry, setClinicCountry } from '@clinic/contracts';
import { countries } from '@clinic/contracts/countries';
import type { ServiceState } from '@clinic/contracts/status';
import { aRemote, aRoute } from '@clinic/contracts/testing';
import type { ComposedSite } from '../rendering/composed-site.ts';
import { readSettings } from '../settings.ts';
import { hostUnderTest } from '../testing/host-under-test.ts';
import { RecentOutcomes } from './recent-outcomes.ts';
import { serveStatus } from './serve-status.ts';
import { statesOf } from './site-status.ts';
import { StatusWatch } from './status-watch.ts';

afterEach(() => jest.useRealTimers());

const nothing = { ok: 0, slow: 0, failed: 0 };
const well = {
  served: true,
  missing: [],
  apiReady: true,
  messages: 'working' as const,
  remotes: ['booking', 'qa'],
  outcomesOf: () => nothing,
};
const booking = (counts: Partial<typeof nothing>) => ({
  outcomesOf: (remote: string) => (remote === 'booking' ? { ...nothing, ...counts } : nothing),
});

test.each<[string, object, ServiceState[]]>([
  ['all is well', {}, ['working', 'working', 'working', 'working']],
  ['the API is away', { apiReady: false }, ['down', 'down', 'limited', 'down']],
  ['there is nothing to serve', { served: false }, ['down', 'down', 'down', 'working']],
  ['a remote is missing', { missing: ['qa'] }, ['working', 'down', 'limited', 'working']],
  ['most of what booking does fails', booking({ ok: 4, failed: 6 }), ['down', 'working', 'down', 'working']],
  ['some of it fails', booking({ ok: 40, failed: 5 }), ['limited', 'working', 'limited', 'working']],
  ['too little of it to say so', booking({ ok: 0, failed: 4 }), ['working', 'working', 'working', 'working']],
  ['it takes long', booking({ ok: 20, slow: 5 }), ['limited', 'working', 'limited', 'working']],
  ['messages are late', { messages: 'limited' }, ['working', 'working', 'working', 'limited']],
])('when %s', (_, changes, states) => {
  const found = statesOf({ ...well, ...changes });
  expect(['remote:booking', 'remote:qa', 'site', 'messages'].map((part) => found.get(part))).toEqual(states);
});

test('what happened more than five minutes ago does not count, nor does the network of a visitor', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T07:00:00Z') });
  const outcomes = new RecentOutcomes();
  const release = '1.0.0+abcdef0';
  outcomes.count({ remote: 'qa', release, event: 'load/http', count: 2 });
  outcomes.count({ remote: 'qa', release, event: 'load/network', count: 9 });
  outcomes.count({ remote: 'qa', release, event: 'view/ok', count: 9 });
  jest.setSystemTime(new Date('2026-11-21T07:04:00Z'));
  outcomes.count({ remote: 'qa', release, event: 'server/ok', count: 1, ms: 4000 });
  expect(outcomes.of('qa')).toEqual({ ok: 1, slow: 1, failed: 2 });
  jest.setSystemTime(new Date('2026-11-21T07:06:00Z'));
  expect(outcomes.of('qa')).toEqual({ ok: 1, slow: 1, failed: 0 });
  jest.useRealTimers();
});

test('of what goes badly one network says little in five minutes, of whatever remotes', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T07:00:00Z') });
  const outcomes = new RecentOutcomes();
  const release = '1.0.0+abcdef0';
  for (let count = 0; count < 3; count += 1) outcomes.add('qa', { isOk: false, from: '203.0.113.7' });
  outcomes.add('booking', { isOk: false, from: '203.0.113.7' });
  outcomes.add('qa', { isOk: true, ms: 4000, from: '203.0.113.7' });
  outcomes.add('qa', { isOk: true, ms: 40, from: '203.0.113.7' });
  outcomes.count({ remote: 'qa', release, event: 'load/http', count: 4 }, '2001:db8:1:1::7');
  outcomes.count({ remote: 'qa', release, event: 'draw/failed', count: 4 }, '2001:db8:1:2::7');
  expect(outcomes.of('qa')).toEqual({ ok: 1, slow: 0, failed: 4 });
  expect(outcomes.of('booking')).toEqual(nothing);
  jest.setSystemTime(new Date('2026-11-21T07:06:00Z'));
  outcomes.add('qa', { isOk: false, from: '203.0.113.7' });
  expect(outcomes.of('qa')).toEqual({ ok: 0, slow: 0, failed: 1 });
});

const { brand } = readSettings({ CLINIC_PHONE: '920001122', BRAND_NAME_EN: 'Oasis <Clinics>', CHAT_URL: '' });
const remote = {
  descriptor: aRemote('qa', { title: { ar: 'أسئلة', en: 'Questions' }, routes: [aRoute('/qa/:slug')] }),
};
const site = { boot: { remotes: { qa: remote } } } as unknown as ComposedSite;

describe.each(['ar', 'en'] as const)('%s: the page', (lang) => {
  const isArabic = lang === 'ar';
  let app: FastifyInstance;
  let watch: StatusWatch;
  let isApiReady: boolean;

  beforeEach(async () => {
    isApiReady = true;
    const sites = { current: { site }, missing: [] };
    watch = new StatusWatch({
      ...{ apiOrigin: 'http://127.0.0.1:9', sites, isApiReady: () => isApiReady },
      outcomes: new RecentOutcomes(),
    });
    app = Fastify();
    await app.register(fastifyCookie);
    watch.followCalls(app);
    app.get('/api/stream-fails', { config: { staysOpen: true } }, async (_request, reply) => reply.code(503).send());
    app.get('/api/fails', async (_request, reply) => reply.code(503).send());
    serveStatus(app, watch, brand);
    await watch.look();
  });
  afterEach(() => app.close());
  const page = async () => (await app.inject(`/status?lang=${lang}`)).body;

  test('says that all is well, without a script, and is not kept', async () => {
    const { statusCode, headers, body } = await app.inject(`/status?lang=${lang}`);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toContain(isArabic ? 'كل شيء يعمل كالمعتاد' : 'Everything is working as usual');
    expect(body).toContain(isArabic ? '<strong>أسئلة</strong>' : '<strong>Questions</strong>');
    expect(body).toContain('href="tel:920001122"');
    expect(body).not.toMatch(/<script|Oasis <|منذ|since /);
  });

  test('sends people in need to the numbers of the clinic’s country', async () => {
    const byName = isArabic ? 'اتصل بالهلال الأحمر على 997.' : 'call the Red Crescent on 997.';
    expect(await page()).toContain(byName);
    setClinicCountry(countries.KW);
    const inKuwait = await page();
    setClinicCountry(defaultCountry);
    expect(inKuwait).toContain(isArabic ? 'اتصل بالإسعاف على 112.' : 'call an ambulance on 112.');
    expect(inKuwait).not.toContain(byName);
  });

  test('says since when the API is away, once it was away twice, and that visits stand', async () => {
    isApiReady = false;
    await watch.look();
    expect(await page()).not.toContain('class="down"');
    jest.useFakeTimers({
      now: new Date('2026-11-21T16:30:00Z'),
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout'],
    });
    await watch.look();
    jest.setSystemTime(new Date('2026-11-21T17:00:00Z'));
    await watch.look();
    expect(await page()).toContain(isArabic ? '7:30 م' : '7:30 PM');
    jest.setSystemTime(new Date('2026-11-22T07:00:00Z'));
    const body = await page();
    jest.useRealTimers();
    expect(body.match(/class="down"/g)).toHaveLength(2);
    expect(body).toContain(isArabic ? '21 نوفمبر 2026' : '21 November 2026');
    expect(body).toContain(isArabic ? 'مواعيدك المحجوزة باقية' : 'Appointments you have booked are safe');
    isApiReady = true;
    await watch.look();
    expect(await page()).not.toContain('class="down"');
  });

  test('calls that fail on the pages of a remote speak against it', async () => {
    const call = (path: string, visitor: number, url = '/api/fails') =>
      app.inject({
        ...{ url, headers: { referer: `https://clinic.example${path}` } },
        remoteAddress: `203.0.113.${visitor}`,
      });
    for (let visitor = 0; visitor < 5; visitor += 1) {
      await call('/elsewhere', visitor);
      await call('/qa/heart', visitor, '/api/stream-fails');
    }
    for (let count = 0; count < 5; count += 1) await call('/qa/heart', 9);
    await watch.look();
    expect(await page()).not.toContain('class="down"');
    for (let visitor = 0; visitor < 5; visitor += 1) await call('/qa/heart', visitor);
    await watch.look();
    expect(await page()).toMatch(/class="down"><strong>(أسئلة|Questions)/);
  });
});

test('who takes long to send something does not say that the site is slow', async () => {
  const outcomes = new RecentOutcomes();
  const watch = new StatusWatch({
    ...{ apiOrigin: 'http://127.0.0.1:9', sites: { current: { site }, missing: [] }, isApiReady: () => true },
    outcomes,
  });
  const app = Fastify();
  app.addHook('onRequest', async (_request, reply) => {
    Object.defineProperty(reply, 'elapsedTime', { value: 60_000 });
  });
  watch.followCalls(app);
  app.route({ method: ['GET', 'POST'], url: '/api/slow', handler: async () => 'sent' });
  const headers = { referer: 'https://clinic.example/qa/heart' };
  await app.inject({ method: 'POST', url: '/api/slow', headers });
  expect(outcomes.of('qa')).toEqual({ ok: 1, slow: 0, failed: 0 });
  await app.inject({ url: '/api/slow', headers });
  expect(outcomes.of('qa')).toEqual({ ok: 2, slow: 1, failed: 0 });
  await app.close();
});

describe('of a host server', () => {
  const host = hostUnderTest({
    prepare: ({ api }) => api.answer((_request, answer) => answer.end('{"data":{"messages":"limited"}}')),
  });

  test('holds what the API says of messages', async () => {
    const { body } = await host.app.inject('/status?lang=en');
    expect(body).toMatch(/class="working"><strong>Content/);
    expect(body).toMatch(/class="limited"><strong>Codes and confirmations/);
  });
});

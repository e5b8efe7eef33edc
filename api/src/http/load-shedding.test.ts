import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { aSpecialty, openClinic } from '../testing/clinic.ts';
import type { TestClinic } from '../testing/clinic.ts';
import { engines } from '../testing/database.ts';
import { decorateReadiness } from '@clinic/node';
import { handleErrors } from './errors.ts';
import { shedLoad } from './load-shedding.ts';

const visitor = { 'x-forwarded-for': '203.0.113.7' };

describe.each(engines)('R16: more requests than can be answered, on %s', (engine) => {
  let clinic: TestClinic;
  beforeAll(async () => {
    clinic = await openClinic(engine, { env: { MAX_REQUESTS: '8', METRICS_TOKEN: 'm'.repeat(20) } });
    await aSpecialty(clinic);
  });
  afterAll(() => clinic.close());

  const get = (url: string, headers: Record<string, string> = visitor) => clinic.app.inject({ url, headers });
  const signIn = () =>
    clinic.app.inject({
      ...{ method: 'POST', url: '/api/login', headers: visitor },
      payload: { identifier: 'nobody@nabd.example', password: 'wrong' },
    });
  const countOf = (answers: { statusCode: number }[], status: number) =>
    answers.filter(({ statusCode }) => statusCode === status).length;

  test('three quarters are for everybody, the last one for sign-ins and the host server, and the rest is 503 at once', async () => {
    const crowd = Array.from({ length: 20 }, () => get('/api/specialties'));
    const kept = [signIn(), get('/api/specialties', {}), signIn()];
    const healthy = get('/healthz');
    const answers = await Promise.all(crowd);
    expect([countOf(answers, 200), countOf(answers, 503)]).toEqual([6, 14]);
    const refused = answers.find(({ statusCode }) => statusCode === 503);
    expect(refused?.json()).toMatchObject({ code: 'BUSY' });
    expect(refused?.headers).toMatchObject({ 'retry-after': '2', 'x-content-type-options': 'nosniff' });
    expect((await Promise.all(kept)).map(({ statusCode }) => statusCode)).toEqual([401, 200, 503]);
    expect((await healthy).statusCode).toBe(200);

    expect((await get('/api/specialties')).statusCode).toBe(200);
    const { body } = await get('/metrics', { authorization: `Bearer ${'m'.repeat(20)}` });
    expect(body).toContain('\nclinic_requests_under_way 0\n');
    expect(body).toContain('\nclinic_requests_refused_total 15\n');
  });

  test('searches wait for each other, others pass them, and a search too many is refused', async () => {
    let isServed = false;
    const ended: boolean[] = [];
    const release = Promise.withResolvers<void>();
    const search = () =>
      clinic.services
        .inSearchQueue(async () => {
          await release.promise;
          ended.push(isServed);
        })
        .catch((error: unknown) => error);
    const searches = Array.from({ length: 30 }, search);
    expect((await get('/api/specialties')).statusCode).toBe(200);
    expect((await get('/api/search?q=skin')).json()).toMatchObject({ code: 'BUSY' });
    isServed = true;
    release.resolve();
    const outcomes = await Promise.all(searches);
    expect(outcomes.filter((outcome) => outcome !== undefined)).toHaveLength(9);
    expect(ended).toEqual(Array.from({ length: 21 }, () => true));
    expect((await get('/api/search?q=skin')).statusCode).toBe(200);
  });
});

describe('R16: an event loop that is late', () => {
  let delay = 0;
  let app: FastifyInstance;
  beforeAll(() => {
    app = Fastify();
    decorateReadiness(app);
    handleErrors(app);
    shedLoad(app, { mostRequests: 100, mostDelayMs: 300, delayMs: () => delay });
    app.get('/read', async () => 'read');
    app.get('/book', { config: { keptUnderLoad: true } }, async () => 'booked');
    app.get('/healthz', async () => 'ok');
  });
  afterAll(() => app.close());

  test.each([
    [300, [200, 200, 200]],
    [301, [503, 200, 200]],
    [601, [503, 503, 200]],
    [10, [200, 200, 200]],
  ])('%i ms: others are refused first, then bookings, never who watches', async (ms, expected) => {
    delay = ms;
    const codes: number[] = [];
    for (const url of ['/read', '/book', '/healthz']) {
      codes.push((await app.inject({ url, headers: visitor })).statusCode);
    }
    expect(codes).toEqual(expected);
  });
});

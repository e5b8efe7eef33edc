import type { ServerResponse } from 'node:http';
import { hostUnderTest } from '../testing/host-under-test.ts';
import { isKeptUnderLoad } from './overload.ts';

let delay = 0;
/** Calls that the API is at. */
let held: ServerResponse[] = [];
const host = hostUnderTest({
  env: { METRICS_TOKEN: 'm'.repeat(20) },
  settings: { load: { mostRequests: 8, mostDelayMs: 300, delayMs: () => delay } },
  prepare: ({ api }) =>
    api.answer((request, response) => {
      if (request.url === '/readyz') response.end();
      // What the host asks of its own accord waits for nothing.
      else if (request.headers['x-forwarded-for'] !== undefined) held.push(response);
      else response.writeHead(404).end();
    }),
});
beforeEach(() => {
  delay = 0;
  held = [];
});

const get = (url: string, headers: Record<string, string> = {}) =>
  host.app.inject({ url, headers: { host: 'clinic.example', 'accept-language': 'en', ...headers } });
const signIn = () =>
  host.app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { host: 'clinic.example' },
    payload: { identifier: 'x' },
  });

async function untilHeld(count: number): Promise<void> {
  while (held.length < count) await new Promise((resolve) => setImmediate(resolve));
}

describe('R16: more requests than can be answered', () => {
  test('three quarters are for everybody, the last one for sign-ins and files, and the rest is 503 at once', async () => {
    await get('/doctors/known');
    const reading = Array.from({ length: 6 }, () => get('/api/specialties'));
    await untilHeld(6);
    const refused = await get('/api/specialties');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
    expect(refused.json()).toMatchObject({ code: 'BUSY', message: expect.stringContaining('Many people') as string });

    const kept = [signIn(), signIn()];
    await untilHeld(8);
    expect((await signIn()).statusCode).toBe(503);
    const form = await host.app.inject({ method: 'POST', url: '/form', headers: { host: 'clinic.example' } });
    expect([form.statusCode, form.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect((await get('/healthz')).statusCode).toBe(200);
    expect((await get('/readyz')).statusCode).toBe(200);

    const known = await get('/doctors/known');
    expect([known.statusCode, known.headers['cache-control']]).toEqual([200, 'public, max-age=0, must-revalidate']);
    const unknown = await get('/doctors/unknown');
    expect([unknown.statusCode, unknown.headers['retry-after']]).toEqual([503, '5']);
    expect(unknown.body).toContain('The site is busy right now');
    expect((await get('/doctors/known', { cookie: '__Host-preview=p-1' })).statusCode).toBe(503);

    for (const response of held) response.end('{}');
    expect((await Promise.all([...reading, ...kept])).map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect((await get('/doctors/unknown')).statusCode).toBe(200);
    const { body } = await get('/metrics', { authorization: `Bearer ${'m'.repeat(20)}` });
    expect(body).toContain('\nclinic_requests_under_way 0\n');
    expect(body).toContain('\nclinic_renders_waiting 0\n');
    expect(body).toContain('\nclinic_requests_refused_total 5\n');
  });

  test('streams of the desks take no place of them, however many they are', async () => {
    const streams = Array.from({ length: 8 }, () => get('/api/desk-events?at=posts'));
    await untilHeld(8);
    const calls = Array.from({ length: 6 }, () => get('/api/specialties'));
    await untilHeld(14);
    expect(await get('/metrics', { authorization: `Bearer ${'m'.repeat(20)}` })).toMatchObject({
      body: expect.stringContaining('\nclinic_requests_under_way 6\n') as string,
    });
    for (const response of held) response.end('{}');
    const answers = await Promise.all([...streams, ...calls]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(14).fill(200));
  });

  test.each([
    [300, 200, 200],
    [301, 503, 200],
    [601, 503, 503],
  ])(
    'event loop %i ms late: others are refused first, then sign-ins, never a page in memory',
    async (ms, read, signedIn) => {
      await get('/doctors/known');
      host.fixture.api.answer((_request, response) => void response.end('{}'));
      delay = ms;
      const codes = [await get('/api/specialties'), await signIn(), await get('/doctors/known')].map(
        ({ statusCode }) => statusCode,
      );
      expect(codes).toEqual([read, signedIn, 200]);
    },
  );
});

test('files of pages, sign-ins and bookings are kept under load', () => {
  expect(isKeptUnderLoad('/artifacts/:name/:release/*', '/artifacts/host/1.0.0+0000000/host.js')).toBe(true);
  expect(isKeptUnderLoad('/compositions/:id/:file', '/compositions/c-000000000000/0.js')).toBe(true);
  for (const address of ['/api/holds', '/api/appointments/7/cancel', '/api/user?x=1'])
    expect(isKeptUnderLoad('/api/*', address)).toBe(true);
  for (const address of ['/api/search?q=x', '/api/username', '/apiapi/login'])
    expect(isKeptUnderLoad('/api/*', address)).toBe(false);
});

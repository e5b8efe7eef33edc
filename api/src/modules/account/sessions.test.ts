import type { LoginResponse } from '@clinic/contracts';
import type { OwnSession } from '@clinic/contracts/account';
import { Browser, siteOrigin } from '../../testing/browser.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { aPatient, call, defaultNow, openClinic, password } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { deviceOf } from './device.ts';

const android =
  'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

test.each([
  ['', { kind: 'other', browser: null, system: null }],
  ['<script>alert(1)</script>', { kind: 'other', browser: null, system: null }],
  [android, { kind: 'phone', browser: 'Chrome', system: 'Android' }],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0',
    { kind: 'computer', browser: 'Firefox', system: 'Windows' },
  ],
])('a device that says %j of itself', (userAgent, device) => {
  expect(deviceOf(userAgent)).toEqual(device);
});

describe.each(engines)('the devices of an account on %s', (engine) => {
  let clinic: TestClinic;
  beforeAll(async () => {
    clinic = await openClinic(engine, { env: { PUBLIC_URL: siteOrigin } });
  });
  afterAll(() => clinic.close());

  const sessionsOf = async (tab: Browser) =>
    (await tab.send('GET', '/api/sessions')).json<{ data: OwnSession[] }>().data;

  test('401: a visitor has none, and ends none', async () => {
    for (const [method, url] of [
      ['GET', '/api/sessions'],
      ['DELETE', '/api/sessions/1'],
      ['POST', '/api/sessions/revoke-others'],
    ] as const) {
      expect((await call(clinic, method, url)).statusCode).toBe(401);
    }
  });

  test('ASVS 7.5.2: each is shown by its device, the one that asks is marked, and nothing that opens one is shown', async () => {
    const patient = await aPatient(clinic);
    const tab = new Browser(clinic);
    await tab.send('GET', '/api/csrf-cookie');
    await tab.send('POST', '/api/login', { identifier: patient.email, password }, { 'user-agent': android });
    const answer = await tab.send('GET', '/api/sessions');
    expect(answer.headers['cache-control']).toBe('no-store');
    const { data } = answer.json<{ data: OwnSession[] }>();
    const when = defaultNow.toISOString();
    expect(data.map(({ id: _, ...session }) => session)).toEqual([
      {
        device: { kind: 'phone', browser: 'Chrome', system: 'Android' },
        created_at: when,
        last_seen_at: when,
        current: true,
      },
      {
        device: { kind: 'other', browser: null, system: null },
        created_at: when,
        last_seen_at: when,
        current: false,
      },
    ]);
  });

  test('404: another person’s session is not there, and stays', async () => {
    const owner = new Browser(clinic);
    await owner.signIn(await aPatient(clinic));
    const [theirs] = await sessionsOf(owner);
    const answer = await call(clinic, 'DELETE', `/api/sessions/${theirs?.id}`, { as: await aPatient(clinic) });
    expect(answer.statusCode).toBe(404);
    expect((await owner.send('GET', '/api/user')).statusCode).toBe(200);
  });

  test('V8: a device that is signed out from here is out at once', async () => {
    const patient = await aPatient(clinic);
    const [here, there] = [new Browser(clinic), new Browser(clinic)];
    await here.signIn(patient);
    await there.signIn(patient);
    const other = (await sessionsOf(there)).find(({ current }) => current);
    expect((await here.send('DELETE', `/api/sessions/${other?.id}`)).statusCode).toBe(204);
    expect((await there.send('GET', '/api/user')).statusCode).toBe(401);
    expect((await here.send('GET', '/api/user')).statusCode).toBe(200);
  });

  test('S35: to end the session that asks is to sign out, cookies and all', async () => {
    const tab = new Browser(clinic);
    await tab.signIn(await aPatient(clinic));
    const current = (await sessionsOf(tab)).find((session) => session.current);
    expect((await tab.send('DELETE', `/api/sessions/${current?.id}`)).statusCode).toBe(204);
    expect([...tab.jar.keys()].sort()).toEqual(['XSRF-TOKEN', '__Host-device']);
  });

  test('all others at once', async () => {
    const patient = await aPatient(clinic);
    const tab = new Browser(clinic);
    await tab.signIn(patient);
    const answer = await tab.send('POST', '/api/sessions/revoke-others');
    expect(answer.json()).toEqual({ data: { revoked: 1 } });
    expect((await call(clinic, 'GET', '/api/user', { as: patient })).statusCode).toBe(401);
    expect(await sessionsOf(tab)).toHaveLength(1);
  });

  test('V6: a forged request from another site ends nothing', async () => {
    const tab = new Browser(clinic);
    await tab.signIn(await aPatient(clinic));
    const answer = await tab.send('POST', '/api/sessions/revoke-others', undefined, { origin: 'https://evil.test' });
    expect(answer.statusCode).toBe(403);
  });

  test('V8, 7.4.3: with a new password every other session ends, and this one goes on under new secrets', async () => {
    const patient = await aPatient(clinic);
    const tab = new Browser(clinic);
    await tab.signIn(patient);
    const before = { token: tab.jar.get('access_token'), sid: tab.jar.get('__Host-sid') };
    const old = tab.headers();
    const answer = await tab.send('POST', '/api/account/password', {
      current_password: password,
      password: 'Quiet-river-92',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<LoginResponse>().user.name).toBe(patient.name);
    expect(tab.jar.get('access_token')).not.toBe(before.token);
    expect(tab.jar.get('__Host-sid')).not.toBe(before.sid);
    expect((await tab.send('GET', '/api/user')).statusCode).toBe(200);
    expect((await call(clinic, 'GET', '/api/user', { headers: old })).statusCode).toBe(401);
    expect((await call(clinic, 'GET', '/api/user', { as: patient })).statusCode).toBe(401);
  });

  test('one that has run out is not shown, and not counted with those that end', async () => {
    const patient = await aPatient(clinic);
    const days = (count: number) => new Date(defaultNow.getTime() + count * 24 * 60 * 60_000);
    clinic.setNow(days(6));
    const tab = new Browser(clinic);
    await tab.signIn(patient);
    expect(await sessionsOf(tab)).toHaveLength(2);
    clinic.setNow(days(7));
    expect(await sessionsOf(tab)).toHaveLength(1);
    expect((await tab.send('POST', '/api/sessions/revoke-others')).json()).toEqual({ data: { revoked: 0 } });
  });
});

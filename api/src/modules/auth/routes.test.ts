import { eq } from 'drizzle-orm';
import type { CurrentUser, LoginResponse } from '@clinic/contracts';
import { sessions, users } from '../../db/schema.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { Browser, siteOrigin } from '../../testing/browser.ts';
import { aPatient, call, defaultNow, openClinic, password } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';

const minutes = (count: number) => new Date(defaultNow.getTime() + count * 60_000);

describe.each(engines)('sessions on %s', (engine) => {
  let clinic: TestClinic;
  let address = 0;
  const login = (identifier: string, secret: string, remoteAddress: string) =>
    clinic.app.inject({ method: 'POST', url: '/api/login', remoteAddress, payload: { identifier, password: secret } });

  beforeAll(async () => {
    clinic = await openClinic(engine, { env: { PUBLIC_URL: siteOrigin } });
  });
  afterAll(() => clinic.close());
  beforeEach(() => {
    clinic.setNow(defaultNow);
    address += 1;
  });

  async function signedInBrowser() {
    const patient = await aPatient(clinic);
    const tab = new Browser(clinic);
    await tab.signIn(patient);
    return { patient, tab };
  }

  describe('signing in', () => {
    test('422 names what is missing', async () => {
      const answer = await call(clinic, 'POST', '/api/login', { body: { identifier: ' ' } });
      expect(answer.statusCode).toBe(422);
      expect(answer.json<{ errors: object }>().errors).toEqual({
        identifier: ['validation.required'],
        password: ['validation.required'],
      });
    });

    test('V9: an unknown account and a wrong password get the same answer', async () => {
      const patient = await aPatient(clinic);
      const wrong = await login(patient.email, 'not it', `10.1.0.${address}`);
      const unknown = await login('nobody@nabd.example', password, `10.1.1.${address}`);
      expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
      const { request_id: _a, ...first } = wrong.json<Record<string, unknown>>();
      const { request_id: _b, ...second } = unknown.json<Record<string, unknown>>();
      expect(first).toEqual(second);
      expect(first['code']).toBe('INVALID_CREDENTIALS');
    });

    test('a locked account cannot sign in, and its open sessions end', async () => {
      const patient = await aPatient(clinic);
      await clinic.database.db.update(users).set({ status: 'locked' }).where(eq(users.id, patient.id));
      expect((await login(patient.email, password, `10.1.2.${address}`)).statusCode).toBe(401);
      expect((await call(clinic, 'GET', '/api/user', { as: patient })).statusCode).toBe(401);
    });

    test.each(['05', '+9665', '009665', '9665', '٠٥'])('a phone number may begin with %s', async (start) => {
      const digits = '12345678'.replace('8', String(address % 10));
      const patient = await aPatient(clinic, { phone: `+9665${digits}` });
      const answer = await login(`${start}${digits.slice(0, 4)} ${digits.slice(4)}`, password, `10.1.3.${address}`);
      expect(answer.statusCode).toBe(200);
      await clinic.database.db.update(users).set({ phone: null }).where(eq(users.id, patient.id));
    });

    test('S75: the answer, and an unbound bearer without cookies for an app', async () => {
      const patient = await aPatient(clinic);
      const answer = await login(patient.email.toUpperCase(), password, `10.1.4.${address}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.cookies).toEqual([]);
      const { access_token, user } = answer.json<LoginResponse>();
      expect(user).toEqual({ name: patient.name, role: 4, phone_verified_at: null });
      const me = await call(clinic, 'GET', '/api/user', { headers: { authorization: `Bearer ${access_token}` } });
      expect(me.json<CurrentUser>()).toEqual({
        public_id: patient.publicId,
        name: patient.name,
        phone: patient.phone,
        email: patient.email,
        role: 4,
        phone_verified_at: null,
        lang: 'ar',
        digits: 'latn',
        unread_notifications: 0,
      });
      expect(me.headers['cache-control']).toBe('no-store');
    });

    test('V5: the cookies of a browser are exactly those of the table', async () => {
      const patient = await aPatient(clinic, { name: 'نورة; العتيبي', phoneVerifiedAt: defaultNow });
      const tab = new Browser(clinic);
      const answer = await tab.signIn(patient);
      const raw = [answer.headers['set-cookie']].flat().map(String).sort();
      const attributes = '; Max-Age=604800; Path=/; Secure; SameSite=Strict';
      const random = '[\\w-]{43}';
      const expected = [
        new RegExp(`^XSRF-TOKEN=[\\w-]{24}\\.${random}${attributes}$`),
        /^__Host-device=[\w-]{100,}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
        new RegExp(`^__Host-sid=${random}; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Strict$`),
        new RegExp(`^access_token=${random}${attributes}$`),
        new RegExp(`^phone_verified=1${attributes}$`),
        new RegExp(`^role=4${attributes}$`),
        new RegExp(`^user_name=${encodeURIComponent('نورة; العتيبي')}${attributes}$`),
      ];
      expect(raw).toHaveLength(expected.length);
      raw.forEach((line, index) => expect(line).toMatch(expected[index] as RegExp));
    });

    test('nothing that opens a session is stored as it is', async () => {
      const { patient, tab } = await signedInBrowser();
      const rows = await clinic.database.db.select().from(sessions).where(eq(sessions.userId, patient.id));
      const columns = rows.flatMap((row) => Object.values(row));
      const stored = Buffer.concat(
        columns.map((value) => (Buffer.isBuffer(value) ? value : Buffer.from(String(value)))),
      );
      expect(columns.some((value) => Buffer.isBuffer(value))).toBe(true);
      for (const name of ['__Host-sid', 'access_token']) {
        const token = tab.jar.get(name) ?? '';
        expect(token).toHaveLength(43);
        expect(stored.includes(token)).toBe(false);
        expect(stored.includes(Buffer.from(token, 'base64url'))).toBe(false);
      }
    });
  });

  describe('a browser’s session is bound', () => {
    test('V7: the bearer without its __Host-sid, or with another’s, opens nothing', async () => {
      const { tab } = await signedInBrowser();
      const { tab: thief } = await signedInBrowser();
      const authorization = `Bearer ${tab.jar.get('access_token')}`;
      expect((await tab.send('GET', '/api/user')).statusCode).toBe(200);
      const alone = await call(clinic, 'GET', '/api/user', { headers: { authorization } });
      expect([alone.statusCode, alone.json<{ code: string }>().code]).toEqual([401, 'SESSION_EXPIRED']);
      expect((await thief.send('GET', '/api/user', undefined, { authorization })).statusCode).toBe(401);
    });

    test('cookies without the bearer open nothing, but for a link to a calendar file', async () => {
      const { tab } = await signedInBrowser();
      const { authorization: _, ...headers } = tab.headers();
      expect((await call(clinic, 'GET', '/api/user', { headers })).statusCode).toBe(401);
      const link = await call(clinic, 'GET', '/api/appointments/1/calendar.ics', { headers });
      expect(link.statusCode).toBe(404);
    });

    test('the bearer is renewed after 15 minutes; the old one lives on for a minute', async () => {
      const { tab } = await signedInBrowser();
      const old = tab.jar.get('access_token') ?? '';
      clinic.setNow(minutes(14));
      await tab.send('GET', '/api/user');
      expect(tab.jar.get('access_token')).toBe(old);
      clinic.setNow(minutes(16));
      await tab.send('GET', '/api/user');
      expect(tab.jar.get('access_token')).not.toBe(old);
      await tab.send('GET', '/api/user');
      const withOld = () => tab.send('GET', '/api/user', undefined, { authorization: `Bearer ${old}` });
      expect((await withOld()).statusCode).toBe(200);
      clinic.setNow(minutes(18));
      expect((await withOld()).statusCode).toBe(401);
      expect((await tab.send('GET', '/api/user')).statusCode).toBe(200);
    });

    test('a new bearer that never arrived does not end the session', async () => {
      const { tab } = await signedInBrowser();
      const old = tab.jar.get('access_token') ?? '';
      clinic.setNow(minutes(16));
      await tab.send('GET', '/api/user');
      tab.jar.set('access_token', old);
      clinic.setNow(minutes(30));
      expect((await tab.send('GET', '/api/user')).statusCode).toBe(200);
      expect(tab.jar.get('access_token')).not.toBe(old);
      expect((await tab.send('GET', '/api/user')).statusCode).toBe(200);
    });

    test('S74: it ends after seven days, however much it was used', async () => {
      const { tab } = await signedInBrowser();
      for (let day = 1; day < 7; day += 1) {
        clinic.setNow(minutes(day * 24 * 60));
        expect((await tab.send('GET', '/api/user')).statusCode).toBe(200);
      }
      clinic.setNow(minutes(7 * 24 * 60));
      expect((await tab.send('GET', '/api/user')).json()).toMatchObject({ code: 'SESSION_EXPIRED' });
    });

    test('V8: signing in again ends the session before, signing out ends this one', async () => {
      const { patient, tab } = await signedInBrowser();
      const before = tab.headers();
      await tab.send('POST', '/api/login', { identifier: patient.email, password });
      expect((await call(clinic, 'GET', '/api/user', { headers: before })).statusCode).toBe(401);

      const open = tab.headers();
      expect((await tab.send('POST', '/api/logout')).statusCode).toBe(204);
      expect([...tab.jar.keys()].sort()).toEqual(['XSRF-TOKEN', '__Host-device']);
      expect((await call(clinic, 'GET', '/api/user', { headers: open })).statusCode).toBe(401);
      expect((await tab.signIn(patient)).statusCode).toBe(200);
    });
  });

  describe('V6: a change that another site may have caused', () => {
    const cases: [string, (tab: Browser, other: Browser) => Record<string, string>][] = [
      ['no token', () => ({ 'x-xsrf-token': '' })],
      ['a token of one’s own making', () => ({ 'x-xsrf-token': 'a.b', cookie: 'XSRF-TOKEN=a.b' })],
      [
        'another session’s token',
        (tab, other) => {
          const token = other.jar.get('XSRF-TOKEN') ?? '';
          const cookie = `__Host-sid=${tab.jar.get('__Host-sid')}; XSRF-TOKEN=${token}`;
          return { cookie, 'x-xsrf-token': token };
        },
      ],
      ['the token without its session', (tab) => ({ cookie: `XSRF-TOKEN=${tab.jar.get('XSRF-TOKEN')}` })],
      ['another origin', () => ({ origin: 'https://evil.example' })],
      ['an opaque origin', () => ({ origin: 'null' })],
      ['a cross-site fetch', () => ({ 'sec-fetch-site': 'cross-site' })],
      ['a fetch of a sibling site', () => ({ 'sec-fetch-site': 'same-site' })],
    ];
    const routes = ['/api/login', '/api/logout', '/api/appointments', '/api/holds', '/api/appointments/1/cancel'];

    test.each(cases)('%s: 403 on every route, before anything is read', async (_name, change) => {
      const [{ tab }, { tab: other }] = [await signedInBrowser(), await signedInBrowser()];
      for (const url of routes) {
        const answer = await call(clinic, 'POST', url, {
          body: {},
          headers: { ...tab.headers(), ...change(tab, other) },
        });
        expect([url, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([url, 403, 'CSRF_MISMATCH']);
      }
      expect((await tab.send('GET', '/api/user')).statusCode).toBe(200);
    });

    test('a form of another page is refused by its missing token', async () => {
      const { tab } = await signedInBrowser();
      const { 'x-xsrf-token': _, ...headers } = tab.headers();
      const answer = await clinic.app.inject({
        method: 'POST',
        url: '/api/logout',
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'a=b',
      });
      expect(answer.statusCode).toBe(403);
    });

    test('a bearer without cookies needs no token', async () => {
      const patient = await aPatient(clinic);
      expect((await call(clinic, 'POST', '/api/logout', { as: patient })).statusCode).toBe(204);
      expect((await call(clinic, 'GET', '/api/user', { as: patient })).statusCode).toBe(401);
    });
  });
});

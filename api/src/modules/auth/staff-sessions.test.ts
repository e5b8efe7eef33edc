import type { ErrorBody } from '@clinic/contracts';
import { roles } from '@clinic/contracts';
import type { AdminUser, OwnSession } from '@clinic/contracts/account';
import { Browser, siteOrigin } from '../../testing/browser.ts';
import type { Patient, TestClinic } from '../../testing/clinic.ts';
import { aPatient, call, defaultNow, openClinic, password } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { anApp, AuthenticatorApp } from '../../testing/factors.ts';
import { openSession } from './session.ts';

const later = (minutes: number) => new Date(defaultNow.getTime() + minutes * 60_000);

describe.each(engines)('sessions of the staff on %s', (engine) => {
  let clinic: TestClinic;
  beforeAll(async () => {
    const env = {
      PUBLIC_URL: siteOrigin,
      STAFF_SECOND_FACTOR: 'on',
      STAFF_IDLE_MINUTES: '30',
      STAFF_SESSION_HOURS: '12',
    };
    clinic = await openClinic(engine, { env });
  });
  beforeEach(() => clinic.setNow(defaultNow));
  afterAll(() => clinic.close());

  const get = (as: Patient, url: string) => call(clinic, 'GET', url, { as });
  const desk = '/api/admin/users';
  const codeAt = async (as: Patient, url = desk) => (await get(as, url)).json<ErrorBody>().code;
  const anAdmin = async () => {
    const admin = await aPatient(clinic, { roleId: roles.admin });
    return { admin, app: await anApp(clinic, admin) };
  };

  test.each(Object.entries(roles).filter(([name]) => name !== 'patient'))(
    '%s without a second factor can set one up and do nothing else',
    async (_name, roleId) => {
      const somebody = await aPatient(clinic, { roleId });
      for (const url of ['/api/sessions', '/api/account/export', '/api/appointments', '/api/notifications'])
        expect([url, await codeAt(somebody, url)]).toEqual([url, 'SECOND_FACTOR_REQUIRED']);
      expect((await get(somebody, '/api/user')).statusCode).toBe(200);
      expect((await get(somebody, '/api/session')).json()).toMatchObject({ data: { enrol: true, locked: false } });
      const made = await call(clinic, 'POST', '/api/account/totp', { as: somebody });
      const app = new AuthenticatorApp(made.json<{ data: { secret: string } }>().data.secret);
      const body = { code: app.code(defaultNow) };
      expect((await call(clinic, 'POST', '/api/account/totp/confirm', { as: somebody, body })).statusCode).toBe(200);
      expect((await get(somebody, '/api/sessions')).statusCode).toBe(200);
      const removed = await call(clinic, 'DELETE', '/api/account/totp', { as: somebody });
      expect(removed.json<ErrorBody>().code).toBe('SECOND_FACTOR_REQUIRED');
      expect((await get(somebody, '/api/sessions')).statusCode).toBe(200);
    },
  );

  test('patients need none', async () => {
    const patient = await aPatient(clinic);
    expect((await get(patient, '/api/appointments')).statusCode).toBe(200);
  });

  test('thirty minutes of doing nothing lock a session; the password or a factor opens it again', async () => {
    const { admin, app } = await anAdmin();
    clinic.setNow(later(29));
    expect((await get(admin, desk)).statusCode).toBe(200);
    clinic.setNow(later(58));
    expect((await get(admin, desk)).statusCode).toBe(200);
    clinic.setNow(later(88));
    expect(await codeAt(admin)).toBe('CONFIRMATION_REQUIRED');
    expect((await get(admin, '/api/session')).json()).toMatchObject({ data: { locked: true, idle_minutes: 30 } });
    expect((await get(admin, '/api/user')).statusCode).toBe(200);
    expect(await codeAt(admin)).toBe('CONFIRMATION_REQUIRED');
    const confirm = (body: object) => call(clinic, 'POST', '/api/session/confirm', { as: admin, body });
    expect((await confirm({ code: '000000' })).statusCode).toBe(422);
    expect(await codeAt(admin)).toBe('CONFIRMATION_REQUIRED');
    expect((await confirm({ code: app.code(later(88)) })).statusCode).toBe(204);
    expect((await get(admin, desk)).statusCode).toBe(200);
    clinic.setNow(later(120));
    expect((await confirm({ password })).statusCode).toBe(204);
    expect((await get(admin, desk)).statusCode).toBe(200);
  });

  test.each([
    ['GET', '/api/user', undefined, 200],
    ['GET', '/api/session', undefined, 200],
    ['POST', '/api/session/lock', {}, 204],
    ['POST', '/api/session/confirm', { password: 'Wrong-horse-1' }, 422],
  ] as const)(
    '%s %s of a browser that was left alone renews its token and opens nothing',
    async (method, url, body, status) => {
      const admin = await aPatient(clinic, { roleId: roles.admin });
      const browser = new Browser(clinic);
      expect((await browser.signIn(admin)).statusCode).toBe(200);
      await anApp(clinic, admin);
      const codeNow = async () => (await browser.send('GET', desk)).json<ErrorBody>().code;
      const locked = ['CONFIRMATION_REQUIRED', 'CONFIRMATION_REQUIRED'];
      const before = browser.jar.get('access_token');
      for (const minutes of [31, 47, 63]) {
        clinic.setNow(later(minutes));
        const codes = [await codeNow()];
        expect((await browser.send(method, url, body)).statusCode).toBe(status);
        expect([...codes, await codeNow()]).toEqual(locked);
      }
      expect(browser.jar.get('access_token')).not.toBe(before);
      expect((await browser.send('POST', '/api/session/confirm', { password })).statusCode).toBe(204);
      expect((await browser.send('GET', desk)).statusCode).toBe(200);
      clinic.setNow(later(80));
      expect((await browser.send('GET', desk)).statusCode).toBe(200);
      clinic.setNow(later(109));
      expect((await browser.send('GET', desk)).statusCode).toBe(200);
    },
  );

  test('a page that locks itself locks the session, and nothing that it still asks for opens it', async () => {
    const { admin } = await anAdmin();
    expect((await call(clinic, 'POST', '/api/session/lock', { as: admin })).statusCode).toBe(204);
    clinic.setNow(later(5));
    expect(await codeAt(admin)).toBe('CONFIRMATION_REQUIRED');
    expect((await get(admin, '/api/user')).statusCode).toBe(200);
    expect(await codeAt(admin)).toBe('CONFIRMATION_REQUIRED');
    await call(clinic, 'POST', '/api/session/confirm', { as: admin, body: { password } });
    expect((await get(admin, desk)).statusCode).toBe(200);
  });

  test('twelve hours end it, however much it was used; a patient’s stays', async () => {
    const { admin } = await anAdmin();
    const patient = await aPatient(clinic);
    for (let minutes = 0; minutes < 720; minutes += 25) {
      clinic.setNow(later(minutes));
      expect((await get(admin, desk)).statusCode).toBe(200);
    }
    clinic.setNow(later(720));
    expect(await codeAt(admin)).toBe('SESSION_EXPIRED');
    const body = { password };
    expect((await call(clinic, 'POST', '/api/session/confirm', { as: admin, body })).statusCode).toBe(401);
    expect((await get(patient, '/api/appointments')).statusCode).toBe(200);
    expect((await call(clinic, 'POST', '/api/session/lock', { as: patient })).statusCode).toBe(204);
    expect((await get(patient, '/api/appointments')).statusCode).toBe(200);
  });

  test('a session that twelve hours ended is shown as open to nobody; a patient’s still is', async () => {
    const [{ admin }, patient] = [await anAdmin(), await aPatient(clinic)];
    const now = later(13 * 60);
    clinic.setNow(now);
    const { admin: other } = await anAdmin();
    const openFor = async ({ email }: Patient) =>
      (await get(other, `${desk}?search=${email}`)).json<{ data: { data: AdminUser[] } }>().data.data[0]?.sessions;
    expect([await openFor(admin), await openFor(patient), await openFor(other)]).toEqual([0, 1, 1]);
    for (const [owner, shown] of [
      [admin, [true]],
      [patient, [true, false]],
    ] as const) {
      const { token } = await openSession(clinic.database.db, owner, { bound: false, userAgent: '', now });
      const listed = await get({ ...owner, headers: { authorization: `Bearer ${token}` } }, '/api/sessions');
      expect(listed.json<{ data: OwnSession[] }>().data.map(({ current }) => current)).toEqual(shown);
    }
  });

  test('whoever takes a visit away or moves it shows every half hour whose the session is; nothing else of the desk asks', async () => {
    const reception = await aPatient(clinic, { roleId: roles.reception });
    const app = await anApp(clinic, reception);
    const visit = '/api/reception/appointments/999999';
    const wanted = { doctor_id: 1, specialty_id: 1, date: '2026-12-01', time: '09:00' };
    const bodies = { cancel: { reason: 'patient-asked' }, reject: { reason: 'patient-asked' }, move: wanted };
    const ask = async (action: string, body?: object) =>
      (await call(clinic, 'POST', `${visit}/${action}`, { as: reception, body })).json<ErrorBody>().code;
    const asked = async () => {
      const codes = [];
      for (const [action, body] of Object.entries(bodies)) codes.push(await ask(action, body));
      return codes;
    };
    const days = {
      doctor_id: 999_999,
      first: '2026-12-01',
      last: '2026-12-01',
      reason: 'clinic-closed',
      dry_run: false,
    };
    const callOff = async (body: object) =>
      (await call(clinic, 'POST', '/api/reception/days/cancel', { as: reception, body })).json<ErrorBody>().code;
    clinic.setNow(later(29));
    expect(await asked()).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
    clinic.setNow(later(31));
    expect(await asked()).toEqual(Array.from(Object.keys(bodies), () => 'CONFIRMATION_REQUIRED'));
    expect(await callOff(days)).toBe('CONFIRMATION_REQUIRED');
    // There is no such doctor.
    expect(await callOff({ ...days, dry_run: true })).toBe('VALIDATION');
    expect(await ask('confirm')).toBe('NOT_FOUND');
    const shown = { code: app.code(later(31)) };
    expect((await call(clinic, 'POST', '/api/session/confirm', { as: reception, body: shown })).statusCode).toBe(204);
    clinic.setNow(later(50));
    expect(await asked()).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
    expect(await callOff(days)).toBe('VALIDATION');
  });
});

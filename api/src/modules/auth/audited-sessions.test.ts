import { asc, eq } from 'drizzle-orm';
import { roles } from '@clinic/contracts';
import { auditLog } from '../../db/schema.ts';
import { siteOrigin, Browser } from '../../testing/browser.ts';
import type { Patient } from '../../testing/clinic.ts';
import { aPatient, call, password } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { useClinic } from '../../testing/use-clinic.ts';

describe.each(engines)('V26: sessions and consents in the audit log on %s', (engine) => {
  const clinic = useClinic(engine, { env: { PUBLIC_URL: siteOrigin } });

  const rowsOf = async ({ id }: Patient) =>
    (
      await clinic.database.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.subject, `user:${id}`))
        .orderBy(asc(auditLog.id))
    ).map(({ action, result, actorId, details }) => ({ action, result, actorId, details }));
  const login = ({ email }: Patient, secret: string) =>
    call(clinic, 'POST', '/api/login', { body: { identifier: email, password: secret } });

  test('signing in and out is a row each, in a browser too', async () => {
    const patient = await aPatient(clinic);
    expect((await login(patient, password)).statusCode).toBe(200);
    const tab = new Browser(clinic);
    await tab.signIn(patient);
    expect((await tab.send('POST', '/api/logout')).statusCode).toBe(204);
    expect((await tab.send('POST', '/api/logout')).statusCode).toBe(204);
    expect(await rowsOf(patient)).toEqual([
      { action: 'session.opened', result: 'done', actorId: patient.id, details: {} },
      { action: 'session.opened', result: 'done', actorId: patient.id, details: {} },
      { action: 'session.ended', result: 'done', actorId: patient.id, details: {} },
    ]);
  });

  test('a wrong password of the staff is a row, that of a patient is none', async () => {
    const patient = await aPatient(clinic);
    const doctor = await aPatient(clinic, { roleId: roles.moderator });
    expect((await login(patient, 'wrong')).statusCode).toBe(401);
    expect((await login(doctor, 'wrong')).statusCode).toBe(401);
    // The row is written when the response has left; the test's own time limit ends the wait.
    let rows = await rowsOf(doctor);
    while (rows.length === 0) rows = await rowsOf(doctor);
    expect(rows).toEqual([
      { action: 'session.opened', result: 'refused', actorId: null, details: { code: 'INVALID_CREDENTIALS' } },
    ]);
    expect(await rowsOf(patient)).toEqual([]);
  });

  test('signing other devices out is a row, with which or how many', async () => {
    const patient = await aPatient(clinic);
    await login(patient, password);
    await login(patient, password);
    const list = await call(clinic, 'GET', '/api/sessions', { as: patient });
    const other = list.json<{ data: { id: number; current: boolean }[] }>().data.find(({ current }) => !current);
    await call(clinic, 'DELETE', `/api/sessions/${other?.id}`, { as: patient });
    await call(clinic, 'POST', '/api/sessions/revoke-others', { as: patient });
    expect((await rowsOf(patient)).slice(2)).toEqual([
      { action: 'session.revoked', result: 'done', actorId: patient.id, details: { session: other?.id } },
      { action: 'session.revoked', result: 'done', actorId: patient.id, details: { revoked: 1 } },
    ]);
  });

  test('a consent that says something new is a row', async () => {
    const patient = await aPatient(clinic);
    for (const granted of [true, true, false]) {
      await call(clinic, 'POST', '/api/account/consents', { as: patient, body: { kind: 'marketing', granted } });
    }
    expect(await rowsOf(patient)).toMatchObject([
      { action: 'consent.given', details: { kind: 'marketing' } },
      { action: 'consent.withdrawn', details: { kind: 'marketing' } },
    ]);
  });
});

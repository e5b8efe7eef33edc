import type pg from 'pg';
import { eq } from 'drizzle-orm';
import { sessions } from '../../db/schema.ts';
import type { Patient } from '../../testing/clinic.ts';
import { aPatient, call, password } from '../../testing/clinic.ts';
import { connectTo, describeOnServer } from '../../testing/database.ts';
import { useClinic } from '../../testing/use-clinic.ts';

const newPassword = 'Another-horse-2';

describeOnServer('7.4.3: while a sign-in is under way', () => {
  const clinic = useClinic('postgresql');
  let address = 0;

  const signIn = (patient: Patient, secret: string) =>
    clinic.app.inject({
      ...{ method: 'POST', url: '/api/login', remoteAddress: `10.9.0.${address}` },
      payload: { identifier: patient.email, password: secret },
    });
  const isWaiting = async (another: pg.Client) => {
    const { rows } = await another.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    return rows.length > 0;
  };

  /** Signs in, and does something after the account was read and before its session is stored. */
  async function meanwhile(patient: Patient, secret: string, act: () => Promise<{ statusCode: number }>) {
    address += 1;
    expect((await signIn(patient, 'wrong')).statusCode).toBe(401);
    const another = await connectTo(clinic.database);
    await another.query('BEGIN');
    await another.query("SELECT FROM rate_limits WHERE scope LIKE 'sign-in-%' FOR UPDATE");
    const signingIn = signIn(patient, secret);
    while (!(await isWaiting(another)));
    expect((await act()).statusCode).toBe(200);
    await another.query('COMMIT');
    await another.end();
    const { statusCode } = await signingIn;
    const open = await clinic.database.db.$count(sessions, eq(sessions.userId, patient.id));
    return { statusCode, open };
  }

  test('a changed password leaves only the session it was changed in', async () => {
    const patient = await aPatient(clinic);
    const body = { current_password: password, password: newPassword, password_confirmation: newPassword };
    const change = () => call(clinic, 'POST', '/api/account/password', { as: patient, body });
    expect(await meanwhile(patient, password, change)).toEqual({ statusCode: 401, open: 1 });
    expect((await signIn(patient, newPassword)).statusCode).toBe(200);
  });

  test('signing all other devices out leaves only the session it was done in', async () => {
    const patient = await aPatient(clinic);
    const revoke = () => call(clinic, 'POST', '/api/sessions/revoke-others', { as: patient });
    expect(await meanwhile(patient, password, revoke)).toEqual({ statusCode: 401, open: 1 });
    expect((await signIn(patient, password)).statusCode).toBe(200);
  });

  test('what ends no session stands in no sign-in’s way', async () => {
    const patient = await aPatient(clinic);
    const look = () => call(clinic, 'GET', '/api/sessions', { as: patient });
    expect(await meanwhile(patient, password, look)).toEqual({ statusCode: 200, open: 2 });
  });
});

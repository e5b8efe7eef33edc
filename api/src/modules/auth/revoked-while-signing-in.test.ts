import { eq } from 'drizzle-orm';
import { advisoryLocks } from '../../db/advisory-locks.ts';
import { sessions, users } from '../../db/schema.ts';
import type { Patient, TestClinic } from '../../testing/clinic.ts';
import { aPatient, call, password } from '../../testing/clinic.ts';
import { codeSentTo } from '../../testing/codes.ts';
import { connectTo, describeOnServer, untilSomebodyWaits } from '../../testing/database.ts';
import { AuthenticatorApp, shownFactors } from '../../testing/factors.ts';
import { useClinic } from '../../testing/use-clinic.ts';
import { openSession } from './session.ts';

const newPassword = 'Another-horse-2';
const changeOfPassword = { current_password: password, password: newPassword, password_confirmation: newPassword };

/** Starts something that then waits for what a statement locks, and does something else before it goes on. */
async function heldAt<T>(
  clinic: TestClinic,
  lock: string,
  start: () => Promise<T>,
  act: () => Promise<{ statusCode: number }>,
): Promise<T> {
  const another = await connectTo(clinic.database);
  await another.query('BEGIN');
  await another.query(lock);
  const underWay = start();
  await untilSomebodyWaits(another);
  expect((await act()).statusCode).toBe(200);
  await another.query('COMMIT');
  await another.end();
  return underWay;
}

describeOnServer('7.4.3: while a sign-in is under way', () => {
  const clinic = useClinic('postgresql');
  let address = 0;

  const signIn = (patient: Patient, secret: string) =>
    clinic.app.inject({
      ...{ method: 'POST', url: '/api/login', remoteAddress: `10.9.0.${address}` },
      payload: { identifier: patient.email, password: secret },
    });

  /** Signs in, and does something after the account was read and before its session is stored. */
  async function meanwhile(patient: Patient, secret: string, act: () => Promise<{ statusCode: number }>) {
    address += 1;
    expect((await signIn(patient, 'wrong')).statusCode).toBe(401);
    const lock = "SELECT FROM rate_limits WHERE scope LIKE 'sign-in-%' FOR UPDATE";
    const { statusCode } = await heldAt(clinic, lock, () => signIn(patient, secret), act);
    const open = await clinic.database.db.$count(sessions, eq(sessions.userId, patient.id));
    return { statusCode, open };
  }

  test('a changed password leaves only the session it was changed in', async () => {
    const patient = await aPatient(clinic);
    const change = () => call(clinic, 'POST', '/api/account/password', { as: patient, body: changeOfPassword });
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

describeOnServer('7.4.3: what a session is about to do when its account ends it is not done', () => {
  const clinic = useClinic('postgresql');

  /** Signs the owner's other sessions out while one of them is doing something; what that one is answered. */
  async function endedMeanwhile(other: Patient, lock: string, start: () => ReturnType<typeof call>) {
    const { token } = await openSession(clinic.database.db, other, { bound: false, userAgent: '', now: clinic.now() });
    const owner = { ...other, headers: { authorization: `Bearer ${token}` } };
    const revoke = () => call(clinic, 'POST', '/api/sessions/revoke-others', { as: owner });
    const { statusCode } = await heldAt(clinic, lock, start, revoke);
    const [stored] = await clinic.database.db.select().from(users).where(eq(users.id, other.id));
    const open = await clinic.database.db.$count(sessions, eq(sessions.userId, other.id));
    return { statusCode, open, stored, owner };
  }

  test('a change of the password', async () => {
    const other = await aPatient(clinic);
    const change = (body: object) => call(clinic, 'POST', '/api/account/password', { as: other, body });
    expect((await change({ ...changeOfPassword, current_password: 'wrong' })).statusCode).toBe(422);
    const lock = "SELECT FROM rate_limits WHERE scope = 'confirm-password' FOR UPDATE";
    const { statusCode, open, stored } = await endedMeanwhile(other, lock, () => change(changeOfPassword));
    expect([statusCode, open, stored?.passwordHash]).toEqual([401, 1, other.passwordHash]);
  });

  test('a change of the address', async () => {
    const other = await aPatient(clinic);
    const email = 'somebody.else@nabd.example';
    expect((await call(clinic, 'POST', '/api/account/email', { as: other, body: { email } })).statusCode).toBe(202);
    const code = await codeSentTo(clinic, email);
    const confirm = () => call(clinic, 'POST', '/api/account/email/confirm', { as: other, body: { code } });
    const lock = 'SELECT FROM otp_codes FOR UPDATE';
    const { statusCode, stored } = await endedMeanwhile(other, lock, confirm);
    expect([statusCode, stored?.email]).toEqual([401, other.email]);
  });

  test('a change of the name', async () => {
    const other = await aPatient(clinic);
    const rename = () => call(clinic, 'PATCH', '/api/account/profile', { as: other, body: { name: 'اسم آخر' } });
    const { statusCode, stored } = await endedMeanwhile(other, 'LOCK TABLE appointments', rename);
    expect([statusCode, stored?.name]).toEqual([401, other.name]);
  });

  test('a new factor', async () => {
    const other = await aPatient(clinic);
    const offered = await call(clinic, 'POST', '/api/account/totp', { as: other });
    const app = new AuthenticatorApp(offered.json<{ data: { secret: string } }>().data.secret);
    const confirm = (code: string) => call(clinic, 'POST', '/api/account/totp/confirm', { as: other, body: { code } });
    expect((await confirm('000000')).statusCode).toBe(422);
    const lock = "SELECT FROM rate_limits WHERE scope = 'totp-first-code' FOR UPDATE";
    const { statusCode, owner } = await endedMeanwhile(other, lock, () => confirm(app.code(clinic.now())));
    expect([statusCode, statusCode === 401 && (await shownFactors(clinic, owner)).totp]).toEqual([401, null]);
  });

  test('the deletion of the account', async () => {
    const other = await aPatient(clinic);
    const remove = () => call(clinic, 'POST', '/api/account/delete', { as: other, body: { confirm: 'DELETE' } });
    const lock = `SELECT pg_advisory_xact_lock(${advisoryLocks.account}, hashtext('${other.id}'))`;
    const { statusCode, stored } = await endedMeanwhile(other, lock, remove);
    expect([statusCode, stored?.status]).toEqual([401, 'active']);
  });
});

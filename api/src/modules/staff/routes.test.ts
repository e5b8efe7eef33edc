import { desc, eq } from 'drizzle-orm';
import { roles } from '@clinic/contracts';
import type { ErrorBody } from '@clinic/contracts';
import type { AdminUser } from '@clinic/contracts/account';
import { releasedAddress } from '../../messaging/addresses.ts';
import { auditLog, branches, passkeys, recoveryCodes, sessions, totpSecrets, users } from '../../db/schema.ts';
import { Browser } from '../../testing/browser.ts';
import type { Patient, TestClinic } from '../../testing/clinic.ts';
import { aDoctor, aPatient, aSpecialty, call, openClinic, password } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { anApp, aPasskey } from '../../testing/factors.ts';
import { messagesTo, queuedMessagesOf } from '../../testing/messages.ts';

describe.each(engines)('E10: users and roles on %s', (engine) => {
  let clinic: TestClinic;
  let admin: Patient;
  let patient: Patient;
  let specialtyId: number;

  const list = (query = '', as: Patient | undefined = admin) =>
    call(clinic, 'GET', `/api/admin/users${query}`, as ? { as } : {});
  const act = (id: number, path: string, body?: object, as: Patient | undefined = admin) =>
    call(clinic, 'POST', `/api/admin/users/${id}/${path}`, { as, ...(body ? { body } : {}) });
  const isSignedIn = async (as: Patient) => (await call(clinic, 'GET', '/api/user', { as })).statusCode === 200;
  const actions = (id: number) =>
    clinic.database.db
      .select({ action: auditLog.action, result: auditLog.result, details: auditLog.details })
      .from(auditLog)
      .where(eq(auditLog.subject, `user:${id}`))
      .orderBy(auditLog.id);
  const found = async (query: string) =>
    (await list(query)).json<{ data: { data: AdminUser[]; total: number } }>().data;

  beforeAll(async () => {
    clinic = await openClinic(engine);
    admin = await aPatient(clinic, { roleId: roles.admin, name: 'مدير الموقع' });
    specialtyId = (await aSpecialty(clinic)).id;
  });
  beforeEach(async () => {
    patient = await aPatient(clinic);
  });
  afterAll(() => clinic.close());

  const writes = [
    ['role', { role: roles.reception }],
    ['lock', undefined],
    ['unlock', undefined],
    ['sign-out', undefined],
    ['reset-factors', undefined],
  ] as const;

  test.each(writes)(
    'S25, V12: a visitor gets 401 from %s, everybody but admins 403, written down',
    async (path, body) => {
      expect((await call(clinic, 'POST', `/api/admin/users/${patient.id}/${path}`, { body })).statusCode).toBe(401);
      for (const role of ['patient', 'doctor', 'reception', 'moderator', 'editor'] as const) {
        const caller = await aPatient(clinic, { roleId: roles[role] });
        expect((await act(patient.id, path, body, caller)).statusCode).toBe(403);
        const [refused] = await clinic.database.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
        expect(refused).toMatchObject({ action: 'admin.entered', result: 'refused', actorId: caller.id });
      }
      expect(await isSignedIn(patient)).toBe(true);
    },
  );

  test.each(writes)('an account that there is not, or not any more, is 404 for %s', async (path, body) => {
    expect((await act(999_999, path, body)).statusCode).toBe(404);
    const gone = await aPatient(clinic, { status: 'deleted', deletedAt: clinic.now() });
    expect((await act(gone.id, path, body)).statusCode).toBe(404);
  });

  test.each(writes)('nobody does %s to themselves: an admin is always left', async (path, body) => {
    expect((await act(admin.id, path, body)).statusCode).toBe(403);
    expect(await actions(admin.id)).toContainEqual(expect.objectContaining({ result: 'refused' }));
    expect(await isSignedIn(admin)).toBe(true);
  });

  test('accounts are found by the words of the name, by e-mail address and by telephone, and narrowed by role', async () => {
    const noura = await aPatient(clinic, {
      name: 'نورة العتيبي',
      email: 'noura.unique@nabd.example',
      phone: '+966555555551',
      roleId: roles.editor,
    });
    for (const search of ['نوره', 'Noura.Unique@nabd.example', '0555555551', '٠٥٥٥٥٥٥٥٥١']) {
      const { data } = await found(`?search=${encodeURIComponent(search)}`);
      expect(data.map(({ id }) => id)).toEqual([noura.id]);
    }
    expect((await found(`?role=${roles.editor}`)).data.every(({ role }) => role === roles.editor)).toBe(true);
    await aPatient(clinic, { name: 'نورة الحربي' });
    expect((await found(`?search=${encodeURIComponent('نورة')}`)).total).toBe(2);
    expect((await found(`?search=${encodeURIComponent('نورة')}&staff=only`)).data.map(({ id }) => id)).toEqual([
      noura.id,
    ]);
    expect((await found(`?search=${encodeURIComponent('%%%')}`)).total).toBe(0);
    expect((await list('?search=a')).json<{ errors: object }>().errors).toEqual({ search: ['validation.tooShort'] });
    const shown = (await found('?search=noura.unique@nabd.example')).data[0];
    expect(shown).toMatchObject({ status: 'active', sessions: 1, own: false, phone: '+966555555551' });
    expect(JSON.stringify(shown)).not.toContain('argon2');
    await clinic.database.db
      .update(users)
      .set({ email: releasedAddress('x') })
      .where(eq(users.id, noura.id));
    expect((await found('?search=0555555551')).data[0]?.email).toBe('');
  });

  test('20 accounts a page, and whoever is deleted is on none', async () => {
    for (let made = 0; made < 21; made += 1) await aPatient(clinic, { name: 'صفحة' });
    await aPatient(clinic, { name: 'صفحة', status: 'deleted', deletedAt: clinic.now() });
    const query = `?search=${encodeURIComponent('صفحة')}`;
    expect((await found(query)).data).toHaveLength(20);
    expect(await found(`${query}&page=2`)).toMatchObject({ total: 21, data: [{ name: 'صفحة' }] });
  });

  test.each(writes)(
    '7.5.1: nobody does %s who has not shown for a quarter of an hour that they are the admin',
    async (path, body) => {
      const tired = await aPatient(clinic, { roleId: roles.admin });
      await clinic.database.db.update(sessions).set({ confirmedAt: null }).where(eq(sessions.userId, tired.id));
      expect((await act(patient.id, path, body, tired)).json<ErrorBody>().code).toBe('CONFIRMATION_REQUIRED');
      expect(await isSignedIn(patient)).toBe(true);
      expect(await actions(patient.id)).toEqual([]);
      await call(clinic, 'POST', '/api/session/confirm', { as: tired, body: { password } });
      const state = { unlock: { status: 'locked' as const }, 'reset-factors': { secondFactor: true } } as const;
      if (path in state)
        await clinic.database.db
          .update(users)
          .set(state[path as keyof typeof state])
          .where(eq(users.id, patient.id));
      expect((await act(patient.id, path, body, tired)).statusCode).toBe(200);
    },
  );

  test('somebody who has lost every factor signs in with the password again: all of them go, and every session', async () => {
    await anApp(clinic, patient);
    await aPasskey(clinic, patient);
    await call(clinic, 'POST', '/api/account/recovery-codes', { as: patient });
    expect((await found(`?search=${patient.email}`)).data[0]?.second_factor).toBe(true);
    const answer = await act(patient.id, 'reset-factors');
    expect(answer.json()).toMatchObject({ data: { second_factor: false, sessions: 0 } });
    expect(await isSignedIn(patient)).toBe(false);
    const { db } = clinic.database;
    for (const table of [passkeys, totpSecrets, recoveryCodes])
      expect(await db.$count(table, eq(table.userId, patient.id))).toBe(0);
    expect((await actions(patient.id)).at(-1)).toEqual({ action: 'user.factors-reset', result: 'done', details: {} });
    const sent = await messagesTo(clinic, patient.email);
    expect(sent.map(({ subject }) => subject)).toContain('أُوقف التحقّق بخطوتين في حسابك');
    expect((await new Browser(clinic).signIn(patient)).statusCode).toBe(200);
    expect((await act(patient.id, 'reset-factors')).statusCode).toBe(409);
  });

  test('another role counts at once: sessions end, the owner is told, and it is written down', async () => {
    const answer = await act(patient.id, 'role', { role: roles.reception });
    expect(answer.json()).toMatchObject({ data: { role: roles.reception, sessions: 0 } });
    expect(await isSignedIn(patient)).toBe(false);
    expect(await actions(patient.id)).toEqual([
      {
        action: 'user.role-changed',
        result: 'done',
        details: { from: roles.patient, to: roles.reception, doctor: null },
      },
    ]);
    const letter = (await queuedMessagesOf(clinic)).at(-1);
    expect(letter?.subject).toBe('تغيّر دور حسابك');
    expect((await act(patient.id, 'role', { role: roles.reception })).statusCode).toBe(409);
  });

  test.each([
    [{}, 'role', 'validation.required'],
    [{ role: 99 }, 'role', 'validation.invalid'],
    [{ role: roles.doctor }, 'doctor_id', 'validation.required'],
    [{ role: roles.doctor, doctor_id: 999_999 }, 'doctor_id', 'validation.invalid'],
    [{ role: roles.admin, specialties: [1] }, 'specialties', 'validation.invalid'],
    [{ role: roles.moderator, branches: [1] }, 'branches', 'validation.invalid'],
    [{ role: roles.reception, specialties: [999_999] }, 'specialties', 'validation.unknown'],
    [{ role: roles.reception, branches: [99] }, 'branches', 'validation.unknown'],
  ])('E6: %o is refused, and the field named', async (body, field, key) => {
    const answer = await act(patient.id, 'role', body);
    expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([422, { [field]: [key] }]);
  });

  test('a role is limited to some of the clinic: as with another role, sessions end and it is written down', async () => {
    const limited = { role: roles.reception, specialties: [specialtyId, specialtyId], branches: [1] };
    const answer = (await act(patient.id, 'role', limited)).json<{ data: AdminUser }>().data;
    const names = {
      specialties: [expect.objectContaining({ id: specialtyId })],
      branches: [expect.objectContaining({ id: 1 })],
    };
    expect(answer).toMatchObject({ role: roles.reception, sessions: 0, limits: names });
    expect(await isSignedIn(patient)).toBe(false);
    expect((await found(`?search=${patient.email}`)).data[0]?.limits).toEqual(names);
    expect((await act(patient.id, 'role', limited)).statusCode).toBe(409);
    const details = { from: roles.patient, to: roles.reception, doctor: null };
    expect((await actions(patient.id)).map((one) => one.details)).toEqual([
      { ...details, specialties: String(specialtyId), branches: '1' },
    ]);

    const browser = new Browser(clinic);
    await browser.signIn(patient);
    expect((await browser.send('GET', '/api/user')).json()).toMatchObject({ limits: names });
    // Another role covers the whole clinic unless its limits are said as well, and no admin can have any.
    const whole = (await act(patient.id, 'role', { role: roles.admin })).json<{ data: AdminUser }>().data;
    expect([whole.role, whole.limits]).toEqual([roles.admin, undefined]);
    const locked = clinic.database.db
      .update(users)
      .set({ limitBranches: [1] })
      .where(eq(users.id, patient.id));
    await expect(locked).rejects.toThrow();
    await act(patient.id, 'role', { role: roles.patient });
  });

  test('a branch that was closed since stays among the limits of an account, and no other account is given it', async () => {
    const { db } = clinic.database;
    const closed = eq(branches.id, 1);
    await act(patient.id, 'role', { role: roles.reception, branches: [1] });
    await db.update(branches).set({ active: false }).where(closed);
    try {
      const changed = await act(patient.id, 'role', { role: roles.schedules, branches: [1] });
      expect(changed.json()).toMatchObject({ data: { role: roles.schedules, limits: { branches: [{ id: 1 }] } } });
      const other = await aPatient(clinic);
      const refused = await act(other.id, 'role', { role: roles.schedules, branches: [1] });
      expect(refused.json<{ errors: object }>().errors).toEqual({ branches: ['validation.unknown'] });
    } finally {
      await db.update(branches).set({ active: true }).where(closed);
    }
  });

  test('a doctor’s account is that of one doctor who practises and has none; with another role it is nobody’s', async () => {
    const doctor = await aDoctor(clinic, { specialtyId });
    const away = await aDoctor(clinic, { specialtyId, active: false });
    const free = async () =>
      (await call(clinic, 'GET', '/api/admin/doctors-without-account', { as: admin }))
        .json<{ data: { id: number }[] }>()
        .data.map(({ id }) => id);
    expect(await free()).toContain(doctor.id);
    expect(await free()).not.toContain(away.id);

    const made = await act(patient.id, 'role', { role: roles.doctor, doctor_id: doctor.id });
    expect(made.json()).toMatchObject({ data: { doctor: { id: doctor.id } } });
    expect(await free()).not.toContain(doctor.id);
    const second = await aPatient(clinic);
    expect((await act(second.id, 'role', { role: roles.doctor, doctor_id: doctor.id })).statusCode).toBe(422);
    expect((await act(second.id, 'role', { role: roles.doctor, doctor_id: away.id })).statusCode).toBe(422);

    await act(patient.id, 'role', { role: roles.patient });
    expect(await free()).toContain(doctor.id);
  });

  test('a locked account is signed out and cannot sign in until it is opened again', async () => {
    const signIn = () =>
      call(clinic, 'POST', '/api/login', { body: { identifier: patient.email, password: 'Correct-horse-1' } });
    expect((await act(patient.id, 'unlock')).statusCode).toBe(409);
    expect((await act(patient.id, 'lock')).json()).toMatchObject({ data: { status: 'locked', sessions: 0 } });
    expect(await isSignedIn(patient)).toBe(false);
    expect((await signIn()).json<{ code: string }>().code).toBe('INVALID_CREDENTIALS');
    expect((await act(patient.id, 'lock')).statusCode).toBe(409);
    expect((await act(patient.id, 'unlock')).json()).toMatchObject({ data: { status: 'active' } });
    expect((await signIn()).statusCode).toBe(200);
    expect((await actions(patient.id)).map(({ action }) => action)).toEqual([
      'user.locked',
      'user.unlocked',
      'session.opened',
    ]);
  });

  test('signing somebody out ends every session of theirs and nothing else', async () => {
    expect((await act(patient.id, 'sign-out')).json()).toMatchObject({ data: { status: 'active', sessions: 0 } });
    expect(await isSignedIn(patient)).toBe(false);
  });

  test('two admins who take each other’s role at once: one is left', async () => {
    const other = await aPatient(clinic, { roleId: roles.admin });
    const third = await aPatient(clinic, { roleId: roles.admin });
    const answers = await Promise.all([
      act(third.id, 'role', { role: roles.patient }, other),
      act(other.id, 'role', { role: roles.patient }, third),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, expect.any(Number)]);
    const left = await clinic.database.db.select().from(users).where(eq(users.roleId, roles.admin));
    expect(left.filter(({ id }) => id === other.id || id === third.id)).toHaveLength(1);
  });
});

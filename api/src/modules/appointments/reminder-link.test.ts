import { eq } from 'drizzle-orm';
import type { Appointment, ErrorBody } from '@clinic/contracts';
import type { ReminderLinkResult } from '@clinic/contracts/account';
import { appointments, auditLog, branches, scheduleRules } from '../../db/schema.ts';
import { useBookings } from '../../testing/bookings.ts';
import type { Patient } from '../../testing/clinic.ts';
import { aPatient, call } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { messagesTo } from '../../testing/messages.ts';
import { changeStatus } from './change-status.ts';
import { sendReminders } from './reminders.ts';
import { useReminderLink } from './use-reminder-link.ts';

const at = (date: string, time: string) => new Date(`${date}T${time}:00+03:00`);
const date = '2026-11-28';

describe.each(engines)('the links of a reminder on %s', (engine) => {
  const bookings = useBookings(engine);
  const { clinic } = bookings;

  const remindAt = async (now: Date) => {
    clinic.setNow(now);
    await sendReminders(clinic.services, (error) => {
      throw error;
    });
  };
  const tokenIn = (text = '') => /token=([\w.-]+)/.exec(text)?.[1] ?? '';
  async function reminded() {
    const patient = await aPatient(clinic, { lang: 'en' });
    const doctor = await bookings.doctorOf();
    const booked = await bookings.book(patient, bookings.choice(doctor.id, { date }));
    const visit = booked.json<{ data: Appointment }>().data;
    await remindAt(at('2026-11-26', '09:00'));
    const [message] = (await messagesTo(clinic, patient.email)).filter(({ subject }) => subject.includes('reminder'));
    return { patient, visit, message, token: tokenIn(message?.body) };
  }
  const post = (body: object) => call(clinic, 'POST', '/api/reminder-links', { body });
  const use = async (body: object) => (await post(body)).json<{ data: ReminderLinkResult }>().data;
  const refusal = async (body: object) => {
    const answer = await post(body);
    return [answer.statusCode, answer.json<ErrorBody>().code];
  };
  const stored = async ({ id }: Appointment) => {
    const [row] = await clinic.database.db.select().from(appointments).where(eq(appointments.id, id));
    return row;
  };
  const audited = async ({ id }: Appointment) =>
    (
      await clinic.database.db
        .select({ action: auditLog.action })
        .from(auditLog)
        .where(eq(auditLog.subject, `appointment:${id}`))
    ).map(({ action }) => action);
  const mine = async (as: Patient) =>
    (await call(clinic, 'GET', '/api/appointments', { as })).json<{ data: Appointment[] }>().data;

  test('a message carries one for each thing that may still be done, in its language; a GET does nothing', async () => {
    const { visit, message, token } = await reminded();
    for (const intent of ['confirm', 'move', 'cancel'])
      expect(message?.body).toContain(`/reminder?token=${token}&do=${intent}&lang=en`);
    expect((await call(clinic, 'GET', `/api/reminder-links?token=${token}&intent=cancel`)).statusCode).toBe(404);
    expect(await stored(visit)).toMatchObject({ status: 'pending', comingAt: null });
  });

  test('the answer names the kind of the visit, as the message did', async () => {
    const { visit, token } = await reminded();
    const kind = { kindAr: 'متابعة', kindEn: 'Follow-up' };
    await clinic.database.db.update(appointments).set(kind).where(eq(appointments.id, visit.id));
    const named = { name_ar: kind.kindAr, name_en: kind.kindEn };
    expect((await use({ token, intent: 'confirm' })).kind).toMatchObject(named);
  });

  test('confirming is noted once; the same link then does nothing else, the next reminder’s does', async () => {
    const { visit, patient, token } = await reminded();
    expect(await use({ token, intent: 'confirm' })).toMatchObject({
      outcome: 'coming',
      date,
      time: '09:00',
      slots: [],
    });
    expect(await stored(visit)).toMatchObject({ status: 'pending', comingAt: clinic.now() });
    expect(await audited(visit)).toEqual(['appointment.coming']);
    for (const intent of ['confirm', 'cancel', 'move'])
      expect(await refusal({ token, intent })).toEqual([409, 'LINK_USED']);
    await remindAt(at('2026-11-27', '08:00'));
    const later = tokenIn((await messagesTo(clinic, patient.email)).at(-1)?.body);
    expect(later).not.toBe(token);
    expect(await use({ token: later, intent: 'cancel' })).toMatchObject({ outcome: 'cancelled' });
    expect(await refusal({ token: later, intent: 'confirm' })).toEqual([410, 'LINK_EXPIRED']);
  });

  test('who says that they come while the visit is cancelled learns that it does not stand', async () => {
    const { visit, token } = await reminded();
    const { db } = clinic.services;
    const meanwhile = Object.assign(Object.create(db) as typeof db, {
      transaction: async (work: Parameters<typeof db.transaction>[0]) => {
        await changeStatus(clinic.services, visit.id, { to: 'cancelled', actor: 'reception', reason: 'leave' });
        return db.transaction(work);
      },
    });
    const asked = useReminderLink({ ...clinic.services, db: meanwhile }, { token, intent: 'confirm' }, 'r');
    await expect(asked).rejects.toMatchObject({ code: 'LINK_EXPIRED' });
  });

  test('of ten presses at once one cancels; its patient is told', async () => {
    const { visit, patient, token } = await reminded();
    const answers = await Promise.all(Array.from({ length: 10 }, () => post({ token, intent: 'cancel' })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await stored(visit)).toMatchObject({ status: 'cancelled' });
    expect(await audited(visit)).toEqual(['appointment.cancelled']);
    expect((await messagesTo(clinic, patient.email)).at(-1)?.subject).toBe('Your appointment has been cancelled');
  });

  test.each([
    ['confirm', 'coming'],
    ['cancel', 'cancelled'],
  ])('to %s is tried once more after a lost race, with the same link, and is done once', async (intent, outcome) => {
    const { visit, patient, token } = await reminded();
    const { pool } = clinic.database;
    await pool.query(`CREATE SEQUENCE races; CREATE FUNCTION lose_race() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF nextval('races') = 1 THEN RAISE EXCEPTION 'deadlock' USING ERRCODE = '40P01'; END IF; RETURN NULL; END $$;
      CREATE TRIGGER lost_race AFTER UPDATE ON appointments FOR EACH ROW EXECUTE FUNCTION lose_race()`);
    try {
      expect(await use({ token, intent })).toMatchObject({ outcome });
    } finally {
      await pool.query('DROP TRIGGER lost_race ON appointments; DROP FUNCTION lose_race; DROP SEQUENCE races');
    }
    expect(await audited(visit)).toEqual([`appointment.${outcome}`]);
    const subjects = (await messagesTo(clinic, patient.email)).map(({ subject }) => subject);
    const notices = subjects.filter((subject) => subject === 'Your appointment has been cancelled');
    expect(notices).toHaveLength(intent === 'cancel' ? 1 : 0);
    expect((await refusal({ token, intent }))[1]).toBe(intent === 'cancel' ? 'LINK_EXPIRED' : 'LINK_USED');
  });

  test('moving first shows times, which uses nothing up, and then takes one of them', async () => {
    const { visit, patient, token } = await reminded();
    const { outcome, slots } = await use({ token, intent: 'move' });
    expect([outcome, slots.length]).toEqual(['choose', 6]);
    expect(await refusal({ token, intent: 'move', slot: '2026-11-29 03:17' })).toEqual([422, 'SLOT_NOT_OFFERED']);
    const slot = `${slots[2]?.date} ${slots[2]?.time}`;
    expect(await use({ token, intent: 'move', slot })).toMatchObject({ outcome: 'moved', ...slots[2] });
    expect(await audited(visit)).toEqual(['appointment.moved']);
    expect(await mine(patient)).toMatchObject([{ status: 'pending', ...slots[2], rescheduled_from: visit.id }]);
    expect(await refusal({ token, intent: 'move', slot })).toEqual([410, 'LINK_EXPIRED']);
  });

  test('a time is refused once its doctor is at another branch then, where the page says which one it had shown', async () => {
    const { visit, patient, token } = await reminded();
    const { db } = clinic.database;
    const north = {
      slug: 'north',
      nameAr: 'الشمال',
      nameEn: 'North',
      cityAr: 'الرياض',
      cityEn: 'Riyadh',
      sortOrder: 2,
    };
    await db
      .insert(branches)
      .values({ id: 2, ...north, addressAr: 'شارع 2', addressEn: 'Street 2', phone: '920000002' });
    const { slots } = await use({ token, intent: 'move' });
    expect(slots[2]?.branch?.id).toBe(1);
    await db.update(scheduleRules).set({ branchId: 2 }).where(eq(scheduleRules.doctorId, visit.doctor.id));

    const slot = `${slots[2]?.date} ${slots[2]?.time}`;
    const asked = { token, intent: 'move' };
    expect(await refusal({ ...asked, slot: `${slot} 1` })).toEqual([422, 'SLOT_NOT_OFFERED']);
    expect(await refusal({ ...asked, slot: `${slot} north` })).toEqual([422, 'VALIDATION']);
    expect(await use({ ...asked, slot: `${slot} 2` })).toMatchObject({ outcome: 'moved', branch: { id: 2 } });
    expect(await mine(patient)).toMatchObject([{ date: slots[2]?.date, time: slots[2]?.time, branch: { id: 2 } }]);
    await db.update(branches).set({ active: false }).where(eq(branches.id, 2));
  });

  test('an altered link, one of another visit, and one after the visit began are refused; cancelling ends a day before', async () => {
    const { visit, token } = await reminded();
    const [id, days, mac = ''] = token.split('.');
    const other = await reminded();
    for (const altered of [
      ...['', 'x', `${id}.1.${mac}`, `${Number.parseInt(id ?? '', 36) + 9999}.${days}.${mac}`],
      ...[
        `${other.token.split('.')[0]}.${days}.${mac}`,
        `${id}.${days}.${mac.startsWith('A') ? 'B' : 'A'}${mac.slice(1)}`,
      ],
    ])
      expect([altered, ...(await refusal({ token: altered, intent: 'cancel' }))]).toEqual([
        altered,
        404,
        'LINK_INVALID',
      ]);
    clinic.setNow(at('2026-11-27', '09:01'));
    expect(await refusal({ token, intent: 'cancel' })).toEqual([422, 'TOO_LATE_TO_CANCEL']);
    expect(await refusal({ token, intent: 'move' })).toEqual([422, 'TOO_LATE_TO_CANCEL']);
    clinic.setNow(at(date, '09:00'));
    expect(await refusal({ token, intent: 'confirm' })).toEqual([410, 'LINK_EXPIRED']);
    expect(await stored(visit)).toMatchObject({ status: 'pending' });
  });

  test('R17: 30 tries an hour from one address', async () => {
    clinic.setNow(at('2026-12-01', '12:00'));
    const codes = [];
    for (let n = 0; n < 31; n += 1) codes.push((await post({ token: 'x', intent: 'confirm' })).statusCode);
    expect(codes.filter((code) => code === 404)).toHaveLength(30);
    expect(codes.at(-1)).toBe(429);
  });
});

import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { roles } from '@clinic/contracts';
import type { ErrorBody } from '@clinic/contracts';
import { appointments, auditLog, outbox, users } from '../../db/schema.ts';
import { openBookings } from '../../testing/bookings.ts';
import type { Bookings } from '../../testing/bookings.ts';
import { aPatient, call, defaultNow, password } from '../../testing/clinic.ts';
import type { Patient } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { releasedAddress } from '../../messaging/addresses.ts';
import { notifyRecipient } from '../../messaging/notify.ts';
import { messagesTo } from '../../testing/messages.ts';
import { decryptedText } from '../../testing/stored-text.ts';
import { waitingQueue } from '../../testing/waiting-queue.ts';
import { newsletterOf } from '../newsletter/subscribe.ts';

const confirmation = { confirm: 'حذف' };
const words = { subject: 'Note', body: 'A note for somebody else', sms: 'A note for somebody else' };
const aNote = { ar: words, en: words };

describe.each(engines)('the end of an account on %s', (engine) => {
  let bookings: Bookings;
  beforeAll(async () => {
    bookings = await openBookings(engine);
  });
  beforeEach(() => bookings.clinic.setNow(defaultNow));
  afterAll(() => bookings.clinic.close());

  const end = (as: Patient | undefined, body: unknown = confirmation) =>
    call(bookings.clinic, 'POST', '/api/account/delete', { ...(as ? { as } : {}), body });
  const send = (as: Patient, url: string, body?: unknown, headers: Record<string, string> = {}) =>
    call(bookings.clinic, 'POST', url, { as, body, headers });

  test('401, 422 and 403: a visitor, a wrong word, whoever has not shown of late who they are, and the staff delete nothing', async () => {
    const patient = await aPatient(bookings.clinic);
    expect((await end(undefined)).statusCode).toBe(401);
    const unconfirmed = await end(patient, { ...confirmation, confirm: 'نعم' });
    expect(unconfirmed.json<ErrorBody>().errors).toEqual({ confirm: ['privacy.errors.confirm'] });
    const { clinic } = bookings;
    clinic.setNow(new Date(clinic.now().getTime() + 16 * 60_000));
    expect((await end(patient)).json<ErrorBody>().code).toBe('CONFIRMATION_REQUIRED');
    expect((await end(await aPatient(bookings.clinic, { roleId: roles.doctor }))).statusCode).toBe(403);
    expect((await call(bookings.clinic, 'GET', '/api/user', { as: patient })).statusCode).toBe(200);
  });

  test('E8: afterwards no table says who it was; visits stay, and the same person may begin again', async () => {
    const { clinic } = bookings;
    const line = waitingQueue(bookings);
    const who = {
      name: 'شهد الفريدة',
      email: `shahd.unique@${engine}.example`,
      phone: engine === 'pglite' ? '+966598765401' : '+966598765402',
      emailVerifiedAt: defaultNow,
      phoneVerifiedAt: defaultNow,
    };
    const patient = await aPatient(clinic, who);
    const doctor = await bookings.doctorOf();
    const child = await send(patient, '/api/dependents', {
      name: 'ليان الوحيدة',
      relation: 'daughter',
      birth_date: '2019-02-03',
      phone: '0591112223',
    });
    const { id: dependent_id } = child.json<{ data: { id: number } }>().data;
    const key = { 'idempotency-key': `booking-${engine}` };
    await bookings.book(patient, bookings.choice(doctor.id, { time: '09:30' }), key);
    await bookings.book(
      patient,
      bookings.choice(doctor.id, { time: '10:00', bookingFor: 'someoneElse', dependent_id }),
    );
    const userDetails = { name: 'أبو شهد المسن', phone: '0597776665', email: 'father.unique@example.com' };
    await bookings.book(patient, bookings.choice(doctor.id, { time: '10:30', bookingFor: 'someoneElse', userDetails }));
    const gone = await bookings.book(patient, bookings.choice(doctor.id, { time: '13:00', date: '2026-11-26' }));
    const { id } = gone.json<{ data: { id: number } }>().data;
    await send(patient, `/api/appointments/${id}/cancel`, { reason: 'شهد الفريدة مسافرة' });
    await send(patient, '/api/account/phone', { phone: '0594443332' });
    await send(patient, '/api/account/consents', { kind: 'marketing', granted: true });
    const { name, email, phone } = who;
    await send(patient, '/api/register', { name, email, phone, password: 'Quiet-river-92', terms_accepted: true });
    expect((await send(patient, '/api/newsletter/subscribe', { email: who.email })).statusCode).toBe(200);
    expect(await newsletterOf(clinic.database.db, clinic.services.cipher, who.email)).toBeDefined();
    // Two days later the first three are of the past; one visit is ahead, one slot is offered, one is held.
    clinic.setNow(new Date('2026-11-24T07:00:00Z'));
    await bookings.book(patient, bookings.choice(doctor.id, { date: '2026-11-27', time: '09:00' }));
    const held = await send(patient, '/api/holds', bookings.choice(doctor.id, { date: '2026-11-27', time: '14:00' }));
    expect(held.statusCode).toBe(201);
    await line.join(patient, { doctor_id: doctor.id, last_date: '2026-11-30' });
    const other = await line.aVisit(doctor.id, { date: '2026-11-28', time: '09:00' });
    await other.cancel();
    const secrets = ['الفريدة', 'الوحيدة', 'أبو شهد', 'shahd.unique', 'father.unique', who.phone.slice(4)].concat([
      '591112223',
      '597776665',
      '594443332',
      '2019-02-03',
    ]);
    const before = [...(await decryptedText(clinic)).values()].join('\n');
    for (const secret of secrets)
      expect({ secret, isThere: before.includes(secret) }).toEqual({ secret, isThere: true });

    await send(patient, '/api/session/confirm', { password });
    expect((await end(patient, { ...confirmation, confirm: 'delete' })).statusCode).toBe(204);

    expect(await newsletterOf(clinic.database.db, clinic.services.cipher, who.email)).toBeUndefined();
    const farewell = await messagesTo(clinic, who.email);
    expect(farewell.map(({ subject, userId }) => [subject, userId])).toEqual([['حُذف حسابك', null]]);
    await clinic.database.db.delete(outbox).where(
      inArray(
        outbox.id,
        farewell.map(({ id }) => id),
      ),
    );
    for (const [table, text] of await decryptedText(clinic)) {
      for (const secret of secrets) {
        expect({ table, secret, isThere: text.includes(secret) }).toEqual({ table, secret, isThere: false });
      }
    }
    const visits = await clinic.database.db.select().from(appointments).where(eq(appointments.userId, patient.id));
    expect(visits.filter(({ startsAt }) => startsAt < clinic.now()).map(({ status }) => status)).toEqual([
      'pending',
      'pending',
      'pending',
    ]);
    expect(visits.some(({ status, startsAt }) => startsAt > clinic.now() && ['held', 'pending'].includes(status))).toBe(
      false,
    );
    expect(new Set(visits.map(({ patientKey }) => patientKey)).size).toBe(visits.length);
    const actions = await clinic.database.db.select().from(auditLog).where(eq(auditLog.action, 'account.deleted'));
    expect(actions.map(({ subject, details }) => [subject, details])).toEqual([
      [`user:${patient.id}`, { cancelled: 1 }],
    ]);
    const { rows } = await clinic.database.pool.query('SELECT granted FROM consents WHERE user_id = $1', [patient.id]);
    expect(rows).toEqual([{ granted: true }]);
    expect((await call(clinic, 'GET', '/api/user', { as: patient })).statusCode).toBe(401);
    const again = await aPatient(clinic, who);
    expect(again.id).not.toBe(patient.id);
  });

  test('what went to a number that the account never proved is not the account’s: it stays', async () => {
    const { clinic } = bookings;
    const stranger = await aPatient(clinic, { emailVerifiedAt: defaultNow });
    const number = String(stranger.phone);
    await clinic.database.db.transaction((tx) =>
      notifyRecipient(
        { tx, mail: clinic.services.mail, now: defaultNow },
        { lang: 'en', email: null, sms: number },
        { dedupeKey: `note:${number}`, translations: aNote },
      ),
    );
    const copy = await call(clinic, 'GET', '/api/account/export', { as: stranger });
    expect(copy.body).not.toContain(aNote.en.sms);
    expect((await end(stranger)).statusCode).toBe(204);
    expect((await messagesTo(clinic, number)).map(({ body }) => body)).toEqual([aNote.en.sms]);
  });

  test('E5: whoever waits is offered the slot that becomes free', async () => {
    const line = waitingQueue(bookings);
    const doctor = await bookings.doctorOf();
    const visit = await line.aVisit(doctor.id);
    const { patient } = await line.aWaiting({ doctor_id: doctor.id });
    expect((await end(visit.owner)).statusCode).toBe(204);
    expect(await line.offerFor(patient)).not.toBeNull();
  });

  test('a booking at the same moment leaves no visit behind in nobody’s name', async () => {
    const doctor = await bookings.doctorOf();
    for (let round = 0; round < 5; round += 1) {
      const patient = await aPatient(bookings.clinic);
      const time = `1${round}:00`;
      await Promise.all([end(patient), bookings.book(patient, bookings.choice(doctor.id, { time }))]);
      const [user] = await bookings.clinic.database.db.select().from(users).where(eq(users.id, patient.id));
      const visits = await bookings.clinic.database.db
        .select()
        .from(appointments)
        .where(eq(appointments.userId, patient.id));
      const standing = visits.filter(({ status }) => status === 'pending').length;
      expect(user?.status === 'deleted' ? standing : 0).toBe(0);
    }
  });

  test('the log of events gives up reasons only', async () => {
    const { pool } = bookings.clinic.database;
    await expect(pool.query(`UPDATE appointment_events SET actor = 'another'`)).rejects.toThrow('append-only');
    await expect(pool.query(`UPDATE appointment_events SET reason_enc = NULL, actor = 'x'`)).rejects.toThrow(
      'append-only',
    );
    await expect(pool.query('DELETE FROM appointment_events')).rejects.toThrow('append-only');
  });

  test('the newsletter to an address that was never proved goes on: it may be somebody else’s', async () => {
    const { clinic } = bookings;
    const patient = await aPatient(clinic);
    expect((await send(patient, '/api/newsletter/subscribe', { email: patient.email })).statusCode).toBe(200);
    expect((await end(patient)).statusCode).toBe(204);
    expect(await newsletterOf(clinic.database.db, clinic.services.cipher, patient.email)).toBeDefined();
  });

  test('an account without an address is notified at its number that it was deleted', async () => {
    const { clinic } = bookings;
    const email = releasedAddress(randomUUID());
    const patient = await aPatient(clinic, { email, phoneVerifiedAt: defaultNow });
    expect((await end(patient)).statusCode).toBe(204);
    const sent = (await messagesTo(clinic, String(patient.phone))).map(({ body }) => body);
    expect(sent).toEqual([expect.stringContaining('حذفنا حسابك كما طلبت')]);
    expect(await messagesTo(clinic, email)).toEqual([]);
  });
});

import { roles } from '@clinic/contracts';
import type { ErrorBody } from '@clinic/contracts';
import { first, openBookings } from '../../testing/bookings.ts';
import type { Bookings } from '../../testing/bookings.ts';
import { aPatient, call, defaultNow, password } from '../../testing/clinic.ts';
import type { Patient } from '../../testing/clinic.ts';
import { decryptColumn, encryptedColumns } from '../../db/encrypted-columns.ts';
import { appointmentEvents } from '../../db/schema.ts';
import { engines } from '../../testing/database.ts';
import type { QueuedMessage } from '../../testing/messages.ts';
import { queuedMessagesOf } from '../../testing/messages.ts';
import { anApp, aPasskey } from '../../testing/factors.ts';
import { waitingQueue } from '../../testing/waiting-queue.ts';
import type { AccountExport } from './export-format.ts';

/**
 * Columns that say whose a row is, and a query of something by which each of the account's rows is recognised in the export.
 * `$1` is the account.
 */
const exported: Record<string, string> = {
  'sessions.user_id': 'SELECT created_at AS value FROM sessions WHERE user_id = $1',
  'otp_codes.user_id': 'SELECT target_enc AS value FROM otp_codes WHERE user_id = $1',
  'push_devices.user_id': 'SELECT created_at AS value FROM push_devices WHERE user_id = $1',
  'passkeys.user_id': 'SELECT created_at AS value FROM passkeys WHERE user_id = $1',
  'totp_secrets.user_id': 'SELECT confirmed_at AS value FROM totp_secrets WHERE user_id = $1',
  'consents.user_id': 'SELECT at AS value FROM consents WHERE user_id = $1',
  'notifications.user_id': 'SELECT kind AS value FROM notifications WHERE user_id = $1',
  'dependents.user_id': 'SELECT name_enc AS value FROM dependents WHERE user_id = $1',
  'appointments.user_id': 'SELECT reference AS value FROM appointments WHERE user_id = $1',
  'appointment_events.appointment_id': `SELECT reason_enc AS value FROM appointment_events
    WHERE reason_enc IS NOT NULL AND appointment_id IN (SELECT id FROM appointments WHERE user_id = $1)`,
  'waitlist.user_id': 'SELECT joined_at AS value FROM waitlist WHERE user_id = $1',
  'waitlist_offers.waitlist_id': `SELECT expires_at AS value FROM waitlist_offers
    WHERE waitlist_id IN (SELECT id FROM waitlist WHERE user_id = $1)`,
  'outbox.user_id': `SELECT created_at AS value FROM outbox WHERE user_id = $1 AND dedupe_key NOT LIKE 'otp:%'`,
};

/** Columns that point to an account, or to what belongs to one, and are not exported. */
const exceptions: Record<string, string> = {
  'appointments.booked_by': 'work of the staff, not data about them',
  'answer_revisions.edited_by': 'work of the staff, not data about them',
  'question_reports.handled_by': 'work of the staff, not data about them',
  'questions.taken_by': 'work of the staff, not data about them',
  'post_documents.updated_by': 'work of the staff, not data about them',
  'post_revisions.created_by': 'work of the staff, not data about them',
  'post_previews.created_by': 'work of the staff, not data about them',
  'record_revisions.replaced_by': 'work of the staff, not data about them',
  'pictures.uploaded_by': 'work of the staff, not data about them',
  'site_previews.created_by': 'work of the staff, not data about them',
  'newsletter_issues.updated_by': 'work of the staff, not data about them',
  'post_comments.created_by': 'work of the staff, not data about them',
  'recovery_codes.user_id': 'they open the account; that there are some is shown in its settings',
  'passkey_challenges.user_id': 'what a browser was asked to sign, for five minutes; nothing of it stays',
  'slot_holds.user_id': 'a slot kept for five minutes; nothing of it stays',
  'desk_presence.user_id': 'which page of the desk somebody has open now; nothing of it stays',
  'appointment_reminders.appointment_id': 'that a reminder went out; the reminder itself is among the messages',
};

/** The text of a value that {@link exported} found; that of an encrypted column is bytes. */
function textOf(link: string, query: string, value: string | Date | Buffer): string {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  const column = encryptedColumns().find(({ table, name }) => link.startsWith(`${table}.`) && query.includes(name));
  if (!column) throw new Error(`${link} has bytes that are not encrypted`);
  return decryptColumn(column, value);
}

describe.each(engines)('a copy of everything on %s', (engine) => {
  let bookings: Bookings;
  let patient: Patient;
  beforeAll(async () => {
    const keys = { PUSH_PUBLIC_KEY: 'B'.repeat(87), PUSH_PRIVATE_KEY: 'A'.repeat(43) };
    bookings = await openBookings(engine, keys);
    patient = await aPatient(bookings.clinic, { emailVerifiedAt: defaultNow });
  });
  afterAll(() => bookings.clinic.close());

  const copy = (as: Patient) => call(bookings.clinic, 'GET', '/api/account/export', { as });

  /** Does once whatever leaves a row behind. */
  async function liveALittle() {
    const { clinic } = bookings;
    const line = waitingQueue(bookings);
    const send = (url: string, body?: unknown) => call(clinic, 'POST', url, { as: patient, body });
    const doctor = await bookings.doctorOf();
    const child = await send('/api/dependents', {
      name: 'ليان الصغيرة',
      relation: 'daughter',
      birth_date: '2019-02-03',
    });
    const { id: dependent_id } = child.json<{ data: { id: number } }>().data;
    await bookings.book(
      patient,
      bookings.choice(doctor.id, { bookingFor: 'someoneElse', dependent_id, time: '10:00' }),
    );
    const own = await bookings.book(patient, bookings.choice(doctor.id, { time: '11:00' }));
    const { id } = own.json<{ data: { id: number } }>().data;
    await send(`/api/appointments/${id}/cancel`, { reason: 'سفر مفاجئ إلى أبها' });
    await line.join(patient, { doctor_id: doctor.id });
    const visit = await line.aVisit(doctor.id, { time: '09:00' });
    await visit.cancel();
    await send('/api/account/consents', { kind: 'marketing', granted: true });
    await aPasskey(clinic, patient);
    const subscription = {
      endpoint: 'https://fcm.googleapis.com/fcm/send/a',
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    };
    await call(clinic, 'PUT', '/api/account/push', { as: patient, body: subscription });
    await anApp(clinic, patient);
    await send('/api/account/email', { email: 'next.address@nabd.example' });
    await send('/api/newsletter/subscribe', { email: patient.email });
  }

  test('401: a visitor gets nothing', async () => {
    expect((await call(bookings.clinic, 'GET', '/api/account/export')).statusCode).toBe(401);
  });

  test('whoever has not shown for a quarter of an hour whose the session is gets nothing', async () => {
    const { clinic } = bookings;
    const other = await aPatient(clinic);
    clinic.setNow(new Date(clinic.now().getTime() + 15 * 60_000));
    expect((await copy(other)).json<ErrorBody>().code).toBe('CONFIRMATION_REQUIRED');
    await call(clinic, 'POST', '/api/session/confirm', { as: other, body: { password } });
    expect((await copy(other)).statusCode).toBe(200);
    clinic.setNow(defaultNow);
  });

  test('E8: every row that belongs to the account is in it, whatever table it is in', async () => {
    await liveALittle();
    const answer = await copy(patient);
    expect(answer.statusCode).toBe(200);
    const { pool } = bookings.clinic.database;
    const { rows: links } = await pool.query<{ link: string; to: string }>(
      `SELECT conrelid::regclass || '.' || attname AS link, confrelid::regclass::text AS "to"
       FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey) WHERE contype = 'f'`,
    );
    const tableOf = (link: string) => link.split('.')[0] ?? '';
    const ownTables = new Set(Object.keys(exported).map(tableOf));
    const pointing = links.filter(
      ({ link, to }) => to === 'users' || (ownTables.has(to) && !ownTables.has(tableOf(link))),
    );
    expect(pointing.map(({ link }) => link).filter((link) => !(link in exported) && !(link in exceptions))).toEqual([]);

    for (const [link, query] of Object.entries(exported)) {
      const { rows } = await pool.query<{ value: string | Date | Buffer }>(query, [patient.id]);
      expect({ link, rows: rows.length > 0 }).toEqual({ link, rows: true });
      for (const { value } of rows) {
        const text = textOf(link, query, value);
        expect({ link, text, isThere: answer.body.includes(text) }).toEqual({ link, text, isThere: true });
      }
    }
  });

  test('the account itself, as a file that nobody keeps on the way, without what opens the account', async () => {
    const answer = await copy(patient);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="account-2026-11-21.json"`,
    });
    const data = answer.json<AccountExport>();
    expect(data.account).toMatchObject({ name: patient.name, email: patient.email, phone: patient.phone });
    expect(data.appointments.map(({ patient_name }) => patient_name)).toContain('ليان الصغيرة');
    expect(data.newsletter).toEqual({ lang: 'ar', subscribed_at: defaultNow.toISOString() });
    expect(data.appointments.flatMap(({ events }) => events.map(({ by }) => by))).toContain('you');
    expect(data.acts.map(({ action }) => action)).toContain('account.exported');
    const queued = (await queuedMessagesOf(bookings.clinic)).filter(
      ({ userId, recipient }) => userId === patient.id || recipient === patient.email,
    );
    const isCode = ({ dedupeKey }: QueuedMessage) => dedupeKey.startsWith('otp:');
    expect(data.messages.map(({ body }) => body)).toEqual(queued.filter((one) => !isCode(one)).map(({ body }) => body));
    const codes = queued.filter(isCode);
    expect(codes).not.toEqual([]);
    for (const secret of [patient.passwordHash, ...codes.map(({ body }) => /\d{6}/.exec(body)?.[0] ?? '')]) {
      expect(secret).not.toBe('');
      expect(answer.body).not.toContain(secret);
    }
  });

  test('8.2.2: nothing of anybody else is in it', async () => {
    const other = await aPatient(bookings.clinic);
    const doctor = await bookings.doctorOf();
    await bookings.book(other, bookings.choice(doctor.id, { date: first }));
    const data = (await copy(patient)).json<AccountExport>();
    expect(JSON.stringify(data)).not.toContain(other.email);
    expect((await copy(other)).json<AccountExport>().appointments).toHaveLength(1);
  });

  test('what the staff did to a visit is of the clinic, and of nobody by name', async () => {
    const { clinic } = bookings;
    const [owner, reception] = [await aPatient(clinic), await aPatient(clinic, { roleId: roles.reception })];
    const doctor = await bookings.doctorOf();
    const booked = await bookings.book(owner, bookings.choice(doctor.id));
    const { id } = booked.json<{ data: { id: number } }>().data;
    const confirmed = await call(clinic, 'POST', `/api/reception/appointments/${id}/confirm`, { as: reception });
    expect(confirmed.statusCode).toBe(200);
    const event = { appointmentId: id, fromStatus: 'confirmed', toStatus: 'confirmed', at: clinic.now() } as const;
    await clinic.database.db.insert(appointmentEvents).values([
      { ...event, actor: 'reception' },
      { ...event, actor: 'server' },
    ]);
    const answer = await copy(owner);
    const [visit] = answer.json<AccountExport>().appointments;
    expect(visit?.events.map(({ by }) => by)).toEqual(['you', 'clinic', 'clinic', 'system']);
    expect(answer.body).not.toContain(`staff:${reception.id}`);
  });

  test('E7: the sixth copy of a day is refused', async () => {
    const other = await aPatient(bookings.clinic);
    const codes = [];
    for (let made = 0; made < 6; made += 1) codes.push((await copy(other)).statusCode);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

import { and, count, eq } from 'drizzle-orm';
import type { Appointment } from '@clinic/shared/contracts';
import { clinicInstant } from '@clinic/shared/time';
import { appointmentEvents, appointments, outbox, timeOff } from '../../db/schema.ts';
import type { ADoctor, Patient, TestClinic } from '../../testing/clinic.ts';
import { aDoctor, aPatient, aSpecialty, call, defaultNow, openClinic } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { changeStatus } from './changes.ts';

/** First and last date that can be booked on the day of these tests. */
const first = '2026-11-23';
const last = '2026-12-20';

describe.each(engines)('appointments on %s', (engine) => {
  let clinic: TestClinic;
  let specialtyId: number;

  beforeAll(async () => {
    clinic = await openClinic(engine);
    specialtyId = (await aSpecialty(clinic)).id;
  });
  afterAll(() => clinic.close());
  beforeEach(() => clinic.setNow(defaultNow));

  const doctorOf = (values: Partial<ADoctor> = {}) => aDoctor(clinic, { specialtyId, ...values });

  function choice(doctorId: number, more: Record<string, unknown> = {}) {
    return {
      doctor_id: doctorId,
      specialty_id: specialtyId,
      date: first,
      time: '09:00',
      bookingFor: 'self',
      userDetails: { name: '', phone: '', email: '' },
      ...more,
    };
  }

  const book = (as: Patient, body: unknown, headers: Record<string, string> = {}) =>
    call(clinic, 'POST', '/api/appointments', { as, body, headers });
  const storedOf = (doctorId: number) =>
    clinic.database.db.select().from(appointments).where(eq(appointments.doctorId, doctorId));

  describe('POST /api/appointments climbs the ladder', () => {
    test('401 for a stranger, before the body is looked at', async () => {
      const answer = await call(clinic, 'POST', '/api/appointments', { body: { nonsense: true } });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    });

    test('422 names each field that is wrong', async () => {
      const answer = await book(await aPatient(clinic), { date: 'tomorrow', time: '9', bookingFor: 'me' });
      expect(answer.statusCode).toBe(422);
      expect(answer.json<{ errors: object }>().errors).toEqual({
        doctor_id: ['validation.required'],
        specialty_id: ['validation.required'],
        date: ['validation.date'],
        time: ['validation.time'],
        bookingFor: ['validation.invalid'],
        userDetails: ['validation.required'],
      });
    });

    test.each([
      ['S63: blank', { name: ' ', phone: '', email: '' }, ['name', 'phone', 'email'], 'validation.required'],
      [
        'E6: a phone that is none',
        { name: 'Noor Ali', phone: '12', email: 'n@x.example' },
        ['phone'],
        'validation.phone',
      ],
      [
        'S63: an e-mail that is none',
        { name: 'Noor Ali', phone: '0551234567', email: 'a@b' },
        ['email'],
        'validation.email',
      ],
    ])('someone else’s details: %s', async (_name, userDetails, fields, key) => {
      const { id } = await doctorOf();
      const answer = await book(await aPatient(clinic), choice(id, { bookingFor: 'someoneElse', userDetails }));
      expect(answer.statusCode).toBe(422);
      expect(answer.json<{ errors: object }>().errors).toEqual(
        Object.fromEntries(fields.map((field) => [`userDetails.${field}`, [key]])),
      );
      expect(await storedOf(id)).toHaveLength(0);
    });

    test.each([
      ['R4: one day of notice', { date: '2026-11-22' }, 'DATE_OUT_OF_RANGE'],
      ['R4: after the window', { date: '2026-12-21' }, 'DATE_OUT_OF_RANGE'],
      ['S70: between two slots', { time: '09:10' }, 'SLOT_NOT_OFFERED'],
      ['S70: outside working hours', { time: '03:17' }, 'SLOT_NOT_OFFERED'],
      ['a date that does not exist', { date: '2026-11-31' }, 'VALIDATION'],
      ['a clock time that does not exist', { time: '25:00' }, 'VALIDATION'],
      ['an unknown doctor', { doctor_id: 999_999 }, 'VALIDATION'],
      ['a doctor id beyond the lock’s range', { doctor_id: 3_000_000_000 }, 'VALIDATION'],
      ['a speciality that the doctor does not practise', { specialty_id: 999_999 }, 'VALIDATION'],
    ])('%s is refused', async (_name, wrong, code) => {
      const { id } = await doctorOf();
      const answer = await book(await aPatient(clinic), choice(id, wrong));
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, code]);
      expect(await storedOf(id)).toHaveLength(0);
    });

    test('the window moves at midnight in Riyadh, not elsewhere', async () => {
      const { id } = await doctorOf();
      const patient = await aPatient(clinic);
      clinic.setNow(new Date('2026-11-21T20:59:00Z'));
      expect((await book(patient, choice(id, { time: '10:00' }))).statusCode).toBe(201);
      clinic.setNow(new Date('2026-11-21T21:01:00Z'));
      const late = await book(patient, choice(id, { time: '11:00' }));
      expect(late.json()).toMatchObject({ code: 'DATE_OUT_OF_RANGE' });
      expect((await book(patient, choice(id, { date: '2026-12-21' }))).statusCode).toBe(201);
    });

    test('a slot in the doctor’s leave is not offered', async () => {
      const { id } = await doctorOf();
      const from = clinicInstant(first, '00:00').toISOString();
      const to = clinicInstant('2026-11-24', '00:00').toISOString();
      await clinic.database.db.insert(timeOff).values({ doctorId: id, during: `[${from},${to})`, reason: 'leave' });
      const answer = await book(await aPatient(clinic), choice(id));
      expect(answer.json()).toMatchObject({ code: 'SLOT_NOT_OFFERED' });
    });

    test('201, pending, with the account’s own details, an event and a message', async () => {
      const { id } = await doctorOf();
      const patient = await aPatient(clinic);
      const answer = await book(patient, choice(id, { userDetails: { name: 'X', phone: '1', email: 'x' } }));
      expect(answer.statusCode).toBe(201);
      expect(answer.headers['content-type']).toContain('application/json');
      const { data } = answer.json<{ data: Appointment }>();
      expect(data).toMatchObject({
        status: 'pending',
        date: first,
        time: '09:00',
        starts_at: '2026-11-23T06:00:00.000Z',
        ends_at: '2026-11-23T06:30:00.000Z',
        patient_name: patient.name,
        upcoming: true,
        can_cancel: true,
      });
      expect(data.reference).toMatch(/^NB-[2-9A-HJKMNP-TW-Z]{6}$/);

      const [row] = await storedOf(id);
      expect(row).toMatchObject({ patientPhone: patient.phone, patientEmail: patient.email, userId: patient.id });
      const events = await clinic.database.db
        .select()
        .from(appointmentEvents)
        .where(eq(appointmentEvents.appointmentId, data.id));
      expect(events).toMatchObject([{ fromStatus: null, toStatus: 'pending', actor: `user:${patient.id}` }]);
      const messages = await clinic.database.db.select().from(outbox).where(eq(outbox.recipient, patient.email));
      expect(messages).toHaveLength(1);
      expect(messages[0]?.body).toContain(data.reference);
    });

    test('V13: status, ids, owner and price cannot be chosen by the caller', async () => {
      const { id } = await doctorOf();
      const patient = await aPatient(clinic);
      const answer = await book(
        patient,
        choice(id, { status: 'confirmed', user_id: 1, id: 4, price: 0, reference: 'NB-AAAAAA', patient_key: 'u:1' }),
      );
      expect(answer.statusCode).toBe(201);
      const [row] = await storedOf(id);
      expect(row).toMatchObject({ status: 'pending', userId: patient.id, patientKey: `u:${patient.id}` });
      expect(row?.reference).not.toBe('NB-AAAAAA');
    });

    test.each(['10:00', '10:00:00', '10:00 AM', '10:00am'])('Q26: a time may be written %s', async (time) => {
      const { id } = await doctorOf();
      const answer = await book(await aPatient(clinic), choice(id, { time }));
      expect(answer.json<{ data: Appointment }>().data.time).toBe('10:00');
    });
  });

  describe('one slot, one appointment (E2)', () => {
    test('409 for the second, with the next free times of that doctor', async () => {
      const { id } = await doctorOf();
      await book(await aPatient(clinic), choice(id));
      const answer = await book(await aPatient(clinic), choice(id));
      expect(answer.statusCode).toBe(409);
      const body = answer.json<{ code: string; alternatives: unknown[] }>();
      expect(body.code).toBe('SLOT_TAKEN');
      expect(body.alternatives).toHaveLength(6);
      expect(body.alternatives[0]).toEqual({ date: first, time: '09:30' });
    });

    test('alternatives run over to other days, and back when nothing follows', async () => {
      const { id } = await doctorOf({ startMin: 540, durationMin: 60 });
      await book(await aPatient(clinic), choice(id, { time: '09:30' }));
      const answer = await book(await aPatient(clinic), choice(id, { time: '09:30' }));
      expect(answer.json<{ alternatives: unknown[] }>().alternatives[0]).toEqual({ date: '2026-11-24', time: '09:00' });
      await book(await aPatient(clinic), choice(id, { date: last, time: '09:30' }));
      const atTheEnd = await book(await aPatient(clinic), choice(id, { date: last, time: '09:30' }));
      expect(atTheEnd.json<{ alternatives: unknown[] }>().alternatives[0]).toEqual({ date: first, time: '09:00' });
    });

    test('R3: a patient cannot be with two doctors at overlapping times', async () => {
      const [one, other] = [await doctorOf({ slotMinutes: 30 }), await doctorOf({ slotMinutes: 20 })];
      const patient = await aPatient(clinic);
      expect((await book(patient, choice(one.id))).statusCode).toBe(201);
      const busy = await book(patient, choice(other.id, { time: '09:20' }));
      expect([busy.statusCode, busy.json<{ code: string }>().code]).toEqual([409, 'PATIENT_BUSY']);
      expect((await book(patient, choice(other.id, { time: '09:40' }))).statusCode).toBe(201);
    });

    test('someone else is the same patient however the name and the number are written', async () => {
      const [one, other] = [await doctorOf(), await doctorOf()];
      const person = (name: string, phone: string) => ({ name, phone, email: 'a@b.example' });
      const bookFor = async (doctorId: number, userDetails: object) =>
        (await book(await aPatient(clinic), choice(doctorId, { bookingFor: 'someoneElse', userDetails }))).statusCode;
      expect(await bookFor(one.id, person('أحمد  فاطمة', '٠٥٥٩٩٨٨٧٧٦'))).toBe(201);
      expect(await bookFor(other.id, person('احمد فاطمه', '+966 55 998 8776'))).toBe(409);
      expect(await bookFor(other.id, person('سعد', '+966 55 998 8776'))).toBe(201);
    });

    test('E7: five coming appointments of a patient at most', async () => {
      const { id } = await doctorOf();
      const patient = await aPatient(clinic);
      const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'];
      const codes: number[] = [];
      for (const date of days) codes.push((await book(patient, choice(id, { date }))).statusCode);
      expect(codes).toEqual([201, 201, 201, 201, 201, 422]);
      const sixth = await book(patient, choice(id, { date: '2026-11-28' }));
      expect(sixth.json()).toMatchObject({ code: 'TOO_MANY_BOOKINGS' });
    });

    test('parallel bookings of one patient do not slip past the limit', async () => {
      const doctors = await Promise.all(Array.from({ length: 8 }, () => doctorOf()));
      const patient = await aPatient(clinic);
      const answers = await Promise.all(
        doctors.map(({ id }, index) =>
          book(patient, choice(id, { date: `2026-11-${23 + (index % 7)}`, time: `${8 + index}:00` })),
        ),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
    });

    test('R1: 200 parallel attempts end in one appointment and 199 clean refusals', async () => {
      const { id } = await doctorOf();
      const patients = await Promise.all(Array.from({ length: 200 }, () => aPatient(clinic)));
      const answers = await Promise.all(patients.map((patient) => book(patient, choice(id))));
      const tally: Record<string, number> = {};
      for (const answer of answers) {
        const name = `${answer.statusCode} ${answer.json<{ code?: string }>().code ?? ''}`.trim();
        tally[name] = (tally[name] ?? 0) + 1;
      }
      expect(tally).toEqual({ '201': 1, '409 SLOT_TAKEN': 199 });
      const rows = await storedOf(id);
      expect(rows).toHaveLength(1);
      const [messages] = await clinic.database.db
        .select({ total: count() })
        .from(outbox)
        .where(eq(outbox.dedupeKey, `appointment:${rows[0]?.id}:booked`));
      expect(messages?.total).toBe(1);
    });

    test('the constraint holds for rows that come by another way', async () => {
      const { id } = await doctorOf();
      await book(await aPatient(clinic), choice(id));
      const [row] = await storedOf(id);
      if (!row) throw new Error('not booked');
      const { id: _id, ...copy } = row;
      const twice = clinic.database.db
        .insert(appointments)
        .values({ ...copy, reference: 'NB-OTHER2', patientKey: 'u:0', idempotencyKey: null });
      await expect(twice).rejects.toMatchObject({ cause: { constraint: 'appointments_no_double_booking' } });
    });
  });

  describe('Idempotency-Key (R5)', () => {
    test('the same request is answered with the same bytes and acts once', async () => {
      const { id } = await doctorOf();
      const patient = await aPatient(clinic);
      const headers = { 'idempotency-key': 'try-1' };
      const answers = await Promise.all(Array.from({ length: 50 }, () => book(patient, choice(id), headers)));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
      expect(answers.filter((answer) => answer.headers['idempotent-replayed'] === 'true')).toHaveLength(49);
      expect(await storedOf(id)).toHaveLength(1);
    });

    test('the same key with another body is refused', async () => {
      const { id } = await doctorOf();
      const patient = await aPatient(clinic);
      const headers = { 'idempotency-key': 'try-2' };
      await book(patient, choice(id), headers);
      const other = await book(patient, choice(id, { time: '11:00' }), headers);
      expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
      expect(await storedOf(id)).toHaveLength(1);
    });

    test('keys of two accounts are two keys', async () => {
      const { id } = await doctorOf();
      const headers = { 'idempotency-key': 'try-3' };
      expect((await book(await aPatient(clinic), choice(id), headers)).statusCode).toBe(201);
      expect((await book(await aPatient(clinic), choice(id, { time: '11:00' }), headers)).statusCode).toBe(201);
    });

    test('what failed is not remembered', async () => {
      const { id } = await doctorOf();
      const patient = await aPatient(clinic);
      const headers = { 'idempotency-key': 'try-4' };
      await book(await aPatient(clinic), choice(id));
      expect((await book(patient, choice(id), headers)).statusCode).toBe(409);
      expect((await book(patient, choice(id, { time: '12:00' }), headers)).statusCode).toBe(201);
    });
  });

  describe('holds', () => {
    const hold = (as: Patient, doctorId: number, time = '09:00') =>
      call(clinic, 'POST', '/api/holds', {
        as,
        body: { doctor_id: doctorId, specialty_id: specialtyId, date: first, time },
      });
    const slots = async (doctorId: number, as?: Patient) =>
      (await call(clinic, 'GET', `/api/available-slots?date=${first}&doctor_id=${doctorId}`, as ? { as } : {})).json<
        string[]
      >();

    test('401 for a stranger, 409 for a slot that is taken', async () => {
      const { id } = await doctorOf();
      await book(await aPatient(clinic), choice(id));
      const stranger = await call(clinic, 'POST', '/api/holds', { body: {} });
      expect(stranger.statusCode).toBe(401);
      const late = await hold(await aPatient(clinic), id);
      expect(late.json()).toMatchObject({ code: 'SLOT_TAKEN' });
    });

    test('a held slot is free for its holder only, and becomes the holder’s appointment', async () => {
      const { id } = await doctorOf();
      const [holder, other] = [await aPatient(clinic), await aPatient(clinic)];
      const held = await hold(holder, id);
      expect(held.statusCode).toBe(201);
      expect(held.json<{ data: { expires_at: string } }>().data.expires_at).toBe('2026-11-21T07:05:00.000Z');
      expect(await slots(id)).not.toContain('09:00');
      expect(await slots(id, other)).not.toContain('09:00');
      expect(await slots(id, holder)).toContain('09:00');
      expect((await book(other, choice(id))).json()).toMatchObject({ code: 'SLOT_TAKEN' });

      const booked = await book(holder, choice(id));
      expect(booked.json<{ data: Appointment }>().data.id).toBe(held.json<{ data: { id: number } }>().data.id);
      expect(await storedOf(id)).toHaveLength(1);
    });

    test('after five minutes a hold keeps nobody out', async () => {
      const { id } = await doctorOf();
      await hold(await aPatient(clinic), id);
      clinic.setNow(new Date(defaultNow.getTime() + 5 * 60_000 + 1));
      expect(await slots(id)).toContain('09:00');
      expect((await book(await aPatient(clinic), choice(id))).statusCode).toBe(201);
    });

    test('a new hold gives the one before back', async () => {
      const { id } = await doctorOf();
      const holder = await aPatient(clinic);
      await hold(holder, id);
      await hold(holder, id, '10:00');
      const free = await slots(id);
      expect(free).toContain('09:00');
      expect(free).not.toContain('10:00');
    });

    test('only the holder can give it back, and only while it stands', async () => {
      const { id } = await doctorOf();
      const [holder, other] = [await aPatient(clinic), await aPatient(clinic)];
      const held = (await hold(holder, id)).json<{ data: { id: number } }>().data.id;
      expect((await call(clinic, 'DELETE', `/api/holds/${held}`)).statusCode).toBe(401);
      expect((await call(clinic, 'DELETE', `/api/holds/${held}`, { as: other })).statusCode).toBe(404);
      expect((await call(clinic, 'DELETE', `/api/holds/${held}`, { as: holder })).statusCode).toBe(204);
      expect(await slots(id)).toContain('09:00');
      const again = (await hold(holder, id)).json<{ data: { id: number } }>().data.id;
      clinic.setNow(new Date(defaultNow.getTime() + 6 * 60_000));
      expect((await call(clinic, 'DELETE', `/api/holds/${again}`, { as: holder })).statusCode).toBe(410);
    });
  });

  describe('my appointments', () => {
    async function booked(patient: Patient, more: Record<string, unknown> = {}) {
      const { id } = await doctorOf();
      return (await book(patient, choice(id, more))).json<{ data: Appointment }>().data;
    }

    test('401 for a stranger; each sees their own, newest start first, without holds', async () => {
      const [mine, theirs] = [await aPatient(clinic), await aPatient(clinic)];
      const early = await booked(mine);
      const late = await booked(mine, { date: last });
      await booked(theirs);
      const { id } = await doctorOf();
      await call(clinic, 'POST', '/api/holds', {
        as: mine,
        body: { doctor_id: id, specialty_id: specialtyId, date: first, time: '15:00' },
      });
      expect((await call(clinic, 'GET', '/api/appointments')).statusCode).toBe(401);
      const list = await call(clinic, 'GET', '/api/appointments', { as: mine });
      expect(list.headers['cache-control']).toBe('no-store');
      expect(list.json<{ data: Appointment[] }>().data.map((visit) => visit.id)).toEqual([late.id, early.id]);
    });

    test('V12: another person’s appointment does not exist, on any route', async () => {
      const visit = await booked(await aPatient(clinic));
      const other = await aPatient(clinic);
      const answers = await Promise.all([
        call(clinic, 'GET', `/api/appointments/${visit.id}`, { as: other }),
        call(clinic, 'GET', `/api/appointments/${visit.id}/calendar.ics`, { as: other }),
        call(clinic, 'POST', `/api/appointments/${visit.id}/cancel`, { as: other, body: {} }),
        call(clinic, 'DELETE', `/api/holds/${visit.id}`, { as: other }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    });

    test('cancelling frees the slot, writes down who and why, and tells the patient', async () => {
      const patient = await aPatient(clinic);
      const visit = await booked(patient);
      const url = `/api/appointments/${visit.id}/cancel`;
      expect((await call(clinic, 'POST', url, { body: {} })).statusCode).toBe(401);
      const answer = await call(clinic, 'POST', url, { as: patient, body: { reason: 'سفر' } });
      expect(answer.statusCode).toBe(200);
      expect(answer.json<{ data: Appointment }>().data).toMatchObject({ status: 'cancelled', can_cancel: false });
      const [event] = await clinic.database.db
        .select()
        .from(appointmentEvents)
        .where(and(eq(appointmentEvents.appointmentId, visit.id), eq(appointmentEvents.toStatus, 'cancelled')));
      expect(event).toMatchObject({ fromStatus: 'pending', actor: `user:${patient.id}`, reason: 'سفر' });
      const messages = await clinic.database.db
        .select()
        .from(outbox)
        .where(eq(outbox.dedupeKey, `appointment:${visit.id}:cancelled`));
      expect(messages).toHaveLength(1);
      const other = await book(await aPatient(clinic), choice(visit.doctor.id));
      expect(other.statusCode).toBe(201);
      const again = await call(clinic, 'POST', url, { as: patient });
      expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'INVALID_TRANSITION']);
    });

    test('E5: until 24 hours before, to the minute', async () => {
      const patient = await aPatient(clinic);
      const visit = await booked(patient);
      const url = `/api/appointments/${visit.id}/cancel`;
      clinic.setNow(new Date('2026-11-22T06:00:01Z'));
      const late = await call(clinic, 'POST', url, { as: patient });
      expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([422, 'TOO_LATE_TO_CANCEL']);
      clinic.setNow(new Date('2026-11-22T06:00:00Z'));
      expect((await call(clinic, 'POST', url, { as: patient })).statusCode).toBe(200);
    });

    test('an appointment goes through its states and no other way', async () => {
      const visit = await booked(await aPatient(clinic));
      const services = { db: clinic.database.db, clock: clinic.now };
      const become = (to: Appointment['status']) => changeStatus(services, visit.id, { to, actor: 'reception' });
      await expect(become('completed')).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
      await become('confirmed');
      await become('checked_in');
      await expect(become('cancelled')).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
      await become('completed');
      await expect(become('pending')).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
    });

    test('the calendar file keeps its UID and counts its changes', async () => {
      const patient = await aPatient(clinic);
      const visit = await booked(patient);
      const url = `/api/appointments/${visit.id}/calendar.ics?locale=en`;
      const before = await call(clinic, 'GET', url, { as: patient });
      expect(before.headers['content-type']).toBe('text/calendar; charset=utf-8');
      expect(before.headers['content-disposition']).toBe(`attachment; filename="${visit.reference}.ics"`);
      expect(before.body).toContain('DTSTART:20261123T060000Z\r\nDTEND:20261123T063000Z\r\n');
      expect(before.body).toContain('SEQUENCE:0\r\n');
      await call(clinic, 'POST', `/api/appointments/${visit.id}/cancel`, { as: patient });
      const after = await call(clinic, 'GET', url, { as: patient });
      expect(after.body).toContain('SEQUENCE:1\r\n');
      expect(after.body).toContain('STATUS:CANCELLED\r\n');
      const uid = /UID:(.*)\r\n/;
      expect(uid.exec(after.body)?.[1]).toBe(uid.exec(before.body)?.[1]);
    });
  });

  test('a message that cannot be queued undoes the booking', async () => {
    const broken = await openClinic(engine, { mail: { queue: () => Promise.reject(new Error('no outbox')) } });
    try {
      const specialty = await aSpecialty(broken);
      const doctor = await aDoctor(broken, { specialtyId: specialty.id });
      const as = await aPatient(broken);
      const body = { ...choice(doctor.id), specialty_id: specialty.id };
      const answer = await call(broken, 'POST', '/api/appointments', { as, body });
      expect(answer.statusCode).toBe(500);
      expect(answer.body).not.toContain('no outbox');
      expect(await broken.database.db.select().from(appointments)).toHaveLength(0);
    } finally {
      await broken.close();
    }
  });
});

import { eq } from 'drizzle-orm';
import type { Appointment } from '@clinic/contracts';
import { clinicInstant } from '@clinic/contracts/time';
import { appointmentEvents, appointments, timeOff } from '../../db/schema.ts';
import { first, useBookings } from '../../testing/bookings.ts';
import { aDoctor, aPatient, aSpecialty, call, openClinic } from '../../testing/clinic.ts';
import { everyEngine } from '../../testing/database.ts';
import { messagesTo } from '../../testing/messages.ts';

describe.each(everyEngine)('booking on %s', (engine) => {
  const bookings = useBookings(engine);
  const { clinic } = bookings;

  describe('POST /api/appointments climbs the ladder', () => {
    test('401 for a stranger, before the body is looked at', async () => {
      const answer = await call(clinic, 'POST', '/api/appointments', { body: { nonsense: true } });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    });

    test('422 names each field that is wrong', async () => {
      const answer = await bookings.book(await aPatient(clinic), { date: 'tomorrow', time: '9', bookingFor: 'me' });
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
      const { id } = await bookings.doctorOf();
      const answer = await bookings.book(
        await aPatient(clinic),
        bookings.choice(id, { bookingFor: 'someoneElse', userDetails }),
      );
      expect(answer.statusCode).toBe(422);
      expect(answer.json<{ errors: object }>().errors).toEqual(
        Object.fromEntries(fields.map((field) => [`userDetails.${field}`, [key]])),
      );
      expect(await bookings.storedOf(id)).toHaveLength(0);
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
      const { id } = await bookings.doctorOf();
      const answer = await bookings.book(await aPatient(clinic), bookings.choice(id, wrong));
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, code]);
      expect(await bookings.storedOf(id)).toHaveLength(0);
    });

    test('the window moves at midnight in Riyadh, not elsewhere', async () => {
      const { id } = await bookings.doctorOf();
      const patient = await aPatient(clinic);
      clinic.setNow(new Date('2026-11-21T20:59:00Z'));
      expect((await bookings.book(patient, bookings.choice(id, { time: '10:00' }))).statusCode).toBe(201);
      clinic.setNow(new Date('2026-11-21T21:01:00Z'));
      const late = await bookings.book(patient, bookings.choice(id, { time: '11:00' }));
      expect(late.json()).toMatchObject({ code: 'DATE_OUT_OF_RANGE' });
      expect((await bookings.book(patient, bookings.choice(id, { date: '2026-12-21' }))).statusCode).toBe(201);
    });

    test('a slot in the doctor’s leave is not offered', async () => {
      const { id } = await bookings.doctorOf();
      const from = clinicInstant(first, '00:00').toISOString();
      const to = clinicInstant('2026-11-24', '00:00').toISOString();
      await clinic.database.db.insert(timeOff).values({ doctorId: id, during: `[${from},${to})`, reason: 'leave' });
      const answer = await bookings.book(await aPatient(clinic), bookings.choice(id));
      expect(answer.json()).toMatchObject({ code: 'SLOT_NOT_OFFERED' });
    });

    test('201, pending, with the account’s own details, an event and a message', async () => {
      const { id } = await bookings.doctorOf();
      const patient = await aPatient(clinic);
      const answer = await bookings.book(
        patient,
        bookings.choice(id, { userDetails: { name: 'X', phone: '1', email: 'x' } }),
      );
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

      const [row] = await bookings.storedOf(id);
      expect(row).toMatchObject({ patientPhone: patient.phone, patientEmail: patient.email, userId: patient.id });
      const events = await clinic.database.db
        .select()
        .from(appointmentEvents)
        .where(eq(appointmentEvents.appointmentId, data.id));
      expect(events).toMatchObject([{ fromStatus: null, toStatus: 'pending', actor: `user:${patient.id}` }]);
      const messages = await messagesTo(clinic, patient.email);
      expect(messages).toHaveLength(1);
      expect(messages[0]?.body).toContain(data.reference);
    });

    test('V13: status, ids, owner and price cannot be chosen by the caller', async () => {
      const { id } = await bookings.doctorOf();
      const patient = await aPatient(clinic);
      const answer = await bookings.book(
        patient,
        bookings.choice(id, {
          status: 'confirmed',
          user_id: 1,
          id: 4,
          price: 0,
          reference: 'NB-AAAAAA',
          patient_key: 'u:1',
        }),
      );
      expect(answer.statusCode).toBe(201);
      const [row] = await bookings.storedOf(id);
      expect(row).toMatchObject({ status: 'pending', userId: patient.id, patientKey: `u:${patient.id}` });
      expect(row?.reference).not.toBe('NB-AAAAAA');
    });

    test.each(['10:00', '10:00:00', '10:00 AM', '10:00am'])('Q26: a time may be written %s', async (time) => {
      const { id } = await bookings.doctorOf();
      const answer = await bookings.book(await aPatient(clinic), bookings.choice(id, { time }));
      expect(answer.json<{ data: Appointment }>().data.time).toBe('10:00');
    });
  });

  test('a message that cannot be queued undoes the booking', async () => {
    const broken = await openClinic(engine, {
      mail: { origin: '', queue: () => Promise.reject(new Error('no outbox')) },
    });
    try {
      const specialty = await aSpecialty(broken);
      const doctor = await aDoctor(broken, { specialtyId: specialty.id });
      const as = await aPatient(broken);
      const body = { ...bookings.choice(doctor.id), specialty_id: specialty.id };
      const answer = await call(broken, 'POST', '/api/appointments', { as, body });
      expect(answer.statusCode).toBe(500);
      expect(answer.body).not.toContain('no outbox');
      expect(await broken.database.db.select().from(appointments)).toHaveLength(0);
    } finally {
      await broken.close();
    }
  });
});

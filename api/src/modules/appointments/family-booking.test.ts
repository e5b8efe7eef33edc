import { eq } from 'drizzle-orm';
import { dependents } from '../../db/schema.ts';
import { first, useBookings } from '../../testing/bookings.ts';
import type { Patient } from '../../testing/clinic.ts';
import { aPatient, call } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { aDependent, layan } from '../../testing/family.ts';

describe.each(engines)('visits of an account’s family on %s', (engine) => {
  const bookings = useBookings(engine);
  const { clinic } = bookings;
  let mother: Patient;
  beforeEach(async () => {
    mother = await aPatient(clinic, { name: 'سارة الحربي' });
  });

  const bookFor = async (dependent: number, more: Record<string, unknown> = {}, as: Patient = mother) =>
    bookings.book(
      as,
      bookings.choice((await bookings.doctorOf()).id, { bookingFor: 'someoneElse', dependent_id: dependent, ...more }),
    );
  const outcome = async (answer: ReturnType<typeof bookFor>) => {
    const { statusCode, body } = await answer;
    return statusCode === 201 ? '201' : `${statusCode} ${(JSON.parse(body) as { code: string }).code}`;
  };

  test('Q25: name and numbers are those of the family and the account, whatever was sent', async () => {
    const { id } = await aDependent(clinic, mother);
    const { id: doctor } = await bookings.doctorOf();
    const userDetails = { name: 'Mallory', phone: '0500000066', email: 'mallory@nabd.example' };
    const answer = await bookings.book(
      mother,
      bookings.choice(doctor, { bookingFor: 'someoneElse', dependent_id: id, userDetails }),
    );
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      data: {
        bookingFor: 'someoneElse',
        patient_name: layan.name,
        dependent: { id, relation: 'daughter' },
        status: 'pending',
      },
    });
    expect(await bookings.storedOf(doctor)).toMatchObject([
      {
        dependentId: id,
        patientKey: `d:${id}`,
        patientName: layan.name,
        patientPhone: mother.phone,
        patientEmail: mother.email,
      },
    ]);
  });

  test('a number of their own is the one that the clinic calls', async () => {
    const { id } = await aDependent(clinic, mother, { relation: 'mother', phone: '0500000099' });
    const { id: doctor } = await bookings.doctorOf();
    await bookings.book(mother, bookings.choice(doctor, { bookingFor: 'someoneElse', dependent_id: id }));
    expect(await bookings.storedOf(doctor)).toMatchObject([{ patientPhone: '+966500000099' }]);
  });

  test('a number that was stored with the zero after its calling code is called without it', async () => {
    const { id } = await aDependent(clinic, mother, { relation: 'mother' });
    await clinic.services.db.update(dependents).set({ phone: '+9660500000099' }).where(eq(dependents.id, id));
    const { id: doctor } = await bookings.doctorOf();
    await bookings.book(mother, bookings.choice(doctor, { bookingFor: 'someoneElse', dependent_id: id }));
    expect(await bookings.storedOf(doctor)).toMatchObject([{ patientPhone: '+966500000099' }]);
  });

  test('V12: nobody books for somebody of another family; the field is named', async () => {
    const { id } = await aDependent(clinic, await aPatient(clinic));
    for (const wrong of [id, 9_999_999]) {
      const answer = await bookFor(wrong);
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({
        code: 'VALIDATION',
        errors: { dependent_id: ['validation.unknown'] },
      });
    }
  });

  test('S62: a visit of one’s own is for oneself, whoever is named along with it', async () => {
    const { id } = await aDependent(clinic, mother);
    const answer = await bookFor(id, { bookingFor: 'self' });
    expect(answer.json()).toMatchObject({ data: { patient_name: mother.name, dependent: null } });
  });

  test('E2, R3: a child is at one place at a time; mother, child and brother may be at three', async () => {
    const [child, brother] = [await aDependent(clinic, mother), await aDependent(clinic, mother, { name: 'سلمان' })];
    expect(await outcome(bookFor(child.id))).toBe('201');
    expect(await outcome(bookFor(child.id))).toBe('409 PATIENT_BUSY');
    expect(await outcome(bookFor(brother.id))).toBe('201');
    expect(await outcome(bookFor(child.id, { bookingFor: 'self' }))).toBe('201');
    expect(await outcome(bookFor(child.id, { time: '09:30' }))).toBe('201');
  });

  test('E2: the child is recognised when typed by name and number, and only in its own family', async () => {
    const { id } = await aDependent(clinic, mother);
    const typed = {
      dependent_id: undefined,
      userDetails: { name: 'لَيان  الحربى', phone: mother.phone, email: 'a@b.example' },
    };
    const asTyped = await bookFor(0, typed);
    expect(asTyped.json()).toMatchObject({ data: { patient_name: 'لَيان  الحربى', dependent: { id } } });
    expect(await outcome(bookFor(id))).toBe('409 PATIENT_BUSY');
    const elsewhere = await bookFor(0, typed, await aPatient(clinic));
    expect(elsewhere.json()).toMatchObject({ data: { dependent: null } });
  });

  test('E2: the owner of the account is recognised when typed as someone else, but not another of that number', async () => {
    const own = (more: Record<string, unknown> = {}) =>
      bookFor(0, { bookingFor: 'self', dependent_id: undefined, ...more });
    const typed = (name: string, more: Record<string, unknown> = {}) => {
      const userDetails = { name, phone: mother.phone?.replace('+', '00'), email: 'a@b.example' };
      return bookFor(0, { dependent_id: undefined, userDetails, ...more });
    };
    const asTyped = await typed('سَارة  الحربى');
    expect(asTyped.json()).toMatchObject({
      data: { bookingFor: 'someoneElse', patient_name: 'سَارة  الحربى', dependent: null },
    });
    expect(await outcome(own())).toBe('409 PATIENT_BUSY');
    expect(await outcome(typed('سعاد الحربي'))).toBe('201');
    for (const time of ['09:30', '10:00', '10:30', '11:00']) expect(await outcome(own({ time }))).toBe('201');
    expect(await outcome(typed('سارة الحربي', { time: '11:30' }))).toBe('422 TOO_MANY_BOOKINGS');
  });

  test('R1: twenty bookings for one child at one time, with as many doctors, end in one visit', async () => {
    const { id } = await aDependent(clinic, mother);
    const doctors = await Promise.all(Array.from({ length: 20 }, () => bookings.doctorOf()));
    const answers = await Promise.all(
      doctors.map((doctor) =>
        bookings.book(mother, bookings.choice(doctor.id, { bookingFor: 'someoneElse', dependent_id: id })),
      ),
    );
    const codes = answers.map((answer) => answer.json<{ code?: string }>().code ?? 'booked').sort();
    expect(codes).toEqual([...Array<string>(19).fill('PATIENT_BUSY'), 'booked'].sort());
  });

  test('a child that is booked for and removed at once is either there or not booked for', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await aDependent(clinic, mother, { name: `ليان ${round}` });
      const [booked, removed] = await Promise.all([
        bookFor(id, { date: `2026-11-${24 + round}` }),
        call(clinic, 'DELETE', `/api/dependents/${id}`, { as: mother }),
      ]);
      expect([
        [201, 409],
        [422, 204],
      ]).toContainEqual([booked.statusCode, removed.statusCode]);
    }
  });

  test('a slot held by the account becomes the visit of the child', async () => {
    const { id } = await aDependent(clinic, mother);
    const { id: doctor } = await bookings.doctorOf();
    const choice = bookings.choice(doctor, { bookingFor: 'someoneElse', dependent_id: id });
    const held = await call(clinic, 'POST', '/api/holds', {
      as: mother,
      body: { doctor_id: doctor, specialty_id: bookings.specialtyId, date: first, time: '09:00' },
    });
    const booked = await bookings.book(mother, choice);
    expect([held.statusCode, booked.statusCode]).toEqual([201, 201]);
    expect(await bookings.storedOf(doctor)).toMatchObject([
      { status: 'pending', patientKey: `d:${id}`, dependentId: id, bookingFor: 'someoneElse' },
    ]);
  });

  test('R5: the same request for the child is answered with the same bytes; for its brother it is another', async () => {
    const [child, brother] = [await aDependent(clinic, mother), await aDependent(clinic, mother, { name: 'سلمان' })];
    const { id: doctor } = await bookings.doctorOf();
    const headers = { 'idempotency-key': 'family-1' };
    const send = (dependent: number) =>
      bookings.book(mother, bookings.choice(doctor, { bookingFor: 'someoneElse', dependent_id: dependent }), headers);
    const [once, again] = [await send(child.id), await send(child.id)];
    expect([once.statusCode, again.body]).toEqual([201, once.body]);
    expect((await send(brother.id)).json()).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  });
});

import { count, eq } from 'drizzle-orm';
import { appointments, doctors, outbox } from '../../db/schema.ts';
import { first, last, useBookings } from '../../testing/bookings.ts';
import { aPatient, call } from '../../testing/clinic.ts';
import { everyEngine } from '../../testing/database.ts';

describe.each(everyEngine)('one slot, one appointment on %s', (engine) => {
  const bookings = useBookings(engine);
  const { clinic } = bookings;

  describe('one slot, one appointment (E2)', () => {
    test('409 for the second, with the next free times of that doctor', async () => {
      const { id } = await bookings.doctorOf();
      await bookings.book(await aPatient(clinic), bookings.choice(id));
      const answer = await bookings.book(await aPatient(clinic), bookings.choice(id));
      expect(answer.statusCode).toBe(409);
      const body = answer.json<{ code: string; alternatives: unknown[] }>();
      expect(body.code).toBe('SLOT_TAKEN');
      expect(body.alternatives).toHaveLength(6);
      expect(body.alternatives[0]).toEqual({ date: first, time: '09:30' });
    });

    test('alternatives run over to other days, and back when nothing follows', async () => {
      const { id } = await bookings.doctorOf({ startMin: 540, durationMin: 60 });
      await bookings.book(await aPatient(clinic), bookings.choice(id, { time: '09:30' }));
      const answer = await bookings.book(await aPatient(clinic), bookings.choice(id, { time: '09:30' }));
      expect(answer.json<{ alternatives: unknown[] }>().alternatives[0]).toEqual({ date: '2026-11-24', time: '09:00' });
      await bookings.book(await aPatient(clinic), bookings.choice(id, { date: last, time: '09:30' }));
      const atTheEnd = await bookings.book(await aPatient(clinic), bookings.choice(id, { date: last, time: '09:30' }));
      expect(atTheEnd.json<{ alternatives: unknown[] }>().alternatives[0]).toEqual({ date: first, time: '09:00' });
    });

    test('R3: a patient cannot be with two doctors at overlapping times', async () => {
      const [one, other] = [await bookings.doctorOf({ slotMinutes: 30 }), await bookings.doctorOf({ slotMinutes: 20 })];
      const patient = await aPatient(clinic);
      expect((await bookings.book(patient, bookings.choice(one.id))).statusCode).toBe(201);
      const busy = await bookings.book(patient, bookings.choice(other.id, { time: '09:20' }));
      expect([busy.statusCode, busy.json<{ code: string }>().code]).toEqual([409, 'PATIENT_BUSY']);
      expect((await bookings.book(patient, bookings.choice(other.id, { time: '09:40' }))).statusCode).toBe(201);
    });

    test('someone else is the same patient however the name and the number are written', async () => {
      const [one, other] = [await bookings.doctorOf(), await bookings.doctorOf()];
      const person = (name: string, phone: string) => ({ name, phone, email: 'a@b.example' });
      const bookFor = async (doctorId: number, userDetails: object) =>
        (
          await bookings.book(
            await aPatient(clinic),
            bookings.choice(doctorId, { bookingFor: 'someoneElse', userDetails }),
          )
        ).statusCode;
      expect(await bookFor(one.id, person('أحمد  فاطمة', '٠٥٥٩٩٨٨٧٧٦'))).toBe(201);
      expect(await bookFor(other.id, person('احمد فاطمه', '+966 55 998 8776'))).toBe(409);
      expect(await bookFor(other.id, person('سعد', '+966 55 998 8776'))).toBe(201);
    });

    test('E7: five coming appointments of a patient at most', async () => {
      const { id } = await bookings.doctorOf();
      const patient = await aPatient(clinic);
      const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'];
      const codes: number[] = [];
      for (const date of days) codes.push((await bookings.book(patient, bookings.choice(id, { date }))).statusCode);
      expect(codes).toEqual([201, 201, 201, 201, 201, 422]);
      const sixth = await bookings.book(patient, bookings.choice(id, { date: '2026-11-28' }));
      expect(sixth.json()).toMatchObject({ code: 'TOO_MANY_BOOKINGS' });
    });

    test('an account books a bounded number of visits a day, whatever names it gives; what is refused is not counted', async () => {
      const { id } = await bookings.doctorOf();
      const patient = await aPatient(clinic);
      const bookFor = (name: string, slot: number) => {
        const userDetails = { name, phone: '0559988000', email: 'a@b.example' };
        const date = `2026-11-${23 + Math.floor(slot / 7)}`;
        const time = `${String(9 + (slot % 7)).padStart(2, '0')}:00`;
        return bookings.book(patient, bookings.choice(id, { date, time, bookingFor: 'someoneElse', userDetails }));
      };
      const { bookingsPerDay } = clinic.settings;
      expect((await bookFor('ضيف أول', 0)).statusCode).toBe(201);
      expect((await bookFor('ضيف ثان', 0)).json()).toMatchObject({ code: 'SLOT_TAKEN' });
      for (let slot = 1; slot < bookingsPerDay; slot += 1)
        expect((await bookFor(`ضيف رقم ${slot}`, slot)).statusCode).toBe(201);
      const refused = await bookFor('ضيف أخير', bookingsPerDay);
      expect(refused.json()).toMatchObject({ code: 'RATE_LIMITED' });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      const another = await bookings.book(await aPatient(clinic), bookings.choice(id, { date: '2026-11-29' }));
      expect(another.statusCode).toBe(201);
    });

    test('parallel bookings of one patient do not slip past the limit', async () => {
      const doctors = await Promise.all(Array.from({ length: 8 }, () => bookings.doctorOf()));
      const patient = await aPatient(clinic);
      const answers = await Promise.all(
        doctors.map(({ id }, index) =>
          bookings.book(patient, bookings.choice(id, { date: `2026-11-${23 + (index % 7)}`, time: `${8 + index}:00` })),
        ),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
    });

    test('R1: 200 parallel attempts end in one appointment and 199 clean refusals', async () => {
      const { id } = await bookings.doctorOf();
      const patients = await Promise.all(Array.from({ length: 200 }, () => aPatient(clinic)));
      const answers = await Promise.all(patients.map((patient) => bookings.book(patient, bookings.choice(id))));
      const counts: Record<string, number> = {};
      for (const answer of answers) {
        const name = `${answer.statusCode} ${answer.json<{ code?: string }>().code ?? ''}`.trim();
        counts[name] = (counts[name] ?? 0) + 1;
      }
      expect(counts).toEqual({ '201': 1, '409 SLOT_TAKEN': 199 });
      const rows = await bookings.storedOf(id);
      expect(rows).toHaveLength(1);
      const [messages] = await clinic.database.db
        .select({ total: count() })
        .from(outbox)
        .where(eq(outbox.dedupeKey, `appointment:${rows[0]?.id}:booked`));
      expect(messages?.total).toBe(1);
    });

    test('the constraint holds for rows that come by another way', async () => {
      const { id } = await bookings.doctorOf();
      await bookings.book(await aPatient(clinic), bookings.choice(id));
      const [row] = await bookings.storedOf(id);
      if (!row) throw new Error('not booked');
      const { id: _id, ...copy } = row;
      const twice = clinic.database.db
        .insert(appointments)
        .values({ ...copy, reference: 'NB-OTHER2', patientKey: 'u:0', idempotencyKey: null });
      await expect(twice).rejects.toMatchObject({ cause: { constraint: 'appointments_no_double_booking' } });
    });
  });

  describe('rules of the doctor', () => {
    const codeOf = (answer: { json: <T>() => T }) => answer.json<{ code: string }>().code;

    test('two who want the last place of a day: one has it, the other is told, with times of other days', async () => {
      const { id } = await bookings.doctorOf({ values: { mostPerDay: 2 } });
      expect((await bookings.book(await aPatient(clinic), bookings.choice(id))).statusCode).toBe(201);
      const patients = await Promise.all(Array.from({ length: 6 }, () => aPatient(clinic)));
      const answers = await Promise.all(
        patients.map((patient, index) => bookings.book(patient, bookings.choice(id, { time: `${10 + index}:00` }))),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409]);
      const late = answers.find(({ statusCode }) => statusCode === 409);
      expect(late?.json()).toMatchObject({
        code: 'DAY_FULL',
        alternatives: [{ date: '2026-11-24', time: '08:00' }, {}, {}, {}, {}, {}],
      });
      expect(await bookings.storedOf(id)).toHaveLength(2);

      // Who has a place may take another time of the same day.
      const winner = answers.findIndex(({ statusCode }) => statusCode === 201);
      const own = answers[winner]?.json<{ data: { id: number } }>().data.id;
      const { bookingFor: _for, userDetails: _details, ...slot } = bookings.choice(id, { time: '08:00' });
      const moved = await call(clinic, 'POST', `/api/appointments/${own}/reschedule`, {
        as: patients[winner],
        body: slot,
      });
      expect(moved.statusCode).toBe(201);
    });

    test('a place that somebody keeps is taken, and theirs to book', async () => {
      const { id } = await bookings.doctorOf({ values: { mostPerDay: 1 } });
      const [first, second] = [await aPatient(clinic), await aPatient(clinic)];
      const held = await call(clinic, 'POST', '/api/holds', { as: first, body: bookings.choice(id) });
      expect(held.statusCode).toBe(201);
      expect(codeOf(await bookings.book(second, bookings.choice(id, { time: '11:00' })))).toBe('DAY_FULL');
      expect((await bookings.book(first, bookings.choice(id))).statusCode).toBe(201);
    });

    test('what stays free around a visit is nobody’s to book', async () => {
      const { id } = await bookings.doctorOf();
      await bookings.book(await aPatient(clinic), bookings.choice(id, { time: '09:00' }));
      const rules = { bufferBefore: 5, bufferAfter: 10 };
      await clinic.database.db.update(doctors).set(rules).where(eq(doctors.id, id));
      const bookAt = async (time: string) => bookings.book(await aPatient(clinic), bookings.choice(id, { time }));
      // From eight, every three quarters of an hour.
      expect(codeOf(await bookAt('09:30'))).toBe('SLOT_TAKEN');
      expect(codeOf(await bookAt('10:00'))).toBe('SLOT_NOT_OFFERED');
      expect((await bookAt('08:00')).statusCode).toBe(201);
      expect((await bookAt('10:15')).statusCode).toBe(201);
    });
  });

  describe('Idempotency-Key (R5)', () => {
    test('the same request is answered with the same bytes and acts once', async () => {
      const { id } = await bookings.doctorOf();
      const patient = await aPatient(clinic);
      const headers = { 'idempotency-key': 'try-1' };
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => bookings.book(patient, bookings.choice(id), headers)),
      );
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
      expect(answers.filter((answer) => answer.headers['idempotent-replayed'] === 'true')).toHaveLength(49);
      expect(await bookings.storedOf(id)).toHaveLength(1);
    });

    test('the same key with another body is refused', async () => {
      const { id } = await bookings.doctorOf();
      const patient = await aPatient(clinic);
      const headers = { 'idempotency-key': 'try-2' };
      await bookings.book(patient, bookings.choice(id), headers);
      const other = await bookings.book(patient, bookings.choice(id, { time: '11:00' }), headers);
      expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
      expect(await bookings.storedOf(id)).toHaveLength(1);
    });

    test('keys of two accounts are two keys', async () => {
      const { id } = await bookings.doctorOf();
      const headers = { 'idempotency-key': 'try-3' };
      expect((await bookings.book(await aPatient(clinic), bookings.choice(id), headers)).statusCode).toBe(201);
      expect(
        (await bookings.book(await aPatient(clinic), bookings.choice(id, { time: '11:00' }), headers)).statusCode,
      ).toBe(201);
    });

    test('what was cancelled or moved since is not told as booked: the same request books anew, or is refused', async () => {
      const { id } = await bookings.doctorOf();
      const patient = await aPatient(clinic);
      const key = (name: string) => ({ 'idempotency-key': name });
      const visitOf = (answer: { json: <T>() => T }) => answer.json<{ data: { id: number } }>().data.id;
      const act = (visit: number, path: string, body: object = {}) =>
        call(clinic, 'POST', `/api/appointments/${visit}/${path}`, { as: patient, body });

      const cancelled = visitOf(await bookings.book(patient, bookings.choice(id), key('try-5')));
      await act(cancelled, 'cancel');
      const again = await bookings.book(patient, bookings.choice(id), key('try-5'));
      expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([201, undefined]);
      expect(visitOf(again)).not.toBe(cancelled);

      await act(visitOf(again), 'reschedule', bookings.choice(id, { time: '11:00' }));
      await bookings.book(await aPatient(clinic), bookings.choice(id));
      const late = await bookings.book(patient, bookings.choice(id), key('try-5'));
      expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'SLOT_TAKEN']);
    });

    test('what failed is not remembered', async () => {
      const { id } = await bookings.doctorOf();
      const patient = await aPatient(clinic);
      const headers = { 'idempotency-key': 'try-4' };
      await bookings.book(await aPatient(clinic), bookings.choice(id));
      expect((await bookings.book(patient, bookings.choice(id), headers)).statusCode).toBe(409);
      expect((await bookings.book(patient, bookings.choice(id, { time: '12:00' }), headers)).statusCode).toBe(201);
    });
  });
});

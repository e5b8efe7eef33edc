import { and, eq } from 'drizzle-orm';
import type { Appointment, Hold } from '@clinic/contracts';
import { appointmentEvents, outbox, slotHolds } from '../../db/schema.ts';
import { first, last, useBookings } from '../../testing/bookings.ts';
import type { Patient } from '../../testing/clinic.ts';
import { aPatient, call, defaultNow } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { changeStatus } from './change-status.ts';
import { forgetHolds } from './forget-holds.ts';

describe.each(engines)('a patient’s own appointments on %s', (engine) => {
  const bookings = useBookings(engine);
  const { clinic } = bookings;

  describe('holds', () => {
    const hold = (as: Patient, doctorId: number, time = '09:00') =>
      call(clinic, 'POST', '/api/holds', {
        as,
        body: { doctor_id: doctorId, specialty_id: bookings.specialtyId, date: first, time },
      });
    const slots = async (doctorId: number, as?: Patient) =>
      (await call(clinic, 'GET', `/api/available-slots?date=${first}&doctor_id=${doctorId}`, as ? { as } : {})).json<
        string[]
      >();

    test('401 for a stranger, 409 for a slot that is taken', async () => {
      const { id } = await bookings.doctorOf();
      await bookings.book(await aPatient(clinic), bookings.choice(id));
      const stranger = await call(clinic, 'POST', '/api/holds', { body: {} });
      expect(stranger.statusCode).toBe(401);
      const late = await hold(await aPatient(clinic), id);
      expect(late.json()).toMatchObject({ code: 'SLOT_TAKEN' });
    });

    test('a held slot is free for its holder only, who books it with nothing left of the hold', async () => {
      const { id } = await bookings.doctorOf();
      const [holder, other] = [await aPatient(clinic), await aPatient(clinic)];
      const held = await hold(holder, id);
      expect(held.statusCode).toBe(201);
      expect(held.json<{ data: { expires_at: string } }>().data.expires_at).toBe('2026-11-21T07:05:00.000Z');
      expect(await slots(id)).not.toContain('09:00');
      expect(await slots(id, other)).not.toContain('09:00');
      expect(await slots(id, holder)).toContain('09:00');
      expect((await bookings.book(other, bookings.choice(id))).json()).toMatchObject({ code: 'SLOT_TAKEN' });

      const booked = await bookings.book(holder, bookings.choice(id));
      expect(booked.statusCode).toBe(201);
      expect(await bookings.storedOf(id)).toHaveLength(1);
      expect(await clinic.database.db.select().from(slotHolds).where(eq(slotHolds.doctorId, id))).toEqual([]);
    });

    test('a slot that two want to keep goes to one of them', async () => {
      const { id } = await bookings.doctorOf();
      const patients = await Promise.all(Array.from({ length: 20 }, () => aPatient(clinic)));
      const answers = await Promise.all(patients.map((patient) => hold(patient, id)));
      expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
      const refused = answers.find(({ statusCode }) => statusCode === 409);
      expect(refused?.json()).toMatchObject({
        code: 'SLOT_TAKEN',
        alternatives: [{ date: first, time: '09:30' }, {}, {}, {}, {}, {}],
      });
    });

    test('200 abandoned wizards leave no visit, no event and no cancellation behind', async () => {
      const { id } = await bookings.doctorOf();
      const patients = await Promise.all(Array.from({ length: 20 }, () => aPatient(clinic)));
      const counted = async () => {
        const { rows } = await clinic.database.pool.query<Record<string, number>>(
          `SELECT (SELECT count(*)::int FROM appointments) AS visits, (SELECT count(*)::int FROM appointment_events) AS events,
             (SELECT count(*)::int FROM appointments WHERE status IN ('cancelled', 'expired')) AS ended`,
        );
        return rows;
      };
      const before = await counted();
      const left = { back: 0, otherTime: 0, closed: 0, ranOut: 0 };
      for (let wizard = 0; wizard < 200; wizard += 1) {
        const patient = patients[wizard % patients.length] as Patient;
        const time = `${String(8 + (wizard % 8)).padStart(2, '0')}:${wizard % 2 === 0 ? '00' : '30'}`;
        const kept = await hold(patient, id, time);
        expect(kept.statusCode).toBe(201);
        const how = (['back', 'otherTime', 'closed', 'ranOut'] as const)[wizard % 4] ?? 'back';
        left[how] += 1;
        if (how === 'otherTime') await hold(patient, id, '15:30');
        if (how === 'ranOut') clinic.setNow(new Date(clinic.now().getTime() + 6 * 60_000));
        else {
          const held = await clinic.database.db.select().from(slotHolds).where(eq(slotHolds.userId, patient.id));
          await call(clinic, 'DELETE', `/api/holds/${held[0]?.id}`, { as: patient });
        }
      }
      expect(left).toEqual({ back: 50, otherTime: 50, closed: 50, ranOut: 50 });
      expect(await counted()).toEqual(before);
      for (const patient of patients) {
        const list = await call(clinic, 'GET', '/api/appointments', { as: patient });
        expect(list.json<{ data: Appointment[] }>().data).toEqual([]);
      }
      clinic.setNow(new Date(clinic.now().getTime() + 6 * 60_000));
      await forgetHolds(clinic.services);
      expect(await clinic.database.db.select().from(slotHolds)).toEqual([]);
    });

    describe('what keeps the patient from booking is told with the hold', () => {
      const conflictIn = async (as: Patient, doctorId: number, more: object = {}) => {
        const body = { doctor_id: doctorId, specialty_id: bookings.specialtyId, date: first, time: '09:00', ...more };
        const answer = await call(clinic, 'POST', '/api/holds', { as, body });
        expect(answer.statusCode).toBe(201);
        return answer.json<{ data: Hold }>().data.conflict;
      };
      const child = async (as: Patient) => {
        const body = { name: 'ليان', relation: 'child', birth_date: '2019-02-03' };
        const added = await call(clinic, 'POST', '/api/dependents', { as, body });
        return added.json<{ data: { id: number } }>().data.id;
      };

      test('a visit of their own at that hour, of the same person only', async () => {
        const [one, other] = [await bookings.doctorOf(), await bookings.doctorOf()];
        const patient = await aPatient(clinic);
        const dependent_id = await child(patient);
        await bookings.book(patient, bookings.choice(one.id));
        expect(await conflictIn(patient, other.id)).toMatchObject({
          code: 'PATIENT_BUSY',
          visits: [{ time: '09:00', doctor: { id: one.id }, can_cancel: true, can_reschedule: true }],
        });
        expect(await conflictIn(patient, other.id, { time: '10:00' })).toBeNull();
        expect(await conflictIn(patient, other.id, { bookingFor: 'someoneElse', dependent_id })).toBeNull();
        expect(await conflictIn(patient, other.id, { bookingFor: 'someoneElse' })).toBeNull();
        await bookings.book(
          patient,
          bookings.choice(one.id, { time: '11:00', bookingFor: 'someoneElse', dependent_id }),
        );
        const forChild = { time: '11:00', bookingFor: 'someoneElse', dependent_id };
        expect(await conflictIn(patient, other.id, forChild)).toMatchObject({ code: 'PATIENT_BUSY', visits: [{}] });
      });

      test('their own visit at that very time, which nobody else has taken', async () => {
        const { id } = await bookings.doctorOf();
        const patient = await aPatient(clinic);
        const dependent_id = await child(patient);
        await bookings.book(patient, bookings.choice(id));
        expect(await conflictIn(patient, id, { bookingFor: 'self' })).toMatchObject({
          code: 'PATIENT_BUSY',
          visits: [{ time: '09:00', doctor: { id } }],
        });
        const forChild = { date: first, time: '09:00', bookingFor: 'someoneElse', dependent_id };
        const body = { doctor_id: id, specialty_id: bookings.specialtyId, ...forChild };
        const taken = await call(clinic, 'POST', '/api/holds', { as: patient, body });
        expect(taken.json()).toMatchObject({ code: 'SLOT_TAKEN' });
      });

      test('E7: the five visits ahead, in their order, each of which could make room', async () => {
        const { id } = await bookings.doctorOf();
        const patient = await aPatient(clinic);
        const days = ['2026-11-27', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-28'];
        for (const date of days) await bookings.book(patient, bookings.choice(id, { date }));
        const conflict = await conflictIn(patient, id);
        expect(conflict?.code).toBe('TOO_MANY_BOOKINGS');
        expect(conflict?.visits.map(({ date }) => date)).toEqual([...days].sort());
        await call(clinic, 'POST', `/api/appointments/${conflict?.visits[0]?.id}/cancel`, { as: patient, body: {} });
        expect(await conflictIn(patient, id)).toBeNull();
      });

      test('one of another account’s family is not known', async () => {
        const { id } = await bookings.doctorOf();
        const dependent_id = await child(await aPatient(clinic));
        const body = { doctor_id: id, specialty_id: bookings.specialtyId, date: first, time: '09:00' };
        const answer = await call(clinic, 'POST', '/api/holds', {
          as: await aPatient(clinic),
          body: { ...body, bookingFor: 'someoneElse', dependent_id },
        });
        expect(answer.json()).toMatchObject({ code: 'VALIDATION', errors: { dependent_id: ['validation.unknown'] } });
      });
    });

    test('after five minutes a hold keeps nobody out', async () => {
      const { id } = await bookings.doctorOf();
      await hold(await aPatient(clinic), id);
      clinic.setNow(new Date(defaultNow.getTime() + 5 * 60_000 + 1));
      expect(await slots(id)).toContain('09:00');
      expect((await bookings.book(await aPatient(clinic), bookings.choice(id))).statusCode).toBe(201);
    });

    test('a new hold gives the one before back', async () => {
      const { id } = await bookings.doctorOf();
      const holder = await aPatient(clinic);
      await hold(holder, id);
      await hold(holder, id, '10:00');
      const free = await slots(id);
      expect(free).toContain('09:00');
      expect(free).not.toContain('10:00');
    });

    test('only the holder can give it back, and only while it stands', async () => {
      const { id } = await bookings.doctorOf();
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
      const { id } = await bookings.doctorOf();
      return (await bookings.book(patient, bookings.choice(id, more))).json<{ data: Appointment }>().data;
    }

    test('401 for a stranger; each sees their own, newest start first, without holds', async () => {
      const [mine, theirs] = [await aPatient(clinic), await aPatient(clinic)];
      const early = await booked(mine);
      const late = await booked(mine, { date: last });
      await booked(theirs);
      const { id } = await bookings.doctorOf();
      await call(clinic, 'POST', '/api/holds', {
        as: mine,
        body: { doctor_id: id, specialty_id: bookings.specialtyId, date: first, time: '15:00' },
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

    test('a cancellation that loses a race is made once more, and is told to come again when it loses that one too', async () => {
      const { pool } = clinic.database;
      const patient = await aPatient(clinic);
      const visit = await booked(patient);
      const cancel = () => call(clinic, 'POST', `/api/appointments/${visit.id}/cancel`, { as: patient, body: {} });
      await pool.query(`CREATE SEQUENCE races; CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF nextval('races') <= 3 THEN RAISE EXCEPTION 'deadlock' USING ERRCODE = '40P01'; END IF; RETURN NEW; END $$;
        CREATE TRIGGER lose BEFORE UPDATE ON appointments FOR EACH ROW EXECUTE FUNCTION lose()`);
      const [lost, won] = [await cancel(), await cancel()];
      await pool.query('DROP FUNCTION lose() CASCADE; DROP SEQUENCE races');
      expect([lost.statusCode, lost.headers['retry-after']]).toEqual([503, '2']);
      expect(won.statusCode).toBe(200);
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
      const other = await bookings.book(await aPatient(clinic), bookings.choice(visit.doctor.id));
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
      const become = (to: Appointment['status']) => changeStatus(clinic.services, visit.id, { to, actor: 'reception' });
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
});

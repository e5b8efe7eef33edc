import { eq } from 'drizzle-orm';
import type { Appointment, AvailableDays, ErrorBody } from '@clinic/contracts';
import { appointmentEvents, appointments, notifications, outbox, visitKinds } from '../../db/schema.ts';
import { first, useBookings } from '../../testing/bookings.ts';
import type { Patient } from '../../testing/clinic.ts';
import { aDoctor, aKind, aPatient, aSpecialty, call } from '../../testing/clinic.ts';
import { everyEngine } from '../../testing/database.ts';
import { refusalIn } from '../../testing/forms.ts';
import { messagesTo } from '../../testing/messages.ts';
import { changeStatus } from './change-status.ts';
import { moveAppointmentIn } from './move.ts';

describe.each(everyEngine)('moving an appointment on %s', (engine) => {
  const bookings = useBookings(engine);
  const { clinic } = bookings;

  const slot = (doctorId: number, more: Record<string, unknown> = {}) => ({
    doctor_id: doctorId,
    specialty_id: bookings.specialtyId,
    date: first,
    time: '11:00',
    ...more,
  });
  const move = (id: number, body: unknown, as?: Patient, headers: Record<string, string> = {}) =>
    call(clinic, 'POST', `/api/appointments/${id}/reschedule`, { body, headers, ...(as ? { as } : {}) });

  async function booked(patient: Patient, more: Record<string, unknown> = {}, slotMinutes = 30) {
    const { id } = await bookings.doctorOf({ slotMinutes });
    return (await bookings.book(patient, bookings.choice(id, more))).json<{ data: Appointment }>().data;
  }
  const rowOf = async (id: number) =>
    (await clinic.database.db.select().from(appointments).where(eq(appointments.id, id)))[0];

  test('401 for a stranger, 404 for another person’s or none, 422 names the field', async () => {
    const patient = await aPatient(clinic);
    const visit = await booked(patient);
    const wanted = slot(visit.doctor.id);
    expect((await move(visit.id, wanted)).statusCode).toBe(401);
    expect((await move(visit.id, wanted, await aPatient(clinic))).statusCode).toBe(404);
    expect((await move(9_999_999, wanted, patient)).statusCode).toBe(404);
    const wrong: [Record<string, unknown>, string][] = [
      [{ time: '25:00' }, 'time'],
      [{ date: '2026-02-30' }, 'date'],
      [{ doctor_id: 9_999_999 }, 'doctor_id'],
      [{ specialty_id: (await aSpecialty(clinic)).id }, 'specialty_id'],
      [{ time: visit.time }, 'time'],
    ];
    for (const [changed, field] of wrong) {
      const answer = await move(visit.id, { ...wanted, ...changed }, patient);
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field]);
    }
    expect(await rowOf(visit.id)).toMatchObject({ status: 'pending', reference: visit.reference });
  });

  test('on a full day it is offered the other times of the day, and takes one', async () => {
    const patient = await aPatient(clinic);
    const { id: doctor } = await bookings.doctorOf({ values: { mostPerDay: 1 } });
    const choice = bookings.choice(doctor, { date: first, time: '09:00' });
    const visit = (await bookings.book(patient, choice)).json<{ data: Appointment }>().data;
    const get = async <T>(path: string) => (await call(clinic, 'GET', path, { as: patient })).json<T>();
    const day = `/api/available-slots?doctor_id=${doctor}&date=${first}`;
    expect(await get<string[]>(day)).toEqual([]);
    const times = await get<string[]>(`${day}&appointment_id=${visit.id}`);
    expect(times).toEqual(expect.arrayContaining(['08:30', '09:30']));
    expect(times).not.toContain('09:00');
    const days = await get<AvailableDays>(`/api/available-days?doctor_id=${doctor}&appointment_id=${visit.id}`);
    expect(days.days[first]).toBe(times.length);
    expect((await move(visit.id, slot(doctor, { time: '09:30' }), patient)).statusCode).toBe(201);
  });

  test('404 for another person’s or none also where the time is taken, with no times that fit the visit', async () => {
    const [owner, other] = [await aPatient(clinic), await aPatient(clinic)];
    const visit = await booked(owner);
    await bookings.book(await aPatient(clinic), bookings.choice(visit.doctor.id, { time: '11:00' }));
    const refusals = await Promise.all(
      [visit.id, 9_999_999].map(async (id) => {
        const { statusCode, body } = await move(id, slot(visit.doctor.id), other);
        return [statusCode, { ...(JSON.parse(body) as ErrorBody), request_id: '' }] as const;
      }),
    );
    expect(refusals[0]).toEqual([404, expect.not.objectContaining({ alternatives: expect.anything() })]);
    expect(refusals[1]).toEqual(refusals[0]);
    expect(refusalIn(await move(visit.id, slot(visit.doctor.id), owner)).status).toBe(409);
  });

  test('E3: a new appointment under the same reference takes its place; the old one ends as rescheduled', async () => {
    const patient = await aPatient(clinic);
    const visit = await booked(patient);
    const answer = await move(visit.id, slot(visit.doctor.id), patient);
    expect(answer.statusCode).toBe(201);
    const { data } = answer.json<{ data: Appointment }>();
    expect(data).toMatchObject({
      reference: visit.reference,
      status: 'pending',
      date: first,
      time: '11:00',
      rescheduled_from: visit.id,
      can_reschedule: true,
    });
    expect(await rowOf(data.id)).toMatchObject({ sequence: 1, patientKey: `u:${patient.id}`, lang: patient.lang });
    const old = await rowOf(visit.id);
    expect(old).toMatchObject({ status: 'cancelled' });
    expect(old?.reference).not.toBe(visit.reference);

    const events = await clinic.database.db.select().from(appointmentEvents).orderBy(appointmentEvents.id);
    const of = (id: number) => events.filter(({ appointmentId }) => appointmentId === id);
    expect(of(visit.id).at(-1)).toMatchObject({
      toStatus: 'cancelled',
      reason: 'rescheduled',
      actor: `user:${patient.id}`,
    });
    expect(of(data.id)).toMatchObject([{ fromStatus: null, toStatus: 'pending', actor: `user:${patient.id}` }]);
    const messages = await clinic.database.db
      .select()
      .from(outbox)
      .where(eq(outbox.dedupeKey, `appointment:${data.id}:moved`));
    expect(messages).toHaveLength(1);

    const list = await call(clinic, 'GET', '/api/appointments', { as: patient });
    expect(list.json<{ data: Appointment[] }>().data.map(({ id }) => id)).toEqual([data.id]);
    const seen = await call(clinic, 'GET', `/api/appointments/${visit.id}`, { as: patient });
    expect(seen.json()).toMatchObject({ data: { cancelled_by: 'moved', moved_to: data.id } });
    const again = await move(visit.id, slot(visit.doctor.id, { time: '12:00' }), patient);
    expect(again.json()).toMatchObject({ code: 'INVALID_TRANSITION' });
  });

  test('E3: the former slot is free again, and the calendar keeps the UID under a higher SEQUENCE', async () => {
    const patient = await aPatient(clinic);
    const visit = await booked(patient);
    const fileOf = async (id: number) =>
      (await call(clinic, 'GET', `/api/appointments/${id}/calendar.ics`, { as: patient })).body;
    const uid = /UID:(.*)\r\n/;
    const before = uid.exec(await fileOf(visit.id))?.[1];
    const { id } = (await move(visit.id, slot(visit.doctor.id), patient)).json<{ data: Appointment }>().data;
    const after = await fileOf(id);
    expect(uid.exec(after)?.[1]).toBe(before);
    expect(after).toContain('SEQUENCE:1\r\n');
    expect((await bookings.book(await aPatient(clinic), bookings.choice(visit.doctor.id))).statusCode).toBe(201);
  });

  test('a kind of visit: as long as it is, named as it was booked, and kept when the visit moves', async () => {
    const { id: doctorId } = await bookings.doctorOf();
    const first45 = await aKind(clinic, doctorId, { nameAr: 'أول زيارة', nameEn: 'First visit', minutes: 45 });
    const procedure = await aKind(clinic, doctorId, { minutes: 60, byPatients: false, pos: 2 });
    const [patient, other] = [await aPatient(clinic), await aPatient(clinic)];
    const choice = bookings.choice(doctorId, { kind_id: first45.id });
    for (const kind_id of [procedure.id, 999_999]) {
      for (const path of ['appointments', 'holds']) {
        const refused = await call(clinic, 'POST', `/api/${path}`, { as: patient, body: { ...choice, kind_id } });
        expect(refusalIn(refused).errors).toEqual({ kind_id: ['validation.unknown'] });
      }
    }
    const days = `/api/available-days?doctor_id=${doctorId}`;
    expect((await call(clinic, 'GET', days)).json()).toMatchObject({
      ...{ minutes: 30, kinds: [{ id: first45.id, name_ar: 'أول زيارة', name_en: 'First visit', minutes: 45 }] },
    });
    expect((await call(clinic, 'GET', `${days}&kind_id=${procedure.id}`)).statusCode).toBe(422);
    const detail = await call(clinic, 'GET', `/api/doctors/by-slug/${doctorId}`);
    expect(detail.json()).toMatchObject({ data: { kinds: [{ id: first45.id }] } });

    // A kept slot of the kind keeps its whole length from others.
    await call(clinic, 'POST', '/api/holds', { as: patient, body: choice });
    const inIt = bookings.choice(doctorId, { time: '09:30' });
    expect((await bookings.book(other, inIt)).json()).toMatchObject({ code: 'SLOT_TAKEN' });
    const { data: visit } = (await bookings.book(patient, choice)).json<{ data: Appointment }>();
    const kind = { name_ar: 'أول زيارة', name_en: 'First visit', minutes: 45 };
    expect(visit).toMatchObject({ kind, ends_at: `${first}T06:45:00.000Z` });
    const late = (await bookings.book(other, { ...choice, time: '08:30' })).json<ErrorBody>();
    expect(late).toMatchObject({
      code: 'SLOT_TAKEN',
      alternatives: [{ time: '10:00' }, { time: '10:30' }, {}, {}, {}, {}],
    });
    const [letter] = await messagesTo(clinic, patient.email);
    expect(letter?.body).toContain('نوع الموعد: أول زيارة (45 دقيقة)');

    // Renamed, shortened, then removed: what is booked stays as it was, and moves as what it is.
    const { db } = clinic.database;
    await db.update(visitKinds).set({ nameEn: 'Renamed', minutes: 10 }).where(eq(visitKinds.id, first45.id));
    const movable = `/api/available-slots?date=${first}&doctor_id=${doctorId}&appointment_id=${visit.id}`;
    expect((await call(clinic, 'GET', movable, { as: other })).statusCode).toBe(404);
    const times = (await call(clinic, 'GET', movable, { as: patient })).json<string[]>();
    expect([times.at(0), times.at(-1)]).toEqual(['08:00', '15:00']);
    const moved = (await move(visit.id, slot(doctorId, { time: '15:00' }), patient)).json<{ data: Appointment }>().data;
    expect(moved).toMatchObject({ kind, time: '15:00', ends_at: `${first}T12:45:00.000Z` });
    expect(await rowOf(moved.id)).toMatchObject({ kindId: first45.id });
    await db.delete(visitKinds).where(eq(visitKinds.id, first45.id));
    expect(await rowOf(moved.id)).toMatchObject({ kindId: null, kindEn: 'First visit' });
    const again = (await move(moved.id, slot(doctorId, { time: '08:00' }), patient)).json<{ data: Appointment }>().data;
    expect(again).toMatchObject({ kind, ends_at: `${first}T05:45:00.000Z` });
    expect((await bookings.book(other, inIt)).statusCode).toBe(201);
  });

  test('R1: when the slot is taken nothing has changed, and other times come along', async () => {
    const patient = await aPatient(clinic);
    const visit = await booked(patient);
    await bookings.book(await aPatient(clinic), bookings.choice(visit.doctor.id, { time: '11:00' }));
    const before = await rowOf(visit.id);
    const answer = await move(visit.id, slot(visit.doctor.id), patient);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'SLOT_TAKEN', alternatives: expect.arrayContaining([]) });
    expect(answer.json<{ alternatives: unknown[] }>().alternatives[0]).toEqual({ date: first, time: '11:30' });
    expect(await rowOf(visit.id)).toEqual(before);
  });

  test('R3: into a time that overlaps the own old one, but not another own visit', async () => {
    const patient = await aPatient(clinic);
    const visit = await booked(patient);
    const other = await bookings.doctorOf({ slotMinutes: 20 });
    const near = await move(visit.id, slot(other.id, { time: '09:20' }), patient);
    expect(near.statusCode).toBe(201);
    const second = await booked(patient, { time: '13:00' });
    const busy = await move(second.id, slot(second.doctor.id, { time: '09:30' }), patient);
    expect(busy.json()).toMatchObject({ code: 'PATIENT_BUSY' });
    expect(await rowOf(second.id)).toMatchObject({ status: 'pending', reference: second.reference });
  });

  test('E3: an appointment moves to a slot that its own account keeps', async () => {
    const patient = await aPatient(clinic);
    const visit = await booked(patient);
    const held = await call(clinic, 'POST', '/api/holds', { as: patient, body: slot(visit.doctor.id) });
    const { data } = (await move(visit.id, slot(visit.doctor.id), patient)).json<{ data: Appointment }>();
    expect(held.statusCode).toBe(201);
    expect(data.reference).toBe(visit.reference);
  });

  test('E5: the patient moves it until 24 hours before, and what was confirmed has to be confirmed again', async () => {
    const patient = await aPatient(clinic);
    const visit = await booked(patient);
    await changeStatus(clinic.services, visit.id, { to: 'confirmed', actor: 'reception' });
    clinic.setNow(new Date('2026-11-22T06:00:01Z'));
    const wanted = slot(visit.doctor.id, { date: '2026-11-25' });
    expect((await move(visit.id, wanted, patient)).json()).toMatchObject({ code: 'TOO_LATE_TO_CANCEL' });
    clinic.setNow(new Date('2026-11-22T06:00:00Z'));
    expect((await move(visit.id, slot(visit.doctor.id), patient)).json()).toMatchObject({ code: 'DATE_OUT_OF_RANGE' });
    const moved = await move(visit.id, wanted, patient);
    expect(moved.json()).toMatchObject({ data: { status: 'pending' } });
  });

  test('E10: the reception moves it at any time, it stays confirmed, and the patient finds it in the account', async () => {
    const patient = await aPatient(clinic);
    const visit = await booked(patient);
    await changeStatus(clinic.services, visit.id, { to: 'confirmed', actor: 'reception' });
    clinic.setNow(new Date('2026-11-23T05:00:00Z'));
    const moved = await clinic.database.db.transaction((tx) =>
      moveAppointmentIn(tx, clinic.services, {
        appointmentId: visit.id,
        choice: slot(visit.doctor.id),
        chooser: 'reception',
        actor: 'user:1',
        ownerId: null,
      }),
    );
    expect(moved.appointment).toMatchObject({ status: 'confirmed', userId: patient.id, reference: visit.reference });
    const notified = await clinic.database.db
      .select({ kind: notifications.kind })
      .from(notifications)
      .where(eq(notifications.dedupeKey, `appointment:${moved.appointment.id}:moved`));
    expect(notified).toEqual([{ kind: 'appointment.moved' }]);
  });

  test('R5: the same request acts once and is answered with the same bytes', async () => {
    const patient = await aPatient(clinic);
    const visit = await booked(patient);
    const headers = { 'idempotency-key': 'move-1' };
    const wanted = slot(visit.doctor.id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => move(visit.id, wanted, patient, headers)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await bookings.storedOf(visit.doctor.id)).toHaveLength(2);
  });

  test('R1: of moves and bookings of one slot at once, one gets it and the others keep what they had', async () => {
    const { id } = await bookings.doctorOf();
    const times = ['08:00', '08:30', '09:00', '09:30', '10:00', '10:30'];
    const movers = await Promise.all(
      times.map(async (time) => {
        const patient = await aPatient(clinic);
        const visit = (await bookings.book(patient, bookings.choice(id, { time }))).json<{ data: Appointment }>().data;
        return { patient, visit };
      }),
    );
    const bookers = await Promise.all(Array.from({ length: 6 }, () => aPatient(clinic)));
    const answers = await Promise.all([
      ...movers.map(({ visit, patient }) => move(visit.id, slot(id, { time: '14:00' }), patient)),
      ...bookers.map((patient) => bookings.book(patient, bookings.choice(id, { time: '14:00' }))),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array.from({ length: 11 }, () => 409)]);
    const standing = (await bookings.storedOf(id)).filter(({ status }) => status === 'pending');
    const moved = standing.some(({ rescheduledFrom }) => rescheduledFrom !== null);
    expect(standing).toHaveLength(moved ? 6 : 7);
  });

  test('R1: two moves that cross between two doctors both end', async () => {
    const doctors = [await aDoctor(clinic, { specialtyId: bookings.specialtyId }), await bookings.doctorOf()] as const;
    const patients = [await aPatient(clinic), await aPatient(clinic)] as const;
    const visits = await Promise.all(
      doctors.map(async ({ id }, index) => {
        const patient = patients[index as 0 | 1];
        return (await bookings.book(patient, bookings.choice(id))).json<{ data: Appointment }>().data;
      }),
    );
    const answers = await Promise.all(
      visits.map((visit, index) =>
        move(visit.id, slot(doctors[(1 - index) as 0 | 1].id, { time: '12:00' }), patients[index as 0 | 1]),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  });
});

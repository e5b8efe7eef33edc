import type { CancelledDays, DeskDays, DeskVisitDetails } from '@clinic/contracts/account';
import type { z } from '@clinic/contracts';
import { and, eq } from 'drizzle-orm';
import { appointments, scheduleRules, timeOff } from '../../db/schema.ts';
import { aDoctor, aKind, aPatient, call, defaultNow } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { refusalIn } from '../../testing/forms.ts';
import { messagesTo } from '../../testing/messages.ts';
import { useReception, today, tomorrow } from '../../testing/reception.ts';

type Answer = { statusCode: number; json: () => unknown };
const detailsIn = (answer: Answer): DeskVisitDetails => {
  expect(answer.statusCode).toBe(201);
  return (answer.json() as { data: DeskVisitDetails }).data;
};
const at = (date: string, time: string) => new Date(`${date}T${time}:00+03:00`);
const caller = { kind: 'person', name: 'منال الزهراني', phone: '055 700 1122' };

describe.each(engines)('booking by telephone and calling off days on %s', (engine) => {
  const reception = useReception(engine);
  let doctorId: number;
  beforeEach(async () => {
    // The patients of each test are free at any time.
    await reception.clinic.database.db.update(appointments).set({ status: 'cancelled', holdExpiresAt: null });
    ({ id: doctorId } = await reception.doctorOf());
  });

  const slot = (date: string, time: string, doctor = doctorId) => ({
    ...{ doctor_id: doctor, specialty_id: reception.specialtyId },
    ...{ date, time },
  });
  const book = (choice: object, patient: object = caller) =>
    reception.post('appointments', reception.people.reception, { ...choice, patient });

  describe('E10: by telephone', () => {
    test('for this very day, for somebody without an account: confirmed at once and told by SMS', async () => {
      const visit = detailsIn(await book(slot(today, '11:00'), { ...caller, lang: 'en' }));
      expect(visit).toMatchObject({
        ...{ status: 'confirmed', date: today, time: '11:00', patient_name: caller.name, lang: 'en' },
        ...{ patient_phone: '+966557001122', has_account: false, booked_by: reception.people.reception.name },
      });
      expect(await reception.stored(visit.id)).toMatchObject({ userId: null, bookedBy: reception.people.reception.id });
      const [message] = await messagesTo(reception.clinic, '+966557001122');
      expect(message).toMatchObject({ channel: 'sms', lang: 'en', subject: 'Your appointment is confirmed' });
      expect(await reception.actions(`appointment:${visit.id}`)).toEqual([
        {
          ...{ action: 'visit.booked', result: 'done', actorId: reception.people.reception.id },
          details: { doctor: doctorId, account: false },
        },
      ]);
    });

    test('any kind of visit, in hours by phone only; its free times, and those for moving it, have its length', async () => {
      const kind = await aKind(reception.clinic, doctorId, { nameEn: 'Procedure', minutes: 60, byPatients: false });
      await reception.clinic.database.db
        .update(scheduleRules)
        .set({ byPhone: true, kindPlaces: [1] })
        .where(eq(scheduleRules.doctorId, doctorId));
      const read = async (query: string) =>
        (
          await reception.get(
            `days?doctor_id=${doctorId}&first=${tomorrow}&last=${tomorrow}${query}`,
            reception.people.reception,
          )
        ).json<z.infer<typeof DeskDays>>().data;
      const ordinary = await read('');
      expect(ordinary.kinds).toEqual([{ id: kind.id, name_ar: 'متابعة', name_en: 'Procedure', minutes: 60 }]);
      expect(ordinary.days[0]?.free).toEqual([]);
      expect((await read(`&kind_id=${kind.id}`)).days[0]?.free.at(-1)).toBe('15:00');
      expect((await book(slot(tomorrow, '11:00'))).json()).toMatchObject({ code: 'SLOT_NOT_OFFERED' });
      const visit = detailsIn(await book({ ...slot(tomorrow, '11:00'), kind_id: kind.id }));
      expect(visit).toMatchObject({ kind: { name_en: 'Procedure', minutes: 60 } });
      const free = (await read(`&appointment_id=${visit.id}`)).days[0]?.free;
      // It may overlap the time that it leaves.
      expect(free).toEqual(expect.arrayContaining(['10:00', '10:30']));
      expect(free).not.toContain('11:00');
      const wrong = `days?doctor_id=${doctorId}&first=${tomorrow}&last=${tomorrow}`;
      const ask = async (query: string) =>
        (await reception.get(`${wrong}${query}`, reception.people.reception)).statusCode;
      expect([await ask('&kind_id=999999'), await ask('&appointment_id=999999')]).toEqual([422, 404]);
    });

    test('with an e-mail address the message goes there', async () => {
      await book(slot(tomorrow, '11:00'), { ...caller, email: 'manal@mail.example' });
      expect(await messagesTo(reception.clinic, 'manal@mail.example')).toMatchObject([{ channel: 'email' }]);
    });

    test.each(['found', 'typed'])(
      'for an account that was %s: it stands among the patient’s own appointments',
      async (how) => {
        const patient = await aPatient(reception.clinic, { name: `نورة ${how}`, phoneVerifiedAt: defaultNow });
        const calling =
          how === 'found'
            ? { kind: 'account', public_id: patient.publicId }
            : { kind: 'person', name: `نوره ${how}`, phone: String(patient.phone).replace('+966', '0') };
        const visit = detailsIn(await book(slot(today, '12:00'), calling));
        expect(await reception.stored(visit.id)).toMatchObject({ userId: patient.id, patientKey: `u:${patient.id}` });
        const own = await call(reception.clinic, 'GET', `/api/appointments/${visit.id}`, { as: patient });
        expect(own.json()).toMatchObject({ data: { status: 'confirmed', bookingFor: 'self' } });
        expect(await messagesTo(reception.clinic, patient.email)).toHaveLength(1);
        // E2: nobody is in two places at once, however each was booked.
        const elsewhere = await reception.doctorOf();
        expect(refusalIn(await book(slot(today, '12:00', elsewhere.id), calling)).code).toBe('PATIENT_BUSY');
      },
    );

    test('name and number of an account that never proved the number: the visit does not go there', async () => {
      const stranger = await aPatient(reception.clinic, { name: 'نورة السالم', emailVerifiedAt: defaultNow });
      const calling = {
        kind: 'person',
        name: 'نورة السالم',
        phone: String(stranger.phone).replace('+966', '0'),
        email: 'noura.salem@mail.example',
      };
      const visit = detailsIn(await book(slot(tomorrow, '12:30'), calling));
      expect(await reception.stored(visit.id)).toMatchObject({ userId: null });
      expect(await messagesTo(reception.clinic, stranger.email)).toEqual([]);
      expect(await messagesTo(reception.clinic, calling.email)).toHaveLength(1);
    });

    test('E2: the same caller is the same patient, however name and number are written', async () => {
      const elsewhere = await reception.doctorOf();
      const first = { kind: 'person', name: 'إيمان', phone: '0557002233' };
      detailsIn(await book(slot(tomorrow, '09:00'), first));
      const again = { kind: 'person', name: 'ايمان ', phone: '+966 55 700 2233' };
      expect(refusalIn(await book(slot(tomorrow, '09:00', elsewhere.id), again)).code).toBe('PATIENT_BUSY');
    });

    test('E2: never over another visit, over a slot in keeping, over leave, or outside the hours', async () => {
      detailsIn(await book(slot(today, '11:00')));
      const taken = await book(slot(today, '11:00'), { ...caller, phone: '0557009999' });
      expect(taken.json()).toMatchObject({ code: 'SLOT_TAKEN' });
      await reception.keeps(doctorId, at(today, '11:30'));
      expect(refusalIn(await book(slot(today, '11:30'))).code).toBe('SLOT_TAKEN');
      const during = `[${at(today, '14:00').toISOString()},${at(today, '15:00').toISOString()})`;
      await reception.clinic.database.db.insert(timeOff).values({ doctorId, during, reason: 'leave' });
      expect(refusalIn(await book(slot(today, '14:30'))).code).toBe('SLOT_NOT_OFFERED');
      expect(refusalIn(await book(slot(today, '19:00'))).code).toBe('SLOT_NOT_OFFERED');
      expect(refusalIn(await book(slot(today, '09:00'))).code).toBe('DATE_OUT_OF_RANGE');
      expect(refusalIn(await book(slot('2026-11-20', '11:00'))).code).toBe('DATE_OUT_OF_RANGE');
      expect(refusalIn(await book(slot('2027-06-01', '11:00'))).code).toBe('DATE_OUT_OF_RANGE');
    });

    test('R5: a repeated request with its key books once and is answered with the same bytes; another body is refused', async () => {
      const headers = { 'idempotency-key': 'telephone-1' };
      const send = (choice: object) =>
        call(reception.clinic, 'POST', '/api/reception/appointments', {
          ...{
            as: reception.people.reception,
            headers,
            body: { ...choice, patient: { ...caller, phone: '0557008811' } },
          },
        });
      const both = await Promise.all([send(slot(tomorrow, '10:00')), send(slot(tomorrow, '10:00'))]);
      expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
      expect(both[0]?.body).toBe(both[1]?.body);
      expect(both.filter((answer) => answer.headers['idempotent-replayed'] === 'true')).toHaveLength(1);
      const standing = and(eq(appointments.doctorId, doctorId), eq(appointments.status, 'confirmed'));
      expect(await reception.clinic.database.db.$count(appointments, standing)).toBe(1);
      expect(refusalIn(await send(slot(tomorrow, '10:30'))).code).toBe('IDEMPOTENCY_MISMATCH');
    });

    test('E2: two at the desk want one slot: one gets it', async () => {
      const both = await Promise.all(
        ['0557000001', '0557000002'].map((phone) => book(slot(tomorrow, '13:00'), { ...caller, phone })),
      );
      expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    });
  });

  describe('E10: calling off days', () => {
    const cancel = (body: object = {}) =>
      reception.post('days/cancel', reception.people.reception, {
        ...{ doctor_id: doctorId, first: tomorrow, last: tomorrow, reason: 'doctor-away' },
        ...body,
      });
    const countsIn = (answer: Answer) => {
      expect(answer.statusCode).toBe(200);
      return (answer.json() as z.infer<typeof CancelledDays>).data;
    };
    const aDay = async () => {
      const pending = await reception.aVisit({ doctorId, startsAt: at(tomorrow, '09:00') });
      const phoned = detailsIn(await book(slot(tomorrow, '10:00'), { ...caller, phone: '0557003344' }));
      const here = await reception.aVisit({
        doctorId,
        startsAt: at(tomorrow, '10:30'),
        status: 'checked_in',
        patientKey: 'p:h',
      });
      await reception.keeps(doctorId, at(tomorrow, '11:30'));
      const held = await reception.aVisit({
        ...{ doctorId, startsAt: at(tomorrow, '11:00'), status: 'held', patientKey: 'p:k' },
        holdExpiresAt: new Date(defaultNow.getTime() + 60_000),
      });
      const nextDay = await reception.aVisit({ doctorId, startsAt: at('2026-11-23', '09:00'), patientKey: 'p:n' });
      const colleague = await reception.aVisit({
        ...{
          doctorId: (await aDoctor(reception.clinic, { specialtyId: reception.specialtyId })).id,
          patientKey: 'p:c',
        },
        startsAt: at(tomorrow, '09:00'),
      });
      return { pending, phoned, here, held, nextDay, colleague };
    };
    const statuses = async (day: Record<string, { id: number }>) =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(day).map(async ([name, { id }]) => [name, (await reception.stored(id)).status] as const),
        ),
      );
    const untouched = { pending: 'pending', phoned: 'confirmed', here: 'checked_in', held: 'held' };
    const others = { nextDay: 'pending', colleague: 'pending' };

    test('first it is only counted', async () => {
      const day = await aDay();
      expect(countsIn(await cancel({ dry_run: true }))).toEqual({ cancelled: 2, kept: 1, released: 2 });
      expect(await statuses(day)).toEqual({ ...untouched, ...others });
      expect(await reception.actions(`doctor:${doctorId}`)).toEqual([]);
    });

    test('then each patient is told, nobody books there any more, and it is one act of the log', async () => {
      const day = await aDay();
      const counts = { cancelled: 2, kept: 1, released: 2 };
      expect(countsIn(await cancel())).toEqual(counts);
      expect(await statuses(day)).toEqual({
        ...{ pending: 'cancelled', phoned: 'cancelled', here: 'checked_in', held: 'expired' },
        ...others,
      });
      const keys = (await reception.letters()).map(({ dedupeKey }) => dedupeKey);
      expect(keys).toContain(`appointment:${day.pending.id}:cancelled-by-clinic`);
      expect(keys).toContain(`appointment:${day.phoned.id}:cancelled-by-clinic:sms`);
      expect(refusalIn(await book(slot(tomorrow, '14:00'))).code).toBe('SLOT_NOT_OFFERED');
      const { body } = await call(
        reception.clinic,
        'GET',
        `/api/available-slots?doctor_id=${doctorId}&date=${tomorrow}`,
      );
      expect(body).toBe('[]');
      expect(await reception.actions(`doctor:${doctorId}`)).toEqual([
        {
          ...{ action: 'days.cancelled', result: 'done', actorId: reception.people.reception.id },
          details: { first: tomorrow, last: tomorrow, reason: 'doctor-away', ...counts },
        },
      ]);
      // Once more there is nothing left to do, and no second row of leave.
      expect(countsIn(await cancel())).toEqual({ cancelled: 0, kept: 1, released: 0 });
      expect(await reception.clinic.database.db.$count(timeOff, eq(timeOff.doctorId, doctorId))).toBe(1);
    });

    test('of today only what is still to come', async () => {
      const over = await reception.aVisit({ doctorId, startsAt: at(today, '08:00'), status: 'confirmed' });
      const ahead = await reception.aVisit({ doctorId, startsAt: at(today, '13:00'), patientKey: 'p:ahead' });
      expect(countsIn(await cancel({ first: today, last: today }))).toEqual({ cancelled: 1, kept: 0, released: 0 });
      expect(await statuses({ over, ahead })).toEqual({ over: 'confirmed', ahead: 'cancelled' });
    });

    test('days that were closed by mistake are opened again; what was cancelled stays so, and of the past nothing changes', async () => {
      const day = await aDay();
      await cancel({ first: today, last: tomorrow });
      const [leave] = await reception.clinic.database.db.select().from(timeOff).where(eq(timeOff.doctorId, doctorId));
      const end = (id: number) =>
        call(reception.clinic, 'DELETE', `/api/reception/leave/${id}`, { as: reception.people.reception });
      reception.clinic.setNow(at(today, '12:00'));
      expect((await end(leave?.id ?? 0)).statusCode).toBe(204);
      expect(await statuses({ pending: day.pending })).toEqual({ pending: 'cancelled' });
      expect((await book(slot(tomorrow, '09:00'))).statusCode).toBe(201);
      expect((await reception.actions(`doctor:${doctorId}`)).map(({ action }) => action)).toEqual([
        'days.cancelled',
        'leave.ended',
      ]);
      expect(refusalIn(await end(leave?.id ?? 0)).code).toBe('INVALID_TRANSITION');
      const during = `[${at(tomorrow, '00:00').toISOString()},)`;
      const [closure] = await reception.clinic.database.db
        .insert(timeOff)
        .values({ doctorId: null, during, reason: 'clinic' })
        .returning();
      expect(refusalIn(await end(closure?.id ?? 0)).code).toBe('NOT_FOUND');
      await reception.clinic.database.db.delete(timeOff).where(eq(timeOff.id, closure?.id ?? 0));
    });

    test('a booking at the same moment is refused or cancelled: nobody is left standing', async () => {
      await Promise.all([cancel(), book(slot(tomorrow, '15:00'), { ...caller, phone: '0557005566' })]);
      const standing = await reception.clinic.database.db
        .select({ status: appointments.status })
        .from(appointments)
        .where(eq(appointments.doctorId, doctorId));
      expect(standing.every(({ status }) => status === 'cancelled')).toBe(true);
    });

    test.each([[{ first: '2026-11-20', last: '2026-11-20' }], [{ first: '2027-06-01', last: '2027-06-01' }]])(
      '422: %o is not the desk’s to call off',
      async (dates) => {
        expect(refusalIn(await cancel(dates)).code).toBe('DATE_OUT_OF_RANGE');
      },
    );
  });
});

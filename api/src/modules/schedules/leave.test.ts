import type { ScheduleEffect } from '@clinic/contracts/account';
import { eq, isNull } from 'drizzle-orm';
import { timeOff } from '../../db/schema.ts';
import type { Patient } from '../../testing/clinic.ts';
import { aDoctor, aPatient, aSpecialty, call } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { refusalIn } from '../../testing/forms.ts';
import { useSchedules } from '../../testing/schedules.ts';
import { waitingQueue } from '../../testing/waiting-queue.ts';

const day = '2026-11-25';
const at = (date: string, time: string) => new Date(`${date}T${time}:00+03:00`);

describe.each(engines)('leave and closed days on %s', (engine) => {
  const schedules = useSchedules(engine);
  const newDoctor = async () => (await aDoctor(schedules.clinic, { specialtyId: schedules.specialtyId })).id;
  const leave = (doctorId: number | null, more: object = {}) => ({
    ...{ doctor_id: doctorId, first: day, last: day, from: null, until: null, reason: 'doctor-away', ...more },
  });
  const leaveOf = (doctorId: number) =>
    schedules.clinic.database.db.select().from(timeOff).where(eq(timeOff.doctorId, doctorId));
  const kindsOf = async (since: number) =>
    (await schedules.letters()).slice(since).map(({ dedupeKey }) => dedupeKey.split(':')[2]);
  const visitOf = async (doctorId: number, time: string, date = day) => {
    const patient = await aPatient(schedules.clinic);
    const patientKey = `u:${patient.id}`;
    return schedules.aVisit({ doctorId, startsAt: at(date, time), userId: patient.id, patientKey });
  };

  test('three visits are booked then: one is moved, one handed over, one cancelled, in one step', async () => {
    const doctorId = await newDoctor();
    const colleague = await newDoctor();
    const [moved, handed, gone] = [
      await visitOf(doctorId, '09:00'),
      await visitOf(doctorId, '10:00'),
      await visitOf(doctorId, '11:00'),
    ];
    const here = await visitOf(doctorId, '12:00');
    const effect = (await schedules.ask('POST', 'leave/effect', leave(doctorId, { until: '12:00' }))).json<{
      data: ScheduleEffect;
    }>().data;
    expect(effect.visits.map(({ id }) => id)).toEqual([moved.id, handed.id, gone.id]);
    expect(effect).toMatchObject({ won: 0, lost: 5, days: [{ date: day, before: 12, after: 7 }] });
    expect(effect.visits.map(({ may_stay: mayStay }) => mayStay)).toEqual([false, false, false]);
    const firsts = effect.visits.map(({ moves: [first] }) => `${first?.date} ${first?.time}`);
    expect(new Set(firsts).size).toBe(3);
    expect(firsts.every((first) => first >= `${day} 12:30`)).toBe(true);

    const half = [
      { id: moved.id, action: 'move', date: day, time: '13:00' },
      { id: handed.id, action: 'hand-over', doctor_id: colleague },
    ];
    const refused = await schedules.ask('POST', 'leave', leave(doctorId, { until: '12:00', settlements: half }));
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'VISITS_UNSETTLED']);
    const staying = [...half, { id: gone.id, action: 'stay' }];
    const stays = await schedules.ask('POST', 'leave', leave(doctorId, { until: '12:00', settlements: staying }));
    expect(stays.statusCode).toBe(409);
    expect(await leaveOf(doctorId)).toEqual([]);
    expect((await schedules.stored(moved.id)).status).toBe('pending');

    const before = (await schedules.letters()).length;
    const settlements = [...half, { id: gone.id, action: 'cancel' }];
    const saved = await schedules.ask('POST', 'leave', leave(doctorId, { until: '12:00', settlements }));
    expect(saved.json()).toEqual({ data: { moved: 1, handed_over: 1, cancelled: 1, stayed: 0 } });
    const later = await schedules.storedOf(doctorId);
    expect(later.find(({ rescheduledFrom }) => rescheduledFrom === moved.id)?.startsAt).toEqual(at(day, '13:00'));
    const [taken] = await schedules.storedOf(colleague);
    expect(taken).toMatchObject({
      rescheduledFrom: handed.id,
      startsAt: at(day, '10:00'),
      reference: handed.reference,
    });
    expect((await schedules.stored(gone.id)).status).toBe('cancelled');
    expect((await schedules.stored(here.id)).status).toBe('pending');
    expect(new Set(await kindsOf(before))).toEqual(new Set(['moved', 'handed-over', 'cancelled-by-clinic']));
    const slots = await call(schedules.clinic, 'GET', `/api/available-slots?date=${day}&doctor_id=${doctorId}`);
    expect(slots.json<string[]>()[0]).toBe('12:30');
    expect(await schedules.actions(`doctor:${doctorId}`)).toMatchObject([
      { action: 'effect.read' },
      { action: 'leave.saved', details: { moved: 1, handed_over: 1, cancelled: 1 } },
    ]);
  });

  test('a colleague who is busy then, or of another speciality: nothing is stored, and the visit is named', async () => {
    const doctorId = await newDoctor();
    const busy = await newDoctor();
    const other = (await aDoctor(schedules.clinic, { specialtyId: (await aSpecialty(schedules.clinic)).id })).id;
    const visit = await visitOf(doctorId, '09:30');
    await visitOf(busy, '09:30');
    for (const [taker, key] of [
      [busy, 'schedules.errors.slotGone'],
      [other, 'validation.invalid'],
      [2_147_483_647, 'validation.invalid'],
    ] as const) {
      const settlements = [{ id: visit.id, action: 'hand-over', doctor_id: taker }];
      const answer = await schedules.ask('POST', 'leave', leave(doctorId, { settlements }));
      expect(refusalIn(answer).errors).toEqual({ [`visits.${visit.id}`]: [key] });
    }
    expect(await leaveOf(doctorId)).toEqual([]);
    expect((await schedules.stored(visit.id)).status).toBe('pending');
  });

  test('somebody books while the leave is written: it is refused, not lost', async () => {
    const doctorId = await newDoctor();
    await visitOf(doctorId, '14:00');
    const answer = await schedules.ask('POST', 'leave', leave(doctorId));
    expect(answer.json<{ code: string }>().code).toBe('VISITS_UNSETTLED');
  });

  test('leave and bookings at one moment: no appointment stands in leave, whoever was first', async () => {
    for (let round = 0; round < 4; round += 1) {
      const doctorId = await newDoctor();
      const patients = [await aPatient(schedules.clinic), await aPatient(schedules.clinic)];
      const bookings = patients.map((patient, index) =>
        schedules.book(patient, schedules.choice(doctorId, { date: day, time: `1${index}:00` })),
      );
      const [saved, ...booked] = await Promise.all([schedules.ask('POST', 'leave', leave(doctorId)), ...bookings]);
      const standing = booked.filter(({ statusCode }) => statusCode === 201).length;
      expect([saved.statusCode, standing > 0]).toEqual(saved.statusCode === 200 ? [200, false] : [409, true]);
      expect(await leaveOf(doctorId)).toHaveLength(saved.statusCode === 200 ? 1 : 0);
    }
  });

  test.each([
    [{ first: '2026-11-20' }, 'first', 'schedules.errors.past'],
    [{ last: '2026-11-24' }, 'last', 'schedules.errors.endsFirst'],
    [{ last: '2027-11-25' }, 'last', 'validation.tooLong'],
    [{ from: '12:00', until: '12:00' }, 'until', 'schedules.errors.endsFirst'],
    [{ reason: undefined }, 'reason', 'schedules.errors.reasonRequired'],
    [{ doctor_id: 987_654 }, 'doctor_id', 'validation.unknown'],
  ])('%j is refused by name', async (more, field, key) => {
    const answer = await schedules.ask('POST', 'leave', leave(schedules.doctorId, more));
    expect([answer.statusCode, refusalIn(answer).errors]).toEqual([422, { [field]: [key] }]);
  });

  test.each(['a doctor', 'the clinic'])(
    'leave of %s that is sent again, its answer lost: stored once',
    async (whose) => {
      const doctorId = whose === 'a doctor' ? await newDoctor() : null;
      const stored = async () => (await schedules.weekOf(doctorId ?? schedules.doctorId)).leave;
      const before = (await stored()).length;
      const today = { first: '2026-11-21', last: '2026-11-21', from: '06:00', until: '23:00' };
      const patient = await aPatient(schedules.clinic);
      const startsAt = at(today.first, '15:00');
      const { id } = await schedules.aVisit({
        ...{ userId: patient.id, patientKey: `u:${patient.id}`, startsAt },
        doctorId: doctorId ?? schedules.doctorId,
      });
      const settlements = [{ id, action: 'cancel' }];
      const save = () => schedules.ask('POST', 'leave', leave(doctorId, { ...today, settlements }));
      expect((await save()).statusCode).toBe(200);
      schedules.clinic.setNow(new Date(schedules.clinic.now().getTime() + 5000));
      expect((await save()).statusCode).toBe(200);
      const [again, ...others] = (await stored()).slice(before);
      expect([again, others]).toEqual([expect.objectContaining({ first: today.first, until: '23:00' }), []]);
      expect((await schedules.ask('DELETE', `leave/${again?.id}`)).statusCode).toBe(204);
      expect(await stored()).toHaveLength(before);
      // Longer leave is not covered by the shorter one.
      const longer = (last: string) => ({ first: '2026-12-07', last });
      expect((await schedules.ask('POST', 'leave', leave(doctorId, longer('2026-12-08')))).statusCode).toBe(200);
      expect((await schedules.ask('POST', 'leave', leave(doctorId, longer('2026-12-09')))).statusCode).toBe(200);
      expect(await stored()).toHaveLength(before + 2);
      // What is left of a closure is about the doctors of other tests too.
      await schedules.clinic.database.db.delete(timeOff).where(isNull(timeOff.doctorId));
    },
  );

  test('a closed day is about every doctor, and can be opened again', async () => {
    const [one, other] = [await newDoctor(), await newDoctor()];
    const closed = '2026-12-02';
    const visits = [await visitOf(one, '09:00', closed), await visitOf(other, '09:00', closed)];
    const draft = leave(null, { first: closed, last: closed, reason: 'clinic-closed' });
    const effect = (await schedules.ask('POST', 'leave/effect', draft)).json<{ data: ScheduleEffect }>().data;
    expect(effect.visits.map(({ id }) => id)).toEqual(visits.map(({ id }) => id));
    expect(effect.visits.flatMap(({ colleagues }) => colleagues)).toEqual([]);
    const settlements = visits.map(({ id }) => ({ id, action: 'cancel' }));
    expect((await schedules.ask('POST', 'leave', { ...draft, settlements })).statusCode).toBe(200);
    const slots = () => call(schedules.clinic, 'GET', `/api/available-slots?date=${closed}&doctor_id=${one}`);
    expect((await slots()).json()).toEqual([]);
    const [closure] = (await schedules.weekOf(one)).leave;
    expect(closure).toMatchObject({ clinic: true, first: closed, from: null, last: closed, until: null });
    // The reception opens no closed clinic.
    const asReception = { as: schedules.people.reception };
    const refused = await call(schedules.clinic, 'DELETE', `/api/reception/leave/${closure?.id}`, asReception);
    expect(refused.statusCode).toBe(404);
    expect((await schedules.ask('DELETE', `leave/${closure?.id}`)).statusCode).toBe(204);
    expect((await slots()).json()).not.toEqual([]);
    expect((await schedules.ask('DELETE', `leave/${closure?.id}`)).statusCode).toBe(404);
  });

  describe('times that the end of leave gives back go to who waits', () => {
    let queue: ReturnType<typeof waitingQueue>;
    beforeAll(() => {
      queue = waitingQueue(schedules);
    });
    const waitingFor = (doctorId: number, weekday: number) =>
      queue.aWaiting({ doctor_id: doctorId, weekdays: [weekday], day_parts: ['morning'] });
    const offerTo = async ({ patient }: { patient: Patient }) => {
      const offer = await queue.offerFor(patient);
      return offer && `${offer.date} ${offer.time}`;
    };
    const idOfLeave = async (doctorId: number) => (await leaveOf(doctorId))[0]?.id ?? 0;
    const endings = {
      schedules: (id: number) => schedules.ask('DELETE', `leave/${id}`),
      reception: (id: number) =>
        call(schedules.clinic, 'DELETE', `/api/reception/leave/${id}`, { as: schedules.people.reception }),
    };

    test.each(['schedules', 'reception'] as const)('by the %s, before it began: the earliest first', async (by) => {
      const doctorId = await newDoctor();
      await schedules.ask('POST', 'leave', leave(doctorId, { from: '09:00', until: '11:00' }));
      await schedules.clinic.database.db.insert(timeOff).values({
        doctorId,
        during: `[${at(day, '09:00').toISOString()},${at(day, '10:00').toISOString()})`,
        reason: 'training',
      });
      const waiting = [await waitingFor(doctorId, 3), await waitingFor(doctorId, 3), await waitingFor(doctorId, 3)];
      const other = await waitingFor(doctorId, 4);
      expect((await endings[by](await idOfLeave(doctorId))).statusCode).toBe(204);
      // The other leave stays, and what was free all along is no news.
      expect(await Promise.all(waiting.map(offerTo))).toEqual([`${day} 10:00`, `${day} 10:30`, null]);
      expect(await offerTo(other)).toBeNull();
    });

    test('in the middle of it: from now on only', async () => {
      const doctorId = await newDoctor();
      await schedules.ask('POST', 'leave', leave(doctorId, { last: '2026-11-26' }));
      const [gone, ahead] = [await waitingFor(doctorId, 3), await waitingFor(doctorId, 4)];
      schedules.clinic.setNow(at(day, '11:30'));
      expect((await endings.schedules(await idOfLeave(doctorId))).statusCode).toBe(204);
      expect([await offerTo(gone), await offerTo(ahead)]).toEqual([null, '2026-11-26 08:00']);
    });

    test('a closed day that is opened again: those of every doctor', async () => {
      const doctors = [await newDoctor(), await newDoctor()];
      const closed = '2026-12-03';
      const draft = leave(null, { first: closed, last: closed, reason: 'clinic-closed' });
      expect((await schedules.ask('POST', 'leave', draft)).statusCode).toBe(200);
      const waiting = await Promise.all(doctors.map((id) => waitingFor(id, 4)));
      const closure = (await schedules.weekOf(doctors[0] ?? 0)).leave.find(({ first }) => first === closed);
      expect((await endings.schedules(closure?.id ?? 0)).statusCode).toBe(204);
      expect(await Promise.all(waiting.map(offerTo))).toEqual([`${closed} 08:00`, `${closed} 08:00`]);
    });
  });
});

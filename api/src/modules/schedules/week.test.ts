import type { z } from '@clinic/contracts';
import type { DoctorWeek, ScheduledDoctors, ScheduleEffect } from '@clinic/contracts/account';
import { roles } from '@clinic/contracts';
import { eq } from 'drizzle-orm';
import { branches, slotHolds } from '../../db/schema.ts';
import { aDoctor, aPatient, call } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { refusalIn } from '../../testing/forms.ts';
import { at, draft, everyDay, timetable, useSchedules } from '../../testing/schedules.ts';
import { waitingQueue } from '../../testing/waiting-queue.ts';

const monday = '2026-11-23';

describe.each(engines)('doctors’ weeks on %s', (engine) => {
  const schedules = useSchedules(engine);

  test('doctors by name and branch, with their hours and what is next', async () => {
    const [doctor] = (await schedules.ask('GET', 'doctors')).json<z.infer<typeof ScheduledDoctors>>().data.doctors;
    expect(doctor).toMatchObject({ week_minutes: 7 * 480, leave: null });
    expect(doctor).not.toHaveProperty('branches');
    const none = await schedules.ask('GET', 'doctors?branch_id=99');
    expect(none.json<z.infer<typeof ScheduledDoctors>>().data).toMatchObject({ total: 0, doctors: [] });
    expect(refusalIn(await schedules.ask('GET', 'doctors?search=a')).errors).toEqual({
      search: ['validation.tooShort'],
    });
  });

  test('a saved week is what patients book from, at once', async () => {
    const doctorId = await schedules.newDoctor();
    const summer = timetable([1], '20:00', 60, { kind: 'period', valid_from: monday, valid_to: '2026-11-29' });
    const week = { ...draft(timetable([1, 2], '09:00', 60), summer), slot_minutes: 20 };
    expect((await schedules.save(doctorId, week)).json()).toEqual({
      data: { moved: 0, handed_over: 0, cancelled: 0, stayed: 0 },
    });
    expect(await schedules.slotsOf(doctorId, monday)).toEqual(['20:00', '20:20', '20:40']);
    expect(await schedules.slotsOf(doctorId, '2026-11-24')).toEqual([]);
    expect(await schedules.slotsOf(doctorId, '2026-12-01')).toEqual(['09:00', '09:20', '09:40']);
    expect(await schedules.weekOf(doctorId)).toMatchObject({ ...week, version: 1 });
    expect(await schedules.actions(`doctor:${doctorId}`)).toEqual([
      {
        ...{ action: 'week.saved', result: 'done', actorId: schedules.manager.id },
        details: expect.objectContaining({ version: 1, hours: 3, slot_minutes: 20 }) as object,
      },
    ]);
  });

  test('two who change one week: the second is told, and nothing of the first is lost', async () => {
    const doctorId = await schedules.newDoctor();
    const answers = await Promise.all([
      schedules.save(doctorId, draft(timetable([1], '09:00', 60))),
      schedules.save(doctorId, draft(timetable([2], '10:00', 60))),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const late = answers.find(({ statusCode }) => statusCode === 409);
    expect(late?.json<{ code: string }>().code).toBe('EDIT_CONFLICT');
    expect(await schedules.rules(doctorId)).toHaveLength(1);
  });

  test.each([
    ['no such branch', [timetable([1], '09:00', 60)], 9, 'timetables.0.hours.0.branch_id', 'validation.unknown'],
    ['hours twice', [timetable([1, 1], '09:00', 60)], 1, 'timetables.0.hours.1.opens', 'schedules.errors.overlap'],
    [
      'a period without an end',
      [timetable([1], '09:00', 60, { kind: 'period', valid_from: monday })],
      1,
      'timetables.0.valid_to',
      'validation.required',
    ],
    [
      'an end before the start',
      [timetable([1], '09:00', 60, { valid_from: monday, valid_to: '2026-11-22' })],
      1,
      'timetables.0.valid_to',
      'schedules.errors.endsFirst',
    ],
    [
      'a date that is none',
      [timetable([1], '09:00', 60, { valid_from: '2026-02-30' })],
      1,
      'timetables.0.valid_from',
      'validation.date',
    ],
    ['no hours', [timetable([], '09:00', 60)], 1, 'timetables.0.hours', 'schedules.errors.noHours'],
  ] as const)('%s is refused by name', async (_what, timetables, branchId, field, key) => {
    const doctorId = await schedules.newDoctor();
    const written = timetables.map((one) => ({
      ...one,
      hours: one.hours.map((hours) => ({ ...hours, branch_id: branchId })),
    }));
    const answer = await schedules.save(doctorId, { slot_minutes: 30, timetables: written });
    expect([answer.statusCode, refusalIn(answer).errors]).toEqual([422, { [field]: [key] }]);
    expect((await schedules.weekOf(doctorId)).version).toBe(0);
  });

  test('nobody works in two branches at once', async () => {
    const { db } = schedules.clinic.database;
    const north = { id: 2, slug: 'north', nameAr: 'الشمال', nameEn: 'North', cityAr: '', cityEn: '', sortOrder: 2 };
    await db.insert(branches).values({ ...north, addressAr: '', addressEn: '' });
    const doctorId = await schedules.newDoctor();
    const there = timetable([6], '23:00', 120);
    const elsewhere = timetable([0], '00:30', 60, {
      valid_from: monday,
      hours: [{ weekday: 0, opens: '00:30', minutes: 60, branch_id: 2 }],
    });
    const answer = await schedules.save(doctorId, draft(there, elsewhere));
    expect(refusalIn(answer).errors).toEqual({ 'timetables.1.hours.0.opens': ['schedules.errors.elsewhere'] });
    await db.delete(branches).where(eq(branches.id, 2));
  });

  test('a manager of one branch keeps a doctor’s hours there; those in another one stay', async () => {
    const { clinic, aVisit, rules } = schedules;
    const north = { id: 2, slug: 'north', nameAr: 'الشمال', nameEn: 'North', cityAr: '', cityEn: '', sortOrder: 2 };
    await clinic.database.db.insert(branches).values({ ...north, addressAr: '', addressEn: '' });
    const [doctorId, elsewhere] = [await schedules.newDoctor(), await schedules.newDoctor()];
    const inNorth = (opens: string) => ({
      ...timetable([], '', 0),
      hours: [{ weekday: 1, opens, minutes: 60, branch_id: 2, by_phone: false, kinds: null }],
    });
    await schedules.save(
      doctorId,
      draft({ ...inNorth('17:00'), hours: [...timetable([1], '08:00', 120).hours, ...inNorth('17:00').hours] }),
    );
    const manager = await aPatient(clinic, { roleId: roles.schedules, limitBranches: [2] });
    const as = (method: 'GET' | 'POST', path: string, body?: object) =>
      call(clinic, method, `/api/schedules/${path}`, { as: manager, body });

    const list = (await as('GET', 'doctors')).json<z.infer<typeof ScheduledDoctors>>().data;
    expect([list.doctors.map(({ id }) => id), list.may_close]).toEqual([[doctorId], false]);
    expect((await as('GET', `doctors/${elsewhere}`)).statusCode).toBe(404);
    const seen = (await as('GET', `doctors/${doctorId}`)).json<{ data: DoctorWeek }>().data;
    expect([seen.branches.map(({ id }) => id), seen.timetables]).toEqual([[2], [inNorth('17:00')]]);

    const week = (...timetables: object[]) => ({ slot_minutes: 30, timetables, version: 1 });
    const saved = (body: object) => as('POST', `doctors/${doctorId}`, body);
    expect(refusalIn(await saved(week(inNorth('09:00')))).errors).toEqual({
      'timetables.0.hours.0.opens': ['schedules.errors.elsewhere'],
    });
    expect(refusalIn(await saved(week(timetable([1], '08:00', 60)))).errors).toEqual({
      'timetables.0.hours.0.branch_id': ['validation.unknown'],
    });
    const period = { kind: 'period', valid_from: monday, valid_to: '2026-11-29' } as const;
    expect(refusalIn(await saved(week({ ...inNorth('18:00'), ...period }))).code).toBe('OUTSIDE_LIMITS');
    // Hours in the other branch name the kinds by their places.
    const kinds = [{ name_ar: 'متابعة', name_en: 'Follow-up', minutes: 15, by_patients: true }];
    expect(refusalIn(await saved({ ...week(inNorth('17:00')), kinds })).code).toBe('OUTSIDE_LIMITS');
    // Longer gaps would leave no place for an appointment in the other branch.
    const { id: userId } = await aPatient(clinic);
    const somebody = { doctorId, userId, patientKey: `u:${userId}` };
    await aVisit({ ...somebody, startsAt: at(monday, '08:00') });
    await aVisit({ ...somebody, startsAt: at(monday, '08:30') });
    const gaps = { ...week(inNorth('17:00')), buffer_before: 30 };
    expect(refusalIn(await as('POST', `doctors/${doctorId}/effect`, gaps)).code).toBe('OUTSIDE_LIMITS');
    expect(refusalIn(await saved(gaps)).code).toBe('OUTSIDE_LIMITS');
    const away = { doctor_id: doctorId, first: monday, last: monday, from: null, until: null, reason: 'doctor-away' };
    expect(refusalIn(await as('POST', 'leave', away)).code).toBe('OUTSIDE_LIMITS');

    // An appointment in the north goes to nobody in the other branch.
    const evening = await aDoctor(clinic, { specialtyId: schedules.specialtyId, startMin: 960 });
    const own = await aVisit({ ...somebody, startsAt: at(monday, '17:00'), branchId: 2 });
    const late = { ...away, from: '17:00' };
    const [displaced] = (await as('POST', 'leave/effect', late)).json<{ data: ScheduleEffect }>().data.visits;
    expect([displaced?.id, displaced?.colleagues]).toEqual([own.id, []]);
    // Nor to a time that its own doctor has there.
    expect(new Set(displaced?.moves.map(({ branch }) => branch?.id))).toEqual(new Set([2]));
    const handedOver = { id: own.id, action: 'hand-over', doctor_id: evening.id };
    expect(refusalIn(await as('POST', 'leave', { ...late, settlements: [handedOver] })).errors).toEqual({
      [`visits.${own.id}`]: ['schedules.errors.slotGone'],
    });
    expect((await schedules.ask('POST', 'leave', { ...late, settlements: [handedOver] })).statusCode).toBe(200);

    expect((await saved(week(inNorth('18:00')))).statusCode).toBe(200);
    expect(await rules(doctorId)).toEqual(['1 1080 60 normal', '1 480 120 normal']);
    // An appointment refers to it.
    await clinic.database.db.update(branches).set({ active: false }).where(eq(branches.id, 2));
  });

  test('the effect of the next thirty days: slots won and lost, day by day, and nothing is stored', async () => {
    const doctorId = await schedules.newDoctor();
    // Today is a Saturday, at ten: of today only what is still to come counts.
    const effect = await schedules.effectOf(doctorId, draft(timetable([0, 1, 2, 3, 4, 5, 6], '09:00', 480)));
    expect(effect.days).toHaveLength(30);
    expect(effect.days[0]).toEqual({ date: '2026-11-21', before: 11, after: 13 });
    expect(effect.days[1]).toEqual({ date: '2026-11-22', before: 16, after: 16 });
    expect([effect.won, effect.lost]).toEqual([2 * 30, 2 * 29]);
    expect((await schedules.weekOf(doctorId)).timetables[0]?.hours[0]).toMatchObject({ opens: '08:00' });
  });

  test('a visit that no longer fits: other times, a colleague, and saving is refused until it is settled', async () => {
    const doctorId = await schedules.newDoctor();
    const visit = await schedules.aVisit({ doctorId, startsAt: at(monday, '15:00') });
    const fitting = await schedules.aVisit({ doctorId, startsAt: at(monday, '09:00') });
    const week = draft(timetable(everyDay, '08:00', 240));
    const { visits } = await schedules.effectOf(doctorId, week);
    expect(visits.map(({ id }) => id)).toEqual([visit.id]);
    expect(visits[0]).toMatchObject({ date: monday, time: '15:00', may_stay: true });
    expect(visits[0]?.moves[0]).toEqual({ date: monday, time: '08:00' });
    expect(visits[0]?.moves).not.toContainEqual({ date: monday, time: '09:00' });
    expect(visits[0]?.colleagues).not.toEqual([]);
    expect(visits[0]?.colleagues.map(({ id }) => id)).not.toContain(doctorId);

    const refused = await schedules.save(doctorId, week);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'VISITS_UNSETTLED']);
    expect((await schedules.weekOf(doctorId)).version).toBe(0);

    const before = (await schedules.letters()).length;
    const saved = await schedules.save(doctorId, {
      ...week,
      settlements: [{ id: visit.id, action: 'move', date: monday, time: '08:30' }],
    });
    expect(saved.json()).toEqual({ data: { moved: 1, handed_over: 0, cancelled: 0, stayed: 0 } });
    const stored = await schedules.storedOf(doctorId);
    expect(stored.find(({ rescheduledFrom }) => rescheduledFrom === visit.id)).toMatchObject({
      ...{ status: visit.status, startsAt: at(monday, '08:30'), reference: visit.reference },
    });
    expect((await schedules.stored(fitting.id)).status).toBe('pending');
    const letters = (await schedules.letters()).slice(before);
    expect(letters.map(({ dedupeKey }) => dedupeKey.split(':')[2])).toContain('moved');
  });

  test('a time that somebody takes meanwhile: nothing is stored, and the visit is named', async () => {
    const doctorId = await schedules.newDoctor();
    const visit = await schedules.aVisit({ doctorId, startsAt: at(monday, '15:30') });
    await schedules.aVisit({ doctorId, startsAt: at(monday, '08:30'), patientKey: 'u:0' });
    const answer = await schedules.save(doctorId, {
      ...draft(timetable(everyDay, '08:00', 240)),
      settlements: [{ id: visit.id, action: 'move', date: monday, time: '08:30' }],
    });
    expect(refusalIn(answer).errors).toEqual({ [`visits.${visit.id}`]: ['schedules.errors.slotGone'] });
    expect(await schedules.rules(doctorId)).toHaveLength(7);
    expect((await schedules.stored(visit.id)).status).toBe('pending');
  });

  test('a visit may stay, and is then asked about no more; what somebody was booking is given up', async () => {
    const doctorId = await schedules.newDoctor();
    const visit = await schedules.aVisit({ doctorId, startsAt: at('2026-11-24', '15:00') });
    await schedules.keeps(doctorId, at(monday, '14:00'));
    await schedules.keeps(doctorId, at(monday, '08:00'));
    const week = draft(timetable(everyDay, '08:00', 240));
    await schedules.save(doctorId, { ...week, settlements: [{ id: visit.id, action: 'stay' }] });
    expect((await schedules.stored(visit.id)).status).toBe('pending');
    const holds = await schedules.clinic.database.db.select().from(slotHolds).where(eq(slotHolds.doctorId, doctorId));
    expect(holds.map(({ startsAt }) => startsAt)).toEqual([at(monday, '08:00')]);
    expect((await schedules.effectOf(doctorId, draft(timetable([1], '08:00', 120)))).visits).toEqual([]);
  });

  test('a settlement is no way to touch a visit that fits', async () => {
    const doctorId = await schedules.newDoctor();
    const visit = await schedules.aVisit({ doctorId, startsAt: at(monday, '10:30') });
    await schedules.save(doctorId, {
      ...draft(timetable(everyDay, '08:00', 240)),
      settlements: [{ id: visit.id, action: 'cancel' }],
    });
    expect((await schedules.stored(visit.id)).status).toBe('pending');
  });

  test('a lead time: its slots are not offered and refused to patients, and the reception books them by hand', async () => {
    const doctorId = await schedules.newDoctor();
    const week = { ...draft(timetable(everyDay, '09:00', 120)), lead_hours: 72 };
    const refused = await schedules.save(doctorId, { ...week, lead_hours: 337 });
    expect(refusalIn(refused).errors).toEqual({ lead_hours: ['validation.invalid'] });
    await schedules.save(doctorId, { ...week, lead_hours: 0 });
    // It is Saturday, ten o'clock: four slots on each of the next days, one still on this one.
    const effect = await schedules.effectOf(doctorId, week);
    expect(effect).toMatchObject({ won: 0, lost: 1 + 4 + 4 + 2, visits: [] });
    expect(effect.days.slice(1, 5).map(({ after }) => after)).toEqual([0, 0, 2, 4]);
    await schedules.save(doctorId, week, 1);
    expect(await schedules.weekOf(doctorId)).toMatchObject({ lead_hours: 72 });
    expect(await schedules.slotsOf(doctorId, monday)).toEqual([]);
    expect(await schedules.slotsOf(doctorId, '2026-11-24')).toEqual(['10:00', '10:30']);

    const choice = { doctor_id: doctorId, specialty_id: schedules.specialtyId, date: monday, time: '10:00' };
    const patient = await aPatient(schedules.clinic);
    for (const path of ['/api/appointments', '/api/holds']) {
      const body = { ...choice, bookingFor: 'self', userDetails: { name: '', phone: '', email: '' } };
      const answer = await call(schedules.clinic, 'POST', path, { as: patient, body });
      expect([path, refusalIn(answer).code]).toEqual([path, 'TOO_SOON']);
    }
    const person = { kind: 'person', name: 'Noor Ali', phone: '0551230001', email: '', lang: 'en' };
    const byHand = await call(schedules.clinic, 'POST', '/api/reception/appointments', {
      as: schedules.people.reception,
      body: { ...choice, patient: person },
    });
    expect(byHand.statusCode).toBe(201);

    // A page from before the rule says nothing of it, and leaves it as it is.
    await schedules.save(doctorId, draft(timetable(everyDay, '09:00', 60)), 2);
    expect(await schedules.weekOf(doctorId)).toMatchObject({ lead_hours: 72 });
  });

  test('booked visits that break a new rule are conflicts, and what is proposed for them keeps the rule', async () => {
    const doctorId = await schedules.newDoctor();
    const date = '2026-11-25';
    const times = ['08:00', '08:30', '10:00', '11:00'];
    const visits = [];
    for (const time of times) visits.push((await schedules.aVisit({ doctorId, startsAt: at(date, time) })).id);
    const [, close, third, fourth] = visits;
    const hours = draft(timetable(everyDay, '08:00', 240));
    await schedules.save(doctorId, { ...hours, settlements: [] });

    const buffered = await schedules.effectOf(doctorId, { ...hours, buffer_before: 5, buffer_after: 10 });
    expect(buffered.visits.map(({ id }) => id)).toEqual([close]);
    // From eight to twelve: eight slots become five, and none is left beside the visits of that day.
    expect(buffered.days[4]).toMatchObject({ date, before: 4, after: 0 });
    expect(buffered.days[5]).toMatchObject({ before: 8, after: 5 });

    const limited = { ...hours, most_per_day: 2 };
    const effect = await schedules.effectOf(doctorId, limited);
    expect(effect.visits.map(({ id }) => id)).toEqual([third, fourth]);
    expect(effect.days[4]).toMatchObject({ date, before: 4, after: 0 });
    const first = effect.visits.map(({ moves }) => moves[0]?.date);
    expect(first).toEqual(['2026-11-26', '2026-11-26']);
    expect(
      (await schedules.effectOf(doctorId, { ...hours, most_per_day: 1 })).visits.map(({ moves }) => moves[0]?.date),
    ).toEqual(['2026-11-26', '2026-11-27', '2026-11-28']);

    const refused = await schedules.save(doctorId, limited, 1);
    expect(refused.json<{ code: string }>().code).toBe('VISITS_UNSETTLED');
    const to = (id: number | undefined, day: string, time: string) => ({ id, action: 'move', date: day, time });
    const full = await schedules.save(
      doctorId,
      { ...limited, settlements: [to(third, date, '09:00'), to(fourth, date, '09:30')] },
      1,
    );
    expect(refusalIn(full).errors).toEqual({ [`visits.${third}`]: ['schedules.errors.dayFull'] });
    const settlements = [to(third, '2026-11-26', '08:00'), { id: fourth, action: 'stay' }];
    expect((await schedules.save(doctorId, { ...limited, settlements }, 1)).statusCode).toBe(200);
    expect(await schedules.slotsOf(doctorId, date)).toEqual([]);
    expect(await schedules.weekOf(doctorId)).toMatchObject({ most_per_day: 2, buffer_before: 0 });
    // What stayed is asked about no more.
    expect((await schedules.effectOf(doctorId, { ...limited, lead_hours: 48 })).visits).toEqual([]);
  });

  test('who waits for the doctor is offered the first of the new slots, in the step that opens it', async () => {
    const doctorId = await schedules.newDoctor();
    const waiting = waitingQueue(schedules);
    const { patient } = await waiting.aWaiting({ doctor_id: doctorId, first_date: monday });
    await schedules.save(doctorId, draft(timetable([0, 1, 2], '07:30', 510)));
    const [entry] = await waiting.entriesOf(patient);
    expect(entry?.offer).toMatchObject({ date: monday, time: '07:30', doctor: { id: doctorId } });
    expect(await schedules.slotsOf(doctorId, monday)).not.toContain('07:30');

    // Slots within the lead time are offered to nobody, and become offers when it ends.
    const slow = await schedules.newDoctor();
    const { patient: later } = await waiting.aWaiting({ doctor_id: slow, first_date: monday, last_date: '2026-11-24' });
    const week = draft(timetable([1, 2], '07:30', 510));
    await schedules.save(slow, { ...week, lead_hours: 96 });
    expect((await waiting.entriesOf(later))[0]?.offer).toBeNull();
    await schedules.save(slow, { ...week, lead_hours: 0 }, 1);
    expect((await waiting.entriesOf(later))[0]?.offer).toMatchObject({ date: monday, time: '07:30' });
  });
});

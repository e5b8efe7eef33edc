import fc from 'fast-check';
import type { AvailableDays, AvailableDoctors } from '@clinic/contracts';
import { addDays, bookingWindow, clinicToday, isBookable } from '@clinic/contracts/time';
import { timeOff } from '../../db/schema.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { aDoctor, aSpecialty, call, defaultNow, openClinic } from '../../testing/clinic.ts';
import { everyEngine } from '../../testing/database.ts';

describe.each(everyEngine)('availability on %s', (engine) => {
  let clinic: TestClinic;
  let specialtyId: number;

  beforeAll(async () => {
    clinic = await openClinic(engine);
    specialtyId = (await aSpecialty(clinic)).id;
  });
  afterAll(() => clinic.close());
  beforeEach(() => clinic.setNow(defaultNow));

  const slots = (query: string) => call(clinic, 'GET', `/api/available-slots?${query}`);

  test('S81: a bare array of HH:mm', async () => {
    const { id } = await aDoctor(clinic, { specialtyId, startMin: 540, durationMin: 60 });
    const answer = await slots(`date=2026-11-23&doctor_id=${id}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(['09:00', '09:30']);
  });

  test.each(['2026-11-22', '2026-12-21', '2020-01-01'])('Q3: nothing on %s, outside the window', async (date) => {
    const { id } = await aDoctor(clinic, { specialtyId });
    const answer = await slots(`date=${date}&doctor_id=${id}`);
    expect([answer.statusCode, answer.json()]).toEqual([200, []]);
  });

  test('422 for a query that is none, 404 for nobody', async () => {
    expect((await slots('')).json<{ errors: object }>().errors).toEqual({
      date: ['validation.required'],
      doctor_id: ['validation.required'],
    });
    const { id } = await aDoctor(clinic, { specialtyId });
    expect((await slots(`date=2027-02-30&doctor_id=${id}`)).statusCode).toBe(422);
    expect((await slots('date=2026-11-23&doctor_id=999999')).statusCode).toBe(404);
    const retired = await aDoctor(clinic, { specialtyId, active: false });
    expect((await slots(`date=2026-11-23&doctor_id=${retired.id}`)).statusCode).toBe(404);
  });

  test('each doctor of a speciality with the next free slot, or the first of a day', async () => {
    const own = (await aSpecialty(clinic)).id;
    const early = await aDoctor(clinic, { specialtyId: own, startMin: 480, durationMin: 60 });
    const late = await aDoctor(clinic, { specialtyId: own, startMin: 600, durationMin: 60 });
    await aDoctor(clinic, { specialtyId: own, active: false });
    await aDoctor(clinic, { specialtyId });
    await clinic.database.db
      .insert(timeOff)
      .values({ doctorId: early.id, during: '[2026-11-20T21:00:00Z,2026-11-23T21:00:00Z)', reason: 'leave' });
    const ask = (query: string) => call(clinic, 'GET', `/api/available-doctors?${query}`);
    const slotsOf = async (query: string) =>
      (await ask(query)).json<AvailableDoctors>().data.sort((a, b) => a.doctor_id - b.doctor_id);
    expect(await slotsOf(`specialty_id=${own}`)).toEqual([
      { doctor_id: early.id, slot: { date: '2026-11-24', time: '08:00' } },
      { doctor_id: late.id, slot: { date: '2026-11-23', time: '10:00' } },
    ]);
    expect(await slotsOf(`specialty_id=${own}&date=2026-11-23`)).toEqual([
      { doctor_id: early.id, slot: null },
      { doctor_id: late.id, slot: { date: '2026-11-23', time: '10:00' } },
    ]);
    expect(await slotsOf(`specialty_id=${own}&date=2026-11-22`)).toEqual([]);
    expect((await ask(`specialty_id=${own}&date=2026-13-40`)).statusCode).toBe(422);
  });

  test('the days of the window count what each day offers, and leave out days without any', async () => {
    const { id } = await aDoctor(clinic, { specialtyId, startMin: 20 * 60, durationMin: 6 * 60 });
    await clinic.database.db
      .insert(timeOff)
      .values({ doctorId: id, during: '[2026-11-24T21:00:00Z,2026-11-25T21:00:00Z)', reason: 'leave' });
    const answer = await call(clinic, 'GET', `/api/available-days?doctor_id=${id}`);
    const days = answer.json<AvailableDays>();
    expect(days).toMatchObject({ today: '2026-11-21', first: '2026-11-23', last: '2026-12-20' });
    expect(Object.keys(days.days)).toHaveLength(27);
    expect(days.days['2026-11-25']).toBeUndefined();
    for (const date of ['2026-11-23', '2026-11-26', '2026-12-20']) {
      const offered = (await slots(`date=${date}&doctor_id=${id}`)).json<string[]>();
      expect([date, days.days[date]]).toEqual([date, offered.length]);
    }
  });

  test('when the whole clinic is closed nobody is free', async () => {
    const { id } = await aDoctor(clinic, { specialtyId });
    await clinic.database.db
      .insert(timeOff)
      .values({ doctorId: null, during: '[2026-12-09T21:00:00Z,2026-12-10T21:00:00Z)', reason: 'closed' });
    expect((await slots(`date=2026-12-10&doctor_id=${id}`)).json()).toEqual([]);
    expect((await slots(`date=2026-12-11&doctor_id=${id}`)).json()).not.toEqual([]);
  });
});

test('R4: of 10,000 dates exactly those of the window can be booked', () => {
  const now = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(now, fc.integer({ min: -40, max: 40 }), (instant, away) => {
      const today = clinicToday(instant);
      const { first, last } = bookingWindow(today);
      const date = addDays(today, away);
      return isBookable(date, today) === (away >= 2 && date <= last) && first === addDays(today, 2);
    }),
    { numRuns: 10_000 },
  );
});

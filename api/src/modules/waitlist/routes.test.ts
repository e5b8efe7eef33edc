import type { ErrorBody } from '@clinic/contracts';
import type { WaitlistEntry } from '@clinic/contracts/account';
import { dependents } from '../../db/schema.ts';
import type { BookingDesk } from '../../testing/booking-desk.ts';
import { first, openDesk } from '../../testing/booking-desk.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { aPatient, aSpecialty, call, defaultNow } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { waitingLine } from '../../testing/waiting-line.ts';

describe.each(engines)('the waiting list on %s', (engine) => {
  let desk: BookingDesk;
  let clinic: TestClinic;
  let line: ReturnType<typeof waitingLine>;
  let doctorId: number;

  beforeAll(async () => {
    desk = await openDesk(engine);
    ({ clinic } = desk);
    line = waitingLine(desk);
    ({ id: doctorId } = await desk.doctorOf());
  });
  afterAll(() => clinic.close());
  beforeEach(() => clinic.setNow(defaultNow));

  const refusedFields = (answer: { json: () => unknown }) => Object.keys((answer.json() as ErrorBody).errors ?? {});

  test('401 for a stranger, on every route', async () => {
    const answers = await Promise.all([
      call(clinic, 'GET', '/api/waitlist'),
      line.join(undefined),
      line.leave(undefined, 1),
      line.accept(undefined, 1),
      line.decline(undefined, 1),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401]);
  });

  test.each([
    ['weekdays', { weekdays: [] }],
    ['weekdays', { weekdays: [1, 1] }],
    ['day_parts', { day_parts: [] }],
    ['day_parts.0', { day_parts: ['dawn'] }],
    ['last_date', { first_date: '2026-12-01', last_date: '2026-11-30' }],
    ['last_date', { first_date: '2026-11-01', last_date: '2026-11-20' }],
    ['last_date', { last_date: '2027-02-20' }],
    ['first_date', { first_date: '2026-02-31' }],
    ['specialty_id', { specialty_id: 999_999 }],
    ['doctor_id', { doctor_id: 999_999 }],
    ['dependent_id', { dependent_id: 999_999 }],
    ['appointment_id', { appointment_id: 999_999 }],
  ])('422 names the field: %s', async (field, more) => {
    const answer = await line.join(await aPatient(clinic), more);
    expect([answer.statusCode, refusedFields(answer)]).toEqual([422, [field]]);
  });

  test('a doctor who does not practise the speciality cannot be waited for in it', async () => {
    const { id: specialty_id } = await aSpecialty(clinic);
    expect(refusedFields(await line.join(await aPatient(clinic), { specialty_id, doctor_id: doctorId }))).toEqual([
      'doctor_id',
    ]);
  });

  test('V12: family and appointments of others can be named by nobody', async () => {
    const [mine, theirs] = [await aPatient(clinic), await aPatient(clinic)];
    const [child] = await clinic.database.db
      .insert(dependents)
      .values({ userId: theirs.id, name: 'ليان', relation: 'child', birthDate: '2020-01-01', createdAt: clinic.now() })
      .returning();
    const { id: appointment_id } = await line.aVisit(doctorId, { time: '15:00' });
    expect(refusedFields(await line.join(mine, { dependent_id: child?.id }))).toEqual(['dependent_id']);
    expect(refusedFields(await line.join(mine, { appointment_id }))).toEqual(['appointment_id']);
  });

  test('201 with the wish, and its owner alone sees it, with the place in line', async () => {
    const { patient: ahead } = await line.aWaiting({ doctor_id: doctorId });
    const mine = await aPatient(clinic);
    line.later(1);
    const answer = await line.join(mine, { doctor_id: doctorId, weekdays: [0, 2], day_parts: ['morning'] });
    expect(answer.statusCode).toBe(201);
    const entry = answer.json<{ data: WaitlistEntry }>().data;
    expect(entry).toMatchObject({
      status: 'waiting',
      doctor: { id: doctorId },
      weekdays: [0, 2],
      day_parts: ['morning'],
      place: 2,
      offer: null,
    });
    expect(await line.entriesOf(mine)).toEqual([entry]);
    expect((await line.entriesOf(ahead)).map(({ id, place }) => [id === entry.id, place])).toEqual([[false, 1]]);
  });

  test('409 ALREADY_WAITING for the same wish, 422 TOO_MANY_WAITING for the sixth', async () => {
    const patient = await aPatient(clinic);
    const doctors = await Promise.all(Array.from({ length: 5 }, () => desk.doctorOf()));
    for (const { id } of doctors) expect((await line.join(patient, { doctor_id: id })).statusCode).toBe(201);
    const same = await line.join(patient, { doctor_id: doctors[0]?.id, first_date: '2026-12-19' });
    expect([same.statusCode, same.json<ErrorBody>().code]).toEqual([409, 'ALREADY_WAITING']);
    const sixth = await line.join(patient);
    expect([sixth.statusCode, sixth.json<ErrorBody>().code]).toEqual([422, 'TOO_MANY_WAITING']);
  });

  test('parallel wishes of one account do not slip past the limit', async () => {
    const doctors = await Promise.all(Array.from({ length: 8 }, () => desk.doctorOf()));
    const patient = await aPatient(clinic);
    await Promise.all(doctors.map(({ id }) => line.join(patient, { doctor_id: id })));
    expect(await line.entriesOf(patient)).toHaveLength(5);
  });

  test('a wish is left by its owner alone, and leaving twice is leaving once', async () => {
    const { patient, id } = await line.aWaiting({ doctor_id: doctorId });
    const other = await aPatient(clinic);
    expect((await line.leave(other, id)).statusCode).toBe(404);
    expect((await line.leave(patient, id)).statusCode).toBe(204);
    expect((await line.leave(patient, id)).statusCode).toBe(204);
    expect(await line.entriesOf(patient)).toEqual([]);
  });

  test('V12: another person’s offer does not exist, and a made-up one neither', async () => {
    const { id } = await desk.doctorOf();
    const { patient } = await line.aWaiting({ doctor_id: id });
    await (await line.aVisit(id)).cancel();
    const offer = await line.offerFor(patient);
    const other = await aPatient(clinic);
    const answers = await Promise.all([
      line.accept(other, offer?.id ?? 0),
      line.decline(other, offer?.id ?? 0),
      line.accept(patient, 999_999),
      line.decline(patient, 999_999),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(await line.offerFor(patient)).toMatchObject({
      id: offer?.id,
      date: first,
      time: '09:00',
      seconds_left: 1800,
    });
  });
});

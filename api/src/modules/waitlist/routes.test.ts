import type { ErrorBody } from '@clinic/contracts';
import type { WaitlistEntry } from '@clinic/contracts/account';
import { dependents } from '../../db/schema.ts';
import { first, useBookings } from '../../testing/bookings.ts';
import { aPatient, aSpecialty, call } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { waitingQueue } from '../../testing/waiting-queue.ts';

describe.each(engines)('the waiting list on %s', (engine) => {
  const bookings = useBookings(engine);
  const { clinic } = bookings;
  const queue = waitingQueue(bookings);
  let doctorId: number;

  beforeAll(async () => {
    ({ id: doctorId } = await bookings.doctorOf());
  });

  const refusedFields = (answer: { json: () => unknown }) => Object.keys((answer.json() as ErrorBody).errors ?? {});

  test('401 for a stranger, on every route', async () => {
    const answers = await Promise.all([
      call(clinic, 'GET', '/api/waitlist'),
      queue.join(undefined),
      queue.leave(undefined, 1),
      queue.accept(undefined, 1),
      queue.decline(undefined, 1),
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
    const answer = await queue.join(await aPatient(clinic), more);
    expect([answer.statusCode, refusedFields(answer)]).toEqual([422, [field]]);
  });

  test('a doctor who does not practise the speciality cannot be waited for in it', async () => {
    const { id: specialty_id } = await aSpecialty(clinic);
    expect(refusedFields(await queue.join(await aPatient(clinic), { specialty_id, doctor_id: doctorId }))).toEqual([
      'doctor_id',
    ]);
  });

  test('V12: family and appointments of others can be named by nobody', async () => {
    const [mine, theirs] = [await aPatient(clinic), await aPatient(clinic)];
    const [child] = await clinic.database.db
      .insert(dependents)
      .values({
        userId: theirs.id,
        name: 'ليان',
        relation: 'daughter',
        birthDate: '2020-01-01',
        createdAt: clinic.now(),
      })
      .returning();
    const { id: appointment_id } = await queue.aVisit(doctorId, { time: '15:00' });
    expect(refusedFields(await queue.join(mine, { dependent_id: child?.id }))).toEqual(['dependent_id']);
    expect(refusedFields(await queue.join(mine, { appointment_id }))).toEqual(['appointment_id']);
  });

  test('201 with the entry, and its owner alone sees it, with the place in line', async () => {
    const { patient: ahead } = await queue.aWaiting({ doctor_id: doctorId });
    const mine = await aPatient(clinic);
    queue.later(1);
    const answer = await queue.join(mine, { doctor_id: doctorId, weekdays: [0, 2], day_parts: ['morning'] });
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
    expect(await queue.entriesOf(mine)).toEqual([entry]);
    expect((await queue.entriesOf(ahead)).map(({ id, place }) => [id === entry.id, place])).toEqual([[false, 1]]);
  });

  test('409 ALREADY_WAITING for the same entry, 422 TOO_MANY_WAITING for the sixth', async () => {
    const patient = await aPatient(clinic);
    const doctors = await Promise.all(Array.from({ length: 5 }, () => bookings.doctorOf()));
    for (const { id } of doctors) expect((await queue.join(patient, { doctor_id: id })).statusCode).toBe(201);
    const same = await queue.join(patient, { doctor_id: doctors[0]?.id, first_date: '2026-12-19' });
    expect([same.statusCode, same.json<ErrorBody>().code]).toEqual([409, 'ALREADY_WAITING']);
    const sixth = await queue.join(patient);
    expect([sixth.statusCode, sixth.json<ErrorBody>().code]).toEqual([422, 'TOO_MANY_WAITING']);
  });

  test('parallel entries of one account do not slip past the limit', async () => {
    const doctors = await Promise.all(Array.from({ length: 8 }, () => bookings.doctorOf()));
    const patient = await aPatient(clinic);
    await Promise.all(doctors.map(({ id }) => queue.join(patient, { doctor_id: id })));
    expect(await queue.entriesOf(patient)).toHaveLength(5);
  });

  test('an entry is left by its owner alone, and leaving twice is leaving once', async () => {
    const { patient, id } = await queue.aWaiting({ doctor_id: doctorId });
    const other = await aPatient(clinic);
    expect((await queue.leave(other, id)).statusCode).toBe(404);
    expect((await queue.leave(patient, id)).statusCode).toBe(204);
    expect((await queue.leave(patient, id)).statusCode).toBe(204);
    expect(await queue.entriesOf(patient)).toEqual([]);
  });

  test('V12: another person’s offer does not exist, and a made-up one neither', async () => {
    const { id } = await bookings.doctorOf();
    const { patient } = await queue.aWaiting({ doctor_id: id });
    await (await queue.aVisit(id)).cancel();
    const offer = await queue.offerFor(patient);
    const other = await aPatient(clinic);
    const answers = await Promise.all([
      queue.accept(other, offer?.id ?? 0),
      queue.decline(other, offer?.id ?? 0),
      queue.accept(patient, 999_999),
      queue.decline(patient, 999_999),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(await queue.offerFor(patient)).toMatchObject({
      id: offer?.id,
      date: first,
      time: '09:00',
      seconds_left: 1800,
    });
  });
});

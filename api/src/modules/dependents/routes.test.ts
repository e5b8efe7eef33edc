import { eq } from 'drizzle-orm';
import type { ErrorBody } from '@clinic/contracts';
import type { Dependent } from '@clinic/contracts/account';
import { mostDependents } from '@clinic/contracts/account';
import { dependents, waitlist } from '../../db/schema.ts';
import { first, useBookings } from '../../testing/bookings.ts';
import type { Patient } from '../../testing/clinic.ts';
import { aPatient, call, defaultNow } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { aDependent, layan } from '../../testing/family.ts';

describe.each(engines)('the family of an account on %s', (engine) => {
  const bookings = useBookings(engine);
  const { clinic } = bookings;
  let mother: Patient;
  let other: Patient;
  beforeEach(async () => {
    [mother, other] = [await aPatient(clinic), await aPatient(clinic)];
  });

  const add = (as: Patient, body: unknown) => call(clinic, 'POST', '/api/dependents', { as, body });
  const change = (as: Patient, id: number, body: unknown) =>
    call(clinic, 'PATCH', `/api/dependents/${id}`, { as, body });
  const remove = (as: Patient, id: number) => call(clinic, 'DELETE', `/api/dependents/${id}`, { as });
  const family = async (as: Patient) =>
    (await call(clinic, 'GET', '/api/dependents', { as })).json<{ data: Dependent[] }>().data;

  test('401: a stranger has no family here', async () => {
    const answers = await Promise.all([
      call(clinic, 'GET', '/api/dependents'),
      call(clinic, 'POST', '/api/dependents', { body: layan }),
      call(clinic, 'PATCH', '/api/dependents/1', { body: {} }),
      call(clinic, 'DELETE', '/api/dependents/1'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
  });

  test('sent again with the same key, somebody is added once and the answer is the first', async () => {
    const send = (as: Patient) =>
      call(clinic, 'POST', '/api/dependents', { as, body: layan, headers: { 'idempotency-key': 'layan-1' } });
    const [lost, again] = [await send(mother), await send(mother)];
    expect([lost.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.body).toBe(lost.body);
    expect(await family(mother)).toHaveLength(1);
    expect((await send(other)).json()).not.toEqual(lost.json());
  });

  test('V12: somebody of another family does not exist, and is not listed', async () => {
    const { id } = await aDependent(clinic, mother);
    expect((await change(other, id, { name: 'Someone' })).statusCode).toBe(404);
    expect((await remove(other, id)).statusCode).toBe(404);
    expect(await family(other)).toEqual([]);
    expect(await family(mother)).toMatchObject([{ id, name: layan.name }]);
  });

  test.each([
    ['name', { name: ' ' }, 'validation.required'],
    ['name', { name: 'ل' }, 'validation.tooShort'],
    ['name', { name: 'ل'.repeat(101) }, 'validation.tooLong'],
    ['relation', { relation: 'cousin' }, 'validation.required'],
    ['birth_date', { birth_date: '2026-11-22' }, 'validation.date'],
    ['birth_date', { birth_date: '1905-11-21' }, 'validation.date'],
    ['birth_date', { birth_date: '2023-02-29' }, 'validation.date'],
    ['birth_date', { birth_date: '5/3/2019' }, 'validation.date'],
    ['phone', { phone: '0114567890' }, 'validation.phone'],
  ])('422, E6: %s is refused in %o', async (field, wrong, key) => {
    const answers = await Promise.all([
      add(mother, { ...layan, ...wrong }),
      aDependent(clinic, mother).then(({ id }) => change(mother, id, wrong)),
    ]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json<ErrorBody>().errors?.[field]).toContain(key);
    }
    expect(await family(mother)).toMatchObject([{ name: layan.name, birth_date: layan.birth_date, phone: null }]);
  });

  test('201, E1: whoever is added is listed, the number in one form', async () => {
    const answer = await add(mother, { ...layan, name: '  ليان الحربي ', phone: '٠٥٠ ٠٠٠ ٠٠٩٩', user_id: 1 });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { data } = answer.json<{ data: Dependent }>();
    expect(data).toEqual({ ...layan, id: data.id, phone: '+966500000099' });
    expect(await family(mother)).toEqual([data]);
  });

  test('E1: somebody who was added as a child before daughters and sons were told apart stays one until it is said', async () => {
    const { id } = await aDependent(clinic, mother, { relation: 'child' });
    expect((await change(mother, id, { name: 'ليان' })).json()).toMatchObject({ data: { relation: 'child' } });
    expect((await change(mother, id, { relation: 'daughter' })).json()).toMatchObject({
      data: { relation: 'daughter' },
    });
  });

  test('200: what is not sent stays, and an empty number takes the one before away', async () => {
    const { id } = await aDependent(clinic, mother, { phone: '0500000099' });
    expect((await change(mother, id, { name: 'ليان' })).json()).toEqual({
      data: { ...layan, id, name: 'ليان', phone: '+966500000099' },
    });
    expect((await change(mother, id, { phone: '', relation: 'sister' })).json()).toMatchObject({
      data: { relation: 'sister', phone: null },
    });
  });

  test('a family has a limit, also when many are added at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: mostDependents + 3 }, (_, n) => add(mother, { ...layan, name: `ليان ${n}` })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(mostDependents);
    const refused = answers.filter(({ statusCode }) => statusCode === 422);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.json()).toMatchObject({ errors: { dependents: ['family.full'] } });
    expect((await remove(mother, (await family(mother))[0]?.id ?? 0)).statusCode).toBe(204);
    expect((await add(mother, layan)).statusCode).toBe(201);
  });

  test('204: whoever is removed is listed no more, cannot be booked for, and is kept for the past', async () => {
    const { id } = await aDependent(clinic, mother);
    expect((await remove(mother, id)).statusCode).toBe(204);
    expect(await family(mother)).toEqual([]);
    expect((await remove(mother, id)).statusCode).toBe(404);
    expect((await change(mother, id, { name: 'ليان' })).statusCode).toBe(404);
    const { id: doctor } = await bookings.doctorOf();
    const booking = await bookings.book(
      mother,
      bookings.choice(doctor, { bookingFor: 'someoneElse', dependent_id: id }),
    );
    expect(booking.statusCode).toBe(422);
    const [row] = await clinic.database.db.select().from(dependents).where(eq(dependents.id, id));
    expect(row).toMatchObject({ name: layan.name, removedAt: defaultNow });
  });

  test('409: nobody is removed whom the clinic expects; once the visit is cancelled or over they are', async () => {
    const { id } = await aDependent(clinic, mother);
    const { id: doctor } = await bookings.doctorOf();
    const booked = await bookings.book(
      mother,
      bookings.choice(doctor, { bookingFor: 'someoneElse', dependent_id: id }),
    );
    const visit = booked.json<{ data: { id: number } }>().data.id;
    expect((await remove(mother, id)).json()).toMatchObject({ code: 'INVALID_TRANSITION' });
    await call(clinic, 'POST', `/api/appointments/${visit}/cancel`, { as: mother, body: {} });
    expect((await remove(mother, id)).statusCode).toBe(204);

    const brother = await aDependent(clinic, mother, { name: 'سلمان الحربي' });
    await bookings.book(mother, bookings.choice(doctor, { bookingFor: 'someoneElse', dependent_id: brother.id }));
    expect((await remove(mother, brother.id)).statusCode).toBe(409);
    clinic.setNow(new Date(`${first}T06:30:00Z`));
    expect((await remove(mother, brother.id)).statusCode).toBe(204);
  });

  test('409: nobody is removed who waits for a slot', async () => {
    const { id } = await aDependent(clinic, mother);
    await clinic.database.db.insert(waitlist).values({
      userId: mother.id,
      dependentId: id,
      specialtyId: bookings.specialtyId,
      firstDate: first,
      lastDate: first,
      weekdays: [1],
      dayParts: ['morning'],
      joinedAt: defaultNow,
    });
    expect((await remove(mother, id)).statusCode).toBe(409);
    await clinic.database.db.update(waitlist).set({ status: 'left' }).where(eq(waitlist.dependentId, id));
    expect((await remove(mother, id)).statusCode).toBe(204);
  });
});

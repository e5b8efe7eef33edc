import type { DeskVisitDetails } from '@clinic/contracts/account';
import { call } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { refusalIn } from '../../testing/forms.ts';
import { useReception, today } from '../../testing/reception.ts';

const detailsIn = (answer: { statusCode: number; json: () => unknown }): DeskVisitDetails => {
  expect(answer.statusCode).toBe(200);
  return (answer.json() as { data: DeskVisitDetails }).data;
};
const codeIn = (answer: { statusCode: number; json: () => unknown }) => refusalIn(answer).code;
/** Today at the clinic, at a time of Riyadh. */
const at = (time: string) => new Date(`${today}T${time}:00+03:00`);

describe.each(engines)('reception actions on %s', (engine) => {
  const reception = useReception(engine);

  const act = (id: number, path: string, body?: object) =>
    reception.post(`appointments/${id}/${path}`, reception.people.reception, body);
  const actionsOf = (id: number) => reception.actions(`appointment:${id}`);

  test('E5: a day at the clinic: asked for, confirmed, here, over; each act is written down and confirmed to the patient', async () => {
    const { id } = await reception.aVisit({ startsAt: at('11:00') });
    expect(detailsIn(await act(id, 'confirm'))).toMatchObject({
      status: 'confirmed',
      may: ['check-in', 'cancel', 'move'],
    });
    reception.clinic.setNow(at('11:01'));
    expect(detailsIn(await act(id, 'check-in'))).toMatchObject({ status: 'checked_in', may: ['complete'] });
    const done = detailsIn(await act(id, 'complete'));
    expect(done).toMatchObject({ status: 'completed', may: [] });
    expect(done.events.map(({ to, by, name }) => [to, by, name])).toEqual([
      ['confirmed', 'staff', reception.people.reception.name],
      ['checked_in', 'staff', reception.people.reception.name],
      ['completed', 'staff', reception.people.reception.name],
    ]);
    const actorId = reception.people.reception.id;
    expect(await actionsOf(id)).toEqual([
      { action: 'visit.confirmed', result: 'done', actorId, details: { from: 'pending' } },
      { action: 'visit.checked-in', result: 'done', actorId, details: { from: 'confirmed' } },
      { action: 'visit.completed', result: 'done', actorId, details: { from: 'checked_in' } },
    ]);
    const notified = (await reception.letters()).filter(({ dedupeKey }) => dedupeKey.startsWith(`appointment:${id}:`));
    expect(notified.map(({ dedupeKey, recipient }) => [dedupeKey, recipient])).toEqual([
      [`appointment:${id}:confirmed`, reception.people.patient.email],
    ]);
    expect(notified[0]?.invitation?.method).toBe('REQUEST');
    expect(notified[0]?.invitation?.file).toContain('STATUS:CONFIRMED\r\n');
    const own = await call(reception.clinic, 'GET', `/api/appointments/${id}`, { as: reception.people.patient });
    expect(own.json()).toMatchObject({ data: { status: 'completed' } });
  });

  test.each([
    ['reject', 'pending', 'rejected'],
    ['cancel', 'pending', 'cancelled'],
    ['cancel', 'confirmed', 'cancelled'],
  ] as const)(
    'E5: %s of a %s visit needs a reason, also an hour before, and frees its time',
    async (path, status, after) => {
      const { id } = await reception.aVisit({ status, startsAt: at('12:00') });
      reception.clinic.setNow(at('11:00'));
      expect((await act(id, path, {})).statusCode).toBe(422);
      const ended = detailsIn(await act(id, path, { reason: 'doctor-away', note: ' سفر ' }));
      expect(ended).toMatchObject({ status: after, may: [] });
      expect(ended.events.at(-1)).toMatchObject({ reason: 'doctor-away', note: 'سفر', by: 'staff' });
      expect((await actionsOf(id)).at(-1)).toMatchObject({ details: { from: status, reason: 'doctor-away' } });
      const letters = (await reception.letters()).filter(({ dedupeKey }) => dedupeKey.startsWith(`appointment:${id}:`));
      expect(letters).toHaveLength(1);
      expect(letters[0]?.body).not.toContain('سفر');
      expect(letters[0]?.invitation?.method).toBe('CANCEL');
    },
  );

  test('E5: only on its day somebody is here, and only after its start somebody did not come', async () => {
    const { id } = await reception.aVisit({ status: 'confirmed', startsAt: at('13:00') });
    expect(codeIn(await act(id, 'no-show'))).toBe('INVALID_TRANSITION');
    reception.clinic.setNow(new Date(at('13:00').getTime() - 24 * 60 * 60_000));
    expect(codeIn(await act(id, 'check-in'))).toBe('INVALID_TRANSITION');
    reception.clinic.setNow(at('13:00'));
    expect(detailsIn(await act(id, 'no-show')).status).toBe('no_show');
    expect(codeIn(await act(id, 'check-in'))).toBe('INVALID_TRANSITION');
    expect((await actionsOf(id)).map(({ action }) => action)).toEqual(['visit.missed']);
  });

  test('E5: two at the desk at the same moment: one acts, the other is told that it has changed', async () => {
    const { id } = await reception.aVisit();
    const both = await Promise.all([act(id, 'confirm'), act(id, 'reject', { reason: 'other' })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await actionsOf(id)).toHaveLength(1);
  });

  describe('E3: moving', () => {
    const choice = (time: string, date = '2026-11-21') => ({
      ...{ doctor_id: reception.doctorId, specialty_id: reception.specialtyId },
      ...{ date, time },
    });

    test('also to this very day; state, patient and history go along, and the patient is told', async () => {
      const { id, reference } = await reception.aVisit({ status: 'confirmed', startsAt: at('14:00') });
      const moved = detailsIn(await act(id, 'move', choice('14:30')));
      expect(moved).toMatchObject({ reference, status: 'confirmed', date: today, time: '14:30' });
      expect(moved.events.filter(({ moved: one }) => one)).toHaveLength(1);
      expect((await reception.stored(id)).status).toBe('cancelled');
      expect(await actionsOf(moved.id)).toEqual([
        { action: 'visit.moved', result: 'done', actorId: reception.people.reception.id, details: { from: id } },
      ]);
      expect((await reception.letters()).map(({ dedupeKey }) => dedupeKey)).toContain(`appointment:${moved.id}:moved`);
    });

    test('a time that is taken, over, or not worked changes nothing', async () => {
      const { id } = await reception.aVisit({ startsAt: at('15:00') });
      await reception.aVisit({ startsAt: at('15:30'), patientKey: 'p:another' });
      const taken = await act(id, 'move', choice('15:30'));
      expect(taken.json()).toMatchObject({ code: 'SLOT_TAKEN', alternatives: expect.any(Array) as unknown });
      expect(codeIn(await act(id, 'move', choice('08:00')))).toBe('DATE_OUT_OF_RANGE');
      expect(codeIn(await act(id, 'move', choice('19:00')))).toBe('SLOT_NOT_OFFERED');
      expect(codeIn(await act(id, 'move', choice('09:00', '2026-11-20')))).toBe('DATE_OUT_OF_RANGE');
      expect(await reception.stored(id)).toMatchObject({ status: 'pending', sequence: 0 });
      expect(await actionsOf(id)).toEqual([]);
    });
  });

  test('V26: readings are written down, each once; a doctor reads only what is with them', async () => {
    const { id } = await reception.aVisit();
    await reception.get(`appointments/${id}`, reception.people.doctor);
    await reception.get(`appointments/${id}`, reception.people.doctor);
    await reception.get(`appointments/${id}`, reception.people.otherDoctor);
    expect((await actionsOf(id)).map(({ action, result, actorId }) => [action, result, actorId])).toEqual([
      ['visit.read', 'done', reception.people.doctor.id],
      ['visit.read', 'refused', reception.people.otherDoctor.id],
    ]);
    const week = `${today}/2026-11-27`;
    const query = `days?doctor_id=${reception.doctorId}&first=${today}&last=2026-11-27`;
    for (const as of [reception.people.doctor, reception.people.doctor, reception.people.otherDoctor])
      await reception.get(query, as);
    expect(
      (await reception.actions(`days:${reception.doctorId}/${week}`)).map(({ action, result }) => [action, result]),
    ).toEqual([
      ['days.read', 'done'],
      ['days.read', 'refused'],
    ]);
  });
});

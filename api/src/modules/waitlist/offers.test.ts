import { eq } from 'drizzle-orm';
import type { Appointment, ErrorBody } from '@clinic/contracts';
import { appointmentEvents, appointments, dependents, notifications, timeOff, users } from '../../db/schema.ts';
import { first, useBookings } from '../../testing/bookings.ts';
import type { Patient } from '../../testing/clinic.ts';
import { aKind, aPatient, call } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { messagesTo } from '../../testing/messages.ts';
import { waitingQueue } from '../../testing/waiting-queue.ts';
import { changeStatus } from '../appointments/change-status.ts';
import { expireOffers } from './expire-offers.ts';
import { offerFreedSlot } from './offer-freed-slot.ts';

describe.each(engines)('slots that become free on %s', (engine) => {
  const bookings = useBookings(engine);
  const { clinic } = bookings;
  const queue = waitingQueue(bookings);
  let doctorId: number;
  beforeEach(async () => {
    ({ id: doctorId } = await bookings.doctorOf());
  });

  const moveOn = () =>
    expireOffers(clinic.services, (error) => {
      throw error;
    });
  const mine = (more: object = {}) => ({ doctor_id: doctorId, ...more });
  const offered = async (...waiting: { patient: Patient }[]) =>
    Promise.all(waiting.map(async ({ patient }) => (await queue.offerFor(patient)) !== null));
  const statusOf = async ({ patient }: { patient: Patient }) =>
    (await queue.entriesOf(patient)).map(({ status }) => status);
  const notifiedOf = async ({ patient }: { patient: Patient }) => {
    const rows = await clinic.database.db.select().from(notifications).where(eq(notifications.userId, patient.id));
    return rows.map(({ kind }) => kind);
  };
  const offerOf = async ({ patient }: { patient: Patient }) => {
    const offer = await queue.offerFor(patient);
    if (!offer) throw new Error('nothing is offered');
    return offer;
  };

  test('E5: a cancelled visit is offered to the first in line for 30 minutes, and nobody else can have it', async () => {
    const [one, two] = [await queue.aWaiting(mine()), await queue.aWaiting(mine())];
    const visit = await queue.aVisit(doctorId);
    expect(await offered(one, two)).toEqual([false, false]);
    await visit.cancel();
    expect(await offered(one, two)).toEqual([true, false]);
    const offer = await offerOf(one);
    expect(offer).toMatchObject({ date: first, time: '09:00', doctor: { id: doctorId }, seconds_left: 30 * 60 });
    expect(await statusOf(one)).toEqual(['offered']);

    const slots = `/api/available-slots?date=${first}&doctor_id=${doctorId}`;
    for (const as of [two.patient, one.patient]) {
      expect((await call(clinic, 'GET', slots, { as })).json()).not.toContain('09:00');
    }
    const late = await bookings.book(two.patient, bookings.choice(doctorId));
    expect(late.json<ErrorBody>().code).toBe('SLOT_TAKEN');
    const [held] = await queue.standing(doctorId);
    expect((await call(clinic, 'DELETE', `/api/holds/${held?.id}`, { as: one.patient })).statusCode).toBe(404);
  });

  test('E5: whoever is offered a slot is told once, in the account and by mail, and finds the way there', async () => {
    const one = await queue.aWaiting(mine());
    await (await queue.aVisit(doctorId)).cancel();
    const notified = await clinic.database.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, one.patient.id));
    expect(notified.map(({ kind, params }) => [kind, params])).toEqual([
      ['waitlist.offer', expect.objectContaining({ wish: one.id, date: first, time: '09:00', until: '10:31' })],
    ]);
    const sent = await messagesTo(clinic, one.patient.email);
    expect(sent).toHaveLength(1);
    // The whole address, which can be pressed in an SMS too.
    expect(sent[0]?.body).toMatch(/ https?:\/\/[^\s/]+\/profile\/WaitingList(\?lang=en)?$/);
  });

  test('accepting makes it an appointment, and accepting again answers with the same one', async () => {
    const one = await queue.aWaiting(mine());
    await (await queue.aVisit(doctorId)).cancel();
    const { id } = await offerOf(one);
    const taken = await queue.accept(one.patient, id);
    expect(taken.statusCode).toBe(200);
    const visit = taken.json<{ data: Appointment }>().data;
    expect(visit).toMatchObject({ status: 'pending', date: first, time: '09:00', doctor: { id: doctorId } });
    expect((await queue.accept(one.patient, id)).json<{ data: Appointment }>().data.id).toBe(visit.id);
    expect(await statusOf(one)).toEqual(['taken']);
    expect(await queue.standing(doctorId)).toMatchObject([{ id: visit.id, patientKey: `u:${one.patient.id}` }]);
    const events = await clinic.database.db
      .select()
      .from(appointmentEvents)
      .where(eq(appointmentEvents.appointmentId, visit.id));
    expect(events.map(({ fromStatus, toStatus }) => [fromStatus, toStatus])).toEqual([
      [null, 'held'],
      ['held', 'pending'],
    ]);
    expect((await queue.decline(one.patient, id)).json<ErrorBody>().code).toBe('INVALID_TRANSITION');
  });

  test('declining passes it on, keeps the place, and does not bring the same slot back', async () => {
    const [one, two] = [await queue.aWaiting(mine()), await queue.aWaiting(mine())];
    await (await queue.aVisit(doctorId)).cancel();
    const { id } = await offerOf(one);
    expect((await queue.decline(one.patient, id)).statusCode).toBe(204);
    expect(await offered(one, two)).toEqual([false, true]);
    expect(await statusOf(one)).toEqual(['waiting']);
    expect((await queue.decline(one.patient, id)).statusCode).toBe(204);
    expect((await queue.accept(one.patient, id)).json<ErrorBody>().code).toBe('OFFER_EXPIRED');

    await queue.decline(two.patient, (await offerOf(two)).id);
    expect(await offered(one, two)).toEqual([false, false]);
    expect(await queue.standing(doctorId)).toEqual([]);
    await (await queue.aVisit(doctorId, { time: '10:00' })).cancel();
    expect(await offerOf(one)).toMatchObject({ time: '10:00' });
  });

  test('E5: what nobody answers in 30 minutes goes to the next, whoever asks and however often', async () => {
    const [one, two] = [await queue.aWaiting(mine()), await queue.aWaiting(mine())];
    await (await queue.aVisit(doctorId)).cancel();
    const { id } = await offerOf(one);
    queue.later(29);
    await moveOn();
    expect(await offered(one, two)).toEqual([true, false]);
    queue.later(1);
    expect((await queue.accept(one.patient, id)).statusCode).toBe(410);
    await Promise.all([moveOn(), moveOn(), moveOn()]);
    expect(await offered(one, two)).toEqual([false, true]);
    expect(await statusOf(one)).toEqual(['waiting']);
    expect(await notifiedOf(one)).toEqual(['waitlist.offer', 'waitlist.offer-over']);
    expect(await queue.standing(doctorId)).toHaveLength(1);
    expect((await queue.decline(one.patient, id)).statusCode).toBe(410);
  });

  test('a slot that ran out stays the line’s: no stranger slips in before it is passed on', async () => {
    const [one, two] = [await queue.aWaiting(mine()), await queue.aWaiting(mine())];
    await (await queue.aVisit(doctorId)).cancel();
    expect(await offered(one, two)).toEqual([true, false]);
    queue.later(40);
    const stranger = await aPatient(clinic);
    expect((await bookings.book(stranger, bookings.choice(doctorId))).json<ErrorBody>().code).toBe('SLOT_TAKEN');
    await moveOn();
    expect(await offered(two)).toEqual([true]);
  });

  test('the entry decides: doctor, dates, weekday, part of the day', async () => {
    const { id: other } = await bookings.doctorOf();
    const invalid = [
      await queue.aWaiting(mine({ doctor_id: other })),
      await queue.aWaiting(mine({ last_date: '2026-11-22' })),
      await queue.aWaiting(mine({ first_date: '2026-11-24' })),
      await queue.aWaiting(mine({ weekdays: [0, 2, 3, 4, 5, 6] })),
      await queue.aWaiting(mine({ day_parts: ['afternoon', 'evening', 'night'] })),
    ];
    const fit = await queue.aWaiting({ weekdays: [1], day_parts: ['morning'], first_date: first, last_date: first });
    await (await queue.aVisit(doctorId)).cancel();
    expect(await offered(...invalid, fit)).toEqual([false, false, false, false, false, true]);
    await queue.leave(fit.patient, fit.id);
  });

  test('E2: somebody who is elsewhere at that time is passed over', async () => {
    const { id: other } = await bookings.doctorOf({ slotMinutes: 20 });
    const [busy, free] = [await queue.aWaiting(mine()), await queue.aWaiting(mine())];
    await bookings.book(busy.patient, bookings.choice(other, { time: '09:20' }));
    await (await queue.aVisit(doctorId)).cancel();
    expect(await offered(busy, free)).toEqual([false, true]);
  });

  test('a freed visit of a kind is offered as an ordinary one; who waits with a longer visit of a kind is passed over', async () => {
    const kind = await aKind(clinic, doctorId, { minutes: 45 });
    const long = await aKind(clinic, doctorId, { nameEn: 'Long', minutes: 60, pos: 2 });
    const waiting = await aPatient(clinic);
    const own = await bookings.book(waiting, bookings.choice(doctorId, { time: '12:00', kind_id: long.id }));
    const appointment = own.json<{ data: Appointment }>().data.id;
    await queue.join(waiting, mine({ appointment_id: appointment }));
    const next = await queue.aWaiting(mine());
    const freed = await queue.aVisit(doctorId, { kind_id: kind.id });
    await freed.cancel();
    expect(await offered({ patient: waiting }, next)).toEqual([false, true]);
    const [held] = (await queue.standing(doctorId)).filter(({ status }) => status === 'held');
    expect(held && held.endsAt.getTime() - held.startsAt.getTime()).toBe(30 * 60_000);
    const sixty = await queue.aVisit(doctorId, { time: '10:00', kind_id: long.id });
    await sixty.cancel();
    expect(await offered({ patient: waiting })).toEqual([true]);
    const moved = await queue.accept(waiting, (await offerOf({ patient: waiting })).id);
    expect(moved.json()).toMatchObject({ data: { time: '10:00', kind: { name_en: 'Long', minutes: 60 } } });
  });

  test('a slot that is no start of an ordinary visit goes past who waits for one, to who waits with a visit of its kind', async () => {
    const short = await aKind(clinic, doctorId, { minutes: 20 });
    const ordinary = await queue.aWaiting(mine());
    const patient = await aPatient(clinic);
    const own = await bookings.book(patient, bookings.choice(doctorId, { time: '12:00', kind_id: short.id }));
    await queue.join(patient, mine({ appointment_id: own.json<{ data: Appointment }>().data.id }));
    await (await queue.aVisit(doctorId, { time: '09:20', kind_id: short.id })).cancel();
    expect(await offered(ordinary, { patient })).toEqual([false, true]);
  });

  test('who has as many visits ahead as anybody may have is passed over, unless one of them is to become earlier', async () => {
    const { id: other } = await bookings.doctorOf();
    const [full, free] = [await queue.aWaiting(mine()), await queue.aWaiting(mine())];
    const visits: number[] = [];
    for (const time of ['10:00', '10:30', '11:00', '11:30', '12:00']) {
      const booked = await bookings.book(full.patient, bookings.choice(other, { time }));
      visits.push(booked.json<{ data: Appointment }>().data.id);
    }
    await (await queue.aVisit(doctorId)).cancel();
    expect(await offered(full, free)).toEqual([false, true]);
    await queue.leave(full.patient, full.id);
    await queue.join(full.patient, { appointment_id: visits[4] });
    await (await queue.aVisit(other, { time: '09:30' })).cancel();
    expect(await offered(full)).toEqual([true]);
  });

  test('E2: who has booked elsewhere since the offer cannot be in two places', async () => {
    const { id: other } = await bookings.doctorOf();
    const one = await queue.aWaiting(mine());
    await (await queue.aVisit(doctorId)).cancel();
    await bookings.book(one.patient, bookings.choice(other));
    const answer = await queue.accept(one.patient, (await offerOf(one)).id);
    expect([answer.statusCode, answer.json<ErrorBody>().code]).toEqual([409, 'PATIENT_BUSY']);
    expect(await offered(one)).toEqual([true]);
  });

  test('nobody is offered what they have just given up, and nobody through a closed account', async () => {
    const [gone, giver] = [await queue.aWaiting(mine()), await queue.aWaiting(mine())];
    await clinic.database.db.update(users).set({ status: 'locked' }).where(eq(users.id, gone.patient.id));
    const booked = await bookings.book(giver.patient, bookings.choice(doctorId));
    await queue.post(giver.patient, `/api/appointments/${booked.json<{ data: Appointment }>().data.id}/cancel`);
    expect(await queue.standing(doctorId)).toEqual([]);
  });

  test('a slot that starts within two hours, or that is no longer worked, is offered to nobody', async () => {
    const one = await queue.aWaiting(mine());
    const [soon, away] = [await queue.aVisit(doctorId), await queue.aVisit(doctorId, { time: '13:00' })];
    await clinic.database.db
      .insert(timeOff)
      .values({ doctorId, during: `[${first}T10:00:00Z,${first}T11:00:00Z)`, reason: 'leave' });
    await changeStatus(clinic.services, away.id, { to: 'rejected', actor: 'reception', reason: 'no room' });
    clinic.setNow(new Date(`${first}T04:00:01Z`));
    await changeStatus(clinic.services, soon.id, { to: 'cancelled', actor: 'reception', reason: 'ill' });
    expect(await offered(one)).toEqual([false]);
  });

  test('a time in leave or outside of the hours costs the same however many wait: nobody is asked', async () => {
    await clinic.database.db
      .insert(timeOff)
      .values({ doctorId, during: `[${first}T10:00:00Z,${first}T11:00:00Z)`, reason: 'leave' });
    const selectsFor = (time: string) =>
      clinic.services.db.transaction(async (tx) => {
        const startsAt = new Date(`${first}T${time}:00+03:00`);
        const endsAt = new Date(startsAt.getTime() + 30 * 60_000);
        const selected = jest.spyOn(tx, 'select');
        const context = { tx, mail: clinic.services.mail, now: clinic.now() };
        await offerFreedSlot(context, { doctorId, startsAt, endsAt, patientKey: '' });
        return selected.mock.calls.length;
      });
    const costs = async () => [await selectsFor('13:00'), await selectsFor('07:30')];
    const before = await costs();
    const waiting = [await queue.aWaiting(mine()), await queue.aWaiting(mine())];
    expect(await costs()).toEqual(before);
    expect(await offered(...waiting)).toEqual([false, false]);
  });

  test('what the clinic rejects or cancels is offered too, with less notice than patients keep', async () => {
    const one = await queue.aWaiting(mine());
    const visit = await queue.aVisit(doctorId);
    clinic.setNow(new Date(`${first}T03:59:00Z`));
    await changeStatus(clinic.services, visit.id, { to: 'rejected', actor: 'reception', reason: 'no room' });
    expect((await queue.accept(one.patient, (await offerOf(one)).id)).statusCode).toBe(200);
  });

  test('an entry for somebody of the family becomes their appointment', async () => {
    const patient = await aPatient(clinic);
    const [child] = await clinic.database.db
      .insert(dependents)
      .values({
        userId: patient.id,
        name: 'ليان',
        relation: 'daughter',
        birthDate: '2020-01-01',
        createdAt: clinic.now(),
      })
      .returning();
    await queue.join(patient, mine({ dependent_id: child?.id }));
    await (await queue.aVisit(doctorId)).cancel();
    const taken = await queue.accept(patient, (await offerOf({ patient })).id);
    expect(taken.json<{ data: Appointment }>().data).toMatchObject({ bookingFor: 'someoneElse', patient_name: 'ليان' });
    expect(await queue.standing(doctorId)).toMatchObject([{ patientKey: `d:${child?.id}`, dependentId: child?.id }]);
  });

  describe('an earlier time in place of an appointment', () => {
    async function waitingForEarlier() {
      const patient = await aPatient(clinic);
      const booked = await bookings.book(patient, bookings.choice(doctorId, { date: '2026-12-01' }));
      const { id, reference } = booked.json<{ data: Appointment }>().data;
      const { id: entry } = (await queue.join(patient, mine({ appointment_id: id }))).json<{ data: { id: number } }>()
        .data;
      return { patient, id, reference, entry };
    }

    test('accepting moves it: one appointment, the same reference, and its old slot goes to the next in line', async () => {
      const one = await waitingForEarlier();
      const next = await queue.aWaiting(mine({ first_date: '2026-12-01', last_date: '2026-12-01' }));
      await (await queue.aVisit(doctorId)).cancel();
      const taken = await queue.accept(one.patient, (await offerOf(one)).id);
      const visit = taken.json<{ data: Appointment }>().data;
      expect(visit).toMatchObject({ date: first, time: '09:00', reference: one.reference });
      expect(await statusOf(one)).toEqual(['taken']);
      const own = await clinic.database.db.select().from(appointments).where(eq(appointments.userId, one.patient.id));
      expect(own.filter(({ status }) => status === 'pending').map(({ id }) => id)).toEqual([visit.id]);
      expect(await offerOf(next)).toMatchObject({ date: '2026-12-01', time: '09:00' });
    });

    test('a later time is not offered; the entry follows where the appointment moves, and ends with it', async () => {
      const one = await waitingForEarlier();
      await (await queue.aVisit(doctorId, { date: '2026-12-02' })).cancel();
      expect(await offered(one)).toEqual([false]);
      const moved = await queue.post(one.patient, `/api/appointments/${one.id}/reschedule`, {
        doctor_id: doctorId,
        specialty_id: bookings.specialtyId,
        date: '2026-12-03',
        time: '09:00',
      });
      const { id } = moved.json<{ data: Appointment }>().data;
      expect((await queue.entriesOf(one.patient)).map(({ appointment }) => appointment?.id)).toEqual([id]);
      await (await queue.aVisit(doctorId, { date: '2026-12-02' })).cancel();
      expect(await offerOf(one)).toMatchObject({ date: '2026-12-02' });
      await queue.decline(one.patient, (await offerOf(one)).id);
      await queue.post(one.patient, `/api/appointments/${id}/cancel`);
      expect(await statusOf(one)).toEqual([]);
    });

    test('cancelled while an earlier time was offered, it ends its entry with the offer', async () => {
      const one = await waitingForEarlier();
      await (await queue.aVisit(doctorId)).cancel();
      const offer = await offerOf(one);
      await queue.post(one.patient, `/api/appointments/${one.id}/cancel`);
      await queue.decline(one.patient, offer.id);
      expect(await statusOf(one)).toEqual([]);
    });

    test('cancelled while an offer runs out, nobody is told that they keep a place', async () => {
      const one = await waitingForEarlier();
      await (await queue.aVisit(doctorId)).cancel();
      await queue.post(one.patient, `/api/appointments/${one.id}/cancel`);
      queue.later(30);
      await moveOn();
      expect(await statusOf(one)).toEqual([]);
      expect(await notifiedOf(one)).toEqual(['waitlist.offer']);
    });
  });

  test('leaving lets go of what is kept, for the next in line', async () => {
    const [one, two] = [await queue.aWaiting(mine()), await queue.aWaiting(mine())];
    await (await queue.aVisit(doctorId)).cancel();
    expect((await queue.leave(one.patient, one.id)).statusCode).toBe(204);
    expect(await offered(two)).toEqual([true]);
    expect(await queue.standing(doctorId)).toHaveLength(1);
  });

  test('a slot that is booked for its holder at the reception counts as taken', async () => {
    const one = await queue.aWaiting(mine());
    await (await queue.aVisit(doctorId)).cancel();
    const [held] = await queue.standing(doctorId);
    await changeStatus(clinic.services, held?.id ?? 0, { to: 'pending', actor: 'reception' });
    await moveOn();
    expect(await statusOf(one)).toEqual(['taken']);
  });

  test('an entry ends with its last day', async () => {
    const one = await queue.aWaiting(mine({ last_date: '2026-11-25' }));
    clinic.setNow(new Date('2026-11-25T20:59:00Z'));
    await moveOn();
    expect(await statusOf(one)).toEqual(['waiting']);
    clinic.setNow(new Date('2026-11-25T21:00:00Z'));
    await moveOn();
    expect(await statusOf(one)).toEqual(['expired']);
  });

  test('an offer that is closed after the last day of its entry keeps no place, and says nothing of one', async () => {
    const one = await queue.aWaiting(mine({ last_date: first }));
    await (await queue.aVisit(doctorId)).cancel();
    clinic.setNow(new Date(`${first}T21:30:00Z`));
    await moveOn();
    expect(await statusOf(one)).toEqual(['expired']);
    expect(await notifiedOf(one)).not.toContain('waitlist.offer-over');
  });
});

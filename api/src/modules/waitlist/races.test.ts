import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { appointments, waitlistOffers } from '../../db/schema.ts';
import { useBookings } from '../../testing/bookings.ts';
import { aPatient } from '../../testing/clinic.ts';
import { everyEngine } from '../../testing/database.ts';
import { waitingQueue } from '../../testing/waiting-queue.ts';
import { expireOffers } from './expire-offers.ts';

describe.each(everyEngine)('many at once on the waiting list on %s', (engine) => {
  const bookings = useBookings(engine);
  const { clinic } = bookings;
  const queue = waitingQueue(bookings);
  let doctorId: number;
  beforeEach(async () => {
    ({ id: doctorId } = await bookings.doctorOf());
  });

  const mine = () => ({ doctor_id: doctorId });
  const moveOn = () =>
    expireOffers(clinic.services, (error) => {
      throw error;
    });
  const times = ['09:00', '09:30', '10:00', '10:30'];

  test('cancellations at once offer each slot to somebody else, in the order of the line', async () => {
    const waiting = [];
    for (let n = 0; n < 6; n += 1) waiting.push(await queue.aWaiting(mine()));
    const visits = await Promise.all(times.map((time) => queue.aVisit(doctorId, { time })));
    const answers = await Promise.all(visits.map(({ cancel }) => cancel()));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const offers = await Promise.all(waiting.map(({ patient }) => queue.offerFor(patient)));
    expect(offers.map((offer) => offer !== null)).toEqual([true, true, true, true, false, false]);
    expect(new Set(offers.flatMap((offer) => offer?.time ?? [])).size).toBe(4);
  });

  test('one who waits for any doctor has one offer at a time, wherever slots become free', async () => {
    const { id: other } = await bookings.doctorOf();
    const one = await queue.aWaiting();
    const visits = [await queue.aVisit(doctorId), await queue.aVisit(other, { time: '13:00' })];
    await Promise.all(visits.map(({ cancel }) => cancel()));
    const open = await clinic.database.db
      .select({ total: count() })
      .from(waitlistOffers)
      .where(and(eq(waitlistOffers.waitlistId, one.id), eq(waitlistOffers.state, 'open')));
    expect(open).toEqual([{ total: 1 }]);
    await queue.leave(one.patient, one.id);
  });

  test('accepting, declining, expiring, booking and cancelling at once end in one state', async () => {
    for (let round = 0; round < 8; round += 1) {
      const waiting = [await queue.aWaiting(mine()), await queue.aWaiting(mine())];
      const visit = await queue.aVisit(doctorId);
      await visit.cancel();
      const { patient } = waiting[0] ?? { patient: visit.owner };
      const offer = await queue.offerFor(patient);
      if (!offer) throw new Error('nothing is offered');
      const stranger = await aPatient(clinic);
      if (round % 2 === 1) queue.later(30);
      const answers = await Promise.all([
        queue.accept(patient, offer.id),
        queue.accept(patient, offer.id),
        ...(round % 4 < 2 ? [queue.decline(patient, offer.id)] : []),
        bookings.book(stranger, bookings.choice(doctorId)),
        moveOn().then(() => ({ statusCode: 200 })),
        ...waiting.slice(1).map(({ patient: next, id }) => queue.leave(next, id)),
      ]);
      expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
      expect((await queue.standing(doctorId)).length).toBeLessThanOrEqual(1);
      for (const { patient: as, id } of waiting) {
        queue.later(31);
        await moveOn();
        await queue.leave(as, id);
      }
      const [left] = await queue.standing(doctorId);
      if (left)
        await clinic.database.db.update(appointments).set({ status: 'completed' }).where(eq(appointments.id, left.id));
    }
    const kept = await clinic.database.db
      .select({ total: count() })
      .from(appointments)
      .leftJoin(waitlistOffers, eq(waitlistOffers.appointmentId, appointments.id))
      .where(and(eq(appointments.status, 'held'), sql`${waitlistOffers.state} IS DISTINCT FROM 'open'`));
    expect(kept).toEqual([{ total: 0 }]);
  });

  test('R3: whatever happens, nobody and no doctor is in two places', async () => {
    const waiting = [await queue.aWaiting(), await queue.aWaiting(), await queue.aWaiting(), await queue.aWaiting()];
    const { id: other } = await bookings.doctorOf();
    const visits = await Promise.all(
      [doctorId, other].flatMap((id) => times.map((time) => queue.aVisit(id, { time }))),
    );
    await Promise.all(visits.map(({ cancel }) => cancel()));
    await Promise.all(
      waiting.map(async ({ patient }) => {
        const offer = await queue.offerFor(patient);
        if (offer) await queue.accept(patient, offer.id);
      }),
    );
    const blocking = inArray(appointments.status, ['held', 'pending', 'confirmed', 'checked_in']);
    const rows = await clinic.database.db.select().from(appointments).where(blocking);
    const clashes = rows.filter((a) =>
      rows.some(
        (b) =>
          a.id < b.id &&
          (a.doctorId === b.doctorId || a.patientKey === b.patientKey) &&
          a.startsAt < b.endsAt &&
          b.startsAt < a.endsAt,
      ),
    );
    expect(clashes).toEqual([]);
    expect(rows.filter(({ userId }) => waiting.some(({ patient }) => patient.id === userId))).toHaveLength(4);
  });

  test('two servers that start again pass on once what ran out while they were down', async () => {
    const [one, two] = [await queue.aWaiting(mine()), await queue.aWaiting(mine())];
    await (await queue.aVisit(doctorId)).cancel();
    expect(await queue.offerFor(one.patient)).not.toBeNull();
    queue.later(300);
    await Promise.all([moveOn(), moveOn()]);
    expect(await queue.offerFor(two.patient)).not.toBeNull();
    expect(await queue.standing(doctorId)).toHaveLength(1);
  });
});

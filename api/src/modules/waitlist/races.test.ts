import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { appointments, waitlistOffers } from '../../db/schema.ts';
import type { BookingDesk } from '../../testing/booking-desk.ts';
import { openDesk } from '../../testing/booking-desk.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { aPatient, defaultNow } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { waitingLine } from '../../testing/waiting-line.ts';
import { expireOffers } from './expire-offers.ts';

describe.each(engines)('many at once on the waiting list on %s', (engine) => {
  let desk: BookingDesk;
  let clinic: TestClinic;
  let line: ReturnType<typeof waitingLine>;
  let doctorId: number;

  beforeAll(async () => {
    desk = await openDesk(engine);
    ({ clinic } = desk);
    line = waitingLine(desk);
  });
  afterAll(() => clinic.close());
  beforeEach(async () => {
    clinic.setNow(defaultNow);
    ({ id: doctorId } = await desk.doctorOf());
  });

  const mine = () => ({ doctor_id: doctorId });
  const moveOn = () =>
    expireOffers(clinic.services, (error) => {
      throw error;
    });
  const times = ['09:00', '09:30', '10:00', '10:30'];

  test('cancellations at once offer each slot to somebody else, in the order of the line', async () => {
    const waiting = [];
    for (let n = 0; n < 6; n += 1) waiting.push(await line.aWaiting(mine()));
    const visits = await Promise.all(times.map((time) => line.aVisit(doctorId, { time })));
    const answers = await Promise.all(visits.map(({ cancel }) => cancel()));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const offers = await Promise.all(waiting.map(({ patient }) => line.offerFor(patient)));
    expect(offers.map((offer) => offer !== null)).toEqual([true, true, true, true, false, false]);
    expect(new Set(offers.flatMap((offer) => offer?.time ?? [])).size).toBe(4);
  });

  test('one who waits for any doctor has one offer at a time, wherever slots become free', async () => {
    const { id: other } = await desk.doctorOf();
    const one = await line.aWaiting();
    const visits = [await line.aVisit(doctorId), await line.aVisit(other, { time: '13:00' })];
    await Promise.all(visits.map(({ cancel }) => cancel()));
    const open = await clinic.database.db
      .select({ total: count() })
      .from(waitlistOffers)
      .where(and(eq(waitlistOffers.waitlistId, one.id), eq(waitlistOffers.state, 'open')));
    expect(open).toEqual([{ total: 1 }]);
    await line.leave(one.patient, one.id);
  });

  test('accepting, declining, expiring, booking and cancelling at once end in one state', async () => {
    for (let round = 0; round < 8; round += 1) {
      const waiting = [await line.aWaiting(mine()), await line.aWaiting(mine())];
      const visit = await line.aVisit(doctorId);
      await visit.cancel();
      const { patient } = waiting[0] ?? { patient: visit.owner };
      const offer = await line.offerFor(patient);
      if (!offer) throw new Error('nothing is offered');
      const stranger = await aPatient(clinic);
      if (round % 2 === 1) line.later(30);
      const answers = await Promise.all([
        line.accept(patient, offer.id),
        line.accept(patient, offer.id),
        ...(round % 4 < 2 ? [line.decline(patient, offer.id)] : []),
        desk.book(stranger, desk.choice(doctorId)),
        moveOn().then(() => ({ statusCode: 200 })),
        ...waiting.slice(1).map(({ patient: next, id }) => line.leave(next, id)),
      ]);
      expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
      expect((await line.standing(doctorId)).length).toBeLessThanOrEqual(1);
      for (const { patient: as, id } of waiting) {
        line.later(31);
        await moveOn();
        await line.leave(as, id);
      }
      const [left] = await line.standing(doctorId);
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
    const waiting = [await line.aWaiting(), await line.aWaiting(), await line.aWaiting(), await line.aWaiting()];
    const { id: other } = await desk.doctorOf();
    const visits = await Promise.all([doctorId, other].flatMap((id) => times.map((time) => line.aVisit(id, { time }))));
    await Promise.all(visits.map(({ cancel }) => cancel()));
    await Promise.all(
      waiting.map(async ({ patient }) => {
        const offer = await line.offerFor(patient);
        if (offer) await line.accept(patient, offer.id);
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
    const [one, two] = [await line.aWaiting(mine()), await line.aWaiting(mine())];
    await (await line.aVisit(doctorId)).cancel();
    expect(await line.offerFor(one.patient)).not.toBeNull();
    line.later(300);
    await Promise.all([moveOn(), moveOn()]);
    expect(await line.offerFor(two.patient)).not.toBeNull();
    expect(await line.standing(doctorId)).toHaveLength(1);
  });
});

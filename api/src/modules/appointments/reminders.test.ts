import { eq, like, or } from 'drizzle-orm';
import type { Appointment } from '@clinic/contracts';
import { clinicDateTime, defaultTimeZone, setClinicTimeZone } from '@clinic/contracts/time';
import { notifications, outbox } from '../../db/schema.ts';
import { useBookings } from '../../testing/bookings.ts';
import type { Patient } from '../../testing/clinic.ts';
import { aPatient, call } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { changeStatus } from './change-status.ts';
import { dueAt, sendReminders } from './reminders.ts';

/** A clinic time (UTC+3) as an instant. */
const at = (date: string, time: string) => new Date(`${date}T${time}:00+03:00`);

test.each([
  ['2026-11-23', '07:59', []],
  ['2026-11-23', '08:00', ['2 days: 2026-11-25', '1 days: 2026-11-24', '1 days: 2026-11-23']],
  ['2026-11-23', '20:59', ['2 days: 2026-11-25', '1 days: 2026-11-24', '1 days: 2026-11-23']],
  ['2026-11-23', '21:00', []],
  ['2026-11-23', '00:30', []],
])('S18: on %s at %s is reminded of %p, and of nothing at night', (date, time, expected) => {
  expect(
    dueAt(at(date, time)).map(({ daysBefore, from }) => `${daysBefore} days: ${clinicDateTime(from).date}`),
  ).toEqual(expected);
});

describe('reminders of a clinic in another zone', () => {
  afterEach(() => setClinicTimeZone(defaultTimeZone));
  const spans = (now: string) =>
    dueAt(new Date(now)).map(({ from, to }) => `${from.toISOString()} ${to.toISOString()}`);

  test('Dubai: they go out by its clock, for its days', () => {
    setClinicTimeZone('Asia/Dubai');
    expect(dueAt(new Date('2026-11-23T03:59:00Z'))).toEqual([]);
    expect(spans('2026-11-23T04:00:00Z').slice(0, 2)).toEqual([
      '2026-11-24T20:00:00.000Z 2026-11-25T20:00:00.000Z',
      '2026-11-23T20:00:00.000Z 2026-11-24T20:00:00.000Z',
    ]);
  });

  test('Cairo: days in which the clock changes have 23 and 25 hours, and every visit of them is in one', () => {
    setClinicTimeZone('Africa/Cairo');
    expect(spans('2026-04-22T10:00:00Z').slice(0, 2)).toEqual([
      '2026-04-23T22:00:00.000Z 2026-04-24T21:00:00.000Z',
      '2026-04-22T22:00:00.000Z 2026-04-23T22:00:00.000Z',
    ]);
    expect(spans('2026-10-28T10:00:00Z').slice(0, 2)).toEqual([
      '2026-10-29T22:00:00.000Z 2026-10-30T22:00:00.000Z',
      '2026-10-28T21:00:00.000Z 2026-10-29T22:00:00.000Z',
    ]);
  });
});

describe.each(engines)('reminders of appointments on %s', (engine) => {
  const bookings = useBookings(engine);
  const { clinic } = bookings;
  const errors: unknown[] = [];
  afterEach(() => expect(errors).toEqual([]));

  const date = '2026-11-28';
  const tick = (now: Date) => {
    clinic.setNow(now);
    return sendReminders(clinic.services, (error) => errors.push(error));
  };
  async function booked(patient: Patient, more: Record<string, unknown> = {}) {
    const { id } = await bookings.doctorOf();
    return (await bookings.book(patient, bookings.choice(id, { date, ...more }))).json<{ data: Appointment }>().data;
  }
  const keysOf = async (id: number) =>
    (
      await clinic.database.db
        .select({ key: outbox.dedupeKey })
        .from(outbox)
        .where(like(outbox.dedupeKey, `appointment:${id}:reminder:%`))
        .orderBy(outbox.id)
    ).map(({ key }) => key.split(':').slice(3).join(':'));

  test('R14: one two days before and one the day before, once each, by message and in the account', async () => {
    const patient = await aPatient(clinic);
    const visit = await booked(patient);
    await tick(at('2026-11-25', '20:00'));
    expect(await keysOf(visit.id)).toEqual([]);
    await tick(at('2026-11-26', '07:30'));
    expect(await keysOf(visit.id)).toEqual([]);
    await tick(at('2026-11-26', '08:00'));
    await tick(at('2026-11-26', '08:01'));
    expect(await keysOf(visit.id)).toEqual(['2']);
    await tick(at('2026-11-27', '08:00'));
    await tick(at('2026-11-27', '12:00'));
    await tick(at('2026-11-28', '08:00'));
    expect(await keysOf(visit.id)).toEqual(['2', '1']);
    const notified = await clinic.database.db
      .select({ key: notifications.dedupeKey })
      .from(notifications)
      .where(eq(notifications.userId, patient.id));
    expect(notified).toHaveLength(2);
  });

  test('R14: after a day without the server the one of two days is not sent any more, the other is', async () => {
    const visit = await booked(await aPatient(clinic));
    await tick(at('2026-11-27', '10:00'));
    expect(await keysOf(visit.id)).toEqual(['1']);
  });

  test('R14: on the day itself only who has time left is still reminded', async () => {
    const [soon, later] = [
      await booked(await aPatient(clinic)),
      await booked(await aPatient(clinic), { time: '15:00' }),
    ];
    await tick(at(date, '08:00'));
    expect([await keysOf(soon.id), await keysOf(later.id)]).toEqual([[], ['1']]);
  });

  test('R14: two servers at once remind once', async () => {
    const visits = await Promise.all(
      Array.from({ length: 8 }, async () => booked(await aPatient(clinic, { channels: ['email', 'sms'] }))),
    );
    await Promise.all([1, 2, 3].map(() => tick(at('2026-11-26', '09:00'))));
    for (const { id } of visits) expect((await keysOf(id)).sort()).toEqual(['2', '2:sms']);
  });

  test('E5: nobody is reminded of what was cancelled or rejected', async () => {
    const patient = await aPatient(clinic);
    const [cancelled, rejected] = [await booked(patient), await booked(await aPatient(clinic))];
    await call(clinic, 'POST', `/api/appointments/${cancelled.id}/cancel`, { as: patient });
    await changeStatus(clinic.services, rejected.id, { to: 'rejected', actor: 'reception', reason: 'leave' });
    await tick(at('2026-11-26', '08:00'));
    expect([await keysOf(cancelled.id), await keysOf(rejected.id)]).toEqual([[], []]);
  });

  test('E5, E3: a reminder that waits is withdrawn when its visit is cancelled, rejected or moved; others go out', async () => {
    const people = await Promise.all([0, 1, 2, 3].map(() => aPatient(clinic, { channels: ['email', 'sms'] })));
    const visits = await Promise.all(people.map((patient) => booked(patient)));
    const [cancelled, rejected, moved, other] = visits as [Appointment, Appointment, Appointment, Appointment];
    await tick(at('2026-11-26', '08:00'));
    await call(clinic, 'POST', `/api/appointments/${cancelled.id}/cancel`, { as: people[0] as Patient });
    await changeStatus(clinic.services, rejected.id, { to: 'rejected', actor: 'reception', reason: 'leave' });
    const body = { doctor_id: moved.doctor.id, specialty_id: bookings.specialtyId, date: '2026-12-05', time: '10:00' };
    const there = `/api/appointments/${moved.id}/reschedule`;
    expect((await call(clinic, 'POST', there, { as: people[2] as Patient, body })).statusCode).toBe(201);
    const states = async ({ id }: Appointment) =>
      (
        await clinic.database.db
          .select({ state: outbox.state })
          .from(outbox)
          .where(like(outbox.dedupeKey, `appointment:${id}:reminder:%`))
      ).map(({ state }) => state);
    expect(await Promise.all([cancelled, rejected, moved, other].map(states))).toEqual([
      ['expired', 'expired'],
      ['expired', 'expired'],
      ['expired', 'expired'],
      ['waiting', 'waiting'],
    ]);
  });

  test('E5: a reminder that was parked, or goes another way by now, is withdrawn with its visit as well', async () => {
    const { db } = clinic.database;
    const patient = await aPatient(clinic);
    const [cancelled, other] = [await booked(patient), await booked(await aPatient(clinic))];
    await tick(at('2026-11-26', '08:00'));
    const ofBoth = or(...[cancelled, other].map(({ id }) => like(outbox.dedupeKey, `appointment:${id}:reminder:%`)));
    await db.update(outbox).set({ state: 'parked', failure: 'EENVELOPE 550' }).where(ofBoth);
    const key = `appointment:${cancelled.id}:reminder:2`;
    const content = { lang: 'ar', subject: 'تذكير', body: 'موعدك', createdAt: clinic.now() } as const;
    const later = [
      // A browser that shows none any more.
      { ...content, channel: 'sms', recipient: '+966500000011', dedupeKey: `${key}:push:7:instead` },
      { ...content, channel: 'email', recipient: 'a@b.example', dedupeKey: `${key}:push:8:instead:instead:instead` },
      { ...content, channel: 'email', recipient: 'a@b.example', dedupeKey: `${key}1` },
    ] as const;
    await db.transaction(async (tx) => {
      for (const message of later) await clinic.services.mail.queue(tx, message);
    });
    await call(clinic, 'POST', `/api/appointments/${cancelled.id}/cancel`, { as: patient });
    const rows = await db.select().from(outbox).where(ofBoth).orderBy(outbox.id);
    expect(rows.map(({ state, contentEnc }) => [state, contentEnc !== null])).toEqual([
      ['expired', false],
      ['parked', true],
      ['expired', false],
      ['expired', false],
      ['waiting', true],
    ]);
  });

  test('E3: what was moved is reminded of at its new time only', async () => {
    const patient = await aPatient(clinic);
    const visit = await booked(patient);
    const { data } = (
      await call(clinic, 'POST', `/api/appointments/${visit.id}/reschedule`, {
        as: patient,
        body: { doctor_id: visit.doctor.id, specialty_id: bookings.specialtyId, date: '2026-12-05', time: '10:00' },
      })
    ).json<{ data: Appointment }>();
    await tick(at('2026-11-26', '08:00'));
    await tick(at('2026-11-27', '08:00'));
    expect([await keysOf(visit.id), await keysOf(data.id)]).toEqual([[], []]);
    await tick(at('2026-12-03', '08:00'));
    expect(await keysOf(data.id)).toEqual(['2']);
  });

  test('S19: who wants no reminders gets none, and who has just booked needs none', async () => {
    const visit = await booked(await aPatient(clinic, { reminders: false }));
    clinic.setNow(at('2026-11-26', '10:00'));
    const fresh = await booked(await aPatient(clinic));
    await tick(at('2026-11-26', '10:01'));
    expect([await keysOf(visit.id), await keysOf(fresh.id)]).toEqual([[], []]);
    await tick(at('2026-11-27', '08:00'));
    expect([await keysOf(visit.id), await keysOf(fresh.id)]).toEqual([[], ['1']]);
  });

  test('R14: one that cannot be queued keeps none of the others back and is tried again', async () => {
    const visits = [await booked(await aPatient(clinic)), await booked(await aPatient(clinic))] as const;
    const received: unknown[] = [];
    clinic.setNow(at('2026-11-26', '08:00'));
    const failing: typeof clinic.services.mail = {
      ...clinic.services.mail,
      queue: (tx, message) =>
        message.dedupeKey.startsWith(`appointment:${visits[0].id}:`)
          ? Promise.reject(new Error('no room'))
          : clinic.services.mail.queue(tx, message),
    };
    await sendReminders({ ...clinic.services, mail: failing }, (error) => received.push(error));
    expect(received).toHaveLength(1);
    expect([await keysOf(visits[0].id), await keysOf(visits[1].id)]).toEqual([[], ['2']]);
    await tick(at('2026-11-26', '08:01'));
    expect(await keysOf(visits[0].id)).toEqual(['2']);
  });
});

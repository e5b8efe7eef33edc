import { advisoryLocks } from '../../db/advisory-locks.ts';
import { useBookings } from '../../testing/bookings.ts';
import { aPatient, call } from '../../testing/clinic.ts';
import { connectTo, describeOnServer, everyEngine } from '../../testing/database.ts';

describe.each(everyEngine)('three hundred people at one slot on %s', (engine) => {
  const bookings = useBookings(engine);
  const { clinic } = bookings;
  const people = () => Promise.all(Array.from({ length: 300 }, () => aPatient(clinic)));
  const outcomes = (answers: { statusCode: number; json: () => { code?: string } }[]) => {
    const counts: Record<string, number> = {};
    for (const answer of answers) {
      const name = answer.statusCode === 201 ? 'booked' : String(answer.json().code);
      counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  };

  test('one gets it, 250 wait for their turn, and who comes later is refused at once', async () => {
    const { id } = await bookings.doctorOf();
    const crowd = await people();
    const answers = await Promise.all(crowd.map((one) => bookings.book(one, bookings.choice(id))));
    const { booked, SLOT_TAKEN: taken = 0, BUSY: busy = 0, ...others } = outcomes(answers);
    expect([booked, taken + busy, others]).toEqual([1, 299, {}]);
    expect(taken).toBeGreaterThanOrEqual(250);
    const refused = answers.find(({ statusCode }) => statusCode === 503);
    if (refused) expect(refused.headers['retry-after']).toBe('1');
    expect(await bookings.storedOf(id)).toHaveLength(1);
  });
});

describeOnServer('a slot whose doctor’s lock another process holds', () => {
  const bookings = useBookings('postgresql');
  const { clinic } = bookings;

  test('one transaction waits for it, and everybody else is served', async () => {
    const { id } = await bookings.doctorOf();
    const crowd = await Promise.all(Array.from({ length: 200 }, () => aPatient(clinic)));
    const another = await connectTo(clinic.database);
    const waiting = async () => {
      const { rows } = await another.query<{ count: string }>(
        "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
      );
      return Number(rows[0]?.count);
    };
    await another.query('SELECT pg_advisory_lock($1::int, $2::int)', [advisoryLocks.doctor, id]);
    try {
      const asked = jest.spyOn(clinic.database.pool, 'query');
      const answers = Promise.all(crowd.map((one) => bookings.book(one, bookings.choice(id))));
      while ((await waiting()) === 0);
      const reads = await Promise.all(
        Array.from({ length: 20 }, () => call(clinic, 'GET', `/api/available-slots?doctor_id=${id}&date=2026-11-24`)),
      );
      expect(new Set(reads.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      expect(await waiting()).toBe(1);

      asked.mockClear();
      await another.query('SELECT pg_advisory_unlock_all()');
      const codes = (await answers).map(({ statusCode }) => statusCode);
      expect(codes.filter((code) => code === 201)).toHaveLength(1);
      expect(codes.filter((code) => code === 409)).toHaveLength(199);
      // Other times are looked for once and shared, also where the machine takes its time over the crowd.
      const searches = asked.mock.calls.filter(([query]) => JSON.stringify(query).includes('time_off'));
      expect(searches.length).toBeGreaterThan(0);
      expect(searches.length).toBeLessThan(10);
    } finally {
      await another.end();
    }
  });
});

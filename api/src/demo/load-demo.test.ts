import { eq, isNull } from 'drizzle-orm';
import type { Appointment, AvailableDays, DoctorDetail, LoginResponse, Specialty, z } from '@clinic/contracts';
import type { DeskVisits } from '@clinic/contracts/account';
import type { DeskOverview, TrendingList } from '@clinic/contracts/qa';
import type { TestClinic } from '../testing/clinic.ts';
import { call, defaultNow, openClinic } from '../testing/clinic.ts';
import { everyEngine } from '../testing/database.ts';
import { demoDoctors, isFullyBooked } from '../testing/demo-clinic.ts';
import { readAccounts, readModerationQueue, readQuestions } from './demo-folder.ts';
import { randomFrom } from './random-from.ts';
import { loadDemo } from './load-demo.ts';
import { loadVisits } from './load-visits.ts';
import { appointmentEvents, appointments, dependents, doctors, outbox, users } from '../db/schema.ts';

const { patients, staff, password: demoPassword } = readAccounts();
const demoQuestions = readQuestions();
const queue = readModerationQueue();

describe.each(everyEngine)('the demo clinic on %s', (engine) => {
  let clinic: TestClinic;

  beforeAll(async () => {
    clinic = await openClinic(engine);
    await loadDemo(clinic.database.db, defaultNow);
  });
  afterAll(() => clinic.close());

  const get = async <T>(url: string, headers: Record<string, string> = {}) =>
    (await call(clinic, 'GET', url, { headers })).json<T>();

  test('every planned visit was booked and led to its state', async () => {
    const planned = patients.flatMap(({ visits }) => visits.map(({ status }) => status)).sort();
    const stored = await clinic.database.db.select().from(appointments);
    expect(stored.map(({ status }) => status).sort()).toEqual(planned);
    // Nobody is written to about visits that are made up.
    expect(await clinic.database.db.$count(outbox)).toBe(0);
    const born = await clinic.database.db
      .select({ id: appointmentEvents.appointmentId })
      .from(appointmentEvents)
      .where(isNull(appointmentEvents.fromStatus));
    expect(born).toHaveLength(planned.length);
  });

  test('S92, Q39: some questions are the most read of this week', async () => {
    const url = '/api/qa/trending-questions?limit=5';
    const { data, period } = await get<z.infer<typeof TrendingList>>(url);
    expect([data.length, period]).toEqual([5, 'week']);
  });

  test('loading again changes nothing', async () => {
    const { db } = clinic.database;
    const all = async () => [
      await db.select().from(appointments).orderBy(appointments.id),
      await db.select().from(dependents).orderBy(dependents.id),
    ];
    const before = await all();
    const version = await get('/api/data-version');
    await loadDemo(clinic.database.db, defaultNow);
    // As after a run that ended before it could say that it was done.
    await loadVisits(clinic.database.db, defaultNow);
    expect(await all()).toEqual(before);
    expect(await get('/api/data-version')).toEqual(version);
  });

  test('the doctors that the promotions name are there, and one has no free slot at all', async () => {
    for (const id of [58, 67, 1080]) {
      const { data } = await get<{ data: DoctorDetail }>(`/api/doctors/by-slug/${id}`);
      expect(data.next_slots.length).toBeGreaterThan(0);
    }
    const busy = demoDoctors.filter(isFullyBooked);
    expect(busy).toHaveLength(1);
    const { days } = await get<AvailableDays>(`/api/available-days?doctor_id=${busy[0]?.id}`);
    expect(days).toEqual({});
  });

  test('every speciality has doctors, and ids that are drawn next are free', async () => {
    const { data } = await get<{ data: Specialty[] }>('/api/specialties');
    expect(data.filter((one) => one.doctors_count === 0)).toEqual([]);
    const { rows } = await clinic.database.pool.query<{ next: string }>(
      `SELECT nextval(pg_get_serial_sequence('doctors', 'id')) AS next`,
    );
    const taken = await clinic.database.db
      .select()
      .from(doctors)
      .where(eq(doctors.id, Number(rows[0]?.next)));
    expect(taken).toEqual([]);
  });

  test('the first patient can sign in and has visits behind and ahead', async () => {
    const answer = await call(clinic, 'POST', '/api/login', {
      body: { identifier: patients[0]?.phone, password: demoPassword },
    });
    const { access_token } = answer.json<LoginResponse>();
    const { data } = await get<{ data: Appointment[] }>('/api/appointments', {
      authorization: `Bearer ${access_token}`,
    });
    expect(data.filter(({ upcoming }) => upcoming).length).toBeGreaterThanOrEqual(2);
    expect(data.filter(({ upcoming }) => !upcoming).length).toBeGreaterThanOrEqual(2);
    expect(data.flatMap(({ dependent }) => dependent?.relation ?? [])).toEqual(['daughter']);
  });

  async function deskOf(email: string | undefined) {
    const answer = await call(clinic, 'POST', '/api/login', { body: { identifier: email, password: demoPassword } });
    const headers = { authorization: `Bearer ${answer.json<LoginResponse>().access_token}` };
    return (await get<z.infer<typeof DeskOverview>>('/api/qa/desk/overview', headers)).data;
  }

  const answering = staff.filter(({ role }) => ['doctor', 'moderator', 'admin'].includes(role));
  test.each(answering.map(({ email, role }) => [role, email] as const))(
    'a %s signs in as %s and has work',
    async (role, email) => {
      const { counts, may, specialties } = await deskOf(email);
      expect(may).toEqual({ answer: role === 'doctor', moderate: role !== 'doctor' });
      expect(counts.waiting).toBeGreaterThan(0);
      expect(counts.review).toBeGreaterThan(0);
      expect(specialties.length).toBeGreaterThan(0);
      if (role !== 'doctor') expect(counts).toMatchObject({ reported: 1, spam: 1 });
    },
  );

  test('E10: the receptionist signs in and finds the visits of the demonstration', async () => {
    const answer = await call(clinic, 'POST', '/api/login', {
      body: { identifier: 'reception@nabd.example', password: demoPassword },
    });
    const headers = { authorization: `Bearer ${answer.json<LoginResponse>().access_token}` };
    const { data } = await get<z.infer<typeof DeskVisits>>('/api/reception/appointments?search=NB-', headers);
    expect(data.some(({ may }) => may.includes('confirm'))).toBe(true);
  });

  test('a demonstration from before the desk gets its accounts once, without those of doctors who are gone', async () => {
    const { db, pool } = clinic.database;
    const [doctor] = staff;
    const emails = staff.map(({ email }) => email);
    const accountsOfStaff = async () => (await db.select().from(users)).filter(({ email }) => emails.includes(email));
    const ids = [(await accountsOfStaff()).map(({ id }) => id)];
    await pool.query('DELETE FROM outbox WHERE user_id = ANY ($1)', ids);
    await pool.query('DELETE FROM users WHERE id = ANY ($1)', ids);
    await pool.query('DELETE FROM questions WHERE visibility <> $1 OR flags @> $2', ['public', ['reported']]);
    await pool.query(`DELETE FROM demo_loads WHERE part = 'desk'`);
    await pool.query('UPDATE doctors SET active = false WHERE id = $1', [doctor?.doctor_id]);
    await loadDemo(db, defaultNow);
    const accounts = await accountsOfStaff();
    expect(accounts.map(({ email }) => email).sort()).toEqual(
      staff
        .filter((one) => one !== doctor)
        .map(({ email }) => email)
        .sort(),
    );
    await pool.query('UPDATE doctors SET active = true WHERE id = $1', [doctor?.doctor_id]);
  });

  test('questions are stored with their tags, answers and repetitions', async () => {
    const { rows } = await clinic.database.pool.query<{ tags: number; answers: number; repeated: number }>(
      `SELECT (SELECT count(*)::int FROM question_tags) AS tags, (SELECT count(*)::int FROM answers) AS answers,
        (SELECT count(*)::int FROM questions WHERE duplicate_of IS NOT NULL) AS repeated`,
    );
    const all = [...demoQuestions, ...queue];
    expect(rows[0]).toEqual({
      tags: all.flatMap(({ tags }) => tags).length,
      answers: demoQuestions.filter(({ answer }) => answer !== null).length,
      repeated: demoQuestions.filter(({ duplicate_of }) => duplicate_of !== undefined).length,
    });
  });
});

test('mulberry32 gives the same numbers for the same seed', () => {
  const draw = (seed: number) => Array.from({ length: 3 }, randomFrom(seed));
  expect(draw(58)).toEqual(draw(58));
  expect(draw(58)).not.toEqual(draw(67));
  for (const value of draw(1080)) expect(value >= 0 && value < 1).toBe(true);
});

import { defaultTimeZone, setClinicTimeZone } from '@clinic/contracts/time';
import { aJob } from '../testing/applications.ts';
import type { TestClinic } from '../testing/clinic.ts';
import { openClinic } from '../testing/clinic.ts';
import { everyEngine } from '../testing/database.ts';
import { aQaSpecialty, aStoredQuestion } from '../testing/questions.ts';
import { migrate } from './migrate.ts';

describe.each(everyEngine)('the days of the database on %s', (engine) => {
  let clinic: TestClinic;
  beforeAll(async () => {
    clinic = await openClinic(engine);
  });
  afterAll(() => clinic.close());
  afterEach(() => setClinicTimeZone(defaultTimeZone));

  const startIn = async (zone: string) => {
    setClinicTimeZone(zone);
    await migrate(clinic.database.pool);
  };
  async function stored() {
    const { pool } = clinic.database;
    const days = await pool.query<{ day: string; total: string }>(
      `SELECT day::text, total FROM question_day_counts
       WHERE qa_specialty_id = 0 AND status = 'all' AND lang = 'all' ORDER BY day`,
    );
    const jobs = await pool.query<{ until: Date }>(
      `SELECT shown_until AS until FROM search_documents WHERE source = 'jobs'`,
    );
    return {
      days: days.rows.map(({ day, total }) => `${day}: ${total}`),
      jobs: jobs.rows.map(({ until }) => until.toISOString()),
    };
  }

  test('follow the clinic’s zone: a start with another one counts again, and what is asked then counts so', async () => {
    const { id: qaSpecialtyId } = await aQaSpecialty(clinic);
    const ask = (at: string) => aStoredQuestion(clinic, { qaSpecialtyId, createdAt: new Date(at) });
    await aJob(clinic, { slug: 'nurse', postedOn: '2026-10-01', closesOn: '2026-10-29' });
    await ask('2026-11-21T20:30:00Z');
    await ask('2026-11-21T21:30:00Z');
    expect(await stored()).toEqual({ days: ['2026-11-21: 1', '2026-11-22: 1'], jobs: ['2026-10-29T21:00:00.000Z'] });

    await startIn('Asia/Dubai');
    expect(await stored()).toEqual({ days: ['2026-11-22: 2'], jobs: ['2026-10-29T20:00:00.000Z'] });
    await ask('2026-11-21T19:30:00Z');
    expect((await stored()).days).toEqual(['2026-11-21: 1', '2026-11-22: 2']);

    // The day on which the clock is put back has 25 hours.
    await startIn('Africa/Cairo');
    expect(await stored()).toEqual({ days: ['2026-11-21: 3'], jobs: ['2026-10-29T22:00:00.000Z'] });
    await ask('2026-10-29T21:30:00Z');
    expect((await stored()).days).toEqual(['2026-10-29: 1', '2026-11-21: 3']);
  });
});

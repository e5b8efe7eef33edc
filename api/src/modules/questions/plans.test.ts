import type { TestClinic } from '../../testing/clinic.ts';
import { aDoctor, aSpecialty, defaultNow, openClinic } from '../../testing/clinic.ts';
import { everyEngine } from '../../testing/database.ts';
import { tablesUsedBy } from '../../testing/plans.ts';
import { aQaSpecialty } from '../../testing/questions.ts';
import type { QuestionFilter } from '../question-search/filter.ts';
import { questionLists } from './list-repo.ts';
import { questionRepo } from './repo.ts';

/** The embedded engine takes seconds for what the server does in one; its planner is the same. */
const sizes = { postgresql: 200_000, pglite: 20_000 };
/** A busy server says nothing for longer than a connection waits while it stores all of them in one statement. */
const atOnce = 20_000;
const everything: QuestionFilter = {
  qaSpecialtyId: null,
  status: null,
  lang: null,
  from: null,
  exclude: null,
  sort: 'latest',
};
const perPage = 12;
/** Tables that grow with the questions; of the others the planner rightly reads the few rows. */
const large = ['questions', 'answers', 'question_day_counts'];

describe.each(everyEngine)('how lists are read from many questions, on %s', (engine) => {
  const size = sizes[engine];
  let clinic: TestClinic;
  let specialties: number[];

  beforeAll(async () => {
    clinic = await openClinic(engine);
    specialties = [];
    for (let count = 0; count < 16; count += 1) specialties.push((await aQaSpecialty(clinic)).id);
    const { id: doctorId } = await aDoctor(clinic, { specialtyId: (await aSpecialty(clinic)).id });
    const client = await clinic.database.pool.connect();
    try {
      await client.query('SET statement_timeout = 0');
      // Search and counters are filled at once afterwards, or not at all.
      await client.query('ALTER TABLE questions DISABLE TRIGGER USER');
      for (let from = 1; from <= size; from += atOnce)
        await client.query(
          `INSERT INTO questions (slug, qa_specialty_id, title, content, is_anonymous, status, visibility, views_count,
          likes_count, week_views, answered_at, created_at, updated_at)
        SELECT 'q-' || n, ($1::bigint[])[1 + n % 16], 'سؤال', repeat('نص ', 60), true, s,
          CASE WHEN n % 10 = 0 THEN 'hidden' ELSE 'public' END, (n * 7919) % 997,
          CASE WHEN s = 'answered' THEN (n * 104729) % 89 ELSE 0 END, CASE WHEN n % 50 = 0 THEN n % 40 ELSE 0 END,
          CASE WHEN s = 'answered' THEN at END, at, at
        FROM (SELECT n, (ARRAY['answered','pending','answered','closed'])[1 + n % 7 % 4] AS s,
          $2::timestamptz - n * interval '1000 days' / $3 AS at FROM generate_series($4::bigint, least($3::bigint, $4 + $5 - 1)) n) rows`,
          [specialties, defaultNow, size, from, atOnce],
        );
      await client.query('ALTER TABLE questions ENABLE TRIGGER USER');
      await client.query('ALTER TABLE answers DISABLE TRIGGER USER');
      for (let part = 0; part < size / atOnce; part += 1)
        await client.query(
          `INSERT INTO answers (question_id, doctor_id, content, likes_count, created_at, updated_at)
          SELECT id, $1, 'جواب', likes_count, answered_at, answered_at FROM questions
          WHERE status = 'answered' AND id % $2 = $3`,
          [doctorId, Math.ceil(size / atOnce), part],
        );
      await client.query('ALTER TABLE answers ENABLE TRIGGER USER');
      await client.query(
        `SELECT count_questions(array_agg(share_of_question(qa_specialty_id, status, lang, created_at, answered_at, likes_count, 1)))
        FROM questions WHERE visibility = 'public'`,
      );
      await client.query('VACUUM ANALYZE questions');
      await client.query('ANALYZE answers, question_day_counts');
    } finally {
      client.release();
    }
    // Up to 200,000 rows, on a machine that may be busy.
  }, 240_000);
  afterAll(() => clinic.close());

  /** What a page does with the questions; nothing may look at all of them. */
  async function readingOf(filter: Partial<QuestionFilter>, page: number) {
    const range = { limit: perPage, offset: (page - 1) * perPage };
    let found = { ids: [] as number[], total: 0 };
    const uses = await tablesUsedBy(clinic.database, async (db) => {
      found = await questionLists(db).page({ ...everything, ...filter }, range);
      await questionRepo(db).byIds(found.ids);
    });
    expect(uses.filter(({ node, table }) => node === 'Seq Scan' && large.includes(table))).toEqual([]);
    const rows = uses.reduce((sum, use) => sum + (use.table === 'questions' ? use.rows : 0), 0);
    return { ...found, rows };
  }

  const filters: Partial<QuestionFilter>[] = [
    {},
    { status: 'answered' },
    { status: 'pending' },
    { qaSpecialtyId: 1 },
    { qaSpecialtyId: 1, status: 'closed' },
    { from: '2026-10-23' },
    { from: '2025-11-22', status: 'answered' },
  ];

  test.each(filters)(
    'S89: %j, by day: the first page, one in the middle and the last read about the same',
    async (filter) => {
      const wanted = 'qaSpecialtyId' in filter ? { ...filter, qaSpecialtyId: specialties[0] as number } : filter;
      for (const sort of ['latest', 'oldest'] as const) {
        const first = await readingOf({ ...wanted, sort }, 1);
        expect(first.ids).toHaveLength(perPage);
        const last = Math.ceil(first.total / perPage);
        expect(last).toBeGreaterThan(6);
        for (const page of [Math.ceil(last / 2), last]) {
          const there = await readingOf({ ...wanted, sort }, page);
          expect(there.ids.length).toBeGreaterThan(0);
          // What of its first day stands before it, from the index alone: a thousandth of all questions.
          expect(there.rows).toBeLessThan(size / 1000 + 4 * perPage);
        }
      }
    },
  );

  test.each(filters)(
    'S108, Q15: %j, the most popular: no page reads more than the best of each status',
    async (filter) => {
      const wanted = 'qaSpecialtyId' in filter ? { ...filter, qaSpecialtyId: specialties[0] as number } : filter;
      const first = await readingOf({ ...wanted, sort: 'popular' }, 1);
      expect(first.ids).toHaveLength(perPage);
      expect(first.total).toBeLessThanOrEqual(1200);
      const last = await readingOf({ ...wanted, sort: 'popular' }, Math.ceil(first.total / perPage));
      expect(last.ids.length).toBeGreaterThan(0);
      if (wanted.from == null) expect(last.rows).toBeLessThan(3 * 1200 + 2 * perPage);
    },
  );

  test('S89: after the 1,200th nobody looks for what is popular', async () => {
    const { ids, total } = await readingOf({ sort: 'popular' }, 101);
    expect({ ids, total }).toEqual({ ids: [], total: 1200 });
  });

  test('Q19: one is left out without reading the others', async () => {
    const { rows } = await readingOf({ exclude: 3 }, 2);
    expect(rows).toBeLessThan(size / 1000 + 4 * perPage);
  });

  test('S92: trending questions come from an index of what was read this week', async () => {
    for (const qaSpecialtyId of [null, specialties[0] as number]) {
      const uses = await tablesUsedBy(clinic.database, (db) => questionLists(db).trending(qaSpecialtyId, null, 5));
      expect(uses.filter(({ node }) => node === 'Seq Scan')).toEqual([]);
      expect(Math.max(...uses.map(({ rows }) => rows))).toBeLessThanOrEqual(10);
    }
  });

  test('S88: the counters answer without a look at any question', async () => {
    const uses = await tablesUsedBy(clinic.database, (db) => questionRepo(db).stats());
    expect(uses.map(({ table }) => table).sort()).toEqual(['doctors', 'qa_specialty_totals']);
  });
});

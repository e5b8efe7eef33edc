import { count, eq } from 'drizzle-orm';
import { qaSpecialties, questions, questionSearch } from '../db/schema.ts';
import { searchQuestions } from '../modules/question-search/search.ts';
import type { QuestionFilter } from '../modules/question-search/filter.ts';
import type { TestClinic } from '../testing/clinic.ts';
import { aDoctor, aSpecialty, call, defaultNow, openClinic } from '../testing/clinic.ts';
import { engines } from '../testing/database.ts';
import { aQaSpecialty } from '../testing/questions.ts';
import { inventQuestions } from './invented-questions.ts';
import { fillQuestions } from './fill-questions.ts';
import type { Cast } from './invented-questions.ts';

const total = 1800;
const slugs = ['skin-and-hair', 'eyes', 'nutrition'];
const cast = { specialties: slugs.map((slugEn, index) => ({ id: index + 1, slugEn })), doctorIds: [101, 102] };

test('the same plan gives the same questions, another seed others', () => {
  const invent = (seed: number) => [...inventQuestions({ ...cast, total: 50, firstId: 1, now: defaultNow, seed })];
  expect(invent(1)).toEqual(invent(1));
  expect(invent(1)).not.toEqual(invent(2));
  expect(new Set(invent(1).map(({ question }) => question.slug)).size).toBe(50);
});

describe.each(engines)('a clinic filled with invented questions on %s', (engine) => {
  let clinic: TestClinic;
  const db = () => clinic.database.db;
  const rows = async <T extends object>(statement: string) => (await clinic.database.pool.query<T>(statement)).rows;

  /** Specialities whose questions are made of those of the demo clinic, and somebody who answers them. */
  async function storedCast(): Promise<Cast> {
    const specialties: { id: number; slugEn: string }[] = [];
    for (const slugEn of slugs) {
      const { id } = await aQaSpecialty(clinic);
      await db().update(qaSpecialties).set({ slugEn }).where(eq(qaSpecialties.id, id));
      specialties.push({ id, slugEn });
    }
    const doctor = await aDoctor(clinic, { specialtyId: (await aSpecialty(clinic)).id });
    return { specialties, doctorIds: [doctor.id] };
  }

  beforeAll(async () => {
    clinic = await openClinic(engine);
    const made = await storedCast();
    const client = await clinic.database.pool.connect();
    await fillQuestions(client, { ...made, total, firstId: 1, now: defaultNow, seed: 1 });
    client.release();
  });
  afterAll(() => clinic.close());

  test('has as many as wanted, and finds its indexes and triggers again', async () => {
    expect(await db().$count(questions)).toBe(total);
    const [{ indexes, silent } = { indexes: 0, silent: 0 }] = await rows<{ indexes: number; silent: number }>(`SELECT
      (SELECT count(*)::int FROM pg_indexes WHERE tablename IN ('questions', 'question_search', 'question_words')) AS indexes,
      (SELECT count(*)::int FROM pg_trigger WHERE tgenabled = 'D') AS silent`);
    expect(indexes).toBeGreaterThan(15);
    expect(silent).toBe(0);
  });

  test('has counters and rows of search as the triggers would have made them', async () => {
    const state = async () => ({
      days: await rows('SELECT * FROM question_day_counts WHERE total > 0 ORDER BY qa_specialty_id, status, lang, day'),
      totals: await rows('SELECT * FROM qa_specialty_totals ORDER BY qa_specialty_id'),
      search: await rows('SELECT * FROM question_search ORDER BY question_id'),
      words: await rows('SELECT * FROM question_words ORDER BY word COLLATE "C"'),
    });
    const filled = await state();
    await clinic.database.pool.query(`BEGIN; SET LOCAL statement_timeout = 0;
      UPDATE questions SET visibility = 'hidden', likes_count = likes_count WHERE visibility = 'public' AND id % 20 = 0;
      UPDATE questions SET visibility = 'public' WHERE visibility = 'hidden' AND published_at IS NOT NULL; COMMIT`);
    expect(await state()).toEqual(filled);
  });

  test('a common word finds the best thousand, in order, and pages of them', async () => {
    const filter: QuestionFilter = {
      qaSpecialtyId: null,
      status: null,
      lang: null,
      from: null,
      exclude: null,
      sort: 'latest',
    };
    const all = await searchQuestions(db(), { text: 'يوم', filter, limit: 2000, offset: 0 });
    expect(all.total).toBe(1000);
    expect(new Set(all.ids).size).toBe(1000);
    const page = await searchQuestions(db(), { text: 'يوم', filter, limit: 12, offset: 480 });
    expect(page).toEqual({ ids: all.ids.slice(480, 492), total: 1000 });

    const stored = new Map((await db().select().from(questionSearch)).map((row) => [row.questionId, row]));
    const found = all.ids.map((id) => stored.get(id));
    expect(found.every((row) => / (?:ال|بال|وال|لل)?يوم/.test(row?.titles ?? '') || row?.keys.includes('wيوم'))).toBe(
      true,
    );
    const firstInText = found.findIndex((row) => !/يوم/.test(row?.titles ?? ''));
    const inTexts = found.slice(firstInText).map((row) => row?.createdAt.getTime() ?? 0);
    expect(inTexts).toEqual(inTexts.toSorted((one, other) => other - one));
  });

  test('S88: is counted by the API', async () => {
    const [visible] = await db().select({ total: count() }).from(questions).where(eq(questions.visibility, 'public'));
    const answer = await call(clinic, 'GET', '/api/qa/questions?page=100');
    expect(answer.json<{ data: { total: number } }>().data.total).toBe(visible?.total);
  });
});

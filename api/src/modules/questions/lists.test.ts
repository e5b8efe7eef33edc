import type { Question } from '@clinic/contracts/qa';
import { clinicToday } from '@clinic/contracts/time';
import { randomFrom } from '../../demo/random-from.ts';
import { answers, questions } from '../../db/schema.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { aDoctor, aSpecialty, call, defaultNow, openClinic } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { aQaSpecialty, aStoredQuestion } from '../../testing/questions.ts';

type Stored = typeof questions.$inferSelect;

const hour = 3_600_000;
const filters = [
  '',
  'lang=en',
  'status=answered&lang=ar',
  'status=pending',
  'status=answered',
  'status=closed',
  'timeframe=week',
  'timeframe=month',
];
const firstDays: Record<string, string> = { week: '2026-11-15', month: '2026-10-23' };

/** What a list must be, from all rows at once. */
function expected(rows: readonly Stored[], query: URLSearchParams): number[] {
  const status = query.get('status');
  const from = firstDays[query.get('timeframe') ?? ''] ?? '';
  const wanted = rows.filter(
    (row) =>
      row.visibility === 'public' &&
      (status === null || row.status === status) &&
      (query.get('lang') ?? row.lang) === row.lang &&
      clinicToday(row.createdAt) >= from &&
      [null, String(row.qaSpecialtyId)].includes(query.get('qa_specialty_id')) &&
      String(row.id) !== query.get('exclude'),
  );
  const latest = (a: Stored, b: Stored) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id;
  const orders: Record<string, (a: Stored, b: Stored) => number> = {
    latest,
    oldest: (a, b) => latest(b, a),
    popular: (a, b) => b.likesCount - a.likesCount || b.viewsCount - a.viewsCount || latest(a, b),
  };
  return wanted.sort(orders[query.get('sort') ?? 'latest']).map(({ id }) => id);
}

describe.each(engines)('lists of questions on %s', (engine) => {
  let clinic: TestClinic;
  let rows: Stored[];
  let specialties: number[];

  const pageOf = async (query: string) => {
    const answer = await call(clinic, 'GET', `/api/qa/questions?${query}`);
    const { data } = answer.json<{ data: { data: Question[]; total: number } }>();
    return { ids: data.data.map(({ id }) => id), total: data.total };
  };

  beforeAll(async () => {
    clinic = await openClinic(engine);
    const { db } = clinic.database;
    specialties = [(await aQaSpecialty(clinic)).id, (await aQaSpecialty(clinic)).id];
    const { id: doctorId } = await aDoctor(clinic, { specialtyId: (await aSpecialty(clinic)).id });
    const random = randomFrom(89);
    const oneOf = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
    await db.insert(questions).values(
      Array.from({ length: 240 }, (_, index) => {
        // Several in the same hour, so that only the id tells them apart; some days have none.
        const createdAt = new Date(defaultNow.getTime() - Math.floor(random() * 60) * 14 * hour);
        return {
          slug: `q-${index}`,
          qaSpecialtyId: oneOf(specialties),
          lang: oneOf(['ar', 'ar', 'en'] as const),
          title: 'سؤال',
          content: 'محتوى',
          isAnonymous: true,
          status: oneOf(['pending', 'answered', 'answered', 'closed'] as const),
          visibility: oneOf(['public', 'public', 'public', 'review', 'hidden'] as const),
          viewsCount: Math.floor(random() * 5),
          createdAt,
          updatedAt: createdAt,
        };
      }),
    );
    const answered = (await db.select().from(questions)).filter(({ status }) => status === 'answered');
    await db.insert(answers).values(
      answered.map(({ id, createdAt }) => ({
        questionId: id,
        doctorId,
        content: 'جواب',
        likesCount: Math.floor(random() * 3),
        createdAt,
        updatedAt: createdAt,
      })),
    );
    rows = await db.select().from(questions);
  });
  afterAll(() => clinic.close());

  describe.each(['latest', 'oldest', 'popular'])('S89, S108, Q15: %s first', (sort) => {
    test.each(filters)('with "%s", every page has what follows the one before, and all are counted', async (filter) => {
      for (const more of ['', `qa_specialty_id=${specialties[0]}`]) {
        const query = new URLSearchParams([filter, more, `sort=${sort}`].filter(Boolean).join('&'));
        const ids = expected(rows, query);
        expect(ids.length).toBeGreaterThan(4);
        query.set('per_page', '7');
        for (let page = 1; page <= Math.ceil(ids.length / 7) + 1; page += 1) {
          query.set('page', String(page));
          expect(await pageOf(query.toString())).toEqual({
            ids: ids.slice((page - 1) * 7, page * 7),
            total: ids.length,
          });
        }
      }
    });

    test('Q19: a question that is left out is neither listed nor counted, one of another list changes nothing', async () => {
      const whole = expected(rows, new URLSearchParams(`sort=${sort}&status=answered`));
      const other = rows.find(({ status }) => status === 'closed')?.id;
      for (const exclude of [whole[0], whole[5], whole.at(-1), other]) {
        const query = new URLSearchParams(`sort=${sort}&status=answered&exclude=${exclude}`);
        const ids = expected(rows, query);
        for (const page of [1, 2, Math.ceil(ids.length / 5)]) {
          expect(await pageOf(`${query}&per_page=5&page=${page}`)).toEqual({
            ids: ids.slice((page - 1) * 5, page * 5),
            total: ids.length,
          });
        }
      }
    });
  });

  test('Q16: open means pending; S108: today begins at midnight of the clinic', async () => {
    const pending = await pageOf('status=pending&per_page=50');
    expect(pending.ids.length).toBeGreaterThan(0);
    expect(await pageOf('status=open&per_page=50')).toEqual(pending);

    // 21 November, half past midnight in Riyadh, is still the 20th in UTC.
    const qaSpecialtyId = (await aQaSpecialty(clinic)).id;
    const after = await aStoredQuestion(clinic, { qaSpecialtyId, createdAt: new Date('2026-11-20T21:30:00Z') });
    await aStoredQuestion(clinic, { qaSpecialtyId, createdAt: new Date('2026-11-20T20:30:00Z') });
    expect(await pageOf(`timeframe=today&qa_specialty_id=${qaSpecialtyId}`)).toEqual({ ids: [after.id], total: 1 });
  });

  test('S89: a page after a day of which everything was hidden again is not looked for there', async () => {
    const qaSpecialtyId = (await aQaSpecialty(clinic)).id;
    const on = (day: number) => aStoredQuestion(clinic, { qaSpecialtyId, createdAt: new Date(Date.UTC(2026, 8, day)) });
    const [first, hidden, last] = [await on(1), await on(2), await on(3)];
    await clinic.database.pool.query(`UPDATE questions SET visibility = 'hidden' WHERE id = $1`, [hidden.id]);
    for (const sort of ['latest', 'oldest']) {
      const ids = sort === 'latest' ? [last.id, first.id] : [first.id, last.id];
      for (const page of [1, 2, 3]) {
        expect(await pageOf(`sort=${sort}&qa_specialty_id=${qaSpecialtyId}&per_page=1&page=${page}`)).toEqual({
          ids: ids.slice(page - 1, page),
          total: 2,
        });
      }
    }
  });

  test('an absurdly late page is empty', async () => {
    for (const sort of ['latest', 'popular']) {
      expect((await pageOf(`sort=${sort}&per_page=50&page=${Number.MAX_SAFE_INTEGER}`)).ids).toEqual([]);
    }
  });
});

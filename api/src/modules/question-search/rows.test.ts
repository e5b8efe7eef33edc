import { eq, inArray } from 'drizzle-orm';
import { answers, questions, questionSearch, questionWords } from '../../db/schema.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { openClinic } from '../../testing/clinic.ts';
import { everyEngine } from '../../testing/database.ts';
import { aStoredAnswer, aStoredQuestion } from '../../testing/questions.ts';
import { arabicFoldingCases } from '@clinic/contracts/testing';
import { beginningOf, bucketOf, keyOf, likedBucketOf, periodOf, termsOf, wordsOf } from './keys.ts';

/** What people type and paste, besides the cases of folding. */
const texts = [
  'صداع🙂 والصداع، بالصداع؟ للصداع! فبالصداع كالصداع ولد كريم',
  'الم ألم الآلام التهاب لا إلى «قلب» (ضغط) 120/80 ٥٠٪ 38.5°',
  'Zigzag lights — don’t ignore! e-mail: a_b@c.example “quoted”',
  `${'طويل'.repeat(30)} ${'x'.repeat(500)} 𐐨${'𐐨'.repeat(50)}`,
  '   ',
  ...arabicFoldingCases.map(([given]) => given),
];

describe.each(everyEngine)('the rows that the search of questions reads on %s', (engine) => {
  let clinic: TestClinic;

  const db = () => clinic.database.db;
  const rowOf = async (id: number) =>
    (await db().select().from(questionSearch).where(eq(questionSearch.questionId, id)))[0];
  const keysOf = async (id: number) => (await rowOf(id))?.keys ?? '';
  const change = (id: number, values: Partial<typeof questions.$inferInsert>) =>
    db().update(questions).set(values).where(eq(questions.id, id));

  beforeAll(async () => {
    clinic = await openClinic(engine);
  });
  afterAll(() => clinic.close());

  test('E6: words become the same terms in the database and for those who ask it', async () => {
    const { rows } = await clinic.database.pool.query<{ terms: string[]; beginning: string }>(
      `SELECT (SELECT coalesce(array_agg(term), '{}') FROM unnest(search_terms(search_words(text))) term) AS terms,
         left(search_stem(btrim(search_words(text))), 80) AS beginning
       FROM unnest($1::text[]) WITH ORDINALITY AS given (text, place) ORDER BY place`,
      [texts],
    );
    expect(rows.map(({ terms }) => terms.sort())).toEqual(texts.map((text) => [...termsOf(wordsOf(text))].sort()));
    const plain = texts.map((text) => text.replace(/[🙂—°]/gu, ' '));
    const { rows: begun } = await clinic.database.pool.query<{ beginning: string }>(
      `SELECT left(search_stem(btrim(search_words(text))), 80) AS beginning
       FROM unnest($1::text[]) WITH ORDINALITY AS given (text, place) ORDER BY place`,
      [plain],
    );
    expect(begun.map(({ beginning }) => beginning)).toEqual(plain.map((text) => beginningOf(wordsOf(text))));
  });

  test('buckets are the same too', async () => {
    const at = [new Date('2026-11-21T07:00:00Z'), new Date('2024-02-29T23:59:59.999Z'), new Date(0)];
    for (const status of ['answered', 'pending', 'closed'] as const) {
      const { rows } = await clinic.database.pool.query<{ bucket: string }>(
        'SELECT question_bucket($1, at) AS bucket FROM unnest($2::timestamptz[]) at',
        [status, at],
      );
      expect(rows.map(({ bucket }) => bucket)).toEqual(at.map((one) => bucketOf(status, periodOf(status, one))));
    }
    const likes = [0, 15, 16, 31, 32, 1023, 1024, 5_000_000_000];
    const { rows } = await clinic.database.pool.query<{ bucket: string | null }>(
      'SELECT question_liked_bucket(likes) AS bucket FROM unnest($1::bigint[]) likes',
      [likes],
    );
    expect(rows.map(({ bucket }) => bucket)).toEqual(likes.map(likedBucketOf));
  });

  test('S100: hold public questions only, with their answers and without their askers', async () => {
    const { id } = await aStoredQuestion(clinic, {
      title: 'حكة في اليد',
      content: 'منذ أسبوع',
      visibility: 'review',
      isAnonymous: false,
      userName: 'Lateefah',
    });
    expect(await rowOf(id)).toBeUndefined();
    await change(id, { visibility: 'public' });
    expect(await rowOf(id)).toMatchObject({ titles: ' حكه في اليد ', status: 'pending', likes: 0 });
    expect(await keysOf(id)).not.toContain('lateefah');

    await aStoredAnswer(clinic, id, { content: 'مرطب', atHome: 'كمادات', comeIn: 'زيارة', emergency: 'تورم' });
    await change(id, { status: 'answered' });
    const bucket = bucketOf('answered', periodOf('answered', clinic.now()));
    for (const word of ['اسبوع', 'مرطب', 'كمادات', 'زياره', 'تورم']) {
      expect(await keysOf(id)).toContain(`'${keyOf(bucket, 'words', word)}'`);
    }
    expect(await db().select().from(questionWords).where(eq(questionWords.word, 'كمادات'))).toHaveLength(1);
    await db().update(answers).set({ atHome: null }).where(eq(answers.questionId, id));
    expect(await keysOf(id)).not.toContain('كمادات');
    await db().delete(answers).where(eq(answers.questionId, id));
    expect(await keysOf(id)).not.toContain('مرطب');

    for (const visibility of ['hidden', 'spam', 'review'] as const) {
      await change(id, { visibility: 'public' });
      await change(id, { visibility });
      expect(await rowOf(id)).toBeUndefined();
    }
    await change(id, { visibility: 'public' });
    await db().delete(questions).where(eq(questions.id, id));
    expect(await rowOf(id)).toBeUndefined();
  });

  test('a word is known while a public text has it, and no longer', async () => {
    const known = async (...words: string[]) =>
      (await db().select().from(questionWords).where(inArray(questionWords.word, words)))
        .map(({ word }) => word)
        .sort();
    const { id } = await aStoredQuestion(clinic, { title: 'Zubayda', content: 'Qalqashandi street, call Zubayda' });
    const older = await aStoredQuestion(clinic, {
      title: 'Street',
      content: "O'Zubayda-Back\\slash qalqashandi",
      status: 'closed',
      createdAt: new Date('2021-01-01T00:00:00Z'),
    });
    expect(await known('zubayda', 'qalqashandi', 'street', 'slash')).toHaveLength(4);

    await change(id, { content: '[name] street' });
    expect(await known('zubayda', 'qalqashandi')).toEqual(['qalqashandi', 'zubayda']);
    await change(older.id, { content: '[name]' });
    expect(await known('zubayda', 'qalqashandi', 'slash')).toEqual(['zubayda']);
    await change(id, { title: '[name]' });
    expect(await known('zubayda', 'street')).toEqual(['street']);

    const answer = await aStoredAnswer(clinic, id, { content: 'Xylograph' });
    expect(await known('xylograph')).toEqual(['xylograph']);
    await db().update(answers).set({ content: 'Street' }).where(eq(answers.id, answer.id));
    expect(await known('xylograph')).toEqual([]);
    await change(older.id, { visibility: 'hidden' });
    expect(await known('street')).toEqual(['street']);
    await db().delete(questions).where(eq(questions.id, id));
    expect(await known('street')).toEqual([]);
    await change(older.id, { visibility: 'public' });
    expect(await known('street')).toEqual(['street']);
    await db().delete(questions).where(eq(questions.id, older.id));
  });

  test('Q15: likes count at once, and bring a question into the buckets of liked ones', async () => {
    const { id } = await aStoredQuestion(clinic, { title: 'Likes', status: 'answered' });
    const answer = await aStoredAnswer(clinic, id, { likesCount: 15 });
    expect(await rowOf(id)).toMatchObject({ likes: 15, keys: expect.not.stringContaining("'l0") });
    await db().update(answers).set({ likesCount: 16 }).where(eq(answers.id, answer.id));
    expect(await rowOf(id)).toMatchObject({ likes: 16, keys: expect.stringContaining("'l0005tlikes'") });
    await db().update(answers).set({ likesCount: 17 }).where(eq(answers.id, answer.id));
    expect(await rowOf(id)).toMatchObject({ likes: 17, keys: expect.stringContaining("'l0005tlikes'") });
    await db().update(answers).set({ likesCount: 3 }).where(eq(answers.id, answer.id));
    expect(await rowOf(id)).toMatchObject({ likes: 3, keys: expect.not.stringContaining("'l0") });
  });

  test('the counting of views does not touch them', async () => {
    const { id } = await aStoredQuestion(clinic);
    const version = async () =>
      (
        await clinic.database.pool.query<{ xmin: string }>('SELECT xmin FROM question_search WHERE question_id = $1', [
          id,
        ])
      ).rows;
    const before = await version();
    await change(id, { viewsCount: 9, weekViews: 9 });
    expect(await version()).toEqual(before);
  });

  test('a title without words, and one of a single endless word, can be stored', async () => {
    for (const title of ['؟', '!!! …', 'ط'.repeat(255)]) {
      const { id } = await aStoredQuestion(clinic, { title, content: 'ش'.repeat(2000) });
      expect(await rowOf(id)).toBeDefined();
    }
  });

  test('two changes of what one row is made of both arrive, whoever commits first', async () => {
    if (engine === 'pglite') return; // It has one connection: there transactions follow each other.
    const { id } = await aStoredQuestion(clinic);
    await aStoredAnswer(clinic, id);
    const [first, second] = [await clinic.database.pool.connect(), await clinic.database.pool.connect()];
    await first.query('BEGIN');
    await first.query('UPDATE questions SET content = $1 WHERE id = $2', ['marathons', id]);
    await second.query('BEGIN');
    const waiting = second.query('UPDATE answers SET content = $1 WHERE question_id = $2', ['insoles', id]);
    await first.query('COMMIT');
    await waiting;
    await second.query('COMMIT');
    first.release();
    second.release();
    expect(await keysOf(id)).toMatch(/winsoles'.*wmarathons'/);
  });
});

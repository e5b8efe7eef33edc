import { and, asc, eq } from 'drizzle-orm';
import type { TrackedQuestion } from '@clinic/contracts/qa';
import {
  answerLikes,
  answers,
  auditLog,
  outbox,
  questionAdditions,
  questionReports,
  questions,
  questionTags,
  questionViewDays,
  questionViews,
} from '../../db/schema.ts';
import { askedIn, aNamedQuestion, postQuestion } from '../../testing/asked-question.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { call, defaultNow, openClinic } from '../../testing/clinic.ts';
import { engines, untilSomebodyWaits } from '../../testing/database.ts';
import { aVisitor, refusalIn } from '../../testing/forms.ts';
import { aQaSpecialty, aStoredAnswer } from '../../testing/questions.ts';

const unknown = 'AAAA-BBBB-CCCC';

describe.each(engines)('one’s own question on %s', (engine) => {
  let clinic: TestClinic;
  let specialty: number;

  const send = (path: string, body: unknown, headers: Record<string, string> = aVisitor()) =>
    call(clinic, 'POST', `/api/qa/track${path}`, { body, headers });
  const track = (code: string) => send('', { code });
  const add = (code: string, content: string) => send('/additions', { code, content });
  const remove = (code: string) => send('/delete', { code });
  const shownIn = (answer: { json: () => unknown }) => (answer.json() as { data: TrackedQuestion }).data;
  const ask = async (more: object = {}) =>
    askedIn(await postQuestion(clinic, aNamedQuestion(specialty, { is_anonymous: true, tags: ['شمس'], ...more })));
  const change = (id: number, values: Partial<typeof questions.$inferInsert>) =>
    clinic.database.db.update(questions).set(values).where(eq(questions.id, id));
  const rowOf = async (id: number) =>
    (await clinic.database.db.select().from(questions).where(eq(questions.id, id))).at(0);

  beforeAll(async () => {
    clinic = await openClinic(engine);
    specialty = (await aQaSpecialty(clinic)).id;
  });
  beforeEach(async () => {
    clinic.setNow(defaultNow);
    await clinic.database.pool.query('TRUNCATE questions, outbox, rate_limits, idempotency_keys CASCADE');
  });
  afterAll(() => clinic.close());

  describe.each(['', '/additions', '/delete'])('POST /api/qa/track%s', (path) => {
    const content = 'تفصيل نسيته';

    test.each([
      [undefined, 'errors.codeRequired'],
      ['', 'errors.codeRequired'],
      ['   ', 'errors.codeRequired'],
      ['A'.repeat(41), 'errors.codeUnknown'],
      ['abc', 'errors.codeUnknown'],
      ["' OR 1=1 --", 'errors.codeUnknown'],
      ['\u0000', 'validation.invalid'],
      [unknown, 'errors.codeUnknown'],
    ])('422: the code %p', async (code, key) => {
      await ask();
      const refused = refusalIn(await send(path, { code, content }));
      expect(refused).toEqual({ status: 422, code: 'VALIDATION', errors: { code: [key] } });
    });

    test('V5: what a browser sends without our token is refused', async () => {
      const { tracking_code: code } = await ask();
      const foreign = { ...aVisitor(), origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      const refused = refusalIn(await send(path, { code, content }, foreign));
      expect(refused).toMatchObject({ status: 403, code: 'CSRF_MISMATCH' });
    });

    test('V11: ten wrong codes of an address in an hour; the right one costs nothing', async () => {
      const visitor = aVisitor();
      const { tracking_code: code } = await ask();
      for (let n = 0; n < 12; n += 1) expect((await send('', { code }, visitor)).statusCode).toBe(200);
      for (let n = 0; n < 10; n += 1) {
        expect((await send(path, { code: unknown, content }, visitor)).statusCode).toBe(422);
      }
      const refused = await send(path, { code, content }, visitor);
      expect(refusalIn(refused)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
      expect(Number(refused.headers['retry-after'])).toBe(3600);
      expect(await rowOf((await track(code)).json<{ data: TrackedQuestion }>().data.id)).toBeDefined();
      clinic.setNow(new Date(defaultNow.getTime() + 60 * 60_000));
      expect((await send('', { code }, visitor)).statusCode).toBe(200);
    });
  });

  test('Beyond 3: the code shows the question, however it is typed, to nobody’s cache and without who asked', async () => {
    const { id, slug, tracking_code: code } = await ask({ is_anonymous: false, user_phone: '0551234567' });
    const typed = [code, code.toLowerCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' ')} `];
    for (const text of [...typed, code.replace(/[2-9]/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')]) {
      const answer = await track(text);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(shownIn(answer)).toMatchObject({ id, slug, visibility: 'public', status: 'pending', additions_left: 3 });
      for (const secret of ['نورة', 'mail.example', '0551234567']) expect(answer.body).not.toContain(secret);
    }
  });

  test.each(['review', 'hidden', 'spam'] as const)(
    'a question that is %s is shown to its asker, and to nobody else',
    async (visibility) => {
      const { id, slug, tracking_code: code } = await ask();
      await change(id, { visibility });
      expect(shownIn(await track(code))).toMatchObject({ id, slug: null, visibility });
      expect((await call(clinic, 'GET', `/api/qa/questions/${encodeURIComponent(slug ?? '')}`)).statusCode).toBe(404);
    },
  );

  test('a code that was given with an older key of the clinic still works', async () => {
    const { id, tracking_code: code } = await ask();
    const older = await openClinic(engine, { env: { DATA_KEY: `${'n'.repeat(40)},${'d'.repeat(40)}` } });
    const row = await rowOf(id);
    const group = await aQaSpecialty(older);
    await older.database.db.insert(questions).values({ ...(row as NonNullable<typeof row>), qaSpecialtyId: group.id });
    const answer = await call(older, 'POST', '/api/qa/track', { body: { code } });
    expect(shownIn(answer)).toMatchObject({ id });
    await older.close();
  });

  test('the answer is shown with its doctor; a question that was closed says why', async () => {
    const { id, tracking_code: code } = await ask();
    await aStoredAnswer(clinic, id, { content: 'خفّف الكريم', atHome: 'واقي شمس' });
    await change(id, { status: 'answered' });
    expect(shownIn(await track(code))).toMatchObject({
      status: 'answered',
      closed: null,
      answer: { answer_content: 'خفّف الكريم', at_home: 'واقي شمس', doctor_profile: { licence_no: expect.any(String) } },
    });
    const other = await ask({ question_title: 'سؤال مكرر' });
    await change(other.id, { status: 'closed', closedReason: 'duplicate', closedNote: 'سُئل من قبل' });
    expect(shownIn(await track(other.tracking_code))).toMatchObject({
      status: 'closed',
      closed: { reason: 'duplicate', note: 'سُئل من قبل' },
      additions_left: 0,
      answer: null,
    });
  });

  test('a question that repeats another one says which, for as long as that is public', async () => {
    const original = await ask({ question_title: 'السؤال الأول' });
    const { id, tracking_code: code } = await ask({ question_title: 'سؤال مكرر' });
    const closing = { status: 'closed', closedReason: 'duplicate', duplicateOf: original.id } as const;
    await change(id, { ...closing, visibility: 'review' });
    const { slug } = original;
    expect(shownIn(await track(code)).closed).toEqual({
      ...{ reason: 'duplicate', note: null },
      duplicate_of: { slug, question_title: 'السؤال الأول' },
    });
    await change(original.id, { visibility: 'hidden' });
    expect(shownIn(await track(code)).closed).toEqual({ reason: 'duplicate', note: null });
  });

  describe('adding', () => {
    test('up to three times; they are public with the question', async () => {
      const { slug, tracking_code: code } = await ask();
      for (const [left, text] of [
        [2, 'أولًا'],
        [1, 'ثانيًا'],
        [0, 'ثالثًا'],
      ] as const) {
        const answer = await add(code, text);
        expect(answer.statusCode).toBe(201);
        expect(shownIn(answer).additions_left).toBe(left);
      }
      expect(shownIn(await track(code)).additions.map(({ content }) => content)).toEqual(['أولًا', 'ثانيًا', 'ثالثًا']);
      expect(refusalIn(await add(code, 'رابعًا'))).toMatchObject({ status: 409, code: 'INVALID_TRANSITION' });
      const page = await call(clinic, 'GET', `/api/qa/questions/${encodeURIComponent(slug ?? '')}`);
      expect(page.json<{ data: { additions: object[] } }>().data.additions).toHaveLength(3);
    });

    test.each([
      ['', 'errors.additionRequired'],
      [' \n ', 'errors.additionRequired'],
      ['ن'.repeat(1001), 'validation.tooLong'],
    ])('422: «%s»', async (content, key) => {
      const { tracking_code: code } = await ask();
      expect(refusalIn(await add(code, content))).toMatchObject({ status: 422, errors: { content: [key] } });
    });

    test('a second press of the button adds nothing, and parallel ones cannot add a fourth', async () => {
      const { id, tracking_code: code } = await ask();
      await Promise.all([add(code, 'أولًا'), add(code, 'أولًا')]);
      expect(await clinic.database.db.$count(questionAdditions, eq(questionAdditions.questionId, id))).toBe(1);
      const answers = await Promise.all(['أ', 'ب', 'ج', 'د', 'ه'].map((text) => add(code, text)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409, 409, 409]);
      expect(await clinic.database.db.$count(questionAdditions, eq(questionAdditions.questionId, id))).toBe(3);
    });

    test('409: a closed question takes no more', async () => {
      const { id, tracking_code: code } = await ask();
      await change(id, { status: 'closed', closedReason: 'out-of-scope' });
      const visitor = aVisitor();
      for (let n = 0; n < 11; n += 1) {
        const refused = refusalIn(await send('/additions', { code, content: 'لكن' }, visitor));
        expect(refused).toMatchObject({ status: 409, code: 'INVALID_TRANSITION' });
      }
    });

    test.each([
      ['personal-data', 'رقمي 0551234567'],
      ['link', 'انظر https://example.com/x'],
      ['red-flag', 'ما أبغى أعيش'],
    ])('with %s it waits for people, and the question says so to them', async (flag, text) => {
      const { id, slug, tracking_code: code } = await ask();
      await change(id, { flags: ['reported'] });
      expect(shownIn(await add(code, text)).additions).toMatchObject([{ content: text }]);
      expect((await rowOf(id))?.flags.toSorted()).toEqual(['reported', flag].toSorted());
      expect((await rowOf(id))?.visibility).toBe('public');
      const page = await call(clinic, 'GET', `/api/qa/questions/${encodeURIComponent(slug ?? '')}`);
      expect(page.json()).toMatchObject({ data: { additions: [] } });
    });
  });

  describe('deleting', () => {
    test('204: nothing is left of the question but the act, without a name', async () => {
      const { id, slug, tracking_code: code } = await ask({ is_anonymous: false });
      const kept = await ask({ is_anonymous: false, question_title: 'سؤال آخر' });
      const { id: answerId } = await aStoredAnswer(clinic, id);
      const { db } = clinic.database;
      const at = clinic.now();
      const visitorHash = Buffer.alloc(32, 7);
      await change(id, { status: 'answered' });
      await change(kept.id, { duplicateOf: id });
      expect((await add(code, 'تفصيل')).statusCode).toBe(201);
      await db
        .insert(answerLikes)
        .values({ answerId, visitorId: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', createdAt: at });
      await db.insert(questionReports).values({ questionId: id, visitorHash, reason: 'spam', createdAt: at });
      await db.insert(questionViews).values({ hour: at, questionId: id, visitorHash });
      await db.insert(questionViewDays).values({ day: '2026-11-21', questionId: id, views: 1 });

      expect((await remove(code)).statusCode).toBe(204);

      expect(await rowOf(id)).toBeUndefined();
      for (const table of [questionAdditions, questionReports, questionViews, questionViewDays, answerLikes, answers])
        expect(await db.$count(table)).toBe(0);
      expect(await db.select().from(questionTags)).toMatchObject([{ questionId: kept.id }]);
      expect(await db.select({ key: outbox.dedupeKey }).from(outbox)).toEqual([
        { key: `question:${kept.id}:received` },
      ]);
      expect(await rowOf(kept.id)).toMatchObject({ duplicateOf: null });
      expect((await call(clinic, 'GET', `/api/qa/questions/${encodeURIComponent(slug ?? '')}`)).statusCode).toBe(404);
      expect(refusalIn(await track(code)).errors).toEqual({ code: ['errors.codeUnknown'] });

      const [act, ...more] = await db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.subject, `question:${id}`), eq(auditLog.action, 'question.deleted-by-asker')))
        .orderBy(asc(auditLog.id));
      expect(more).toEqual([]);
      expect(act).toMatchObject({ actorId: null, actorRole: null, result: 'done', details: {}, at });
    });

    test('of two presses at once one deletes', async () => {
      const { tracking_code: code } = await ask();
      const answers = await Promise.all([remove(code), remove(code)]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 422]);
    });

    const onServer = engine === 'postgresql' ? test : test.skip;
    onServer(
      'it takes the answer before the question, as everybody does, and blocks nobody who has the answer',
      async () => {
        const { id, tracking_code: code } = await ask();
        await aStoredAnswer(clinic, id);
        const another = await clinic.database.pool.connect();
        try {
          await another.query('BEGIN');
          await another.query('SELECT FROM answers WHERE question_id = $1 FOR UPDATE', [id]);
          const removed = remove(code);
          await untilSomebodyWaits(clinic.database.pool);
          // Without a wait: whoever holds the answer finds the question free.
          await another.query('SELECT FROM questions WHERE id = $1 FOR UPDATE NOWAIT', [id]);
          await another.query('COMMIT');
          expect((await removed).statusCode).toBe(204);
        } finally {
          await another.query('ROLLBACK');
          another.release();
        }
        expect(await rowOf(id)).toBeUndefined();
      },
    );

    test('when it cannot be written down, it is not done', async () => {
      const { id, tracking_code: code } = await ask();
      await clinic.database.pool.query('ALTER TABLE audit_log RENAME TO audit_log_away');
      expect((await remove(code)).statusCode).toBe(500);
      await clinic.database.pool.query('ALTER TABLE audit_log_away RENAME TO audit_log');
      expect(await rowOf(id)).toBeDefined();
    });
  });

  test('V14: no log line holds a code or what was written', async () => {
    const { tracking_code: code } = await ask();
    await track(code);
    await add(code, 'تفصيل');
    await remove(code);
    const logged = clinic.logged.join('');
    for (const secret of [code, code.replaceAll('-', ''), 'تفصيل', 'الرتينول']) expect(logged).not.toContain(secret);
  });
});

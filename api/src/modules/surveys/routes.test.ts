import type { NextQuestion } from '@clinic/contracts/content';
import { assessments, surveyAnswers, surveyQuestions, surveys, surveySessions } from '../../db/schema.ts';
import { hourMs } from '../../durations.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { call, openClinic } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { aVisitor, inbox, openInbox, post, refusalIn } from '../../testing/forms.ts';
import { messagesTo } from '../../testing/messages.ts';
import { respondentOf } from './repo.ts';
import { purgeAbandonedSessions } from './retention.ts';

const options = [
  { value: 'doctor', label_ar: 'الطبيب', label_en: 'The doctor' },
  { value: 'nurse', label_ar: 'التمريض', label_en: 'The nurses' },
];
const questions = [
  { step: 1, kind: 'rating' as const, required: true, options: [] },
  { step: 2, kind: 'choice' as const, required: true, options },
  {
    step: 3,
    kind: 'choices' as const,
    required: false,
    options: [...options, { value: 'none', label_ar: 'لا أحد', label_en: 'Nobody', exclusive: true }],
  },
  { step: 4, kind: 'text' as const, required: false, options: [] },
];
const texts = { titleAr: 'زيارتك', titleEn: 'Your visit', introAr: 'مقدمة', introEn: 'Intro' };

describe.each(engines)('surveys on %s', (engine) => {
  let clinic: TestClinic;
  const url = '/api/surveys/1';

  const start = async () => (await post(clinic, `${url}/start`, undefined)).json<{ session_id: string }>().session_id;
  const next = async (session_id: string, step?: number) =>
    (
      await call(clinic, 'GET', `${url}/next-question?session_id=${session_id}${step ? `&step=${step}` : ''}`)
    ).json<NextQuestion>();
  const answer = (session_id: string, step: number, value: unknown) =>
    post(clinic, `${url}/answers`, { session_id, step, answer: value });
  const submit = (session_id: string, respondent: object = {}) =>
    post(clinic, `${url}/submit`, { session_id, respondent });

  beforeAll(async () => {
    clinic = await openClinic(engine);
    await openInbox(clinic);
    const { db } = clinic.database;
    await db.insert(surveys).values([
      { id: 1, open: true, ...texts },
      { id: 2, open: false, ...texts },
    ]);
    await db
      .insert(surveyQuestions)
      .values(
        [1, 2].flatMap((surveyId) =>
          questions.map((one) => ({ ...one, surveyId, textAr: 'سؤال', textEn: 'Question' })),
        ),
      );
  });
  beforeEach(() => clinic.database.pool.query('TRUNCATE survey_sessions, survey_answers, outbox, rate_limits'));
  afterAll(() => clinic.close());

  test('S98: what it is about; one that is closed or unknown is not there', async () => {
    expect((await call(clinic, 'GET', url)).json()).toEqual({
      data: { id: 1, title_ar: 'زيارتك', title_en: 'Your visit', intro_ar: 'مقدمة', intro_en: 'Intro', totalSteps: 4 },
    });
    for (const id of ['2', '9', 'x']) {
      expect((await call(clinic, 'GET', `/api/surveys/${id}`)).statusCode).toBe(404);
      expect((await post(clinic, `/api/surveys/${id}/start`, undefined)).statusCode).toBe(404);
    }
  });

  test('S98 and S134: from the start to the end, resumed on the way', async () => {
    const id = await start();
    expect(await next(id)).toMatchObject({ step: 1, totalSteps: 4, isComplete: false, answer: null });
    expect((await answer(id, 1, 4)).statusCode).toBe(204);
    expect(await next(id)).toMatchObject({ step: 2, question: { kind: 'choice', options } });
    await answer(id, 2, 'nurse');
    await answer(id, 3, null);
    expect(await next(id)).toMatchObject({ step: 4, question: { kind: 'text' } });
    expect(await next(id, 1)).toMatchObject({ step: 1, answer: 4 });
    await answer(id, 1, 5);
    expect(await next(id, 1)).toMatchObject({ answer: 5 });
    await answer(id, 4, '  شكرًا لكم  ');
    expect(await next(id, 4)).toMatchObject({ answer: 'شكرًا لكم' });
    expect(await next(id)).toMatchObject({ question: null, isComplete: true });
    expect(await next(id, 5)).toMatchObject({ question: null, isComplete: true });

    for (let n = 0; n < 2; n += 1)
      expect((await submit(id, { name: 'نورة', phone: '0551234567' })).statusCode).toBe(204);
    const [session] = await clinic.database.db.select().from(surveySessions);
    const encrypted = clinic.cipher.decrypt(
      session?.respondentEnc ?? Buffer.of(),
      respondentOf({ id: session?.id ?? 0 }),
    );
    expect(JSON.parse(encrypted)).toEqual({ name: 'نورة', phone: '+966551234567' });
    const mails = await messagesTo(clinic, inbox);
    expect(mails).toMatchObject([{ body: 'الاستبيان: زيارتك', alwaysTried: true }]);
  });

  test.each([
    [1, 0],
    [1, 6],
    [1, 2.5],
    [1, 'good'],
    [1, null],
    [2, 'receptionist'],
    [2, ['nurse']],
    [2, ''],
    [3, ['nurse', 'nurse']],
    [3, ['nurse', 'x']],
    [3, ['nurse', 'none']],
    [3, 'nurse'],
    [4, 7],
    [4, 'ن'.repeat(1001)],
  ])('S98: at step %i the answer %j does not fit', async (step, value) => {
    const id = await start();
    const refused = refusalIn(await answer(id, step, value));
    expect(refused).toMatchObject({ status: 422, code: 'VALIDATION' });
    expect(await clinic.database.db.select().from(surveyAnswers)).toEqual([]);
  });

  test('S98: it is submitted only when every required step is answered', async () => {
    const id = await start();
    await answer(id, 1, 3);
    expect(refusalIn(await submit(id))).toEqual({
      status: 422,
      code: 'VALIDATION',
      errors: { 'answers.2': ['validation.required'] },
    });
    await answer(id, 2, 'doctor');
    expect((await submit(id)).statusCode).toBe(204);
  });

  test('after it was submitted nothing changes, not even past the server, and nothing is shown again', async () => {
    const id = await start();
    await answer(id, 1, 3);
    await answer(id, 2, 'doctor');
    await submit(id);
    expect(refusalIn(await answer(id, 1, 5))).toMatchObject({ status: 409, code: 'ALREADY_ANSWERED' });
    expect(await next(id, 1)).toEqual({ step: 5, question: null, answer: null, totalSteps: 4, isComplete: true });
    await expect(clinic.database.pool.query(`UPDATE survey_answers SET answer = '5'`)).rejects.toThrow('was submitted');
  });

  test('a session is known by its whole id only, in its own survey only, and is kept as a hash', async () => {
    const id = await start();
    expect(id).toMatch(/^[\w-]{43}$/);
    const other = 'x'.repeat(43);
    expect((await answer(other, 1, 3)).statusCode).toBe(404);
    expect((await submit(other)).statusCode).toBe(404);
    expect((await call(clinic, 'GET', `${url}/next-question?session_id=${other}`)).statusCode).toBe(404);
    expect((await answer(id, 9, 3)).statusCode).toBe(404);
    const elsewhere = await post(clinic, '/api/surveys/2/answers', { session_id: id, step: 1, answer: 3 });
    expect(elsewhere.statusCode).toBe(404);
    const [session] = await clinic.database.db.select().from(surveySessions);
    expect(session?.idHash).toHaveLength(32);
    expect(session?.idHash.equals(Buffer.from(id, 'base64url'))).toBe(false);
  });

  test('a survey that nobody finished is deleted two days after its last answer, with what was answered', async () => {
    const begun = clinic.now();
    const later = (hours: number) => clinic.setNow(new Date(begun.getTime() + hours * hourMs));
    try {
      const [untouched, answered, sent] = [await start(), await start(), await start()];
      await answer(untouched, 1, 2);
      await answer(sent, 1, 3);
      await answer(sent, 2, 'doctor');
      await submit(sent);
      later(47);
      await answer(answered, 4, 'ألم في الصدر');
      const left = async () => {
        await purgeAbandonedSessions(clinic.services);
        const sessions = await clinic.database.db.select().from(surveySessions).orderBy(surveySessions.id);
        return [sessions.map(({ state }) => state), await clinic.database.db.$count(surveyAnswers)];
      };
      expect(await left()).toEqual([['open', 'open', 'submitted'], 4]);
      later(48);
      expect(await left()).toEqual([['open', 'submitted'], 3]);
      expect((await answer(untouched, 2, 'nurse')).statusCode).toBe(404);
      expect(await next(answered, 4)).toMatchObject({ answer: 'ألم في الصدر' });
      later(47 + 48);
      expect(await left()).toEqual([['submitted'], 2]);
    } finally {
      clinic.setNow(begun);
    }
  });

  test.each([
    [{ name: 'ن' }, 'respondent.name'],
    [{ email: 'noura@mail' }, 'respondent.email'],
    [{ phone: '12' }, 'respondent.phone'],
  ])('S134: %j is refused by name', async (respondent, field) => {
    const id = await start();
    expect(Object.keys(refusalIn(await submit(id, respondent)).errors ?? {})).toEqual([field]);
  });

  test('V27: what people write freely is sealed, what is counted is not', async () => {
    const id = await start();
    await answer(id, 1, 2);
    await answer(id, 4, 'ألم في الصدر');
    const rows = await clinic.database.db.select().from(surveyAnswers).orderBy(surveyAnswers.step);
    expect(rows.map(({ answer: plain, textEnc }) => [plain, textEnc === null])).toEqual([
      [2, true],
      [null, false],
    ]);
    expect(rows[1]?.textEnc?.toString('utf8')).not.toContain('الصدر');
  });

  test('E7: twenty surveys an hour are started from one address', async () => {
    const visitor = aVisitor();
    const codes: number[] = [];
    for (let n = 0; n < 21; n += 1) codes.push((await post(clinic, `${url}/start`, undefined, visitor)).statusCode);
    expect(codes.filter((code) => code === 201)).toHaveLength(20);
    expect(codes.at(-1)).toBe(429);
  });

  test('Q41: an assessment is read, and there is nowhere to send answers to', async () => {
    const content = {
      ...{ title_ar: 'ع', title_en: 'A', intro_ar: 'م', intro_en: 'I', urgent_ar: 'اتصل', urgent_en: 'Call' },
      questions: [{ text_ar: 'س', text_en: 'Q', urgent: true }],
      options: [{ score: 0, label_ar: 'لا', label_en: 'No' }],
      results: [{ up_to: 0, title_ar: 'ن', title_en: 'R', text_ar: 'ن', text_en: 'T', tone: 'good' as const }],
    };
    await clinic.database.db.insert(assessments).values({ slug: 'mood', content });
    const found = await call(clinic, 'GET', '/api/assessments/Mood');
    expect(found.json()).toEqual({ data: { slug: 'mood', ...content } });
    expect((await call(clinic, 'GET', '/api/assessments/unknown')).statusCode).toBe(404);
    expect((await post(clinic, '/api/assessments/mood', {})).statusCode).toBe(404);
  });
});

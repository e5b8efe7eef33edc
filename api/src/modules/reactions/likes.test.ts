import { eq } from 'drizzle-orm';
import type { LikeStatus, LikeToggle } from '@clinic/contracts/qa';
import { buildApp } from '../../app.ts';
import { answerLikes, answers, questions } from '../../db/schema.ts';
import { visitorCookie } from '../../http/visitor.ts';
import { Browser, siteOrigin } from '../../testing/browser.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { call, openClinic } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { aVisitor, refusalIn } from '../../testing/forms.ts';
import { aStoredAnswer, aStoredQuestion } from '../../testing/questions.ts';

describe.each(engines)('liking answers on %s', (engine) => {
  let clinic: TestClinic;
  let answerId: number;
  let questionId: number;

  const url = (id: number = answerId) => `/api/qa/answers/${id}/like`;
  const press = (tab: Browser, address = aVisitor(), id = answerId) => tab.send('POST', url(id), undefined, address);
  const statusFor = async (tab: Browser) => (await tab.send('GET', `${url()}-status`)).json<LikeStatus>();
  const stored = () => clinic.database.db.select().from(answerLikes).where(eq(answerLikes.answerId, answerId));
  const counted = async () => {
    const [answer] = await clinic.database.db.select().from(answers).where(eq(answers.id, answerId));
    const [question] = await clinic.database.db.select().from(questions).where(eq(questions.id, questionId));
    return [answer?.likesCount, question?.likesCount];
  };

  async function aReader() {
    const tab = new Browser(clinic);
    await tab.send('GET', '/api/csrf-cookie');
    return tab;
  }
  async function anAnswer(visibility: 'public' | 'review' | 'hidden' | 'spam' = 'public') {
    questionId = (await aStoredQuestion(clinic, { visibility })).id;
    return (await aStoredAnswer(clinic, questionId)).id;
  }

  beforeAll(async () => {
    clinic = await openClinic(engine, { env: { PUBLIC_URL: siteOrigin } });
  });
  beforeEach(async () => {
    await clinic.database.pool.query('TRUNCATE rate_limits');
    answerId = await anAnswer();
  });
  afterAll(() => clinic.close());

  test('S97: 403 for another site, 422 for no number, 404 for what is not there or not public', async () => {
    const reader = await aReader();
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect(refusalIn(await reader.send('POST', url(), undefined, foreign)).status).toBe(403);
    expect((await call(clinic, 'POST', '/api/qa/answers/first/like')).statusCode).toBe(404);
    for (const id of [999_999, await anAnswer('review'), await anAnswer('hidden'), await anAnswer('spam')]) {
      expect(refusalIn(await press(reader, aVisitor(), id))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
      expect((await call(clinic, 'GET', `${url(id)}-status`)).statusCode).toBe(404);
    }
  });

  test('S97, Q21, Q38: a press likes, the next takes it back; the fields stand at the top and under data', async () => {
    const reader = await aReader();
    expect(await statusFor(reader)).toEqual({
      user_has_liked: false,
      likes_count: 0,
      data: { user_has_liked: false, likes_count: 0 },
    });

    const liked = await press(reader);
    expect(liked.json<LikeToggle>()).toEqual({
      action: 'liked',
      likes_count: 1,
      data: { action: 'liked', likes_count: 1 },
    });
    expect(await statusFor(reader)).toMatchObject({ user_has_liked: true, likes_count: 1 });
    expect(await statusFor(await aReader())).toMatchObject({ user_has_liked: false, likes_count: 1 });

    expect((await press(reader)).json()).toMatchObject({ action: 'unliked', likes_count: 0 });
    expect(await counted()).toEqual([0, 0]);
  });

  test('S97: reading gives no cookie; a like gives a sealed one that scripts cannot read', async () => {
    const reader = await aReader();
    await statusFor(reader);
    expect(reader.jar.has(visitorCookie)).toBe(false);

    const header = String((await press(reader)).headers['set-cookie']);
    expect(header).toMatch(/^__Host-vid=[0-9a-f-]{36}\.[\w-]{43};/);
    for (const part of ['Path=/', 'Secure', 'HttpOnly', 'SameSite=Strict', `Max-Age=${180 * 24 * 3600}`]) {
      expect(header).toContain(part);
    }
    expect((await press(reader)).headers['set-cookie']).toBeUndefined();
  });

  test.each([
    ['without its seal', (value: string) => value.split('.')[0]],
    ['with another number', (value: string) => `${crypto.randomUUID()}.${value.split('.')[1]}`],
    ['with another seal', (value: string) => `${value.split('.')[0]}.${'A'.repeat(43)}`],
    ['of nonsense', () => 'visitor.%00'],
  ])('V5: a cookie %s belongs to nobody', async (_name, forge) => {
    const reader = await aReader();
    await press(reader);
    reader.jar.set(visitorCookie, forge(reader.jar.get(visitorCookie) ?? '') ?? '');
    expect(await statusFor(reader)).toMatchObject({ user_has_liked: false, likes_count: 1 });
  });

  test('S119: readers count once each, however they press at the same time', async () => {
    const readers = await Promise.all(Array.from({ length: 8 }, aReader));
    const answered = await Promise.all(readers.map((reader) => press(reader)));
    expect(answered.map((answer) => answer.statusCode)).toEqual(Array(8).fill(200));
    expect(await counted()).toEqual([8, 8]);

    const [one] = readers as [Browser];
    await Promise.all(Array.from({ length: 6 }, () => press(one)));
    expect(await stored()).toHaveLength(8);
    expect(await counted()).toEqual([8, 8]);
  });

  test('likes, views and other changes of the answer at the same time do not block each other', async () => {
    const { pool } = clinic.database;
    const readers = await Promise.all(Array.from({ length: 5 }, aReader));
    const server = await buildApp(clinic.services, { write: (line) => void clinic.logged.push(line) });
    const answered = await Promise.all(
      readers.flatMap((reader, n) => [
        press(reader),
        server.inject({ method: 'POST', url: `/api/qa/questions/${questionId}/view`, headers: aVisitor() }),
        ...(n === 2 ? [server.close()] : []),
        pool.query('UPDATE answers SET likes_count = likes_count, content = $2 WHERE id = $1', [answerId, `${n}`]),
      ]),
    );
    expect(answered).toHaveLength(16);
    expect(await counted()).toEqual([5, 5]);
    expect(clinic.logged.join('')).not.toContain('could not be written');
  });

  test('E7: ten presses a minute and sixty an hour for a visitor, 429 with the time to wait', async () => {
    const reader = await aReader();
    const start = clinic.now();
    for (let n = 0; n < 10; n += 1) expect((await press(reader)).statusCode).toBe(200);
    const refused = await press(reader);
    expect(refusalIn(refused)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(Number(refused.headers['retry-after'])).toBe(60);
    // The same wait in words.
    expect(refused.json<{ message: string }>().message).toMatch(/بعد 60 ثانية|in 60 seconds/);
    expect((await press(await aReader())).statusCode).toBe(200);

    for (let minute = 1; minute <= 5; minute += 1) {
      clinic.setNow(new Date(start.getTime() + minute * 61_000));
      for (let n = 0; n < 10; n += 1) await press(reader);
    }
    clinic.setNow(new Date(start.getTime() + 7 * 61_000));
    expect(Number((await press(reader)).headers['retry-after'])).toBeGreaterThan(60);
    clinic.setNow(start);
  });

  test('E7: an address adds at most ten likes to one answer a day; what is taken back frees a place', async () => {
    const address = aVisitor();
    const readers = await Promise.all(Array.from({ length: 11 }, aReader));
    const [first, second] = readers as [Browser, Browser];
    const last = readers.pop() as Browser;
    for (const reader of readers) expect((await press(reader, address)).statusCode).toBe(200);
    expect((await press(last, address)).statusCode).toBe(429);
    expect(await counted()).toEqual([10, 10]);

    await press(first, address);
    expect((await press(last, address)).json()).toMatchObject({ action: 'liked', likes_count: 10 });
    await press(second, address);
    expect((await press(first, address)).json()).toMatchObject({ action: 'liked', likes_count: 10 });
  });

  test('E7: sixty presses a minute for an address', async () => {
    const address = aVisitor();
    const presses = await Promise.all(
      Array.from({ length: 61 }, () => call(clinic, 'POST', url(999_999), { headers: address })),
    );
    expect(presses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });
});

import { eq } from 'drizzle-orm';
import { buildApp } from '../../app.ts';
import { answers, questions, questionViewDays, questionViews } from '../../db/schema.ts';
import { Browser, siteOrigin } from '../../testing/browser.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { defaultNow, openClinic } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { aVisitor } from '../../testing/forms.ts';
import { aStoredAnswer, aStoredQuestion } from '../../testing/questions.ts';
import { viewCounter } from './view-counter.ts';
import { endWeek } from './end-week.ts';

const hours = (count: number) => new Date(defaultNow.getTime() + count * 3_600_000);

describe.each(engines)('counting views on %s', (engine) => {
  let clinic: TestClinic;
  let questionId: number;

  /** A server on the same database; closing it writes what it has gathered. */
  async function aServer() {
    const app = await buildApp(clinic.services, { write: (line) => void clinic.logged.push(line) });
    return {
      open: async (headers: Record<string, string> = aVisitor(), id = questionId) =>
        (await app.inject({ method: 'POST', url: `/api/qa/questions/${id}/view`, headers })).statusCode,
      stop: () => app.close(),
    };
  }
  async function counted(id = questionId) {
    const [question] = await clinic.database.db.select().from(questions).where(eq(questions.id, id));
    return [question?.viewsCount, question?.weekViews];
  }
  const remembered = () => clinic.database.db.$count(questionViews, eq(questionViews.questionId, questionId));
  const daysOf = (id = questionId) =>
    clinic.database.db
      .select({ day: questionViewDays.day, views: questionViewDays.views })
      .from(questionViewDays)
      .where(eq(questionViewDays.questionId, id))
      .orderBy(questionViewDays.day);

  beforeAll(async () => {
    clinic = await openClinic(engine, { env: { PUBLIC_URL: siteOrigin } });
  });
  beforeEach(async () => {
    clinic.setNow(defaultNow);
    questionId = (await aStoredQuestion(clinic, { viewsCount: 100 })).id;
  });
  afterAll(() => clinic.close());

  test('404 for a question that is not there or not public', async () => {
    const server = await aServer();
    const hidden = (await aStoredQuestion(clinic, { visibility: 'hidden' })).id;
    expect(await server.open(aVisitor(), 999_999)).toBe(404);
    expect(await server.open(aVisitor(), hidden)).toBe(404);
    await server.stop();
    expect(await counted(hidden)).toEqual([0, 0]);
  });

  test('S116: each reader once an hour, counted together when they are written', async () => {
    const server = await aServer();
    const reader = aVisitor();
    for (const who of [reader, reader, aVisitor(), aVisitor(), reader]) expect(await server.open(who)).toBe(204);
    expect(await counted()).toEqual([100, 0]);
    await server.stop();
    expect(await counted()).toEqual([103, 3]);
    expect(await daysOf()).toEqual([{ day: '2026-11-21', views: 3 }]);
  });

  test('S117: the views of an answered question are its answer’s too', async () => {
    const answer = await aStoredAnswer(clinic, questionId, { viewsCount: 40 });
    const server = await aServer();
    await server.open();
    await server.open();
    await server.stop();
    const [row] = await clinic.database.db.select().from(answers).where(eq(answers.id, answer.id));
    expect(row?.viewsCount).toBe(42);
  });

  test('a restart and a second server forget nobody; the next hour counts again', async () => {
    const reader = aVisitor();
    for (let restart = 0; restart < 2; restart += 1) {
      const servers = await Promise.all([aServer(), aServer()]);
      await Promise.all(servers.map((server) => server.open(reader)));
      await Promise.all(servers.map((server) => server.stop()));
    }
    expect(await counted()).toEqual([101, 1]);

    clinic.setNow(hours(1));
    const later = await aServer();
    await later.open(reader);
    await later.stop();
    expect(await counted()).toEqual([102, 2]);
  });

  test('many servers that write many questions at once lose nothing and do not block each other', async () => {
    const other = (await aStoredQuestion(clinic)).id;
    const servers = await Promise.all(Array.from({ length: 5 }, aServer));
    for (const [n, server] of servers.entries()) {
      for (const id of n % 2 === 0 ? [questionId, other] : [other, questionId]) await server.open(aVisitor(), id);
    }
    await Promise.all(servers.map((server) => server.stop()));
    expect(await counted()).toEqual([105, 5]);
    expect(await counted(other)).toEqual([5, 5]);
  });

  test('a visitor with a cookie counts as the same one from wherever they read', async () => {
    const answer = await aStoredAnswer(clinic, questionId);
    const tab = new Browser(clinic);
    await tab.send('GET', '/api/csrf-cookie');
    await tab.send('POST', `/api/qa/answers/${answer.id}/like`);
    const server = await aServer();
    await server.open({ ...tab.headers(), ...aVisitor() });
    await server.open({ ...tab.headers(), ...aVisitor() });
    await server.stop();
    expect(await counted()).toEqual([101, 1]);
  });

  test('V27: who has read is kept as a sealed number for two hours, never as an address', async () => {
    const server = await aServer();
    await server.open({ 'x-forwarded-for': '203.0.113.77' });
    await server.stop();
    const { rows } = await clinic.database.pool.query<{ row: string }>('SELECT v::text AS row FROM question_views v');
    expect(rows.map(({ row }) => row).join()).not.toContain('203.0');
    expect(clinic.logged.join('')).not.toContain('203.0.113.77');

    clinic.setNow(hours(3));
    await endWeek(clinic.services);
    expect(await remembered()).toBe(0);
  });

  describe('gathering', () => {
    const view = (n: number) => ({ questionId, visitorHash: Buffer.alloc(32, n), at: clinic.now() });
    const aCounter = (onError: (error: unknown) => void = () => undefined) =>
      viewCounter(clinic.database.db, clinic.now, onError);
    afterEach(() => {
      jest.useRealTimers();
      jest.restoreAllMocks();
    });

    test('views are written three seconds after the first of them, or at once when there are two hundred', async () => {
      const written = jest.spyOn(clinic.database.db, 'transaction');
      jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
      const counter = aCounter();
      counter.count(view(1));
      await jest.advanceTimersByTimeAsync(2999);
      expect(written).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      expect(written).toHaveBeenCalledTimes(1);

      for (let n = 1; n < 200; n += 1) counter.count(view(n));
      await Promise.resolve();
      expect(written).toHaveBeenCalledTimes(1);
      counter.count(view(200));
      jest.useRealTimers();
      await counter.flush();
      expect(written).toHaveBeenCalledTimes(2);
      expect(await counted()).toEqual([300, 200]);
    });

    test('when the database refuses, views are kept and written with the next ones', async () => {
      const onError = jest.fn();
      const counter = aCounter(onError);
      counter.count(view(1));
      await clinic.database.pool.query('ALTER TABLE question_views RENAME TO question_views_away');
      await counter.flush();
      expect(onError).toHaveBeenCalledTimes(1);
      await clinic.database.pool.query('ALTER TABLE question_views_away RENAME TO question_views');
      counter.count(view(2));
      await counter.flush();
      expect(await counted()).toEqual([102, 2]);
    });
  });

  test('S122: a view counts for seven days of the clinic and is then taken off once, whoever does it', async () => {
    const lateEvening = new Date('2026-11-21T20:59:00Z');
    clinic.setNow(lateEvening);
    const first = await aServer();
    await first.open();
    await first.open();
    await first.stop();
    clinic.setNow(new Date(lateEvening.getTime() + 2 * 60_000));
    const second = await aServer();
    await second.open();
    await second.stop();
    expect(await daysOf()).toEqual([
      { day: '2026-11-21', views: 2 },
      { day: '2026-11-22', views: 1 },
    ]);

    clinic.setNow(new Date('2026-11-27T20:59:00Z'));
    await endWeek(clinic.services);
    expect(await counted()).toEqual([103, 3]);

    clinic.setNow(new Date('2026-11-27T21:01:00Z'));
    await Promise.all([endWeek(clinic.services), endWeek(clinic.services), endWeek(clinic.services)]);
    expect(await counted()).toEqual([103, 1]);
    expect(await daysOf()).toEqual([{ day: '2026-11-22', views: 1 }]);
  });
});

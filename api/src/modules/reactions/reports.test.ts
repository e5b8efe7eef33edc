import { eq } from 'drizzle-orm';
import { roles } from '@clinic/contracts';
import { questionReports, questions } from '../../db/schema.ts';
import { Browser, siteOrigin } from '../../testing/browser.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { aPatient, call, openClinic } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { aVisitor, post, refusalIn } from '../../testing/forms.ts';
import { aStoredQuestion } from '../../testing/questions.ts';

const report = { reason: 'personal-data', note: 'فيه رقم جوال.' };

describe.each(engines)('reporting questions on %s', (engine) => {
  let clinic: TestClinic;
  let questionId: number;

  const url = (id: number = questionId) => `/api/qa/questions/${id}/reports`;
  const stored = () =>
    clinic.database.db.select().from(questionReports).where(eq(questionReports.questionId, questionId));
  const flags = async () =>
    (await clinic.database.db.select().from(questions).where(eq(questions.id, questionId)))[0]?.flags;

  beforeAll(async () => {
    clinic = await openClinic(engine, { env: { PUBLIC_URL: siteOrigin } });
  });
  beforeEach(async () => {
    questionId = (await aStoredQuestion(clinic)).id;
  });
  afterAll(() => clinic.close());

  test('V5: 403 for another site', async () => {
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect(refusalIn(await post(clinic, url(), report, foreign)).status).toBe(403);
    const tab = new Browser(clinic);
    await tab.send('GET', '/api/csrf-cookie');
    expect((await tab.send('POST', url(), report)).statusCode).toBe(204);
  });

  test.each([
    ['reason', {}, 'errors.reasonRequired'],
    ['reason', { reason: 'boring' }, 'errors.reasonRequired'],
    ['note', { reason: 'other', note: 'ن'.repeat(501) }, 'validation.tooLong'],
  ])('422 names %s: %j', async (field, body, key) => {
    const answer = refusalIn(await post(clinic, url(), body));
    expect(answer).toMatchObject({ status: 422, code: 'VALIDATION' });
    expect(answer.errors?.[field]).toContain(key);
    expect(await stored()).toEqual([]);
  });

  test('404 for a question that is not there or not public', async () => {
    for (const visibility of ['review', 'hidden', 'spam'] as const) {
      const { id } = await aStoredQuestion(clinic, { visibility });
      expect((await post(clinic, url(id), report)).statusCode).toBe(404);
    }
    expect((await post(clinic, url(999_999), report)).statusCode).toBe(404);
  });

  test('a report is kept without a name and marks the question; a second of the same reader changes nothing', async () => {
    const reader = aVisitor();
    expect((await post(clinic, url(), report, reader)).statusCode).toBe(204);
    expect((await post(clinic, url(), { reason: 'spam' }, reader)).statusCode).toBe(204);
    expect(await stored()).toMatchObject([{ ...report, handledAt: null, handledBy: null }]);
    expect(await flags()).toEqual(['reported']);

    expect((await post(clinic, url(), { reason: 'other' })).statusCode).toBe(204);
    expect(await stored()).toMatchObject([report, { reason: 'other', note: null }]);
    expect(await flags()).toEqual(['reported']);
  });

  describe('from browsers', () => {
    const aReader = async () => {
      const tab = new Browser(clinic);
      await tab.send('GET', '/api/csrf-cookie');
      return tab;
    };

    test('two readers behind one address report for themselves, and each only once', async () => {
      const shared = aVisitor();
      const readers = [await aReader(), await aReader()];
      for (const reason of ['dangerous', 'spam'] as const) {
        for (const reader of readers)
          expect((await reader.send('POST', url(), { reason }, shared)).statusCode).toBe(204);
      }
      expect(await stored()).toMatchObject([{ reason: 'dangerous' }, { reason: 'dangerous' }]);
      // Wherever they read next.
      await readers[0]?.send('POST', url(), { reason: 'other' }, aVisitor());
      expect(await stored()).toHaveLength(2);
    });

    test('the first report gives a browser its number, and none to what is no browser', async () => {
      const reader = await aReader();
      const first = await reader.send('POST', url(), report, aVisitor());
      expect(String(first.headers['set-cookie'])).toMatch(/^__Host-vid=/);
      expect((await reader.send('POST', url(), report, aVisitor())).headers['set-cookie']).toBeUndefined();
      expect((await post(clinic, url(), report)).headers['set-cookie']).toBeUndefined();
    });

    test('the limit of one reader leaves the others behind the address theirs; thirty a day for all of them', async () => {
      const shared = aVisitor();
      const send = async (reader: Browser) =>
        (await reader.send('POST', url((await aStoredQuestion(clinic)).id), report, shared)).statusCode;
      const first = await aReader();
      for (let n = 0; n < 5; n += 1) expect(await send(first)).toBe(204);
      expect(await send(first)).toBe(429);
      for (let n = 6; n < 30; n += 1) expect(await send(await aReader())).toBe(204);
      expect(await send(await aReader())).toBe(429);
    });
  });

  test('a report after an earlier one was settled is a new one to the moderators', async () => {
    const reader = aVisitor();
    await post(clinic, url(), report, reader);
    await post(clinic, url(), report);
    const before = await stored();
    const moderator = await aPatient(clinic, { roleId: roles.moderator });
    const settle = (newest: number | undefined) =>
      call(clinic, 'POST', `/api/qa/desk/questions/${questionId}/reports/handled`, {
        as: moderator,
        body: { newest },
      });
    expect((await settle(before.at(-1)?.id)).statusCode).toBe(200);
    expect(await flags()).toEqual([]);

    clinic.setNow(new Date(clinic.now().getTime() + 60_000));
    expect((await post(clinic, url(), { reason: 'dangerous', note: 'أُضيفت نصيحة' }, reader)).statusCode).toBe(204);
    expect((await stored()).filter(({ handledAt }) => handledAt === null)).toMatchObject([
      { reason: 'dangerous', note: 'أُضيفت نصيحة', createdAt: clinic.now(), handledBy: null },
    ]);
    expect(await stored()).toHaveLength(2);
    expect(await flags()).toEqual(['reported']);
    // Who read the page before it came has not seen it.
    expect((await settle(before.at(-1)?.id)).statusCode).toBe(409);
  });

  test('signs that no database takes are left out of a note', async () => {
    expect((await post(clinic, url(), { reason: 'other', note: 'أ\u0000ب\r\nج' })).statusCode).toBe(204);
    expect(await stored()).toMatchObject([{ note: 'أب\nج' }]);
  });

  test('a flag that was there stays', async () => {
    questionId = (await aStoredQuestion(clinic, { flags: ['red-flag'] })).id;
    await Promise.all(Array.from({ length: 5 }, () => post(clinic, url(), report)));
    expect(await stored()).toHaveLength(5);
    expect(await flags()).toEqual(['red-flag', 'reported']);
  });

  test('V27: neither the address nor the same reader’s other reports can be seen in what is kept', async () => {
    const reader = aVisitor();
    await post(clinic, url(), report, reader);
    const [first] = await stored();
    questionId = (await aStoredQuestion(clinic)).id;
    await post(clinic, url(), report, reader);
    const [second] = await stored();
    expect(first?.visitorHash.equals(second?.visitorHash ?? Buffer.of())).toBe(false);
    expect(JSON.stringify(first)).not.toContain('203.0');
    expect(clinic.logged.join('')).not.toContain(report.note);
  });

  test('five a day for a reader, 429 with the time to wait', async () => {
    const reader = aVisitor();
    for (let n = 0; n < 5; n += 1) {
      const { id } = await aStoredQuestion(clinic);
      expect((await post(clinic, url(id), report, reader)).statusCode).toBe(204);
    }
    const refused = await post(clinic, url(), report, reader);
    expect(refusalIn(refused)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(Number(refused.headers['retry-after'])).toBe(24 * 3600);
    expect(await stored()).toEqual([]);
    expect((await post(clinic, url(), report)).statusCode).toBe(204);
  });
});

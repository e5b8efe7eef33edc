import type { Challenge } from 'altcha-lib/types';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { questions } from '../../db/schema.ts';
import { buildApp } from '../../app.ts';
import { visitorCookie } from '../../http/visitor.ts';
import { aNamedQuestion, postQuestion } from '../../testing/asked-question.ts';
import { Browser, siteOrigin } from '../../testing/browser.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { call, defaultNow, openClinic } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { aVisitor, refusalIn } from '../../testing/forms.ts';
import { aQaSpecialty } from '../../testing/questions.ts';

describe.each(engines)('limits of asking on %s', (engine) => {
  let clinic: TestClinic;
  let specialty: number;
  let count = 0;

  /** Another question each time, so that none is a repetition. */
  const body = (more: object = {}) => aNamedQuestion(specialty, { question_title: `سؤال ${(count += 1)}`, ...more });
  const stored = () => clinic.database.db.$count(questions);

  async function solved(challenge: Challenge): Promise<string> {
    return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
  }
  async function aProof(headers = aVisitor()): Promise<string> {
    const answer = await call(clinic, 'GET', '/api/qa/challenge', { headers });
    return solved(answer.json<{ challenge: Challenge }>().challenge);
  }
  /** Asks until as many as wanted are stored, with a proof wherever one is asked for. */
  async function askMany(times: number, headers: Record<string, string>) {
    for (let n = 0; n < times; n += 1) {
      const question = body();
      const first = await postQuestion(clinic, question, headers);
      if (first.statusCode === 201) continue;
      expect(refusalIn(first)).toMatchObject({ status: 428, code: 'CHALLENGE_REQUIRED' });
      expect((await postQuestion(clinic, { ...question, proof: await aProof() }, headers)).statusCode).toBe(201);
    }
  }

  beforeAll(async () => {
    clinic = await openClinic(engine, { env: { PUBLIC_URL: siteOrigin } });
    specialty = (await aQaSpecialty(clinic)).id;
  });
  beforeEach(async () => {
    clinic.setNow(defaultNow);
    await clinic.database.pool.query('TRUNCATE questions, outbox, rate_limits, idempotency_keys CASCADE');
  });
  afterAll(() => clinic.close());

  test('three without ado, two with a proof of work, the sixth of the day is refused in words', async () => {
    const visitor = aVisitor();
    for (let n = 0; n < 3; n += 1) expect((await postQuestion(clinic, body(), visitor)).statusCode).toBe(201);
    const asked = await postQuestion(clinic, body(), { ...visitor, 'accept-language': 'en' });
    expect(refusalIn(asked)).toMatchObject({ status: 428, code: 'CHALLENGE_REQUIRED' });
    expect(asked.json<{ message: string }>().message).toContain('a moment');
    await askMany(2, visitor);

    const refused = await postQuestion(clinic, body({ proof: await aProof() }), visitor);
    expect(refusalIn(refused)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    // From ten in the morning to midnight.
    expect(Number(refused.headers['retry-after'])).toBe(14 * 60 * 60);
    expect(refused.json<{ message: string }>().message).toContain('بعد 14 ساعة');
    expect(await stored()).toBe(5);
    clinic.setNow(new Date(defaultNow.getTime() + 14 * 60 * 60_000));
    expect((await postQuestion(clinic, body(), visitor)).statusCode).toBe(201);
  });

  test('counts of days that are over are thrown away', async () => {
    await postQuestion(clinic, body());
    clinic.setNow(new Date(defaultNow.getTime() + 24 * 60 * 60_000));
    await postQuestion(clinic, body());
    const { rows } = await clinic.database.pool.query<{ ends: string }>(
      'SELECT DISTINCT resets_at::text AS ends FROM rate_limits',
    );
    expect(rows).toHaveLength(1);
  });

  test('R17: a restart forgets nothing, parallel posts cannot slip through, repeated and refused ones cost nothing', async () => {
    const visitor = aVisitor();
    const same = { ...visitor, 'idempotency-key': 'same' };
    const first = body();
    for (let n = 0; n < 6; n += 1) expect((await postQuestion(clinic, first, same)).statusCode).toBe(201);
    for (let n = 0; n < 6; n += 1) await postQuestion(clinic, body({ question_content: '' }), visitor);
    const parallel = await Promise.all(Array.from({ length: 8 }, () => postQuestion(clinic, body(), visitor)));
    expect(parallel.map(({ statusCode }) => statusCode).filter((status) => status === 201)).toHaveLength(2);

    const restarted = await buildApp(clinic.services);
    const later = await restarted.inject({
      method: 'POST',
      url: '/api/qa/questions',
      payload: body(),
      headers: visitor,
    });
    expect(later.statusCode).toBe(428);
    await restarted.close();
  });

  test('a browser counts for itself; twenty a day are the most of one address, the later ten with a proof', async () => {
    const shared = aVisitor();
    for (let person = 0; person < 4; person += 1) {
      const browser = new Browser(clinic);
      await browser.send('GET', '/api/csrf-cookie', undefined, shared);
      await browser.send('GET', '/api/qa/challenge', undefined, shared);
      for (let n = 0; n < 5; n += 1) {
        const question = body();
        const isFree = n < 3 && person * 5 + n < 10;
        const answer = await browser.send('POST', '/api/qa/questions', question, shared);
        expect({ person, n, status: answer.statusCode }).toEqual({ person, n, status: isFree ? 201 : 428 });
        if (isFree) continue;
        const proven = { ...question, proof: await aProof() };
        expect((await browser.send('POST', '/api/qa/questions', proven, shared)).statusCode).toBe(201);
      }
      const sixth = await browser.send('POST', '/api/qa/questions', body({ proof: await aProof() }), shared);
      expect(sixth.statusCode).toBe(429);
    }
    const fifth = new Browser(clinic);
    await fifth.send('GET', '/api/csrf-cookie', undefined, shared);
    await fifth.send('GET', '/api/qa/challenge', undefined, shared);
    const refused = await fifth.send('POST', '/api/qa/questions', body({ proof: await aProof() }), shared);
    expect(refusalIn(refused)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect((await postQuestion(clinic, body())).statusCode).toBe(201);
  });

  test('the first question gives a browser its number, with which the next ones are counted, wherever they come from', async () => {
    const browser = new Browser(clinic);
    await browser.send('GET', '/api/csrf-cookie');
    for (let n = 0; n < 3; n += 1) {
      expect((await browser.send('POST', '/api/qa/questions', body(), aVisitor())).statusCode).toBe(201);
      expect(browser.jar.has(visitorCookie)).toBe(true);
    }
    expect((await browser.send('POST', '/api/qa/questions', body(), aVisitor())).statusCode).toBe(428);
  });

  describe('a proof of work', () => {
    let busy: Record<string, string>;
    beforeEach(async () => {
      busy = aVisitor();
      await askMany(3, busy);
    });
    const refusedWith = async (proof: string) => {
      const answer = refusalIn(await postQuestion(clinic, body({ proof }), busy));
      expect(answer).toMatchObject({ status: 428, code: 'CHALLENGE_REQUIRED' });
    };

    test('is good once', async () => {
      const proof = await aProof();
      expect((await postQuestion(clinic, body({ proof }), busy)).statusCode).toBe(201);
      await refusedWith(proof);
    });

    test('that was sent with a question that could not be taken is still good', async () => {
      const proof = await aProof();
      const unknown = await postQuestion(clinic, body({ proof, qa_specialty_id: 999_999 }), busy);
      expect(unknown.statusCode).toBe(422);
      expect((await postQuestion(clinic, body({ proof }), busy)).statusCode).toBe(201);
    });

    test('runs out after ten minutes by the clock of the clinic', async () => {
      const proof = await aProof();
      clinic.setNow(new Date(defaultNow.getTime() + 10 * 60_000));
      await refusedWith(proof);
    });

    test.each(['', 'no proof', '{}', '[]', 'null', '{"challenge":{},"solution":null}'])('«%s» is none', refusedWith);

    test('of a challenge made easier, made by oneself or not solved is none', async () => {
      const answer = await call(clinic, 'GET', '/api/qa/challenge', { headers: aVisitor() });
      const { challenge } = answer.json<{ challenge: Challenge }>();
      const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1, keyPrefix: '00' } };
      await refusedWith(await solved(easier));
      await refusedWith(JSON.stringify({ challenge, solution: { counter: 7, derivedKey: '00'.repeat(32) } }));
      await refusedWith(await solved({ ...easier, signature: '00'.repeat(32) }));
    });

    test('can be repeated with its question, with the same key and without the proof', async () => {
      const question = body();
      const headers = { ...busy, 'idempotency-key': 'busy' };
      expect((await postQuestion(clinic, question, headers)).statusCode).toBe(428);
      const taken = await postQuestion(clinic, { ...question, proof: await aProof() }, headers);
      expect(taken.statusCode).toBe(201);
      expect((await postQuestion(clinic, question, headers)).body).toBe(taken.body);
    });
  });

  test('challenges are limited too, and never kept by a cache', async () => {
    const visitor = aVisitor();
    const answers = [];
    for (let n = 0; n < 61; n += 1) answers.push(await call(clinic, 'GET', '/api/qa/challenge', { headers: visitor }));
    expect(answers[0]?.headers['cache-control']).toBe('no-store');
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(60);
    expect(answers[60]?.statusCode).toBe(429);
  });
});

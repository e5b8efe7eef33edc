import { cookieNames } from '../../http/cookies.ts';
import { visitorCookie } from '../../http/visitor.ts';
import { askedIn, aNamedQuestion } from '../../testing/asked-question.ts';
import { Browser, siteOrigin } from '../../testing/browser.ts';
import type { Patient, TestClinic } from '../../testing/clinic.ts';
import { aPatient, call, openClinic } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { aQaSpecialty } from '../../testing/questions.ts';
import { decryptedText } from '../../testing/stored-text.ts';

const sent = {
  user_name: 'شهد العتيبي',
  user_email: 'shahad.secret@mail.example',
  user_phone: '0559988776',
  name: 'Shahad Alotaibi',
  email: 'shahad.other@mail.example',
  user_id: 424_242,
  device: 'Shahads-iPhone',
};
const address = '198.51.100.77';

describe.each(engines)('an anonymous question on %s', (engine) => {
  let clinic: TestClinic;
  let specialty: number;
  let patient: Patient;

  beforeAll(async () => {
    clinic = await openClinic(engine, { env: { PUBLIC_URL: siteOrigin } });
    specialty = (await aQaSpecialty(clinic)).id;
    patient = await aPatient(clinic, {
      name: 'شهد بنت عبدالله',
      email: 'account@mail.example',
      phone: '+966551112223',
    });
  });
  beforeEach(() => clinic.database.pool.query('TRUNCATE questions, rate_limits, idempotency_keys CASCADE'));
  afterAll(() => clinic.close());

  test.each(['with a key', 'without a key'])('V14 and S110: nothing of who asked is in any table (%s)', async (key) => {
    const browser = new Browser(clinic);
    await browser.signIn(patient);
    await browser.send('GET', '/api/qa/challenge');
    const before = await decryptedText(clinic);
    const headers = {
      'x-forwarded-for': address,
      'user-agent': 'Shahads browser',
      ...(key === 'with a key' && { 'idempotency-key': 'd4f7' }),
    };
    const answer = await browser.send(
      'POST',
      '/api/qa/questions',
      { ...aNamedQuestion(specialty), ...sent, is_anonymous: true },
      headers,
    );
    expect(answer.statusCode).toBe(201);

    const code = askedIn(answer).tracking_code;
    const visitor = browser.jar.get(visitorCookie) ?? '';
    expect(visitor).not.toBe('');
    const identifying = [
      ...Object.values(sent).map(String),
      ...['شهد', 'العتيبي', 'Shahad', 'account@mail.example', '551112223', address, 'Shahads browser'],
      ...[code, code.replaceAll('-', ''), code.toLowerCase()],
      ...[visitor, visitor.split('.')[0] ?? '', browser.jar.get(cookieNames.sid) ?? ''],
    ];
    const after = await decryptedText(clinic);
    for (const [table, text] of after) {
      if (text === before.get(table)) continue;
      const added = table === 'sessions' || table === 'users' ? '' : text;
      for (const value of identifying)
        expect({ table, value, isThere: added.includes(value) }).toEqual({ table, value, isThere: false });
    }
    expect([...after].filter(([table, text]) => text !== before.get(table)).map(([table]) => table)).toContain(
      'questions',
    );
    expect(after.get('outbox')).toBe(before.get('outbox'));
    const { rows } = await clinic.database.pool.query('SELECT user_name, contact_enc FROM questions');
    expect(rows).toEqual([{ user_name: null, contact_enc: null }]);
    for (const value of identifying) expect(clinic.logged.join('').includes(value)).toBe(false);
  });

  test('V27: a repeated post shows the code again, though no table holds it', async () => {
    const headers = { 'x-forwarded-for': address, 'idempotency-key': 'e5' };
    const body = { ...aNamedQuestion(specialty), is_anonymous: true };
    const first = await call(clinic, 'POST', '/api/qa/questions', { body, headers });
    const again = await call(clinic, 'POST', '/api/qa/questions', { body, headers });
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.body).toBe(first.body);
  });

  test('the row of a count ends at midnight, so that it does not tell when the question was asked', async () => {
    await call(clinic, 'POST', '/api/qa/questions', {
      body: { ...aNamedQuestion(specialty), is_anonymous: true },
      headers: { 'x-forwarded-for': address },
    });
    const { rows } = await clinic.database.pool.query<{ resets_at: Date }>(
      'SELECT DISTINCT resets_at FROM rate_limits',
    );
    expect(rows.map(({ resets_at }) => resets_at.toISOString())).toEqual(['2026-11-21T21:00:00.000Z']);
  });
});

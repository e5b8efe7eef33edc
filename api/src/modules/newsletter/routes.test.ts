import { like } from 'drizzle-orm';
import { newsletterSubscribers, outbox } from '../../db/schema.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { openClinic } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { aVisitor, post, refusalIn } from '../../testing/forms.ts';
import { messagesTo } from '../../testing/messages.ts';
import { issueKeys } from './issue-keys.ts';

describe.each(engines)('the newsletter on %s', (engine) => {
  let clinic: TestClinic;
  const stored = () => clinic.database.db.select().from(newsletterSubscribers);
  const subscribe = (email: string, headers: Record<string, string> = {}, more: object = {}) =>
    post(clinic, '/api/newsletter/subscribe', { email, ...more }, { ...aVisitor(), ...headers });
  const unsubscribe = (token: string) => post(clinic, '/api/newsletter/unsubscribe', { token });
  const messageIn = (answer: { json: () => unknown }) => (answer.json() as { message: string }).message;

  /** The token of the newest message to somebody. */
  async function tokenFor(email: string): Promise<string> {
    const messages = await messagesTo(clinic, email);
    return /unsubscribe\?token=([\w-]+)/.exec(messages.at(-1)?.body ?? '')?.[1] ?? '';
  }

  beforeAll(async () => {
    clinic = await openClinic(engine, { env: { PUBLIC_URL: 'https://clinic.example/' } });
  });
  beforeEach(() =>
    clinic.database.pool.query('TRUNCATE newsletter_subscribers, outbox, rate_limits, idempotency_keys'),
  );
  afterAll(() => clinic.close());

  test.each([
    ['', 'validation.required'],
    ['noura@mail', 'validation.email'],
    [`${'n'.repeat(250)}@mail.example`, 'validation.tooLong'],
  ])('S87: «%s» is refused', async (email, key) => {
    const answer = refusalIn(await subscribe(email));
    expect(answer.status).toBe(422);
    expect(answer.errors?.['email']).toContain(key);
  });

  test.each([
    ['ar', 'شكرًا لك', 'اشتركت', 'token='],
    ['en', 'Thank you', 'subscribed', '&lang=en'],
  ])('S87: an answer and a confirmation in %s, with the link that ends it', async (lang, thanks, subject, link) => {
    const answer = await subscribe('noura@mail.example', { 'accept-language': lang });
    expect(answer.statusCode).toBe(200);
    expect(messageIn(answer)).toContain(thanks);
    const [mail] = await messagesTo(clinic, 'noura@mail.example');
    expect(mail).toMatchObject({ lang });
    expect(mail?.subject).toContain(subject);
    expect(mail?.body).toContain('https://clinic.example/newsletter/unsubscribe?token=');
    expect(mail?.body).toContain(link);
  });

  test('S87: twice is once, in whatever letters, and nobody learns that the address was known', async () => {
    const first = await subscribe('noura@mail.example');
    const second = await subscribe('Noura@Mail.example');
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
    await Promise.all([subscribe('a@mail.example'), subscribe('a@mail.example'), subscribe('A@mail.example')]);
    expect(await stored()).toHaveLength(2);
    expect(await messagesTo(clinic, 'noura@mail.example')).toHaveLength(1);
    expect(await messagesTo(clinic, 'Noura@Mail.example')).toHaveLength(0);
  });

  test('unsubscribing forgets the address, can be repeated, and can be taken back at once', async () => {
    const visitor = aVisitor();
    await subscribe('noura@mail.example', visitor);
    const token = await tokenFor('noura@mail.example');
    for (let n = 0; n < 2; n += 1) {
      const answer = await unsubscribe(token);
      expect([answer.statusCode, messageIn(answer)]).toEqual([200, expect.stringContaining('أُلغي اشتراكك')]);
    }
    expect(await stored()).toMatchObject([{ emailEnc: null, unsubscribedAt: clinic.now() }]);

    clinic.setNow(new Date(clinic.now().getTime() + 1000));
    expect((await subscribe('noura@mail.example', visitor)).statusCode).toBe(200);
    const [row] = await stored();
    expect(row?.unsubscribedAt).toBeNull();
    expect(await messagesTo(clinic, 'noura@mail.example')).toHaveLength(2);
    // Links in older messages go on working.
    expect(await tokenFor('noura@mail.example')).toBe(token);
    expect((await unsubscribe(token)).statusCode).toBe(200);
  });

  test('whoever unsubscribes gets no issue that was given up before, not even when somebody has it tried again', async () => {
    const { db } = clinic.database;
    await subscribe('noura@mail.example');
    const token = await tokenFor('noura@mail.example');
    const issue = { lang: 'ar', subject: 'النشرة', body: 'خبر', createdAt: clinic.now() } as const;
    const queue = (recipient: string, key: string) =>
      db.transaction((tx) =>
        clinic.services.mail.queue(tx, { ...issue, channel: 'email', recipient, dedupeKey: `${issueKeys}${key}` }),
      );
    await queue('noura@mail.example', '1:1');
    await queue('other@mail.example', '1:2');
    const isIssue = like(outbox.dedupeKey, `${issueKeys}%`);
    await db.update(outbox).set({ state: 'parked', failure: 'EENVELOPE 550' }).where(isIssue);
    await unsubscribe(token);
    const rows = await db.select().from(outbox).where(isIssue).orderBy(outbox.id);
    expect(rows.map(({ state, failure, contentEnc }) => [state, failure, contentEnc !== null])).toEqual([
      ['expired', 'withdrawn', false],
      ['parked', 'EENVELOPE 550', true],
    ]);
  });

  test('RFC 8058: a mailbox unsubscribes its owner with the address of the header alone', async () => {
    await subscribe('noura@mail.example');
    const [message] = await messagesTo(clinic, 'noura@mail.example');
    expect(message?.unsubscribeUrl).toMatch(/^https:\/\/clinic\.example\/api\/newsletter\/one-click\?token=/);
    const { pathname, search } = new URL(message?.unsubscribeUrl ?? '');
    const press = (path: string) =>
      clinic.app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    expect((await press(`${pathname}${search}`)).statusCode).toBe(200);
    expect(await stored()).toMatchObject([{ emailEnc: null, unsubscribedAt: clinic.now() }]);
    expect((await press(`${pathname}?token=${'x'.repeat(43)}`)).statusCode).toBe(422);
    expect((await press(pathname)).statusCode).toBe(422);
  });

  test.each([
    ['ar', ''],
    ['en', '&lang=en'],
  ])('that address in a browser leads to the page in %s, and nobody is unsubscribed yet', async (lang, more) => {
    await subscribe('noura@mail.example', { 'accept-language': lang });
    const [message] = await messagesTo(clinic, 'noura@mail.example');
    const { pathname, search, searchParams } = new URL(message?.unsubscribeUrl ?? '');
    const open = (url: string) => clinic.app.inject({ method: 'GET', url, headers: { 'accept-language': 'ar' } });
    const opened = await open(`${pathname}${search}`);
    const page = `https://clinic.example/newsletter/unsubscribe?token=${searchParams.get('token')}${more}`;
    expect([opened.statusCode, opened.headers.location]).toEqual([303, page]);
    expect(opened.headers['cache-control']).toBe('no-store');
    expect(await stored()).toMatchObject([{ emailEnc: expect.any(Buffer), unsubscribedAt: null }]);

    const unknown = await open(`${pathname}?token=${encodeURIComponent('x'.repeat(40) + '&lang=en')}`);
    expect(unknown.headers.location).toBe(
      `https://clinic.example/newsletter/unsubscribe?token=${'x'.repeat(40)}%26lang%3Den`,
    );
    expect((await open(pathname)).statusCode).toBe(422);
  });

  test.each(['x'.repeat(43), 'short', ''])('the token «%s» is refused', async (token) => {
    const answer = refusalIn(await unsubscribe(token));
    expect(answer).toMatchObject({ status: 422, errors: { token: [expect.stringContaining('validation.')] } });
  });

  test('V27: the row holds neither the address nor the token', async () => {
    await subscribe('noura@mail.example');
    const token = await tokenFor('noura@mail.example');
    const [row] = await stored();
    const bytes = [row?.emailEnc, row?.emailIndex, row?.tokenEnc, row?.tokenHash].map((one) => one?.toString('latin1'));
    for (const secret of ['noura', token]) expect(bytes.join(' ')).not.toContain(secret);
  });

  test('a robot is thanked, and nobody is subscribed', async () => {
    const answer = await subscribe('robot@mail.example', {}, { website: 'x' });
    expect(messageIn(answer)).toContain('شكرًا لك');
    expect(await stored()).toEqual([]);
  });

  test('E7: five an hour from one address', async () => {
    const visitor = aVisitor();
    const codes: number[] = [];
    for (let n = 0; n < 6; n += 1) codes.push((await subscribe(`a${n}@mail.example`, visitor)).statusCode);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

import { eq } from 'drizzle-orm';
import { roles } from '@clinic/contracts';
import type {
  IssueContent,
  NewsletterIssueDetails,
  NewsletterIssues,
  SavedIssue,
} from '@clinic/contracts/content/newsletter-issues';
import type * as z from 'zod';
import { auditLog } from '../../db/schema.ts';
import type { Patient, TestClinic } from '../../testing/clinic.ts';
import { aPatient, aSpecialty, call, openClinic } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { aVisitor, post } from '../../testing/forms.ts';
import { messagesTo, queuedMessagesOf } from '../../testing/messages.ts';
import { anIssue, aWrittenIssue } from '../../testing/newsletter-issues.ts';

const at = '/api/content-desk/newsletter';

describe.each(engines)('issues of the newsletter on %s', (engine) => {
  let clinic: TestClinic;
  let author: Patient;
  let colleague: Patient;
  let publisher: Patient;
  beforeAll(async () => {
    clinic = await openClinic(engine, { env: { PUBLIC_URL: 'https://clinic.example' } });
    const staff = (name: keyof typeof roles) => aPatient(clinic, { roleId: roles[name] });
    [author, colleague, publisher] = [await staff('editor'), await staff('editor'), await staff('publisher')];
  });
  beforeEach(() =>
    clinic.database.pool.query(
      'TRUNCATE newsletter_issues, newsletter_subscribers, outbox, rate_limits, idempotency_keys',
    ),
  );
  afterAll(() => clinic.close());

  const whole = (answer: { json: () => unknown }) => (answer.json() as { data: NewsletterIssueDetails }).data;
  const read = async (id: number, as = author) => whole(await call(clinic, 'GET', `${at}/${id}`, { as }));
  const begin = async (as = author) => whole(await call(clinic, 'POST', at, { as, body: {} }));
  const save = (as: Patient, id: number, body: object) => call(clinic, 'POST', `${at}/${id}`, { as, body });
  /** Does something to the version that is there. */
  const act = async (as: Patient, id: number, action: string, more: object = {}) => {
    const { version } = await read(id, as);
    return call(clinic, 'POST', `${at}/${id}/${action}`, { as, body: { version, ...more } });
  };
  const writtenBy = async (as: Patient, content: IssueContent = aWrittenIssue()) => {
    const { id, version } = await begin(as);
    expect((await save(as, id, { version, content, keep: true })).statusCode).toBe(200);
    return id;
  };
  const subscribe = (email: string, lang: 'ar' | 'en' = 'ar') =>
    post(clinic, '/api/newsletter/subscribe', { email }, { ...aVisitor(), 'accept-language': lang });
  const audited = async (id: number) =>
    (
      await clinic.database.db
        .select({ action: auditLog.action, result: auditLog.result })
        .from(auditLog)
        .where(eq(auditLog.subject, `newsletter:${id}`))
        .orderBy(auditLog.id)
    ).map(({ action, result }) => `${action} ${result}`);

  test('an author writes an issue, and the list has it with its subjects and how many are subscribed', async () => {
    await subscribe('a@mail.example', 'ar');
    await subscribe('b@mail.example', 'ar');
    await subscribe('c@mail.example', 'en');
    const id = await writtenBy(author);
    const answer = await call(clinic, 'GET', at, { as: colleague });
    expect(answer.json<{ data: NewsletterIssues }>().data).toMatchObject({
      issues: [{ id, subject_ar: 'نصائح الشتاء', subject_en: 'Winter advice', state: 'draft', total: null, queued: 0 }],
      subscribers: { ar: 2, en: 1 },
      next: null,
    });
    expect(answer.body).not.toContain('mail.example');
    expect(await audited(id)).toEqual(['newsletter.begun done', 'newsletter.saved done']);
  });

  test('the list comes in parts of thirty, the last begun first', async () => {
    for (let n = 0; n < 31; n += 1) await anIssue(clinic);
    const part = async (query: string) =>
      (await call(clinic, 'GET', `${at}${query}`, { as: author })).json<{ data: NewsletterIssues }>().data;
    const first = await part('');
    expect(first.issues).toHaveLength(30);
    const rest = await part(`?before=${first.next}`);
    expect(rest.issues).toHaveLength(1);
    expect(rest.next).toBeNull();
    expect((first.issues.at(-1)?.id ?? 0) > (rest.issues[0]?.id ?? 0)).toBe(true);
  });

  test('whoever saves over a version that they did not see is told so, and nothing is lost', async () => {
    const id = await writtenBy(author);
    const { version } = await read(id);
    const other = aWrittenIssue();
    other.ar.subject = 'موضوع آخر';
    expect((await save(colleague, id, { version, content: other })).statusCode).toBe(200);
    const answer = await save(author, id, { version, content: aWrittenIssue() });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'EDIT_CONFLICT']);
    expect((await read(id)).content.ar.subject).toBe('موضوع آخر');
    // What changes nothing makes no version.
    const now = await read(id);
    await save(author, id, { version: now.version, content: now.content });
    expect((await read(id)).version).toBe(now.version);
  });

  test('V16: what no text may have is taken out and named', async () => {
    const { id, version } = await begin();
    const content = aWrittenIssue();
    content.en.html = '<p onclick="x()">Hello</p><script>alert(1)</script>';
    const { issue, removed } = (await save(author, id, { version, content })).json<z.infer<typeof SavedIssue>>().data;
    expect(issue.content.en.html).toBe('<p>Hello</p>');
    expect(removed).toEqual(expect.arrayContaining(['<script>', 'onclick of <p>']));
  });

  test.each([
    ['subject', 'ع'.repeat(151), 'validation.tooLong'],
    ['subject', 'a\r\nBcc: x@mail.example', 'validation.invalid'],
    ['preheader', 'ع'.repeat(201), 'validation.tooLong'],
    ['html', 'ع'.repeat(30_001), 'validation.tooLong'],
  ])('a %s that no message can have is refused at its field', async (part, value, key) => {
    const { id, version } = await begin();
    const content = aWrittenIssue();
    const answer = await save(author, id, { version, content: { ...content, ar: { ...content.ar, [part]: value } } });
    expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([
      422,
      { [`content.ar.${part}`]: [key] },
    ]);
  });

  test('what is not complete in both languages is not sent; each mistake is named at its field', async () => {
    await subscribe('a@mail.example');
    const nothing = { subject: '', preheader: '', html: '' };
    const id = await writtenBy(author, {
      ar: nothing,
      en: {
        ...{ subject: 'Winter', preheader: '' },
        html: '<p><a href="/offers"> </a><img src="/images/services/consultation.svg" alt=""><img src="/images/none.png" alt="x"></p>',
      },
    });
    for (const [action, more] of [
      ['send', {}],
      ['schedule', { at: '2027-01-01T09:00:00Z' }],
    ] as const) {
      const answer = await act(publisher, id, action, more);
      expect(answer.statusCode).toBe(422);
      expect(answer.json<{ errors: object }>().errors).toEqual({
        'content.ar.subject': ['validation.required'],
        'content.ar.html': ['validation.required'],
        'content.en.html': ['desk.wrong.noAlt', 'desk.wrong.emptyLink', 'desk.wrong.noPicture'],
      });
    }
    expect((await read(id)).state).toBe('draft');
  });

  test('authors write and do not send; publishers send what somebody else wrote', async () => {
    const id = await writtenBy(author);
    expect((await read(id)).actions).toEqual(['test', 'delete']);
    expect((await act(author, id, 'send')).statusCode).toBe(403);
    expect((await read(id, publisher)).actions).toEqual(['test', 'send', 'schedule', 'delete']);
    const own = await writtenBy(publisher);
    expect(await read(own, publisher)).toMatchObject({ own: true, actions: ['test', 'delete'] });
    expect((await act(publisher, own, 'send')).statusCode).toBe(403);
    expect((await act(publisher, own, 'schedule', { at: '2027-01-01T09:00:00Z' })).statusCode).toBe(403);
    expect(await audited(own)).toContain('newsletter.sending refused');
  });

  test('where the clinic lets anybody approve, a publisher sends what they wrote', async () => {
    const other = await openClinic(engine, { env: { POST_APPROVAL: 'anybody' } });
    const alone = await aPatient(other, { roleId: roles.publisher });
    const body = (version: number, more: object) => ({ as: alone, body: { version, ...more } });
    const { id } = whole(await call(other, 'POST', at, { as: alone, body: {} }));
    await call(other, 'POST', `${at}/${id}`, body(1, { content: aWrittenIssue() }));
    expect((await call(other, 'POST', `${at}/${id}/send`, body(2, {}))).statusCode).toBe(200);
    await other.close();
  });

  test('a role that covers a part of the clinic writes, and does not send to all of its subscribers', async () => {
    const { id: specialty } = await aSpecialty(clinic);
    const limited = await aPatient(clinic, { roleId: roles.publisher, limitSpecialties: [specialty] });
    const id = await writtenBy(author);
    expect((await read(id, limited)).actions).toEqual(['test', 'delete']);
    expect((await act(limited, id, 'send')).statusCode).toBe(403);
  });

  test('a scheduled issue stays as it is until it is cancelled', async () => {
    const id = await writtenBy(author);
    const past = await act(publisher, id, 'schedule', { at: '2026-11-21T06:59:00Z' });
    expect([past.statusCode, past.json<{ errors: object }>().errors]).toEqual([422, { at: ['desk.wrong.pastTime'] }]);
    const scheduled = whole(await act(publisher, id, 'schedule', { at: '2026-11-22T06:00:00Z' }));
    expect(scheduled).toMatchObject({ state: 'scheduled', send_at: '2026-11-22T06:00:00.000Z', may_write: false });
    expect((await save(author, id, { version: scheduled.version, content: aWrittenIssue() })).statusCode).toBe(409);
    expect((await act(author, id, 'delete')).statusCode).toBe(409);
    expect((await act(author, id, 'cancel')).statusCode).toBe(403);
    expect(whole(await act(publisher, id, 'cancel'))).toMatchObject({ state: 'draft', send_at: null });
    expect((await act(publisher, id, 'cancel')).statusCode).toBe(409);
    expect(await audited(id)).toEqual(
      expect.arrayContaining(['newsletter.scheduled done', 'newsletter.cancelled done']),
    );
  });

  test('a draft is deleted for good; what is on its way is not', async () => {
    const id = await writtenBy(author);
    expect((await act(author, id, 'delete')).statusCode).toBe(204);
    expect((await call(clinic, 'GET', `${at}/${id}`, { as: author })).statusCode).toBe(404);
    const sent = await writtenBy(author);
    await act(publisher, sent, 'send');
    for (const state of ['sending', 'sent']) {
      await clinic.database.pool.query(
        "UPDATE newsletter_issues SET state = $1, sent_at = CASE WHEN $1 = 'sent' THEN started_at END",
        [state],
      );
      for (const action of ['delete', 'cancel', 'send', 'schedule']) {
        const answer = await act(publisher, sent, action, { at: '2026-11-22T06:00:00Z' });
        expect([state, action, answer.statusCode]).toEqual([state, action, 409]);
      }
    }
  });

  test('a test goes to its own caller in both languages, marked, and to nobody else', async () => {
    await subscribe('a@mail.example');
    const id = await writtenBy(author);
    const answer = await act(colleague, id, 'test', { email: 'b@mail.example', recipient: 'b@mail.example' });
    expect(answer.json()).toEqual({ data: { languages: ['ar', 'en'] } });
    const { rows } = await clinic.database.pool.query<{ user_id: string | null }>(
      "SELECT user_id FROM outbox WHERE dedupe_key LIKE 'newsletter-test:%'",
    );
    expect(rows.map((row) => Number(row.user_id))).toEqual([colleague.id, colleague.id]);
    const messages = (await queuedMessagesOf(clinic)).filter(({ dedupeKey }) =>
      dedupeKey.startsWith('newsletter-test'),
    );
    expect(messages.map(({ subject }) => subject)).toEqual(['[تجربة] نصائح الشتاء', '[Test] Winter advice']);
    const { email } = (await call(clinic, 'GET', '/api/user', { as: colleague })).json<{ email: string }>();
    expect(messages.map(({ recipient }) => recipient)).toEqual([email, email]);
    expect(messages[1]?.html).toContain('https://clinic.example/newsletter?lang=en');
    expect(messages.every(({ unsubscribeUrl }) => unsubscribeUrl === undefined)).toBe(true);
    expect(await messagesTo(clinic, 'b@mail.example')).toEqual([]);
    expect((await read(id)).state).toBe('draft');
  });

  test('an issue without a subject and a text in any language is not tested, and twenty tests an hour are enough', async () => {
    const { id } = await begin();
    const answer = await act(author, id, 'test');
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([
      422,
      ['content.ar.subject', 'content.en.subject'],
    ]);
    const other = await writtenBy(colleague);
    const codes: number[] = [];
    for (let n = 0; n < 21; n += 1) codes.push((await act(colleague, other, 'test')).statusCode);
    expect(codes).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });

  test('a picture that an issue shows is in use', async () => {
    const content = aWrittenIssue();
    content.ar.html = '<p>أ</p><img src="/images/services/consultation.svg" alt="استشارة">';
    await writtenBy(author, content);
    const answer = await call(clinic, 'GET', '/api/content-desk/pictures/details?path=services/consultation.svg', {
      as: author,
    });
    expect(answer.json<{ data: { uses: object[] } }>().data.uses).toContainEqual({
      ...{ kind: 'newsletter', post_id: null, name_ar: 'نصائح الشتاء', name_en: 'Winter advice' },
    });
  });

  test('an account that is gone leaves its issues behind', async () => {
    const gone = await aPatient(clinic, { roleId: roles.editor });
    const id = await writtenBy(gone);
    await clinic.database.pool.query('DELETE FROM users WHERE id = $1', [gone.id]);
    expect(await read(id)).toMatchObject({ updated_by: null });
  });
});

import { PassThrough } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { roles } from '@clinic/contracts';
import type { RoleName } from '@clinic/contracts';
import { buildApp } from '../../app.ts';
import { createServices } from '../../create-services.ts';
import { appointments, deskPresence, sessions } from '../../db/schema.ts';
import { hashOfToken } from '../../secret-tokens.ts';
import type { Patient, TestClinic } from '../../testing/clinic.ts';
import { aDoctor, aPatient, aSpecialty, openClinic } from '../../testing/clinic.ts';
import type { ContentDesk } from '../../testing/content-desk.ts';
import { aWrittenPost, openContentDesk } from '../../testing/content-desk.ts';
import { everyEngine } from '../../testing/database.ts';
import { anIssue } from '../../testing/newsletter-issues.ts';
import { aQaSpecialty, aStoredQuestion } from '../../testing/questions.ts';

const changed = { kind: 'changed' };
const present = (...names: string[]) => ({ kind: 'present', names });

/** An open stream: its events one by one, undefined after the last. */
async function watch(origin: string, at: string, { headers }: Pick<Patient, 'headers'>) {
  const leaving = new AbortController();
  const address = `${origin}/api/desk-events?at=${encodeURIComponent(at)}`;
  const response = await fetch(address, { headers, signal: leaving.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  async function next(): Promise<unknown> {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end === -1) {
        const { value, done } = (await reader?.read()) ?? { value: '', done: true };
        if (done) return undefined;
        text += value;
        continue;
      }
      const [event, rest] = [text.slice(0, end), text.slice(end + 2)];
      text = rest;
      if (event.startsWith('data: ')) return JSON.parse(event.slice('data: '.length));
    }
  }
  /** Who is there, past word of a post that was begun just before, which may come a moment late. */
  async function nextPresent(): Promise<unknown> {
    for (;;) {
      const event = await next();
      if (JSON.stringify(event) !== JSON.stringify(changed)) return event;
    }
  }
  return { response, next, nextPresent, leave: () => leaving.abort() };
}

describe.each(everyEngine)('events of the desks on %s', (engine) => {
  let clinic: TestClinic;
  let desk: ContentDesk;
  /** Two processes of the API on one database. */
  let [one, other]: string[] = [];
  let second: FastifyInstance;

  beforeAll(async () => {
    // The beat of the streams is led by hand.
    jest.useFakeTimers({
      doNotFake: [
        ...(['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
        ...(['setImmediate', 'clearImmediate', 'setTimeout', 'clearTimeout'] as const),
      ],
    });
    clinic = await openClinic(engine);
    desk = await openContentDesk(clinic);
    const { database, settings, now } = clinic;
    second = await buildApp(createServices({ database, settings, clock: now }), new PassThrough().resume());
    one = await clinic.app.listen({ port: 0, host: '127.0.0.1' });
    other = await second.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    jest.useRealTimers();
    await clinic.close();
  });
  beforeEach(() => clinic.database.pool.query('DELETE FROM rate_limits'));

  const at = (origin: string | undefined, page: string, as: Pick<Patient, 'headers'>) => watch(origin ?? '', page, as);

  test('a page is told of changes of what it shows, whichever process made them, and of no others', async () => {
    const { author, publisher } = desk.people;
    const { id } = await desk.begin();
    const list = await at(one, 'posts', publisher);
    expect([list.response.headers.get('content-type'), list.response.headers.get('x-accel-buffering')]).toEqual([
      'text/event-stream',
      'no',
    ]);
    const post = await at(other, `post:${id}`, publisher);
    const offers = await at(other, 'records:offers', publisher);
    expect(await post.nextPresent()).toEqual(present());
    await desk.write(author, id, aWrittenPost());
    expect([await list.next(), await post.next()]).toEqual([changed, changed]);
    await clinic.database.pool.query(
      `INSERT INTO content_edits VALUES ('offers', 'check-up', now()) ON CONFLICT DO NOTHING`,
    );
    // The post came before it.
    expect(await offers.next()).toEqual(changed);
    for (const { leave } of [list, post, offers]) leave();
  });

  test('the desk of the newsletter hears of its issues, also of how far sending has come', async () => {
    const { author, publisher } = desk.people;
    const id = await anIssue(clinic);
    const list = await at(one, 'issues', publisher);
    const issue = await at(other, `issue:${id}`, author);
    const posts = await at(other, 'posts', author);
    expect(await issue.nextPresent()).toEqual(present());
    await clinic.database.pool.query('UPDATE newsletter_issues SET queued = 1 WHERE id = $1', [id]);
    expect([await list.next(), await issue.next()]).toEqual([changed, changed]);
    await desk.begin();
    // The issue came before it.
    expect(await posts.next()).toEqual(changed);
    for (const { leave } of [list, issue, posts]) leave();
  });

  test('two people at one post see each other, across processes; a list shows nobody', async () => {
    const { author, publisher } = desk.people;
    const { id } = await desk.begin();
    const first = await at(one, `post:${id}`, author);
    expect(await first.nextPresent()).toEqual(present());
    const colleague = await at(other, `post:${id}`, publisher);
    expect(await first.nextPresent()).toEqual(present(publisher.name));
    expect(await colleague.nextPresent()).toEqual(present(author.name));
    // Another tab of the same person is nobody else.
    const own = await at(other, `post:${id}`, author);
    expect(await own.nextPresent()).toEqual(present(publisher.name));
    expect(await first.nextPresent()).toEqual(present(publisher.name));
    colleague.leave();
    expect(await first.nextPresent()).toEqual(present());
    for (const { leave } of [first, own]) leave();
  });

  test('each sees what their role may see', async () => {
    const schedules = await aPatient(clinic, { roleId: roles.schedules });
    const status = async (page: string, as: Patient) => {
      const { response, leave } = await at(one, page, as);
      leave();
      return response.status;
    };
    expect(await status('posts', schedules)).toBe(403);
    expect(await status('post:1', schedules)).toBe(403);
    expect(await status('records:offers', schedules)).toBe(403);
    expect(await status('records:hours', schedules)).toBe(200);
    expect(await status('issues', desk.people.reviewer)).toBe(403);
    expect(await status('issue:1', desk.people.reviewer)).toBe(403);
    expect(await status('issues', desk.people.author)).toBe(200);
    expect(await status('records:nothing', desk.people.author)).toBe(403);
    expect(await status('elsewhere', desk.people.author)).toBe(422);
  });

  test('reception and answering desk hear of what they may see, and of nothing else', async () => {
    const specialtyId = (await aSpecialty(clinic)).id;
    const [doctor, colleague] = [await aDoctor(clinic, { specialtyId }), await aDoctor(clinic, { specialtyId })];
    const own = await aQaSpecialty(clinic, { specialtyId });
    const elsewhere = await aQaSpecialty(clinic);
    const staff = (name: RoleName, values = {}) => aPatient(clinic, { roleId: roles[name], ...values });
    const [reception, moderator] = [await staff('reception'), await staff('moderator')];
    const account = await staff('doctor', { doctorId: doctor.id });
    const away = await aDoctor(clinic, { specialtyId: (await aSpecialty(clinic)).id });
    const limits = { limitSpecialties: [specialtyId] };
    const [ofSpecialty, itsModerator] = [await staff('reception', limits), await staff('moderator', limits)];
    const status = async (page: string, as: Patient) => {
      const { response, leave } = await at(one, page, as);
      leave();
      return response.status;
    };
    for (const page of ['visits', `visits:${colleague.id}`, 'posts']) expect(await status(page, account)).toBe(403);
    for (const page of ['questions', 'posts']) expect(await status(page, reception)).toBe(403);
    for (const page of ['visits', `visits:${doctor.id}`]) expect(await status(page, moderator)).toBe(403);
    expect(await status('visits', await aPatient(clinic))).toBe(403);
    expect([await status(`visits:${away.id}`, ofSpecialty), await status(`visits:${doctor.id}`, ofSpecialty)]).toEqual([
      403, 200,
    ]);

    const clinicWide = await at(one, 'visits', reception);
    const days = await at(one, `visits:${doctor.id}`, account);
    const all = await at(one, 'questions', moderator);
    const questions = await at(one, 'questions', account);
    const limited = [await at(one, 'visits', ofSpecialty), await at(one, 'questions', itsModerator)];
    let hour = 0;
    const visit = async (doctorId: number) => {
      hour += 1;
      const startsAt = new Date(Date.UTC(2027, 0, 1, hour));
      await clinic.database.db.insert(appointments).values({
        ...{ reference: `NB-E${hour}`, userId: account.id, doctorId, specialtyId, status: 'pending', startsAt },
        ...{ endsAt: new Date(startsAt.getTime() + 1_800_000), patientKey: `u:${account.id}`, bookingFor: 'self' },
        ...{ patientName: 'منال', patientPhone: null, patientEmail: account.email },
        ...{ createdAt: clinic.now(), updatedAt: clinic.now() },
      });
    };
    await visit(away.id);
    expect(await clinicWide.next()).toEqual(changed);
    await aStoredQuestion(clinic, { qaSpecialtyId: elsewhere.id });
    expect(await all.next()).toEqual(changed);
    await visit(doctor.id);
    await aStoredQuestion(clinic, { qaSpecialtyId: own.id });
    expect([await days.next(), await questions.next()]).toEqual([changed, changed]);
    expect(await Promise.all(limited.map(({ next }) => next()))).toEqual([changed, changed]);
    const ended = [account.id, ofSpecialty.id, itsModerator.id];
    await clinic.database.pool.query('DELETE FROM sessions WHERE user_id = ANY ($1)', [ended]);
    jest.advanceTimersByTime(15_000);
    // Nothing was said between.
    for (const { next } of [days, questions, ...limited]) expect(await next()).toEqual({ kind: 'ended' });
    for (const { leave } of [clinicWide, all]) leave();
  });

  test('a stream ends with the session, which it does not keep from locking', async () => {
    const editor = await aPatient(clinic, { roleId: roles.editor });
    const seen = async () =>
      clinic.database.db.select({ at: sessions.lastSeenAt }).from(sessions).where(eq(sessions.userId, editor.id));
    const before = await seen();
    clinic.setNow(new Date(clinic.now().getTime() + 120_000));
    const stream = await at(one, 'posts', editor);
    expect(await seen()).toEqual(before);
    await clinic.database.pool.query('DELETE FROM sessions WHERE user_id = $1', [editor.id]);
    jest.advanceTimersByTime(15_000);
    expect([await stream.next(), await stream.next()]).toEqual([{ kind: 'ended' }, undefined]);
  });

  test('a stream that renews the token of a browser is no use of the session either', async () => {
    const editor = await aPatient(clinic, { roleId: roles.editor });
    const token = 'a-token-of-the-editor';
    const sid = 'a-browser-of-the-editor';
    await clinic.database.db
      .update(sessions)
      .set({ tokenHash: hashOfToken(token), sidHash: hashOfToken(sid) })
      .where(eq(sessions.userId, editor.id));
    const seen = async () =>
      clinic.database.db.select({ at: sessions.lastSeenAt }).from(sessions).where(eq(sessions.userId, editor.id));
    const before = await seen();
    clinic.setNow(new Date(clinic.now().getTime() + 16 * 60_000));
    const headers = { authorization: `Bearer ${token}`, cookie: `__Host-sid=${sid}` };
    const stream = await at(one, 'posts', { headers });
    expect(stream.response.headers.getSetCookie().join()).toContain('access_token=');
    expect(await seen()).toEqual(before);
    stream.leave();
  });

  test('one account has eight streams at most; what a process left behind is forgotten', async () => {
    const editor = await aPatient(clinic, { roleId: roles.editor });
    const streams = [];
    for (let count = 0; count < 8; count += 1) streams.push(await at(one, 'posts', editor));
    const ninth = await at(one, 'posts', editor);
    expect([ninth.response.status, ninth.response.headers.get('retry-after')]).toEqual([429, '60']);
    for (const { leave } of streams) leave();

    const { author, publisher } = desk.people;
    const { id } = await desk.begin();
    await clinic.database.db.insert(deskPresence).values({
      ...{ streamId: '00000000-0000-4000-8000-000000000000', userId: author.id, subject: `post:${id}` },
      seenAt: new Date(clinic.now().getTime() - 46_000),
    });
    const post = await at(one, `post:${id}`, publisher);
    expect(await post.nextPresent()).toEqual(present());
    jest.advanceTimersByTime(15_000);
    expect(await post.nextPresent()).toEqual(present());
    expect(await clinic.database.db.$count(deskPresence, eq(deskPresence.userId, author.id))).toBe(0);
    post.leave();
  });

  const onServer = engine === 'postgresql' ? test : test.skip;
  onServer('after a lost connection to the database pages are told that they may have missed something', async () => {
    const list = await at(other, 'posts', desk.people.publisher);
    await clinic.database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
    );
    expect(await list.next()).toEqual(changed);
    await desk.begin();
    expect(await list.next()).toEqual(changed);
    list.leave();
  });

  test('a server that closes ends its streams and waits for none', async () => {
    const { id } = await desk.begin();
    const stream = await at(other, `post:${id}`, desk.people.publisher);
    expect(await stream.nextPresent()).toEqual(present());
    await second.close();
    expect(await stream.next()).toBeUndefined();
    expect(await clinic.database.db.$count(deskPresence, eq(deskPresence.subject, `post:${id}`))).toBe(0);
  });
});

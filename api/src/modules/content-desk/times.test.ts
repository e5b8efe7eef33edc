import { eq } from 'drizzle-orm';
import { roles } from '@clinic/contracts';
import type { BulkOutcome } from '@clinic/contracts/content/desk';
import { users } from '../../db/schema.ts';
import { aDoctor, aPatient, aSpecialty, call, defaultNow, openClinic } from '../../testing/clinic.ts';
import type { Patient, TestClinic } from '../../testing/clinic.ts';
import type { ContentDesk } from '../../testing/content-desk.ts';
import { aDeskPost, openContentDesk } from '../../testing/content-desk.ts';
import { engines } from '../../testing/database.ts';
import { keepPostTimes, tidyContentDesk } from './by-the-clock.ts';

describe.each(engines)('times and lists of the content desk on %s', (engine) => {
  let clinic: TestClinic;
  let desk: ContentDesk;
  let doctorId: number;
  const errors: unknown[] = [];

  beforeAll(async () => {
    clinic = await openClinic(engine);
    desk = await openContentDesk(clinic);
    doctorId = (await aDoctor(clinic, { specialtyId: (await aSpecialty(clinic)).id })).id;
  });
  beforeEach(() => clinic.setNow(defaultNow));
  afterAll(() => clinic.close());

  const at = (minutes: number) => new Date(defaultNow.getTime() + minutes * 60_000);
  const runAt = async (minutes: number) => {
    clinic.setNow(at(minutes));
    await keepPostTimes(clinic.services, (error) => errors.push(error));
    expect(errors).toEqual([]);
  };
  const make = (state: 'draft' | 'approved' | 'published', more: object = {}) =>
    aDeskPost(clinic, { state, doctorId, ...more });
  const isPublic = async (id: number) => (await desk.public(String(id))).statusCode === 200;

  test('several posts at once: each is authorised and done by itself, and each refusal says why', async () => {
    const { author, publisher } = desk.people;
    const act = async (as: Patient, action: string, ids: readonly number[], more: object[] = []) => {
      const posts = [...(await Promise.all(ids.map(async (id) => ({ id, version: (await desk.read(id)).version }))))];
      const body = { action, posts: [...posts, ...more] };
      return call(clinic, 'POST', '/api/content-desk/posts/bulk', { as, body });
    };
    const outcome = async (answer: ReturnType<typeof act>) => (await answer).json<{ data: BulkOutcome }>().data;
    const [ready, draft, live] = [await make('approved'), await make('draft'), await make('published')];
    const { id: empty } = await desk.begin('news');
    expect(await outcome(act(publisher, 'publish', [ready, draft, empty], [{ id: 999_999, version: 1 }]))).toEqual({
      done: [ready],
      failed: [
        { id: draft, code: 'INVALID_TRANSITION', fields: [] },
        { id: empty, code: 'VALIDATION', fields: expect.arrayContaining(['content.ar.title', 'content.image']) },
        { id: 999_999, code: 'NOT_FOUND', fields: [] },
      ],
    });
    expect([await isPublic(ready), await isPublic(draft)]).toEqual([true, false]);

    // What is on the site is for the publisher; what somebody changed meanwhile waits.
    expect(await outcome(act(author, 'delete', [live, draft], [{ id: empty, version: 99 }]))).toEqual({
      done: [draft],
      failed: [
        { id: live, code: 'FORBIDDEN', fields: [] },
        { id: empty, code: 'EDIT_CONFLICT', fields: [] },
      ],
    });
    expect(await outcome(act(author, 'recover', [draft]))).toEqual({ done: [draft], failed: [] });
    expect(await outcome(act(publisher, 'unpublish', [ready, live]))).toEqual({ done: [ready, live], failed: [] });
    expect((await act(publisher, 'approve', [draft])).statusCode).toBe(422);
    expect(
      (
        await act(
          publisher,
          'delete',
          [],
          Array.from({ length: 31 }, () => ({ id: draft, version: 1 })),
        )
      ).statusCode,
    ).toBe(422);
    const { rows } = await clinic.database.pool.query<{ action: string; result: string }>(
      `SELECT action, result FROM audit_log WHERE subject = $1 ORDER BY id`,
      [`post:${live}`],
    );
    expect(rows.map(({ action, result }) => `${action} ${result}`)).toEqual([
      'post.deleted refused',
      'post.unpublished done',
    ]);
  });

  test('a post is published at its time, once, and not before', async () => {
    const { publisher } = desk.people;
    const id = await make('approved');
    expect((await desk.act(publisher, id, 'schedule', { at: at(-1).toISOString() })).statusCode).toBe(422);
    expect((await desk.act(publisher, id, 'schedule', { at: at(60).toISOString() })).statusCode).toBe(200);
    expect((await desk.list('list=scheduled')).posts.map((post) => post.id)).toEqual([id]);
    await runAt(59);
    expect(await isPublic(id)).toBe(false);
    await runAt(60);
    expect(await isPublic(id)).toBe(true);
    const { revisions, state, publish_at } = await desk.read(id);
    await runAt(61);
    expect((await desk.read(id)).revisions).toEqual(revisions);
    expect([state, publish_at, revisions[0]?.by]).toEqual(['published', null, null]);
  });

  test('a time that was taken away publishes nothing, nor does one of a text that was changed', async () => {
    const { publisher, author } = desk.people;
    const [id, changed] = [await make('approved'), await make('approved')];
    for (const one of [id, changed]) await desk.act(publisher, one, 'schedule', { at: at(60).toISOString() });
    await desk.act(publisher, id, 'schedule', { at: null });
    const { content } = await desk.read(changed);
    await desk.write(author, changed, { ...content, ar: { ...content.ar, title: 'عنوان آخر' } });
    await runAt(61);
    expect([await isPublic(id), await isPublic(changed)]).toEqual([false, false]);
  });

  test('what cannot be published at its time goes back to its writers', async () => {
    const id = await make('approved', { image: 'gone/away.svg' });
    await desk.act(desk.people.publisher, id, 'schedule', { at: at(60).toISOString() });
    await runAt(60);
    expect(await desk.read(id)).toMatchObject({ state: 'draft', publish_at: null, live: false });
  });

  test('a post leaves the site at its time; its views are there when it comes back under its id', async () => {
    const { publisher } = desk.people;
    const id = await make('published');
    expect((await call(clinic, 'POST', `/api/posts/${id}/view`)).statusCode).toBe(204);
    await desk.act(publisher, id, 'expire', { at: at(60).toISOString() });
    await runAt(60);
    expect(await isPublic(id)).toBe(false);
    const { version } = await desk.read(id);
    await clinic.database.pool.query(`UPDATE post_documents SET state = 'approved' WHERE id = $1`, [id]);
    const again = await call(clinic, 'POST', `/api/content-desk/posts/${id}/publish`, {
      as: publisher,
      body: { version },
    });
    expect(again.statusCode).toBe(200);
    const { data } = (await desk.public(String(id))).json<{ data: { id: number; views_count: number } }>();
    expect(data).toMatchObject({ id, views_count: 1 });
  });

  describe('a post on the site that expires while its new edition waits', () => {
    const title = 'طبعة جديدة';
    const withNewEdition = async (reviewed: boolean) => {
      const { author, reviewer, publisher } = desk.people;
      const id = await make('published');
      const { content } = await desk.read(id);
      await desk.write(author, id, { ...content, ar: { ...content.ar, title } });
      await desk.act(author, id, 'submit');
      if (reviewed) await desk.act(reviewer, id, 'approve');
      const answers = [await desk.act(publisher, id, 'expire', { at: at(60).toISOString() })];
      if (reviewed) answers.push(await desk.act(publisher, id, 'schedule', { at: at(120).toISOString() }));
      expect(answers.map(({ statusCode }) => statusCode)).not.toContain(422);
      return id;
    };

    test('is published at the time of that edition', async () => {
      const id = await withNewEdition(true);
      await runAt(60);
      expect(await isPublic(id)).toBe(false);
      expect(await desk.read(id)).toMatchObject({
        ...{ state: 'approved', live: false },
        ...{ publish_at: at(120).toISOString(), expires_at: null },
      });
      await runAt(120);
      expect((await desk.public(String(id))).json()).toMatchObject({ data: { title_ar: title } });
    });

    test('is published once where the clock has not run between the two times, and stays', async () => {
      const id = await withNewEdition(true);
      await runAt(120);
      await runAt(180);
      expect(await isPublic(id)).toBe(true);
      expect(await desk.read(id)).toMatchObject({ state: 'published', live: true, expires_at: null });
    });

    test('leaves that edition in review', async () => {
      const id = await withNewEdition(false);
      await runAt(60);
      expect(await isPublic(id)).toBe(false);
      expect(await desk.read(id)).toMatchObject({ state: 'in-review', live: false, expires_at: null });
    });
  });

  test('a link shows the draft for a day to whoever has it, and to no cache', async () => {
    const { author } = desk.people;
    const id = await make('published', { reviewed_on: '2026-11-20' });
    const { content } = await desk.read(id);
    await desk.write(author, id, { ...content, ar: { ...content.ar, title: 'عنوان لم يُنشر' } });
    const made = await call(clinic, 'POST', `/api/content-desk/posts/${id}/previews`, { as: author, body: {} });
    const { token, expires_at } = made.json<{ data: { token: string; expires_at: string } }>().data;
    expect(expires_at).toBe(at(24 * 60).toISOString());
    const open = () => call(clinic, 'GET', `/api/post-previews/${token}`);
    const shown = await open();
    expect(shown.headers['cache-control']).toBe('no-store');
    expect(shown.json<{ data: object }>().data).toMatchObject({
      ...{ id, title_ar: 'عنوان لم يُنشر', category_en: 'Children', related: [], reviewer: { id: doctorId } },
    });
    clinic.setNow(at(24 * 60));
    expect((await open()).statusCode).toBe(404);
    expect((await call(clinic, 'GET', `/api/post-previews/${'A'.repeat(43)}`)).statusCode).toBe(404);
    expect((await call(clinic, 'GET', '/api/post-previews/short')).statusCode).toBe(422);
  });

  test('several posts at once: where the system fails in the middle, the answer says what was done', async () => {
    const { publisher } = desk.people;
    const ids = [await make('approved'), await make('approved'), await make('approved')];
    const [first = 0, second = 0, third = 0] = ids;
    const { pool } = clinic.database;
    await pool.query(`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'fails'; END $$`);
    await pool.query(
      `CREATE TRIGGER fail BEFORE UPDATE ON post_documents FOR EACH ROW WHEN (OLD.id = ${second}) EXECUTE FUNCTION fail()`,
    );
    const act = async (...of: number[]) => {
      const posts = [...(await Promise.all(of.map(async (id) => ({ id, version: (await desk.read(id)).version }))))];
      const body = { action: 'publish', posts };
      return call(clinic, 'POST', '/api/content-desk/posts/bulk', { as: publisher, body });
    };
    const nothingDone = await act(second, first);
    const someDone = await act(first, second, third);
    await pool.query('DROP FUNCTION fail CASCADE');
    expect(nothingDone.statusCode).toBe(500);
    expect(someDone.json<{ data: BulkOutcome }>().data).toEqual({
      done: [first],
      failed: [second, third].map((id) => ({ id, code: 'INTERNAL', fields: [] })),
    });
    expect([await isPublic(first), await isPublic(third)]).toEqual([true, false]);
  });

  test('a link shows nothing of a post in the recycle bin, or once its maker may not open the post', async () => {
    const { publisher } = desk.people;
    const editor = await aPatient(clinic, { roleId: roles.editor });
    const id = await make('draft');
    const link = async () => {
      const made = await call(clinic, 'POST', `/api/content-desk/posts/${id}/previews`, { as: editor, body: {} });
      return { status: made.statusCode, token: made.json<{ data?: { token: string } }>().data?.token ?? '' };
    };
    const { token } = await link();
    const shown = async () => (await call(clinic, 'GET', `/api/post-previews/${token}`)).statusCode;
    expect(await shown()).toBe(200);
    await desk.act(publisher, id, 'delete');
    expect([await shown(), (await link()).status]).toEqual([404, 404]);
    await desk.act(publisher, id, 'recover');
    expect(await shown()).toBe(200);
    const account = (values: Partial<typeof users.$inferInsert>) =>
      clinic.database.db.update(users).set(values).where(eq(users.id, editor.id));
    await account({ limitSpecialties: [(await aSpecialty(clinic)).id] });
    expect(await shown()).toBe(404);
    await account({ limitSpecialties: [], roleId: roles.patient });
    expect(await shown()).toBe(404);
    await account({ roleId: roles.editor, status: 'locked' });
    expect(await shown()).toBe(404);
    await account({ status: 'active' });
    expect(await shown()).toBe(200);
    for (let count = 1; count < 50; count += 1) expect((await link()).status).toBe(201);
    expect((await link()).status).toBe(429);
  });

  test('the recycle bin gives back what is in it, for thirty days', async () => {
    const { publisher, author } = desk.people;
    const [kept, lost] = [await make('published'), await make('draft')];
    await desk.act(publisher, kept, 'delete');
    await desk.act(author, lost, 'delete');
    expect(await isPublic(kept)).toBe(false);
    expect((await desk.list('list=bin')).posts.map(({ id }) => id).sort()).toEqual([kept, lost].sort());
    expect((await desk.list()).posts.map(({ id }) => id)).not.toContain(kept);
    expect((await desk.read(kept)).actions).toEqual(['recover']);
    expect((await desk.act(author, kept, 'recover')).statusCode).toBe(200);
    clinic.setNow(at(31 * 24 * 60));
    await tidyContentDesk(clinic.services);
    clinic.setNow(defaultNow);
    expect((await desk.list('list=bin')).posts).toEqual([]);
    expect((await desk.read(kept)).state).toBe('draft');
  });

  test('lists are found by title in both languages, kind and state, a part at a time, none left out', async () => {
    const made: number[] = [];
    for (let n = 0; n < 35; n += 1) {
      const text = (slug: string, title: string) => ({ slug, title, summary: 's', html: '<p>t</p>' });
      made.push(
        await make('draft', {
          type: n % 5 === 0 ? 'news' : 'blog',
          ar: text(`قائمة-${n}`, `أطعمةٌ مفيدة ${n}`),
          en: text(`list-${n}`, `Good food ${n}`),
        }),
      );
    }
    const first = await desk.list('search=good+food');
    expect(first.posts).toHaveLength(30);
    const second = await desk.list(`search=good+food&before=${first.next}`);
    expect(second.next).toBeNull();
    expect([...first.posts, ...second.posts].map(({ id }) => id)).toEqual([...made].reverse());
    expect((await desk.list(`search=${encodeURIComponent('اطعمه مفيده')}&type=news`)).posts).toHaveLength(7);
    expect((await desk.list('search=good+food&list=published')).posts).toEqual([]);
    expect((await desk.list('search=%25%25')).posts).toEqual([]);
  });
});

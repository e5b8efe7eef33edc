import { roles } from '@clinic/contracts';
import { eq } from 'drizzle-orm';
import { posts } from '../../db/schema.ts';
import { aDoctor, aPatient, aSpecialty, call, openClinic } from '../../testing/clinic.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import type { ContentDesk } from '../../testing/content-desk.ts';
import { aWrittenPost, openContentDesk } from '../../testing/content-desk.ts';
import { engines } from '../../testing/database.ts';

describe.each(engines)('the content desk on %s', (engine) => {
  let clinic: TestClinic;
  let desk: ContentDesk;
  let specialtyId: number;
  let doctorId: number;

  beforeAll(async () => {
    clinic = await openClinic(engine);
    desk = await openContentDesk(clinic);
    specialtyId = (await aSpecialty(clinic)).id;
    doctorId = (await aDoctor(clinic, { specialtyId })).id;
  });
  afterAll(() => clinic.close());

  /** A doctor of another speciality. */
  const anotherDoctor = async () => (await aDoctor(clinic, { specialtyId: (await aSpecialty(clinic)).id })).id;

  const limited = (role: 'editor' | 'publisher') =>
    aPatient(clinic, { roleId: roles[role], limitSpecialties: [specialtyId] });

  const title = async (slug: string) => (await desk.public(slug)).json<{ data: { title_ar: string } }>().data.title_ar;

  /** An article that its reviewer has approved. */
  async function approved(content = aWrittenPost({ reviewer: doctorId })) {
    const { author, reviewer } = desk.people;
    const { id } = await desk.begin();
    await desk.write(author, id, content);
    await desk.act(author, id, 'submit');
    await desk.act(reviewer, id, 'approve');
    return { id, content };
  }

  async function published(content?: ReturnType<typeof aWrittenPost>) {
    const made = await approved(content);
    expect((await desk.act(desk.people.publisher, made.id, 'publish')).statusCode).toBe(200);
    return made;
  }

  test('an article is written, reviewed and published; visitors see it from then on', async () => {
    const { author, reviewer, publisher } = desk.people;
    const { id } = await desk.begin();
    const content = aWrittenPost({ reviewer: doctorId });
    await desk.write(author, id, content);
    const seen = async (as = author) => (await desk.read(id, as)).actions;
    expect(await seen()).toEqual(['submit', 'delete']);
    expect(await seen(publisher)).toEqual(['submit', 'delete']);
    expect((await desk.act(publisher, id, 'publish')).statusCode).toBe(409);

    expect((await desk.act(author, id, 'submit')).statusCode).toBe(200);
    expect(await seen(reviewer)).toEqual(['return', 'approve']);
    const version = (await call(clinic, 'GET', '/api/data-version')).json<{ version: number }>();
    expect((await desk.act(reviewer, id, 'approve')).statusCode).toBe(200);
    expect(await desk.read(id)).toMatchObject({
      state: 'approved',
      live: false,
      content: { reviewed_on: '2026-11-21' },
    });
    expect((await desk.public(content.en.slug)).statusCode).toBe(404);
    expect((await call(clinic, 'GET', '/api/data-version')).json()).toEqual(version);

    expect((await desk.act(publisher, id, 'publish')).statusCode).toBe(200);
    expect(await title(content.ar.slug)).toBe(content.ar.title);
    // Whoever keeps pages is told at once.
    expect((await call(clinic, 'GET', '/api/data-version')).json()).not.toEqual(version);
    expect(await desk.read(id)).toMatchObject({
      state: 'published',
      live: true,
      languages: { ar: 'live', en: 'live' },
      content: { published_on: '2026-11-21' },
    });
  });

  test('visitors see the published version until a change is published too', async () => {
    const { author, reviewer, publisher } = desk.people;
    const { id, content } = await published();
    const changed = { ...(await desk.read(id)).content, ar: { ...content.ar, title: 'نوم الرضّع' } };
    const draft = await desk.write(author, id, changed);
    expect(draft).toMatchObject({ state: 'draft', live: true, languages: { ar: 'draft', en: 'outdated' } });
    expect(await title(content.ar.slug)).toBe('نوم الأطفال');

    await desk.act(author, id, 'submit');
    expect((await desk.read(id)).languages).toEqual({ ar: 'to-review', en: 'outdated' });
    await desk.act(reviewer, id, 'approve');
    await desk.act(publisher, id, 'publish');
    expect(await title(content.ar.slug)).toBe('نوم الرضّع');
    expect((await desk.read(id)).languages).toEqual({ ar: 'live', en: 'outdated' });
    expect((await desk.act(author, id, 'current', { lang: 'en' })).statusCode).toBe(200);
    expect((await desk.read(id)).languages).toEqual({ ar: 'live', en: 'live' });
  });

  test('a language without a text is to be translated, and nothing is handed over before it is', async () => {
    const { author } = desk.people;
    const { id } = await desk.begin();
    const content = aWrittenPost();
    const half = { ...content, image: '', en: { slug: '', title: '', summary: '', html: '' } };
    expect((await desk.write(author, id, half)).languages).toEqual({ ar: 'draft', en: 'to-translate' });
    const answer = await desk.act(author, id, 'submit');
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([
      ...['content.en.title', 'content.en.slug', 'content.en.summary', 'content.en.html'],
      'content.image',
    ]);
  });

  test('nobody approves what they wrote, unless the clinic lets them', async () => {
    const { admin } = desk.people;
    const { id } = await desk.begin('blog', admin);
    await desk.write(admin, id, aWrittenPost({ reviewer: doctorId }));
    await desk.act(admin, id, 'submit');
    expect(await desk.read(id, admin)).toMatchObject({ own: true, actions: ['return', 'delete'] });
    expect((await desk.act(admin, id, 'approve')).statusCode).toBe(403);

    const trusting = await openClinic(engine, { env: { POST_APPROVAL: 'anybody' } });
    try {
      const there = await openContentDesk(trusting);
      const doctor = await aDoctor(trusting, { specialtyId: (await aSpecialty(trusting)).id });
      const own = await there.begin('blog', there.people.admin);
      await there.write(there.people.admin, own.id, aWrittenPost({ reviewer: doctor.id }));
      await there.act(there.people.admin, own.id, 'submit');
      expect((await there.act(there.people.admin, own.id, 'approve')).statusCode).toBe(200);
    } finally {
      await trusting.close();
    }
  });

  test('news are published without a medical reviewer, by another one than their writer', async () => {
    const { author, publisher } = desk.people;
    const { id } = await desk.begin('news');
    const content = aWrittenPost({ type: 'news' });
    await desk.write(author, id, content);
    expect((await desk.act(author, id, 'publish')).statusCode).toBe(403);
    expect((await desk.act(publisher, id, 'publish')).statusCode).toBe(200);
    const own = await desk.begin('news', publisher);
    await desk.write(publisher, own.id, aWrittenPost({ type: 'news' }));
    expect((await desk.act(publisher, own.id, 'publish')).statusCode).toBe(403);
  });

  test('an article names the doctor who reviewed it, and its address is nobody else’s', async () => {
    const { author, reviewer, publisher } = desk.people;
    const first = await published();
    const { id } = await desk.begin();
    const content = { ...aWrittenPost(), ar: { ...aWrittenPost().ar, slug: first.content.ar.slug } };
    await desk.write(author, id, content);
    await desk.act(author, id, 'submit');
    const nobody = await desk.act(reviewer, id, 'approve');
    expect([nobody.statusCode, nobody.json<{ errors: object }>().errors]).toEqual([
      422,
      { 'content.reviewer': ['validation.required'] },
    ]);
    await desk.act(author, id, 'return', { note: '' });
    await desk.write(author, id, { ...content, reviewer: doctorId });
    await desk.act(author, id, 'submit');
    await desk.act(reviewer, id, 'approve');
    const taken = await desk.act(publisher, id, 'publish');
    expect([taken.statusCode, taken.json<{ errors: object }>().errors]).toEqual([
      422,
      { 'content.ar.slug': ['desk.wrong.taken'] },
    ]);
    expect((await desk.read(id)).state).toBe('approved');
  });

  test('the day of the review is that of a review by the doctor who is named, whatever is sent', async () => {
    const { author, publisher } = desk.people;
    const reviewerOf = async (slug: string) =>
      (await desk.public(slug)).json<{ data: { reviewer: { id: number } | null } }>().data.reviewer?.id ?? null;
    const reviewedOn = async (id: number) => (await desk.read(id)).content.reviewed_on;

    const { id: news } = await desk.begin('news');
    const item = aWrittenPost({ type: 'news', reviewer: doctorId, reviewed_on: '2026-11-01' });
    await desk.write(author, news, item);
    expect((await desk.act(publisher, news, 'publish')).statusCode).toBe(200);
    expect([await reviewedOn(news), await reviewerOf(item.en.slug)]).toEqual([null, null]);

    const { id, content } = await published();
    expect([await reviewedOn(id), await reviewerOf(content.en.slug)]).toEqual(['2026-11-21', doctorId]);
    const { content: live } = await desk.read(id);
    await desk.write(author, id, { ...live, reviewed_on: null });
    expect(await reviewedOn(id)).toBe('2026-11-21');
    const { id: another } = await aDoctor(clinic, { specialtyId: (await aSpecialty(clinic)).id });
    await desk.write(author, id, { ...live, reviewer: another });
    expect(await reviewedOn(id)).toBeNull();
    expect(await desk.write(author, id, live)).toMatchObject({ state: 'published', content: live });
  });

  test('a post comes back with what the reviewer said; a change of an approved text is not approved', async () => {
    const { author, reviewer } = desk.people;
    const { id } = await approved();
    const { content } = await desk.read(id);
    await desk.write(author, id, { ...content, en: { ...content.en, html: '<p>Nine hours.</p>' } });
    expect((await desk.read(id)).state).toBe('draft');
    await desk.act(author, id, 'submit');
    await desk.act(reviewer, id, 'return', { note: 'أضف المصدر' });
    expect(await desk.read(id)).toMatchObject({ state: 'draft', note: 'أضف المصدر' });
  });

  test('who saves over an unseen change is told, and nothing is lost', async () => {
    const { author, colleague } = desk.people;
    const { id, version } = await desk.begin();
    const content = aWrittenPost();
    const both = await Promise.all(
      [author, colleague].map((as) => desk.save(as, id, { version, content: { ...content, image: '' } })),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(both.find(({ statusCode }) => statusCode === 409)?.json<{ code: string }>().code).toBe('EDIT_CONFLICT');
    const late = await call(clinic, 'POST', `/api/content-desk/posts/${id}/submit`, { as: author, body: { version } });
    expect(late.statusCode).toBe(409);
  });

  test('HTML is sanitised as an import does it, and what was taken out is named', async () => {
    const { author } = desk.people;
    const { id, version } = await desk.begin();
    const content = aWrittenPost();
    content.en.html = '<p onclick="x()">Good</p><script>alert(1)</script><img src="https://elsewhere.example/a.png">';
    const { data } = (await desk.save(author, id, { version, content })).json<{
      data: { post: { content: typeof content }; removed: string[] };
    }>();
    expect(data.post.content.en.html).toBe('<p>Good</p>');
    expect(data.removed).toEqual(expect.arrayContaining(['<script>', 'onclick of <p>', 'src of <img>']));
  });

  test('revisions are kept with both languages; any of them can be the working copy again', async () => {
    const { author } = desk.people;
    const { id, content } = await published();
    const now = (await desk.read(id)).content;
    await desk.write(author, id, { ...now, en: { ...now.en, html: '<p>Eight hours.</p>' } });
    const { revisions } = await desk.read(id);
    expect(revisions.map(({ number, reason }) => [number, reason])).toEqual([
      [5, 'saved'],
      [4, 'published'],
      [3, 'approved'],
      [2, 'submitted'],
      [1, 'saved'],
    ]);
    const one = await call(clinic, 'GET', `/api/content-desk/posts/${id}/revisions/1`, { as: author });
    expect(one.json<{ data: { content: object } }>().data.content).toEqual(content);

    expect((await desk.act(author, id, 'revisions/4/restore')).statusCode).toBe(200);
    expect(await desk.read(id)).toMatchObject({ state: 'published', content: now });
    expect((await desk.act(author, id, 'revisions/99/restore')).statusCode).toBe(404);
    const beyond = `/api/content-desk/posts/${id}/revisions/2147483648`;
    expect((await call(clinic, 'GET', beyond, { as: author })).statusCode).toBe(422);
    await desk.write(author, id, { ...now, en: { ...now.en, html: '<p>Seven hours.</p>' } });
    expect((await desk.act(author, id, 'discard')).statusCode).toBe(200);
    expect(await desk.read(id)).toMatchObject({ state: 'published', content: now });
  });

  test('an address that a post had leads to it, also after it was off the site, until another post has it', async () => {
    const { author, reviewer, publisher } = desk.people;
    const { id, content } = await published();
    const former = content.en.slug;
    const slugNow = async (slug: string) =>
      (await desk.public(slug)).json<{ data?: { id: number; slug_en: string } }>().data ?? null;
    const publishAt = async (slug: string) => {
      await desk.write(author, id, { ...content, en: { ...content.en, slug } });
      await desk.act(author, id, 'submit');
      await desk.act(reviewer, id, 'approve');
      expect((await desk.act(publisher, id, 'publish')).statusCode).toBe(200);
    };

    await desk.write(author, id, { ...content, en: { ...content.en, slug: `${former}-moved` } });
    expect(await slugNow(`${former}-moved`)).toBeNull();
    await publishAt(`${former}-moved`);
    expect(await slugNow(former)).toMatchObject({ id, slug_en: `${former}-moved` });
    expect(await slugNow(content.ar.slug)).toMatchObject({ id });

    expect((await desk.act(publisher, id, 'unpublish')).statusCode).toBe(200);
    expect(await slugNow(former)).toBeNull();
    await publishAt(`${former}-again`);
    for (const slug of [former, `${former}-moved`])
      expect(await slugNow(slug)).toMatchObject({ id, slug_en: `${former}-again` });

    const other = aWrittenPost({ reviewer: doctorId });
    const { id: heir } = await published({ ...other, en: { ...other.en, slug: former } });
    expect(await slugNow(former)).toMatchObject({ id: heir, slug_en: former });
    await publishAt(`${former}-moved`);
    expect(await slugNow(`${former}-again`)).toMatchObject({ id, slug_en: `${former}-moved` });
  });

  test('what is done is in the audit log by ids alone; automatic savings of a while are one row', async () => {
    const { author, reviewer } = desk.people;
    const { id } = await desk.begin();
    for (const html of ['<p>1</p>', '<p>2</p>', '<p>3</p>']) {
      await desk.write(author, id, { ...aWrittenPost(), ar: { ...aWrittenPost().ar, html } }, false);
    }
    await desk.act(author, id, 'submit');
    await desk.act(author, id, 'approve');
    await desk.act(reviewer, id, 'return', { note: 'سرّ' });
    const { rows } = await clinic.database.pool.query<{ action: string; result: string; details: object }>(
      'SELECT action, result, details FROM audit_log WHERE subject = $1 ORDER BY id',
      [`post:${id}`],
    );
    expect(rows.map(({ action, result }) => `${action} ${result}`)).toEqual([
      'post.begun done',
      'post.edited done',
      'post.submitted done',
      'post.approved refused',
      'post.returned done',
    ]);
    expect(JSON.stringify(rows)).not.toContain('سرّ');
  });

  test('limited people work on posts of their doctors, and on their own without one, which they do not publish', async () => {
    const { author, publisher, reviewer } = desk.people;
    const other = await anotherDoctor();
    const [writer, maker] = [await limited('editor'), await limited('publisher')];

    const own = await desk.begin('news', writer);
    const content = aWrittenPost({ type: 'news' });
    const refused = await desk.save(writer, own.id, {
      version: 1,
      content: { ...content, reviewer: other },
      keep: true,
    });
    expect(refused.json()).toMatchObject({ errors: { 'content.reviewer': ['validation.unknown'] } });
    await desk.write(writer, own.id, content);
    expect((await desk.list('list=all', writer)).posts.map(({ id }) => id)).toContain(own.id);
    expect((await desk.list('list=all', maker)).posts.map(({ id }) => id)).not.toContain(own.id);
    // A publisher who wrote something without a doctor leaves it to somebody whose role covers the whole clinic.
    const made = await desk.begin('news', maker);
    await desk.write(maker, made.id, content);
    await clinic.database.pool.query("UPDATE post_documents SET state = 'approved' WHERE id = $1", [made.id]);
    expect((await desk.read(made.id, maker)).actions).not.toContain('publish');
    expect((await desk.act(maker, made.id, 'publish')).statusCode).toBe(403);
    expect((await desk.read(made.id, publisher)).actions).toContain('publish');

    const ofDoctor = await approved();
    expect((await desk.act(maker, ofDoctor.id, 'publish')).statusCode).toBe(200);
    const ofOther = await desk.begin('blog', author);
    await desk.write(author, ofOther.id, aWrittenPost({ reviewer: other }));
    expect((await desk.act(author, ofOther.id, 'submit')).statusCode).toBe(200);
    const at = `/api/content-desk/posts/${ofOther.id}`;
    expect((await call(clinic, 'GET', at, { as: maker })).statusCode).toBe(404);
    expect((await call(clinic, 'GET', at, { as: reviewer })).statusCode).toBe(200);
  });

  test.each([
    ['another doctor', false],
    ['nobody', true],
  ])('limited people do nothing to what visitors see that %s reviewed, whoever reviews the draft', async (_, none) => {
    const { author } = desk.people;
    const other = await anotherDoctor();
    const { id, content } = await published(aWrittenPost({ reviewer: other }));
    if (none) await clinic.database.db.update(posts).set({ reviewerId: null }).where(eq(posts.id, id));
    await desk.write(author, id, { ...content, reviewer: doctorId });
    const outside = ['unpublish', 'expire', 'delete', 'discard'] as const;
    for (const person of [await limited('publisher'), await limited('editor')]) {
      for (const action of outside)
        expect((await desk.act(person, id, action, { at: '2026-11-30T07:00:00Z' })).statusCode).toBe(403);
      const { actions } = await desk.read(id, person);
      expect(actions).toContain('submit');
      expect(actions.filter((action) => outside.some((one) => one === action))).toEqual([]);
    }
    expect((await desk.public(content.en.slug)).statusCode).toBe(200);
    expect((await desk.read(id, author)).actions).toContain('discard');
    expect((await desk.read(id, desk.people.publisher)).actions).toEqual(expect.arrayContaining([...outside]));

    await desk.act(author, id, 'submit');
    await desk.act(desk.people.reviewer, id, 'approve');
    const maker = await limited('publisher');
    for (const [action, more] of [['publish'], ['schedule', { at: '2026-11-30T07:00:00Z' }]] as const)
      expect((await desk.act(maker, id, action, more)).statusCode).toBe(403);
    expect((await desk.act(desk.people.publisher, id, 'publish')).statusCode).toBe(200);
  });

  test('limited people do everything with a live post whose review is within their limits', async () => {
    const { id, content } = await published();
    const maker = await limited('publisher');
    await desk.write(maker, id, { ...content, en: { ...content.en, title: 'Sleep' } });
    const all = ['expire', 'unpublish', 'discard', 'delete'];
    expect((await desk.read(id, maker)).actions).toEqual(expect.arrayContaining(all));
    expect((await desk.act(maker, id, 'discard')).statusCode).toBe(200);
    expect((await desk.act(maker, id, 'unpublish')).statusCode).toBe(200);
  });

  test('a patient is turned away, and a wrong body is named', async () => {
    const { author } = desk.people;
    const stranger = await aPatient(clinic);
    expect((await call(clinic, 'GET', '/api/content-desk/posts', {})).statusCode).toBe(401);
    expect((await call(clinic, 'GET', '/api/content-desk/posts', { as: stranger })).statusCode).toBe(403);
    const { id, version } = await desk.begin();
    const content = { ...aWrittenPost(), en: { ...aWrittenPost().en, slug: 'Not A Slug' } };
    const answer = await desk.save(author, id, { version, content });
    expect(answer.json<{ errors: object }>().errors).toEqual({ 'content.en.slug': ['validation.invalid'] });
    expect((await desk.save(author, 999_999, { version, content: aWrittenPost() })).statusCode).toBe(404);
  });
});

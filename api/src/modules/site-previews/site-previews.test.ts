import { roles } from '@clinic/contracts';
import { sitePreviewHeader, sitePreviewPath } from '@clinic/contracts/host';
import type { Patient, TestClinic } from '../../testing/clinic.ts';
import { aDoctor, aPatient, aSpecialty, call, defaultNow, openClinic } from '../../testing/clinic.ts';
import type { ContentDesk } from '../../testing/content-desk.ts';
import { aDeskPost, openContentDesk } from '../../testing/content-desk.ts';
import { anOffer, fillClinic } from '../../testing/content-folder.ts';
import { engines } from '../../testing/database.ts';
import { tidySitePreviews } from './find.ts';

const hours = 60 * 60_000;
const after = (ms: number) => new Date(defaultNow.getTime() + ms);
const inTenDays = after(10 * 24 * hours);

describe.each(engines)('the site at another time on %s', (engine) => {
  let clinic: TestClinic;
  let desk: ContentDesk;
  let doctorId: number;

  beforeAll(async () => {
    clinic = await openClinic(engine);
    desk = await openContentDesk(clinic);
    doctorId = (await aDoctor(clinic, { specialtyId: (await aSpecialty(clinic)).id })).id;
    await fillClinic(clinic, {
      'offers.yaml': [
        anOffer({ slug: 'ends-soon', valid_from: 'today-1', valid_to: 'today+2' }),
        anOffer({ slug: 'begins-later', valid_from: 'today+5', valid_to: 'today+30' }),
      ],
    });
  });
  beforeEach(() => clinic.setNow(defaultNow));
  afterAll(() => clinic.close());

  const make = (body: object, as: Patient = desk.people.author) =>
    call(clinic, 'POST', '/api/content-desk/site-previews', { as, body });
  /** The token of a preview, from the link that its maker gets. */
  const tokenOf = (answer: Awaited<ReturnType<typeof make>>) =>
    new URL(answer.json<{ data: { link: string } }>().data.link, 'http://site.invalid').searchParams.get('token') ?? '';
  const made = async (body: object = {}, as?: Patient) =>
    tokenOf(await make({ at: inTenDays.toISOString(), ...body }, as));
  const look = (url: string, token: string, as?: Patient) =>
    call(clinic, 'GET', url, { headers: { [sitePreviewHeader]: token }, ...(as ? { as } : {}) });
  const codeOf = async (answer: ReturnType<typeof call>) => {
    const { statusCode, json } = await answer;
    return `${statusCode} ${json<{ code?: string }>().code}`;
  };
  const valuesOf = async <K extends string>(answer: ReturnType<typeof call>, key: K) =>
    (await answer).json<{ data: Record<K, unknown>[] }>().data.map((row) => row[key]);
  const post = (state: 'draft' | 'approved' | 'published', more: object = {}) =>
    aDeskPost(clinic, { state, doctorId, ...more });

  test('the link is known to nobody but its maker; who made it for when is in the audit log', async () => {
    const answer = await make({ at: inTenDays.toISOString(), path: '/offers' });
    const token = tokenOf(answer);
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      {
        data: {
          link: sitePreviewPath(token),
          at: inTenDays.toISOString(),
          expires_at: after(24 * hours).toISOString(),
        },
      },
    ]);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await look('/api/site-preview', token)).json()).toEqual({
      data: {
        ...{ at: inTenDays.toISOString(), expires_at: after(24 * hours).toISOString() },
        ...{ path: { ar: '/offers', en: '/offers' }, other: '/content/desk/site#preview' },
      },
    });
    const { rows } = await clinic.database.pool.query<{ row: string }>('SELECT t::text AS row FROM site_previews t');
    expect(rows.map(({ row }) => row).join()).not.toContain(token);
    const log = await clinic.database.pool.query(
      `SELECT subject, details FROM audit_log WHERE action = 'site.preview-made'`,
    );
    expect(log.rows).toEqual([{ subject: 'site', details: { at: inTenDays.toISOString() } }]);
  });

  test.each([
    [{ at: after(-hours).toISOString() }, 'at', 'desk.sitePreview.range'],
    [{ at: after(400 * 24 * hours).toISOString() }, 'at', 'desk.sitePreview.range'],
    [{ path: '//evil.example' }, 'path', 'validation.invalid'],
    [{ path: 'https://evil.example' }, 'path', 'validation.invalid'],
  ])('%j is refused by name', async (body, field, wrong) => {
    const answer = await make({ at: inTenDays.toISOString(), ...body });
    expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([422, { [field]: [wrong] }]);
  });

  test('what depends on the day follows; a visitor meanwhile sees today, and no cache keeps an answer', async () => {
    const token = await made();
    expect(await valuesOf(look('/api/offers', token), 'slug')).toEqual(['begins-later']);
    expect(await valuesOf(call(clinic, 'GET', '/api/offers'), 'slug')).toEqual(['ends-soon']);
    expect((await look('/api/hours', token)).json()).toMatchObject({ now: inTenDays.toISOString() });
    expect((await look('/api/awareness-events/today', token)).json()).toMatchObject({ date: '2026-12-01' });
    const feed = await look('/api/feeds/news', token);
    for (const { headers } of [feed, await look('/api/offers', token)])
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });

  test('what is approved and scheduled is out, what expires is gone, and nothing else of the desk is seen', async () => {
    const { publisher, author } = desk.people;
    const at = after(5 * 24 * hours).toISOString();
    const [scheduled, late, approved, draft, expiring, changed, broken] = [
      await post('approved', { published_on: null, reviewed_on: '2026-11-20' }),
      await post('approved'),
      await post('approved'),
      await post('draft'),
      await post('published'),
      await post('published'),
      await post('approved', { image: 'gone/away.svg' }),
    ];
    for (const id of [scheduled, broken]) await desk.act(publisher, id, 'schedule', { at });
    await desk.act(publisher, late, 'schedule', { at: after(20 * 24 * hours).toISOString() });
    await desk.act(publisher, expiring, 'expire', { at });
    const { content } = await desk.read(changed);
    await desk.write(author, changed, { ...content, ar: { ...content.ar, title: 'عنوان لم يُعتمد' } });

    const [token, own] = [await made(), await made({ post: draft })];
    const seen = async (id: number, with_: string | null) => {
      const url = `/api/posts/by-slug/${id}`;
      const answer = with_ === null ? await call(clinic, 'GET', url) : await look(url, with_);
      return answer.statusCode === 200;
    };
    const all = [scheduled, late, approved, draft, expiring, broken];
    const seenWith = (with_: string | null) => Promise.all(all.map((id) => seen(id, with_)));
    expect(await seenWith(null)).toEqual([false, false, false, false, true, false]);
    expect(await seenWith(token)).toEqual([true, false, false, false, false, false]);
    expect((await look(`/api/posts/by-slug/${changed}`, token)).json()).toMatchObject({
      data: { title_ar: content.ar.title },
    });
    expect((await look(`/api/posts/by-slug/${scheduled}`, token)).json()).toMatchObject({
      data: { created_at: '2026-11-25T21:00:00.000Z', reviewer: { id: doctorId } },
    });
    const lists = ['/api/blog-latest', '/api/posts?type=blog'];
    for (const url of lists) expect((await look(url, token)).body).toContain(`"id":${scheduled},`);
    for (const url of lists) expect((await call(clinic, 'GET', url)).body).not.toContain(`"id":${scheduled},`);
    const counted = async (with_: string) =>
      (await look('/api/posts/categories?type=blog', with_)).json<{ data: { posts_count: number }[] }>().data[0];
    // The link of a post shows it as it is written; another one does not.
    expect(await seen(draft, own)).toBe(true);
    expect((await counted(own))?.posts_count).toBe(((await counted(token))?.posts_count ?? 0) + 1);
    const { slug } = (await desk.read(draft)).content.en;
    expect((await look('/api/site-preview', own)).json()).toMatchObject({
      data: { path: { en: `/blogs/en/${slug}` } },
    });
  });

  test('a new edition is out after the one before it has expired, and gone where it expires itself', async () => {
    const { publisher } = desk.people;
    const planned = async (publishAfter: number, expireAfter: number) => {
      const id = await post('approved');
      const time = (days: number) => ({ at: after(days * 24 * hours).toISOString() });
      await desk.act(publisher, id, 'schedule', time(publishAfter));
      await desk.act(publisher, id, 'expire', time(expireAfter));
      return id;
    };
    const [renewed, ended] = [await planned(5, 3), await planned(3, 5)];
    const token = await made();
    const seen = async (id: number) => (await look(`/api/posts/by-slug/${id}`, token)).statusCode;
    expect([await seen(renewed), await seen(ended)]).toEqual([200, 404]);
  });

  test('nothing is sent and nobody is signed in from there, whoever asks', async () => {
    const { publisher } = desk.people;
    const token = await made({}, publisher);
    const id = await post('published');
    const send = (url: string, as?: Patient) =>
      codeOf(call(clinic, 'POST', url, { headers: { [sitePreviewHeader]: token }, body: {}, ...(as ? { as } : {}) }));
    for (const url of ['/api/login', `/api/posts/${id}/view`, '/api/newsletter', '/api/appointments'])
      expect(await send(url)).toBe('403 PREVIEW_READ_ONLY');
    expect(await send(`/api/content-desk/posts/${id}/unpublish`, publisher)).toBe('403 PREVIEW_READ_ONLY');
    for (const url of ['/api/user', '/api/content-desk/posts', '/api/appointments'])
      expect((await look(url, token, publisher)).statusCode).toBe(401);
    expect((await call(clinic, 'GET', '/api/user', { as: publisher })).statusCode).toBe(200);
  });

  test('one that ran out, was altered or is another kind of link is refused, and never answered as of today', async () => {
    const token = await made();
    const altered = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
    const preview = await call(clinic, 'POST', `/api/content-desk/posts/${await post('draft')}/previews`, {
      as: desk.people.author,
      body: {},
    });
    const another = preview.json<{ data: { token: string } }>().data.token;
    for (const wrong of [altered, another, 'short', ''])
      expect(await codeOf(look('/api/offers', wrong))).toBe('410 PREVIEW_ENDED');
    clinic.setNow(after(24 * hours));
    expect(await codeOf(look('/api/offers', token))).toBe('410 PREVIEW_ENDED');
    await tidySitePreviews(clinic.services);
    expect((await clinic.database.pool.query('SELECT 1 FROM site_previews')).rows).toEqual([]);
    expect((await call(clinic, 'GET', '/api/site-preview')).statusCode).toBe(404);
  });

  test('a post is shown only by who opens it at the desk, and for as long as they may', async () => {
    const id = await post('draft');
    const at = inTenDays.toISOString();
    const hours = await aPatient(clinic, { roleId: roles.schedules });
    expect(await codeOf(make({ at, post: id }, hours))).toBe('404 NOT_FOUND');
    const author = await aPatient(clinic, { roleId: roles.editor });
    const token = await made({ post: id }, author);
    expect((await look('/api/offers', token)).statusCode).toBe(200);
    const change = (roleId: number) =>
      clinic.database.pool.query('UPDATE users SET role_id = $1 WHERE id = $2', [roleId, author.id]);
    await change(roles.schedules);
    expect(await codeOf(look('/api/offers', token))).toBe('410 PREVIEW_ENDED');
    await change(roles.editor);
    expect((await look('/api/offers', token)).statusCode).toBe(200);
    await clinic.database.pool.query(`UPDATE users SET limit_specialties = '{999999}' WHERE id = $1`, [author.id]);
    expect(await codeOf(look('/api/offers', token))).toBe('410 PREVIEW_ENDED');
  });

  test('it ends with the right of whoever made it, and one person has twenty at most', async () => {
    const maker = await aPatient(clinic, { roleId: roles.schedules });
    const token = await made({}, maker);
    expect((await look('/api/offers', token)).statusCode).toBe(200);
    const more = await Promise.all(Array.from({ length: 21 }, () => make({ at: inTenDays.toISOString() }, maker)));
    expect(more.filter(({ statusCode }) => statusCode === 201)).toHaveLength(19);
    expect(more.find(({ statusCode }) => statusCode !== 201)?.json()).toMatchObject({
      errors: { at: ['desk.sitePreview.tooMany'] },
    });
    await clinic.database.pool.query('UPDATE users SET role_id = $1 WHERE role_id = $2', [
      roles.patient,
      roles.schedules,
    ]);
    expect(await codeOf(look('/api/offers', token))).toBe('410 PREVIEW_ENDED');
  });
});

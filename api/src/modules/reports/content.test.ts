import type { z } from '@clinic/contracts';
import { roles } from '@clinic/contracts';
import type { ContentReport } from '@clinic/contracts/content/reports';
import { dayMs } from '../../durations.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { aDoctor, aPatient, aSpecialty, call, defaultNow, openClinic } from '../../testing/clinic.ts';
import type { ContentDesk } from '../../testing/content-desk.ts';
import { aDeskPost, aWrittenPost, openContentDesk } from '../../testing/content-desk.ts';
import { engines } from '../../testing/database.ts';
import { keepPostTimes } from '../content-desk/by-the-clock.ts';
import { checkAllLinks } from '../content-desk/check-links.ts';

describe.each(engines)('content that needs work on %s', (engine) => {
  let clinic: TestClinic;
  let desk: ContentDesk;
  let doctorId: number;

  beforeAll(async () => {
    clinic = await openClinic(engine);
    desk = await openContentDesk(clinic);
    doctorId = (await aDoctor(clinic, { specialtyId: (await aSpecialty(clinic)).id })).id;
  });
  beforeEach(async () => {
    clinic.setNow(defaultNow);
    await clinic.database.pool.query('DELETE FROM post_documents');
    await clinic.database.pool.query('DELETE FROM posts');
  });
  afterAll(() => clinic.close());

  /** Somebody who signs in now: sessions end while a test moves the clock by weeks. */
  const fresh = (role: keyof typeof roles) => aPatient(clinic, { roleId: roles[role] });
  const ask = async (query = '') => call(clinic, 'GET', `/api/reports/content${query}`, { as: await fresh('editor') });
  const report = async (query = '') => (await ask(query)).json<z.infer<typeof ContentReport>>().data;
  /** A post about which nothing is to be said. */
  const aGoodPost = (more: Parameters<typeof aDeskPost>[1] = {}) =>
    aDeskPost(clinic, { state: 'published', doctorId, reviewed_on: '2026-11-01', ...more });
  const findings = async (query = '') =>
    (await report(query)).posts.map(({ id, findings: found }) => [
      id,
      found.map(({ reason, lang, date, path }) => [reason, lang ?? date ?? path].filter(Boolean).join(' ')),
    ]);
  const none = { review: 0, 'no-reviewer': 0, language: 0, expiry: 0, link: 0 };

  test('a post in good order is not there, nor one that is being written', async () => {
    await aGoodPost();
    await aGoodPost({ type: 'news', reviewed_on: null, doctorId: null });
    await aDeskPost(clinic, { state: 'draft' });
    await aDeskPost(clinic, { state: 'in-review', reviewed_on: '2020-01-01' });
    await aDeskPost(clinic, { state: 'deleted', ar: { slug: 'س', title: '', summary: '', html: '' } });
    expect(await report()).toEqual({ posts: [], next: null, counts: none });
  });

  test('an article without a doctor, one that was never reviewed, and reviews that end soon or have ended', async () => {
    const ids = [
      await aGoodPost({ doctorId: null }),
      await aGoodPost({ reviewed_on: null }),
      // Two years count; 30 days before their end it is time.
      await aGoodPost({ reviewed_on: '2024-12-21' }),
      await aGoodPost({ reviewed_on: '2024-11-20' }),
    ];
    await aGoodPost({ reviewed_on: '2024-12-22' });
    expect(await findings()).toEqual([
      [ids[3], ['review-overdue 2026-11-20']],
      [ids[2], ['review-due 2026-12-21']],
      [ids[1], ['never-reviewed']],
      [ids[0], ['no-reviewer']],
    ]);
    expect((await report('?finding=no-reviewer')).posts.map(({ id }) => id)).toEqual([ids[0]]);
    expect((await report('?finding=review')).counts).toEqual({ ...none, review: 3, 'no-reviewer': 1 });
  });

  test('a language that lacks, and one whose other language was changed or published without it', async () => {
    const lacking = await aDeskPost(clinic, { state: 'draft', en: { slug: 'x', title: '', summary: '', html: '' } });
    const changed = await aGoodPost();
    const { content } = await desk.read(changed);
    const text = { ...content.ar, html: '<p>تسع ساعات.</p>' };
    await desk.write(desk.people.author, changed, { ...content, ar: text });
    const both = await aGoodPost();
    const whole = (await desk.read(both)).content;
    const more = (html: string) => `${html}<p>1</p>`;
    await desk.write(desk.people.author, both, {
      ...whole,
      ar: { ...whole.ar, html: more(whole.ar.html) },
      en: { ...whole.en, html: more(whole.en.html) },
    });
    const news = await aDeskPost(clinic, { state: 'published', type: 'news' });
    await clinic.database.pool.query(`UPDATE post_documents SET outdated = '{ar}' WHERE id = $1`, [news]);
    expect(await findings('?finding=language')).toEqual([
      [news, ['outdated ar']],
      [changed, ['outdated en']],
      [lacking, ['to-translate en']],
    ]);
    await desk.act(desk.people.author, changed, 'current', { lang: 'en' });
    await desk.act(desk.people.author, news, 'current', { lang: 'ar' });
    expect((await report('?finding=language')).posts.map(({ id }) => id)).toEqual([lacking]);
    expect((await report()).counts).toEqual({ ...none, language: 1 });
  });

  test('a post that leaves the site soon, and one that left it by itself until it is published again', async () => {
    const id = await aGoodPost();
    const later = await aGoodPost();
    const inDays = (days: number) => new Date(defaultNow.getTime() + days * dayMs);
    const { publisher } = desk.people;
    await desk.act(publisher, id, 'expire', { at: inDays(29).toISOString() });
    await desk.act(publisher, later, 'expire', { at: inDays(31).toISOString() });
    expect(await findings()).toEqual([[id, ['expiring 2026-12-20']]]);

    clinic.setNow(inDays(30));
    await keepPostTimes(clinic.services, fail);
    expect(await findings('?finding=expiry')).toEqual([
      [later, ['expiring 2026-12-22']],
      [id, ['expired 2026-12-21']],
    ]);
    expect((await report('?finding=expiry')).posts.map(({ live }) => live)).toEqual([true, false]);
    clinic.setNow(inDays(30.5));
    await desk.act(await fresh('publisher'), later, 'unpublish');
    await desk.act(await fresh('editor'), id, 'submit');
    await desk.act(await fresh('reviewer'), id, 'approve');
    expect((await desk.act(await fresh('publisher'), id, 'publish')).statusCode).toBe(200);
    expect(await findings('?finding=expiry')).toEqual([]);
  });

  test('an expired post is named for 30 days', async () => {
    const id = await aGoodPost();
    await desk.act(desk.people.publisher, id, 'expire', { at: new Date(defaultNow.getTime() + 1000).toISOString() });
    clinic.setNow(new Date(defaultNow.getTime() + 2000));
    await keepPostTimes(clinic.services, fail);
    clinic.setNow(new Date(defaultNow.getTime() + 29 * dayMs));
    expect(await findings()).toHaveLength(1);
    clinic.setNow(new Date(defaultNow.getTime() + 31 * dayMs));
    expect(await findings()).toEqual([]);
  });

  test('links that lead nowhere, with their language', async () => {
    const { en } = aWrittenPost();
    const id = await aGoodPost({ en: { ...en, html: '<p><a href="/nowhere">x</a><a href="/xray">y</a></p>' } });
    await checkAllLinks(clinic.services);
    expect((await report('?finding=link')).posts).toMatchObject([
      { id, title_en: en.title, findings: [{ kind: 'link', lang: 'en', path: '/nowhere' }] },
    ]);
  });

  test('30 posts at a time, each once, whatever was found of it', async () => {
    for (let n = 0; n < 32; n += 1) await aGoodPost({ doctorId: null, reviewed_on: n % 2 ? null : '2020-01-01' });
    const first = await report();
    const second = await report(`?before=${first.next}`);
    expect([first.posts.length, second.posts.length, second.next]).toEqual([30, 2, null]);
    expect(new Set([...first.posts, ...second.posts].map(({ id }) => id)).size).toBe(32);
    expect(first.counts).toEqual({ ...none, review: 32, 'no-reviewer': 32 });
  });

  test('a finding that nobody knows, and a place that is none, are refused', async () => {
    expect((await ask('?finding=bad')).statusCode).toBe(422);
    expect((await ask('?before=0')).statusCode).toBe(422);
  });
});

function fail(error: unknown): never {
  throw error;
}

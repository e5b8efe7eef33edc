import { sql } from 'drizzle-orm';
import { linkLimits } from '@clinic/contracts/content/writing';
import { postBrokenLinks } from '../../db/schema.ts';
import { aJob } from '../../testing/applications.ts';
import { aDoctor, aPatient, aSpecialty, call, defaultNow, openClinic } from '../../testing/clinic.ts';
import type { Patient, TestClinic } from '../../testing/clinic.ts';
import type { ContentDesk } from '../../testing/content-desk.ts';
import { aDeskPost, aWrittenPost, openContentDesk } from '../../testing/content-desk.ts';
import { engines } from '../../testing/database.ts';
import { checkAllLinks } from './check-links.ts';
import { linksIn, targetOf } from './site-paths.ts';

test.each([
  ['/', 'page'],
  ['/laboratory', 'page'],
  ['/doctors?specialty=4', 'page'],
  ['/profile/MedicalTests#results', 'page'],
  ['/images/articles/sleep.svg', 'page'],
  ['/login', 'page'],
  ['/qa/categories', 'page'],
  ['/status', 'page'],
  ['/doctors/58', 'page'],
  ['/doctors/', 'page'],
  ['/doctor/salma', 'nowhere'],
  ['/doctors/salma/more', 'nowhere'],
  ['/%E0%A4%A', 'nowhere'],
  ['/doctors/%00', 'nowhere'],
  ['/doctors/Salma', { list: 'doctors', slug: 'salma' }],
  ['/specialities/dermatology', 'page'],
  ['/pages/First-visit#map', { list: 'extra-pages', slug: 'first-visit' }],
  ['/self-assessment/sleep', { list: 'assessments', slug: 'sleep' }],
  ['/specialities/dermatology/sunscreen', { list: 'skin-tips', slug: 'sunscreen' }],
  ['/blogs/ar/%D9%86%D9%88%D9%85', { list: 'posts', slug: 'نوم' }],
  ['/blogs/نوم', { list: 'categories', slug: 'نوم' }],
])('%s leads to %j', (path, target) => {
  expect(targetOf(path)).toEqual(target);
});

test('links of a text to this site are found, each once, and a text full of them is not read to its end', () => {
  const html = '<p><a href="/xray?a=1">a</a><a href="/xray#b">b</a><a href="https://who.int/x">c</a></p>';
  expect(linksIn(html)).toEqual(['/xray']);
  const many = Array.from({ length: 500 }, (_, n) => `<a href="/x${n}">x</a>`).join('');
  expect(linksIn(many)).toHaveLength(200);
  expect(linksIn(`<a href="/${'/'.repeat(90_000)}">x</a>`)[0]).toHaveLength(999);
});

describe.each(engines)('links of posts on %s', (engine) => {
  let clinic: TestClinic;
  let desk: ContentDesk;
  let doctorId: number;
  beforeAll(async () => {
    clinic = await openClinic(engine);
    desk = await openContentDesk(clinic);
    const { id: specialtyId } = await aSpecialty(clinic, { slugAr: 'القلب', slugEn: 'heart' });
    doctorId = (await aDoctor(clinic, { specialtyId, values: { slugAr: 'د-سلمى', slugEn: 'salma' } })).id;
  });
  afterAll(() => clinic.close());

  const linking = (state: 'published' | 'approved', slug: string, ...paths: string[]) =>
    aDeskPost(clinic, {
      ...{ state, doctorId },
      en: {
        ...{ slug, title: 'Links', summary: 'Links' },
        html: `<p>${paths.map((path) => `<a href="${path}">there</a>`).join(' ')}</p>`,
      },
    });
  const broken = async (id: number) =>
    (
      await clinic.database.db
        .select()
        .from(postBrokenLinks)
        .where(sql`${postBrokenLinks.postId} = ${id}`)
        .orderBy(postBrokenLinks.path)
    ).map(({ lang, path }) => `${lang} ${path}`);

  test('what leads nowhere is found by the clock, and no more once its page is there', async () => {
    const id = await linking(
      'published',
      'many',
      '/doctors/salma',
      '/specialities/heart',
      '/doctors/nobody',
      '/nowhere',
    );
    const late = await linking('published', 'late', '/blogs/en/to-come');
    await checkAllLinks(clinic.services);
    expect(await broken(id)).toEqual(['en /doctors/nobody', 'en /nowhere']);
    expect(await broken(late)).toEqual(['en /blogs/en/to-come']);

    await linking('published', 'to-come');
    await clinic.database.pool.query(`UPDATE doctors SET active = false WHERE id = $1`, [doctorId]);
    await checkAllLinks(clinic.services);
    await clinic.database.pool.query(`UPDATE doctors SET active = true WHERE id = $1`, [doctorId]);
    expect(await broken(late)).toEqual([]);
    expect(await broken(id)).toEqual(['en /doctors/nobody', 'en /doctors/salma', 'en /nowhere']);
  });

  test('a link to an address that a post had is none of them', async () => {
    const moved = await linking('published', 'before');
    await clinic.database.pool.query(`UPDATE posts SET slug_en = 'after' WHERE id = $1`, [moved]);
    const id = await linking('published', 'to-before', '/blogs/en/before');
    await checkAllLinks(clinic.services);
    expect(await broken(id)).toEqual([]);
    await clinic.database.pool.query('DELETE FROM posts WHERE id = $1', [moved]);
    await checkAllLinks(clinic.services);
    expect(await broken(id)).toEqual(['en /blogs/en/before']);
  });

  test('a link to a position leads nowhere before it is posted and after its last day in Riyadh', async () => {
    await aJob(clinic, { slug: 'nurse', postedOn: '2026-11-20', closesOn: '2026-11-22' });
    await aJob(clinic, { slug: 'open-end', postedOn: '2026-11-20' });
    await aJob(clinic, { slug: 'filled', isOpen: false });
    const id = await linking('published', 'to-jobs', '/jobs/nurse', '/jobs/open-end', '/jobs/filled');
    const found = async (time: string) => {
      clinic.setNow(new Date(time));
      await checkAllLinks(clinic.services);
      return broken(id);
    };
    const filled = 'en /jobs/filled';
    expect(await found('2026-11-19T20:59:00Z')).toEqual([filled, 'en /jobs/nurse', 'en /jobs/open-end']);
    expect(await found('2026-11-19T21:00:00Z')).toEqual([filled]);
    expect(await found('2026-11-22T20:59:00Z')).toEqual([filled]);
    expect(await found('2026-11-22T21:00:00Z')).toEqual([filled, 'en /jobs/nurse']);
    clinic.setNow(defaultNow);
  });

  test('more posts than one part are checked, and links of a post that lost its text go', async () => {
    await clinic.database.pool.query(
      `INSERT INTO posts (type, slug_ar, slug_en, category_id, title_ar, title_en, summary_ar, summary_en, html_ar, html_en,
         reading_minutes_ar, reading_minutes_en, search_text, image, published_at)
       SELECT 'news', 'خبر-' || n, 'news-' || n, (SELECT id FROM post_categories LIMIT 1), 'خ', 'n', 'خ', 'n',
         '<a href="/gone-' || n || '">x</a>', '', 1, 1, '', 'x.svg', now() FROM generate_series(1, 250) n`,
    );
    await checkAllLinks(clinic.services);
    const count = async () => clinic.database.db.$count(postBrokenLinks, sql`path LIKE '/gone-%'`);
    expect(await count()).toBe(250);
    await clinic.database.pool.query(`UPDATE posts SET html_ar = '<p>x</p>' WHERE slug_en IN ('news-1', 'news-250')`);
    await checkAllLinks(clinic.services);
    expect(await count()).toBe(248);
    await clinic.database.pool.query(`DELETE FROM posts WHERE slug_en LIKE 'news-%'`);
    expect(await count()).toBe(0);
  });

  test('a long Arabic address is read whole, however its letters are encoded', async () => {
    const slug = `${'نوم-'.repeat(24)}الأطفال`;
    await aDeskPost(clinic, { state: 'published', ar: { ...aWrittenPost().ar, slug } });
    const there = `/blogs/ar/${encodeURIComponent(slug)}`;
    expect(there.length).toBeGreaterThan(300);
    const id = await linking('published', 'to-a-long-one', there, `${there}x`);
    await checkAllLinks(clinic.services);
    expect(await broken(id)).toEqual([`en ${there.slice(0, 300)}`]);
  });

  test('whoever writes asks at once which links of a text lead nowhere, before it is saved', async () => {
    const asked = (links: unknown, as: Patient | null = desk.people.author) =>
      call(clinic, 'POST', '/api/content-desk/links', { ...(as && { as }), body: { links } });
    const moved = await linking('published', 'address-before');
    await clinic.database.pool.query(`UPDATE posts SET slug_en = 'address-after' WHERE id = $1`, [moved]);
    await linking('approved', 'still-to-come');

    const there = ['/doctors/salma', '/blogs/en/address-before', '/blogs/en/address-after#sleep', '/offers?x=1'];
    const gone = ['/doctors/nobody', '/xray-old', '/blogs/en/still-to-come?a=b'];
    const answer = await asked([...there, ...gone, '/xray-old']);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ data: { nowhere: gone } });
    expect((await asked([])).json()).toEqual({ data: { nowhere: [] } });

    for (const as of [desk.people.reviewer, desk.people.publisher, desk.people.admin])
      expect((await asked(there, as)).json()).toEqual({ data: { nowhere: [] } });
    expect((await asked(there, await aPatient(clinic))).statusCode).toBe(403);
    expect((await asked(there, null)).statusCode).toBe(401);
    const tooMany = Array.from({ length: linkLimits.links + 1 }, (_, n) => `/x${n}`);
    for (const wrong of [tooMany, [`/${'x'.repeat(linkLimits.length)}`], ['https://who.int/'], '/doctors'])
      expect((await asked(wrong)).statusCode).toBe(422);
  });

  test('publishing checks the links of its post at once', async () => {
    const id = await linking('approved', 'fresh', '/nowhere-at-all');
    await desk.act(desk.people.publisher, id, 'publish');
    expect(await broken(id)).toEqual(['en /nowhere-at-all']);
    const { content } = await desk.read(id);
    await desk.write(desk.people.author, id, { ...content, en: { ...content.en, html: '<p>Mended.</p>' } });
    expect(await broken(id)).toHaveLength(1);
    await desk.act(desk.people.author, id, 'submit');
    await desk.act(desk.people.reviewer, id, 'approve');
    await desk.act(desk.people.publisher, id, 'publish');
    expect(await broken(id)).toEqual([]);
  });
});

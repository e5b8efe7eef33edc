import type { DataVersion } from '@clinic/contracts';
import type { Post, PostCategory, PostDetail, PostSummary } from '@clinic/contracts/content';
import type { TestClinic } from '../../testing/clinic.ts';
import { aDoctor, aSpecialty, call, defaultNow, openClinic } from '../../testing/clinic.ts';
import { aCategory, aPost, fillClinic } from '../../testing/content-folder.ts';
import { engines } from '../../testing/database.ts';

const anArticle = (n: number, more: Record<string, unknown> = {}) =>
  aPost({ slug_ar: `مقال-رقم-${n}`, slug_en: `article-${n}`, published_on: `today-${n}`, ...more });

describe.each(engines)('articles and news on %s', (engine) => {
  let clinic: TestClinic;
  let doctor: Awaited<ReturnType<typeof aDoctor>>;

  beforeAll(async () => {
    clinic = await openClinic(engine);
    doctor = await aDoctor(clinic, { specialtyId: (await aSpecialty(clinic)).id });
    const articles = Array.from({ length: 11 }, (_, n) => [`posts/${n}.yaml`, anArticle(n)] as const);
    await fillClinic(clinic, {
      'categories.yaml': [
        aCategory(),
        aCategory({ slug_ar: 'الأسنان', slug_en: 'teeth' }),
        aCategory({ slug_ar: 'أخبارنا', slug_en: 'clinic-news' }),
        aCategory({ slug_ar: 'فارغ', slug_en: 'empty' }),
      ],
      ...Object.fromEntries(articles),
      'posts/teeth.yaml': anArticle(20, {
        category: 'teeth',
        title_ar: 'العنايةُ بالأسنان',
        title_en: 'Care of teeth 100%',
        description_html_en: `<p>${'word '.repeat(400)}</p>`,
        reviewer: doctor.id,
        reviewed_on: 'today-21',
      }),
      'posts/teeth-2.yaml': anArticle(30, { category: 'teeth' }),
      'posts/tomorrow.yaml': anArticle(40, { published_on: 'today+1' }),
      'posts/news.yaml': anArticle(50, {
        ...{ type: 'news', category: 'clinic-news', published_on: 'today-50', reviewer: doctor.id },
      }),
    });
  });
  afterAll(() => clinic.close());

  const get = (url: string) => call(clinic, 'GET', url);
  const page = async (query: string) =>
    (await get(`/api/posts?${query}`)).json<{ data: { data: PostSummary[]; total: number; per_page: number } }>().data;
  const slugs = (posts: readonly PostSummary[]) => posts.map(({ slug_en }) => slug_en);
  const detail = async (slug: string) =>
    (await get(`/api/posts/by-slug/${encodeURIComponent(slug)}`)).json<{ data: PostDetail }>().data;

  test('S13: nine a page, newest first, without their texts', async () => {
    const first = await page('type=blog');
    expect(first).toMatchObject({ total: 13, per_page: 9, current_page: 1 });
    expect(slugs(first.data)).toEqual(Array.from({ length: 9 }, (_, n) => `article-${n}`));
    expect(first.data[0]).not.toHaveProperty('description_ar');
    expect(first.data[0]?.created_at).toBe('2026-11-20T21:00:00.000Z');
    expect(slugs((await page('type=blog&page=2')).data)).toEqual([
      'article-9',
      'article-10',
      'article-20',
      'article-30',
    ]);
    expect((await page('page=9')).data).toEqual([]);
    expect((await page('')).total).toBe(14);
  });

  test('S13: of a category by its slug in either language', async () => {
    for (const category of [
      'teeth',
      'TEETH',
      encodeURIComponent('الأسنان'),
      encodeURIComponent('الأسنان'.normalize('NFD')),
    ]) {
      expect(slugs((await page(`category=${category}`)).data)).toEqual(['article-20', 'article-30']);
    }
    expect((await page('category=unknown')).total).toBe(0);
  });

  test.each([
    ['الاسنان', ['article-20']],
    ['وبالعناية', []],
    ['عناية أسنان', ['article-20']],
    ['CARE teeth', ['article-20']],
    ['العناية، بالأسنان؟', ['article-20']],
    ['«الأسنان»', ['article-20']],
    ['care: (teeth) !', ['article-20']],
    ['؟!', null],
    ['a?', null],
    ['100%', ['article-20']],
    ['1_0', []],
    ['%', null],
    ['a', null],
    ["' OR 1=1 --", []],
  ])('E6: looking for %s', async (search, expected) => {
    const found = await page(`search=${encodeURIComponent(search)}`);
    if (expected === null) expect(found.total).toBe(14);
    else expect(slugs(found.data)).toEqual(expected);
  });

  test.each(['page=0', 'page=x', 'type=other', `search=${'x'.repeat(101)}`])('%s is refused', async (query) => {
    expect((await get(`/api/posts?${query}`)).statusCode).toBe(422);
  });

  test('categories that have something to read, in their order', async () => {
    const { data } = (await get('/api/posts/categories')).json<{ data: PostCategory[] }>();
    expect(data.map(({ slug_en, posts_count }) => [slug_en, posts_count])).toEqual([
      ['heart-health', 11],
      ['teeth', 2],
    ]);
    const news = (await get('/api/posts/categories?type=news')).json<{ data: PostCategory[] }>().data;
    expect(news.map(({ slug_en }) => slug_en)).toEqual(['clinic-news']);
  });

  test('S86: the latest six articles and three news items, with the fields of the specification', async () => {
    const blogs = (await get('/api/blog-latest')).json<{ data: Post[] }>().data;
    expect(slugs(blogs)).toEqual(Array.from({ length: 6 }, (_, n) => `article-${n}`));
    expect(blogs[0]).toMatchObject({
      image: 'services/consultation.svg',
      title_ar: 'ضغط الدم',
      title_en: 'Blood pressure',
      slug_ar: 'مقال-رقم-0',
      category_ar: 'صحة القلب',
      category_en: 'Heart health',
      description_ar: '<p>اجلس خمس دقائق.</p>',
      description_en: '<p>Sit for five minutes.</p>',
      views_count: 0,
    });
    const news = (await get('/api/news/latest')).json<{ data: Post[] }>().data;
    expect(slugs(news)).toEqual(['article-50']);
  });

  test('S14, Q10: one by its slug in either language, or its id', async () => {
    const wanted = await detail('article-20');
    for (const slug of ['مقال-رقم-20', 'ARTICLE-20', String(wanted.id)])
      expect((await detail(slug)).id).toBe(wanted.id);
    for (const slug of ['article-40', 'none', '999999', '0', '%27']) {
      expect((await get(`/api/posts/by-slug/${slug}`)).statusCode).toBe(404);
    }
  });

  test('one item names its reviewer, its reading time, and others of its kind, those of its category first', async () => {
    const teeth = await detail('article-20');
    expect(teeth.reviewer).toEqual({
      id: doctor.id,
      name_ar: doctor.nameAr,
      name_en: doctor.nameEn,
      slug_ar: doctor.slugAr,
      slug_en: doctor.slugEn,
      image: doctor.image,
      title_ar: 'استشاري',
      title_en: 'Consultant',
    });
    expect([teeth.reading_minutes_ar, teeth.reading_minutes_en]).toEqual([1, 2]);
    expect(slugs(teeth.related)).toEqual(['article-30', 'article-0', 'article-1']);
    expect((await detail('article-50')).related).toEqual([]);
    expect((await detail('article-0')).reviewer).toBeNull();
  });

  test('a doctor whom a post names and who did not read it is not said to have reviewed it', async () => {
    expect((await detail('article-50')).reviewer).toBeNull();
  });

  test('an article of tomorrow is there tomorrow', async () => {
    clinic.setNow(new Date('2026-11-21T21:00:00Z'));
    expect(slugs((await page('')).data)[0]).toBe('article-40');
    clinic.setNow(defaultNow);
    expect(slugs((await page('')).data)[0]).toBe('article-0');
  });

  test('a view counts once for an address and a day, and draws no page again', async () => {
    const { id } = await detail('article-3');
    const version = (await get('/api/data-version')).json<DataVersion>();
    const view = async (from: string) =>
      (await call(clinic, 'POST', `/api/posts/${id}/view`, { headers: { 'x-forwarded-for': from } })).statusCode;
    expect(await Promise.all(Array.from({ length: 5 }, () => view('198.51.100.1')))).toEqual([204, 204, 204, 204, 204]);
    expect((await detail('article-3')).views_count).toBe(1);
    await view('198.51.100.2');
    expect((await detail('article-3')).views_count).toBe(2);
    expect((await get('/api/data-version')).json()).toEqual(version);

    clinic.setNow(new Date('2026-11-21T21:00:00Z'));
    await view('198.51.100.1');
    expect((await detail('article-3')).views_count).toBe(3);
    const { rows } = await clinic.database.pool.query(
      `SELECT count(*)::int AS kept FROM rate_limits WHERE scope = 'post-view'`,
    );
    expect(rows).toEqual([{ kept: 1 }]);
    const days = 'SELECT day::text, views FROM post_view_days WHERE post_id = $1 ORDER BY day';
    expect((await clinic.database.pool.query(days, [id])).rows).toEqual([
      { day: '2026-11-21', views: 2 },
      { day: '2026-11-22', views: 1 },
    ]);
    clinic.setNow(defaultNow);
    expect((await call(clinic, 'POST', '/api/posts/999999/view')).statusCode).toBe(404);
    expect((await call(clinic, 'POST', '/api/posts/x/view')).statusCode).toBe(422);
  });
});

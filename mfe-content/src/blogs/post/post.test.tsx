import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, http, HttpResponse, renderRoute, testSite } from '@clinic/kit/testing';
import { aPostDetail } from '../../testing/sample-posts.ts';
import { content } from '../../testing/remote-under-test.ts';
import type { PostData } from './post.data.ts';
import { loader } from './post.data.ts';
import { meta } from './post.meta.ts';

let post = aPostDetail(7);
let views = 0;
const server = fakeApi(
  http.get('*/api/posts/by-slug/:slug', ({ params }) => {
    const slug = decodeURIComponent(String(params['slug']));
    return [post.slug_ar, post.slug_en, String(post.id), 'former'].includes(slug)
      ? HttpResponse.json({ data: post })
      : HttpResponse.json({ code: 'NOT_FOUND', message: '', request_id: 'r' }, { status: 404 });
  }),
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.post('*/api/posts/7/view', () => {
    views += 1;
    return new HttpResponse(null, { status: 204 });
  }),
);
beforeEach(() => {
  post = aPostDetail(7);
  views = 0;
});

describe.each(['ar', 'en'] as const)('%s: an article', (lang) => {
  const address = lang === 'ar' ? `/blogs/ar/${encodeURIComponent('مقال-7')}` : '/blogs/en/article-7';
  const title = lang === 'ar' ? 'مقال 7' : 'Article 7';

  test('S14: its text, who reviewed it, and what to read next', async () => {
    const { t } = await renderRoute(content, address, { lang });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: lang === 'ar' ? 'لماذا' : 'Why' })).toBeVisible();
    expect(screen.getByText(lang === 'ar' ? 'مهم' : 'matters').tagName).toBe('STRONG');
    expect(screen.getByRole('link', { name: t('blogs.reviewerPage') })).toHaveAttribute(
      'href',
      lang === 'ar' ? `/doctors/${encodeURIComponent('طبيب-58')}` : '/doctors/doctor-58',
    );
    const related = within(screen.getByRole('region', { name: t('blogs.related') }));
    expect(related.getByRole('link', { name: lang === 'ar' ? 'مقال 8' : 'Article 8' })).toBeVisible();
  });

  test('V16: what slipped into a stored text does not run', async () => {
    const hostile =
      '<p>ok</p><img src="x" onerror="globalThis.ran=1"><script>globalThis.ran=1</script><form><input></form>';
    post = aPostDetail(7, { description_ar: hostile, description_en: hostile });
    await renderRoute(content, address, { lang });
    const article = await screen.findByRole('article');
    expect(article.querySelector('script, form, input, [onerror]')).toBeNull();
    expect(Object.hasOwn(globalThis, 'ran')).toBe(false);
  });

  test.each(['7', 'former'])('S14: a number and a slug that it had before lead to the slug: %s', async (slug) => {
    const { location } = await renderRoute(content, `/blogs/${lang}/${slug}`, { lang });
    await screen.findByRole('heading', { level: 1, name: title });
    expect(location()).toBe(address);
  });

  test('what a former slug answers is a permanent redirect', async () => {
    const request = new Request(`https://clinic.example/blogs/${lang}/former?from=mail`);
    const answer = await loader({ request, params: { lang, slug: 'former' }, lang }).catch((thrown: unknown) => thrown);
    expect(answer).toBeInstanceOf(Response);
    expect(answer).toMatchObject({ status: 301 });
    expect((answer as Response).headers.get('location')).toBe(`${address}?from=mail`);
  });

  test('S14: an unknown article is said so in the page', async () => {
    const { t } = await renderRoute(content, `/blogs/${lang}/nothing`, { lang });
    expect(await screen.findByText(t('blogs.missing.lead'))).toBeVisible();
  });

  test('S14: a language other than Arabic and English goes to the not-found page', async () => {
    const { location } = await renderRoute(content, '/blogs/fr/article-7', { lang });
    expect(location()).toBe('/404');
  });

  test('a visit is counted once, whatever language it is read in', async () => {
    const { setLang } = await renderRoute(content, address, { lang });
    await waitFor(() => expect(views).toBe(1));
    await setLang(lang === 'ar' ? 'en' : 'ar');
    expect(
      await screen.findByRole('heading', { level: 1, name: lang === 'ar' ? 'Article 7' : 'مقال 7' }),
    ).toBeVisible();
    expect(views).toBe(1);
  });

  test('nobody learns that a visit could not be counted', async () => {
    server.use(http.post('*/api/posts/7/view', () => HttpResponse.error()));
    const { events } = await renderRoute(content, address, { lang });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(events).toEqual([]);
  });

  test('S14, S50: search engines and shared links learn what it is', async () => {
    const { t } = await renderRoute(content, '/elsewhere', { lang });
    const data = (await loader({
      request: new Request(`http://localhost${address}`),
      params: { lang, slug: 'article-7' },
      lang,
    })) as PostData;
    const said = meta({ data, lang, t, params: {}, site: testSite });
    expect(said.paths).toEqual({ ar: `/blogs/ar/${encodeURIComponent('مقال-7')}`, en: '/blogs/en/article-7' });
    expect(said).toMatchObject({ type: 'article', publishedAt: '2026-11-02T06:00:00Z', cardImage: 'articles/7.svg' });
    expect(said.jsonLd).toEqual([
      expect.objectContaining({
        '@type': 'Article',
        headline: title,
        inLanguage: lang,
        image: `${testSite.origin}/images/cards/articles/7.jpg`,
        author: expect.objectContaining({ '@type': 'Person', name: lang === 'ar' ? 'د. طبيب 58' : 'Dr. Doctor 58' }),
      }),
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ]);
  });
});

test('S14: news are articles of their own kind', async () => {
  post = aPostDetail(7, { type: 'news', reviewer: null });
  const { t } = await renderRoute(content, '/elsewhere', { lang: 'en' });
  const request = new Request('http://localhost/blogs/en/article-7');
  const data = (await loader({ request, params: { lang: 'en', slug: 'article-7' }, lang: 'en' })) as PostData;
  expect(meta({ data, lang: 'en', t, params: {}, site: testSite }).jsonLd?.[0]).toMatchObject({
    '@type': 'NewsArticle',
    author: { '@type': 'Organization' },
  });
});

import { screen } from '@testing-library/react';
import { fakeApi, http, HttpResponse, renderRoute } from '@clinic/kit/testing';
import { aPost } from '../testing/sample-posts.ts';
import { content } from '../testing/remote-under-test.ts';

let posts = [aPost(1, { type: 'news' })];
fakeApi(
  http.get('*/api/posts', ({ request }) =>
    new URL(request.url).searchParams.get('type') === 'news'
      ? HttpResponse.json({ data: { data: posts, current_page: 1, per_page: 9, total: posts.length } })
      : HttpResponse.error(),
  ),
);
beforeEach(() => {
  posts = [aPost(1, { type: 'news' })];
});

describe.each(['ar', 'en'] as const)('%s: news', (lang) => {
  test('S15: each leads to its page', async () => {
    await renderRoute(content, '/news', { lang });
    expect(await screen.findByRole('link', { name: lang === 'ar' ? 'مقال 1' : 'Article 1' })).toHaveAttribute(
      'href',
      lang === 'ar' ? `/blogs/ar/${encodeURIComponent('مقال-1')}` : '/blogs/en/article-1',
    );
  });

  test('S15: without any, the page says so and leads to the articles', async () => {
    posts = [];
    const { t } = await renderRoute(content, '/news', { lang });
    expect(await screen.findByText(t('news.none.title'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('blogs.all') })).toHaveAttribute('href', '/blogs');
  });
});

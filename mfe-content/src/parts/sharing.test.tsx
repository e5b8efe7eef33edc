import { screen, within } from '@testing-library/react';
import { fakeApi, http, HttpResponse, renderRoute, testSite } from '@clinic/kit/testing';
import { content } from '../testing/remote-under-test.ts';
import { aPost, aPostDetail } from '../testing/sample-posts.ts';

fakeApi(
  http.get('*/api/posts/categories', () => HttpResponse.json({ data: [] })),
  http.get('*/api/posts', () =>
    HttpResponse.json({ data: { data: [aPost(7)], current_page: 1, per_page: 9, total: 1 } }),
  ),
  http.get('*/api/posts/by-slug/:slug', () => HttpResponse.json({ data: aPostDetail(7, { related: [] }) })),
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.post('*/api/posts/7/view', () => new HttpResponse(null, { status: 204 })),
);

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

describe.each(['ar', 'en'] as const)('%s: sharing an article', (lang) => {
  const either = (arabic: string, english: string) => (lang === 'ar' ? arabic : english);
  const title = either('مقال 7', 'Article 7');
  const article = either(`/blogs/ar/${encodeURIComponent('مقال-7')}`, '/blogs/en/article-7');
  const page = `${testSite.origin}${article}?lang=${lang}`;
  const networks = either('إكس فيسبوك واتساب', 'X Facebook WhatsApp').split(' ');

  const expectAddressIn = (part: HTMLElement) => {
    for (const name of networks) {
      const address = within(part).getByRole('link', { name, hidden: true }).getAttribute('href') ?? '';
      expect(address).toContain(encodeURIComponent(page));
    }
  };

  test('S50: the panel of a card shares the article’s address in the language that is read', async () => {
    await renderRoute(content, '/blogs', { lang });
    const toggle = await screen.findByLabelText(either(`مشاركة «${title}»`, `Share “${title}”`));
    expectAddressIn(toggle.closest('details') as HTMLElement);
  });

  test('S50, S51: so does its own page, and the device’s own sheet', async () => {
    const sheet = jest.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
    const { user } = await renderRoute(content, article, { lang });
    await screen.findByRole('heading', { level: 1 });
    expectAddressIn(screen.getByRole('article'));
    await user.click(screen.getByRole('button', { name: either('مشاركة', 'Share') }));
    expect(sheet).toHaveBeenCalledWith({ title, url: page });
  });
});

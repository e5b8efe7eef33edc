import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, http, HttpResponse, renderRoute } from '@clinic/kit/testing';
import { aPost } from '../testing/sample-posts.ts';
import { content } from '../testing/remote-under-test.ts';
import { loader } from './blogs.data.ts';

let asked: string[] = [];
let total = 30;
const server = fakeApi(
  http.get('*/api/posts/categories', () =>
    HttpResponse.json({
      data: [
        { slug_ar: 'القلب', slug_en: 'heart', name_ar: 'القلب', name_en: 'Heart', posts_count: 3 },
        { slug_ar: 'الأسنان', slug_en: 'teeth', name_ar: 'الأسنان', name_en: 'Teeth', posts_count: 2 },
      ],
    }),
  ),
  http.get('*/api/posts', ({ request }) => {
    const query = new URL(request.url).searchParams;
    asked.push(query.toString());
    const page = Number(query.get('page'));
    return HttpResponse.json({
      data: {
        data: total === 0 ? [] : [aPost(page * 10), aPost(page * 10 + 1)],
        current_page: page,
        per_page: 9,
        total,
      },
    });
  }),
);
beforeEach(() => {
  asked = [];
  total = 30;
});

describe.each(['ar', 'en'] as const)('%s: articles', (lang) => {
  const title = (id: number) => (lang === 'ar' ? `مقال ${id}` : `Article ${id}`);
  const heart = lang === 'ar' ? 'القلب' : 'Heart';

  test('S13, S45: cards lead to the article in the language, with its date and reading time', async () => {
    const { t } = await renderRoute(content, '/blogs', { lang });
    const link = await screen.findByRole('link', { name: title(10) });
    expect(link).toHaveAttribute(
      'href',
      lang === 'ar' ? `/blogs/ar/${encodeURIComponent('مقال-10')}` : '/blogs/en/article-10',
    );
    expect(screen.getAllByText(lang === 'ar' ? '2 نوفمبر 2026' : '2 November 2026')).toHaveLength(2);
    expect(screen.getAllByText(t('blogs.minutes', { count: lang === 'ar' ? 4 : 1 }))).toHaveLength(2);
    expect(screen.getByRole('status')).toHaveTextContent(t('blogs.count', { count: 30 }));
  });

  test('a cover keeps the place in view that its editors chose, the same in both languages', async () => {
    server.use(
      http.get('*/api/posts', () => {
        const data = [{ ...aPost(10), image_focus: { x: 0.25, y: 1 } }, aPost(11)];
        return HttpResponse.json({ data: { data, current_page: 1, per_page: 9, total: 2 } });
      }),
    );
    await renderRoute(content, '/blogs', { lang });
    await screen.findByRole('link', { name: title(10) });
    const [chosen, other] = document.querySelectorAll<HTMLElement>('img');
    expect(chosen?.style.objectPosition).toBe('25% 100%');
    expect(other?.style.objectPosition).toBe('');
  });

  test('Q37: a date has its year, and the Hijri date as its title', async () => {
    await renderRoute(content, '/blogs', { lang });
    const [date] = await screen.findAllByText(lang === 'ar' ? '2 نوفمبر 2026' : '2 November 2026');
    expect(date).toHaveAttribute('title', expect.stringContaining('1448'));
    expect(date).toHaveAttribute('datetime', '2026-11-02T06:00:00Z');
  });

  test('S13: a category stands in the address, in the slug of the language', async () => {
    const { user, t, location } = await renderRoute(content, '/blogs', { lang });
    const choice = within(await screen.findByRole('navigation', { name: t('blogs.categories') }));
    await user.click(choice.getByRole('link', { name: heart }));
    expect(await screen.findByRole('heading', { level: 1, name: heart })).toBeVisible();
    expect(decodeURIComponent(location())).toBe(lang === 'ar' ? '/blogs/القلب' : '/blogs/heart');
    expect(new URLSearchParams(asked.at(-1)).get('category')).toBe(lang === 'ar' ? 'القلب' : 'heart');
    expect(choice.getByRole('link', { name: heart })).toHaveAttribute('aria-current', 'true');
  });

  test('without the list of categories the articles are shown; the page of a category is not guessed', async () => {
    const logged = jest.spyOn(console, 'warn').mockReturnValue();
    server.use(http.get('*/api/posts/categories', () => HttpResponse.error()));
    const { t } = await renderRoute(content, '/blogs', { lang });
    expect(await screen.findByRole('link', { name: title(10) })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: t('blogs.categories') })).toBeNull();
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
    const request = new Request('https://clinic.example/blogs/heart');
    await expect(Promise.resolve(loader({ request, params: { category: 'heart' }, lang }))).rejects.toMatchObject({
      code: 'NETWORK',
    });
  });

  test('S13: a category that is none is said so, with a way on', async () => {
    const { t } = await renderRoute(content, '/blogs/gardening', { lang });
    expect(await screen.findByText(t('blogs.unknown.title'))).toBeVisible();
  });

  test('S13: a category of more letters than the API takes is none either, and no failure', async () => {
    const { t } = await renderRoute(content, `/blogs/${'ق'.repeat(201)}`, { lang });
    expect(await screen.findByText(t('blogs.unknown.title'))).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('S13: a search begins as one types, with two letters, and stands in the address', async () => {
    const { user, t, location } = await renderRoute(content, '/blogs/heart', { lang });
    const field = await screen.findByRole('searchbox', { name: t('blogs.search') });
    await user.type(field, 'ضغط');
    await waitFor(() => expect(decodeURIComponent(location())).toMatch(/\?search=ضغط$/));
    expect(location()).toContain('/blogs/');
    expect(new URLSearchParams(asked.at(-1)).get('search')).toBe('ضغط');
    expect(new URLSearchParams(asked.at(-1)).get('category')).toBe(lang === 'ar' ? 'القلب' : 'heart');
  });

  test('S127: pages keep the search', async () => {
    const { user, location } = await renderRoute(content, '/blogs?search=heart', { lang });
    const pages = within(await screen.findByRole('navigation', { name: lang === 'ar' ? /صفحات/ : /Pages/ }));
    await user.click(pages.getByRole('link', { name: lang === 'ar' ? /2/ : 'Page 2' }));
    expect(await screen.findByRole('link', { name: title(20) })).toBeVisible();
    expect(location()).toBe('/blogs?search=heart&page=2');
  });

  test('S140: a search without a match offers the whole list', async () => {
    total = 0;
    const { user, location } = await renderRoute(content, '/blogs?search=zzz', { lang });
    await user.click(await screen.findByRole('link', { name: lang === 'ar' ? /امسح|مسح/ : 'Clear search' }));
    await waitFor(() => expect(location()).toBe('/blogs'));
  });

  test('S13: before anything is published the page says so', async () => {
    total = 0;
    const { t } = await renderRoute(content, '/blogs', { lang });
    expect(await screen.findByText(t('blogs.none.title'))).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

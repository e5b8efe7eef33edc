import { screen, waitFor, within } from '@testing-library/react';
import type { SearchResult } from '@clinic/contracts/content';
import { fakeApi, http, HttpResponse, renderRoute } from '@clinic/kit/testing';
import { content } from '../testing/remote-under-test.ts';

const hit = (kind: SearchResult['kind'], id: string): SearchResult => ({
  kind,
  id,
  title_ar: `أمراض القلب ${id}`,
  title_en: `Heart ${id}`,
  text_ar: 'نص عن القلب',
  text_en: 'A text about the heart',
  path_ar: `/ar-${id}`,
  path_en: `/en-${id}`,
  image: null,
});

let asked: string[] = [];
fakeApi(
  http.get('*/api/search', ({ request }) => {
    const query = new URL(request.url).searchParams;
    asked.push(query.toString());
    if (query.get('q')?.endsWith('zzz') === true) return HttpResponse.json({ data: [], counts: [] });
    const all = [hit('speciality', query.get('q') === 'hearts' ? '9' : '1'), hit('doctor', '2'), hit('blog', '3')];
    return HttpResponse.json({
      data: all.filter(({ kind }) => query.get('kind') === null || kind === query.get('kind')),
      counts: [
        { kind: 'speciality', total: 1 },
        { kind: 'doctor', total: 1 },
        { kind: 'blog', total: 1 },
      ],
    });
  }),
);
beforeEach(() => {
  asked = [];
});

describe.each(['ar', 'en'] as const)('%s: search', (lang) => {
  const name = (id: number) => new RegExp(lang === 'ar' ? `أمراض القلب ${id}` : `Heart ${id}`);

  test('what the address asks for is found, and each result leads to its page in the language', async () => {
    const { t } = await renderRoute(content, '/search?q=%D9%82%D9%84%D8%A8', { lang });
    expect(await screen.findByRole('link', { name: name(1) })).toHaveAttribute('href', `/${lang}-1`);
    expect(screen.getByRole('status')).toHaveTextContent(t('search.count', { count: 3 }));
    expect(screen.getByRole('searchbox')).toHaveValue('قلب');
  });

  test('it searches as one types, from two letters', async () => {
    const { user, t, location } = await renderRoute(content, '/search', { lang });
    expect(await screen.findByText(t('search.hint'))).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: t('search.label') }), 'heart');
    expect(await screen.findByRole('link', { name: name(3) })).toBeVisible();
    expect(location()).toBe('/search?q=heart');
    expect(asked.every((query) => (new URLSearchParams(query).get('q') ?? '').length >= 2)).toBe(true);
  });

  test('S106: Enter searches at once, but not for a single letter', async () => {
    const { user, location } = await renderRoute(content, '/search', { lang });
    await user.type(await screen.findByRole('searchbox'), 'h{Enter}');
    expect(location()).toBe('/search');
    await user.keyboard('eart{Enter}');
    expect(await screen.findByRole('link', { name: name(3) })).toBeVisible();
    expect(asked.map((query) => new URLSearchParams(query).get('q'))).toEqual(['heart']);
  });

  test('S106: an address with a single letter asks for another one, without searching', async () => {
    const { t } = await renderRoute(content, '/search?q=h', { lang });
    expect(await screen.findByText(t('search.tooShort'))).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('one kind can be seen alone, by the address', async () => {
    const { user, t, location } = await renderRoute(content, '/search?q=heart', { lang });
    const kinds = within(await screen.findByRole('navigation', { name: t('search.kinds') }));
    await user.click(kinds.getByRole('link', { name: new RegExp(t('search.kind.doctor')) }));
    await waitFor(() => expect(screen.queryByRole('link', { name: name(1) })).toBeNull());
    expect(location()).toBe('/search?q=heart&kind=doctor');
    expect(screen.getByRole('status')).toHaveTextContent(t('search.count', { count: 1 }));
  });

  test('a kind without results says so, and leads on to the others', async () => {
    const { user, t, location } = await renderRoute(content, '/search?q=heart&kind=job', { lang });
    const kinds = within(await screen.findByRole('navigation', { name: t('search.kinds') }));
    expect(screen.getByRole('status')).toHaveTextContent(t('search.count', { count: 0 }));
    await user.click(kinds.getByRole('link', { name: new RegExp(t('search.everything')) }));
    expect(await screen.findByRole('link', { name: name(1) })).toBeVisible();
    expect(location()).toBe('/search?q=heart');
    expect(screen.getByRole('status')).toHaveTextContent(t('search.count', { count: 3 }));
  });

  test('arrow keys go from the field through the results', async () => {
    const { user } = await renderRoute(content, '/search?q=heart', { lang });
    await user.click(await screen.findByRole('searchbox'));
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: name(1) })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: name(2) })).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('link', { name: name(1) })).toHaveFocus();
  });

  test('the focus stays in the results when those of the last letters come, or goes to the field without any', async () => {
    const { user } = await renderRoute(content, '/search?q=heart', { lang });
    await user.type(await screen.findByRole('searchbox'), 's{ArrowDown}');
    expect(screen.getByRole('link', { name: name(1) })).toHaveFocus();
    expect(await screen.findByRole('link', { name: name(9) })).toHaveFocus();
    await user.type(screen.getByRole('searchbox'), 'zzz{ArrowDown}');
    await waitFor(() => expect(screen.queryByRole('link', { name: name(2) })).toBeNull());
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  test('nothing found is said, with a way to begin again', async () => {
    await renderRoute(content, '/search?q=zzz', { lang });
    expect(await screen.findByRole('link', { name: lang === 'ar' ? /امسح|مسح/ : 'Clear search' })).toHaveAttribute(
      'href',
      '/search',
    );
  });

  test('without anything to search for, the most visited pages are offered', async () => {
    const { t } = await renderRoute(content, '/search', { lang });
    const links = within(await screen.findByRole('navigation', { name: t('search.popular') }));
    expect(links.getByRole('link', { name: t('search.links.doctors') })).toHaveAttribute('href', '/doctors');
  });
});

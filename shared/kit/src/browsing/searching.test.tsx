import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import type { Lang } from '@clinic/contracts';
import { KitProviders } from '../ui/testing/render-part.tsx';
import { uiTranslations } from '../ui/index.ts';
import { LinkChips, SearchField } from './index.ts';

/** A list with a search and an order, both in its address. */
function List() {
  const { search, sort } = useLoaderData<{ search: string; sort: string }>();
  return (
    <>
      <SearchField
        action="/list"
        name="search"
        label="find"
        value={search}
        {...(sort === '' ? {} : { keep: { sort } })}
      />
      <LinkChips
        label="order"
        chips={['newest', 'oldest'].map((order) => ({
          id: order,
          to: `/list?sort=${order}`,
          label: order,
          count: 3,
          current: order === sort,
        }))}
      />
    </>
  );
}

async function open(lang: Lang, at: string) {
  const asked: string[] = [];
  const router = createMemoryRouter(
    [
      {
        path: '/list',
        element: <List />,
        loader: ({ request }) => {
          const { searchParams } = new URL(request.url);
          asked.push(searchParams.toString());
          return { search: searchParams.get('search') ?? '', sort: searchParams.get('sort') ?? '' };
        },
        hydrateFallbackElement: <p>…</p>,
      },
    ],
    { initialEntries: [at] },
  );
  render(
    <KitProviders lang={lang}>
      <RouterProvider router={router} />
    </KitProviders>,
  );
  const field = await screen.findByRole('searchbox', { name: 'find' });
  asked.length = 0;
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  return { asked, router, field, user, wait };
}

afterEach(() => jest.useRealTimers());

describe.each(['ar', 'en'] as const)('%s: searching a list', (lang) => {
  const words = lang === 'ar' ? 'ضغط' : 'pressure';

  test('S106: it begins 300 ms after the last letter, once, and takes the place of the present address', async () => {
    const { asked, router, field, user, wait } = await open(lang, '/list');
    await user.type(field, words);
    await wait(299);
    expect(asked).toEqual([]);
    await wait(1);
    expect(asked).toEqual([new URLSearchParams({ search: words }).toString()]);
    expect(router.state.historyAction).toBe('REPLACE');
    expect(field).toHaveFocus();
  });

  test('S106: one letter asks for nothing, not even with Enter', async () => {
    const { asked, field, user, wait } = await open(lang, '/list');
    await user.type(field, ` ${words.slice(0, 1)} `);
    await wait(1000);
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: uiTranslations[lang].search.action }));
    await wait(1000);
    expect(asked).toEqual([]);
  });

  test('S106: a letter too few takes back what was about to begin', async () => {
    const { asked, field, user, wait } = await open(lang, '/list');
    await user.type(field, words.slice(0, 2));
    await user.keyboard('{Backspace}');
    await wait(1000);
    expect(asked).toEqual([]);
  });

  test('S106: Enter searches at once and only once, and can be gone back over', async () => {
    const { asked, router, field, user, wait } = await open(lang, '/list');
    await user.type(field, `${words}{Enter}`);
    await wait(0);
    expect(asked).toHaveLength(1);
    expect(router.state.historyAction).toBe('PUSH');
    await wait(1000);
    expect(asked).toHaveLength(1);
    await user.keyboard('{Enter}');
    await wait(0);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('S106: an emptied field shows everything again, without an empty parameter', async () => {
    const { router, field, user, wait } = await open(lang, `/list?search=${words}&sort=oldest&page=4`);
    expect(field).toHaveValue(words);
    await user.clear(field);
    await wait(300);
    expect(router.state.location.search).toBe('?sort=oldest');
  });

  test('S121: what else stands in the address is kept, as it is when the search begins; the page is not', async () => {
    const { asked, router, field, user, wait } = await open(lang, '/list?sort=newest&page=4');
    await user.type(field, words);
    await act(() => router.navigate('/list?sort=oldest'));
    await wait(300);
    expect(Object.fromEntries(new URLSearchParams(asked.at(-1)))).toEqual({ search: words, sort: 'oldest' });
  });

  test('without script the form asks for the same', async () => {
    const { field } = await open(lang, `/list?search=${words}&sort=oldest`);
    const { form } = field as HTMLInputElement;
    expect(form).toHaveAttribute('action', '/list');
    expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({ search: words, sort: 'oldest' });
  });

  test('going back shows what was searched then', async () => {
    const { router, field, user, wait } = await open(lang, '/list?search=first');
    await user.clear(field);
    await user.type(field, `${words}{Enter}`);
    await wait(0);
    act(() => field.blur());
    await act(() => router.navigate(-1));
    await wait(0);
    expect(field).toHaveValue('first');
  });

  test('choices are links of a named group; the present one says so', async () => {
    await open(lang, '/list?sort=oldest');
    expect(screen.getByRole('navigation', { name: 'order' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'oldest 3' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'newest 3' })).not.toHaveAttribute('aria-current');
  });
});

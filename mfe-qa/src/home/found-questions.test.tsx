import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, http, renderRoute } from '@clinic/kit/testing';
import { aQuestion } from '../testing/a-question.ts';
import { qa } from '../testing/remote-under-test.ts';
import { aroundTheList, listOf } from './testing/sample-home.ts';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

/** What the API was asked for, without what is usual. */
let asked: string[] = [];
/** The reader's language, in which the list is asked for. */
let spoken = '';
const usual = { sort: 'latest', timeframe: 'all', status: 'answered', page: '1', per_page: '12' };
function note(request: Request) {
  const { pathname, searchParams } = new URL(request.url);
  if (searchParams.get('lang') === spoken) searchParams.delete('lang');
  for (const [name, value] of Object.entries(usual)) if (searchParams.get(name) === value) searchParams.delete(name);
  asked.push(decodeURIComponent(`${pathname.replace('/api/qa/', '')}?${searchParams}`));
}

const found = aQuestion({ id: 2, question_title: 'صداعٌ كل صباح', question_content: 'عندي الصُّداع منذ شهر.' });
const server = fakeApi(
  ...aroundTheList,
  http.get('*/api/qa/questions', ({ request }) => {
    note(request);
    return listOf([aQuestion()], 84);
  }),
  http.get('*/api/qa/questions/search', ({ request }) => {
    note(request);
    return listOf([found]);
  }),
);
beforeEach(() => {
  asked = [];
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe.each(['ar', 'en'] as const)('%s: the questions of Ask Your Doctor', (lang) => {
  beforeEach(() => {
    spoken = lang;
  });
  const pick = (ar: string, en: string) => (lang === 'ar' ? ar : en);
  const numbered = (page: number) => screen.findByRole('link', { name: pick(`الصفحة ${page}`, `Page ${page}`) });

  test('S105, S125, S128: a card has title, beginning, state, speciality, age, views and likes, and leads to its question', async () => {
    const long = 'س'.repeat(150);
    server.use(
      http.get('*/api/qa/questions', () => listOf([aQuestion({ created_at: hoursAgo(5), question_content: long })])),
    );
    const { t } = await renderRoute(qa, '/qa', { lang });

    const list = within(await screen.findByRole('region', { name: t('home.list') }));
    expect(list.getByRole('status')).toHaveTextContent(t('home.results', { count: 1 }));
    expect(list.getByRole('link', { name: aQuestion().question_title })).toHaveAttribute(
      'href',
      `/qa/questions/${encodeURIComponent(aQuestion().slug)}`,
    );
    const card = within(list.getByRole('listitem'));
    expect(card.getByText(`${'س'.repeat(140)}…`)).toBeVisible();
    expect(card.getByText(t('status.answered'))).toBeVisible();
    expect(card.getByText(pick('الأنف والأذن والحنجرة', 'Ear, nose and throat'))).toBeVisible();
    expect(card.getByText(pick('قبل 5 ساعات', '5 hours ago'))).toBeVisible();
    expect(card.getByText(lang === 'ar' ? '1.3 ألف' : '1.3K').parentElement).toHaveTextContent(
      t('views', { count: 1000 }),
    );
    expect(card.getByText('24').parentElement).toHaveTextContent(t('likes', { count: 24 }));
  });

  test.each(['pending', 'closed'] as const)(
    'S126: the state “%s” in words, and no likes without an answer',
    async (status) => {
      server.use(http.get('*/api/qa/questions', () => listOf([aQuestion({ status, qa_answer: null })])));
      const { t } = await renderRoute(qa, '/qa', { lang });
      const card = within(within(await screen.findByRole('region', { name: t('home.list') })).getByRole('listitem'));
      expect(card.getByText(t(`status.${status}`))).toBeVisible();
      expect(card.queryByText(new RegExp(t('likes', { count: 24 })))).not.toBeInTheDocument();
    },
  );

  test('S105, S127, S129: order and page are in the address, and the order survives turning the page', async () => {
    const { user, t, location } = await renderRoute(qa, '/qa?page=2', { lang });

    const orders = within(await screen.findByRole('navigation', { name: t('sort.label') }));
    expect(orders.getByRole('link', { name: t('sort.latest') })).toHaveAttribute('aria-current', 'true');
    await user.click(orders.getByRole('link', { name: t('sort.oldest') }));
    await orders.findByRole('link', { name: t('sort.oldest'), current: true });
    await waitFor(() => expect(location()).toBe('/qa?sort=oldest'));
    await user.click(await numbered(7));

    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(t('home.page', { page: 7, pages: 7 })));
    expect(location()).toBe('/qa?sort=oldest&page=7');
    expect(asked).toEqual(['questions?page=2', 'questions?sort=oldest', 'questions?sort=oldest&page=7']);
  });

  test('it opens on answered questions; those that wait are one press away, with the usual wait', async () => {
    const { user, t, location } = await renderRoute(qa, '/qa', { lang });
    const states = within(await screen.findByRole('navigation', { name: t('home.states.label') }));
    expect(states.getByRole('link', { name: t('home.states.answered') })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('status')).not.toHaveTextContent(t('home.wait.hours', { count: 7 }));
    await user.click(states.getByRole('link', { name: t('home.states.pending') }));
    await waitFor(() => expect(location()).toBe('/qa?status=pending'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(t('home.wait.hours', { count: 7 })));
    expect(asked).toEqual(['questions?', 'questions?status=pending']);
  });

  test("it lists the reader's language, and with one press both, the other one marked", async () => {
    const other = lang === 'ar' ? 'en' : 'ar';
    server.use(
      http.get('*/api/qa/questions', ({ request }) => {
        const wanted = new URL(request.url).searchParams.get('lang');
        return listOf(
          [lang, other]
            .filter((one) => wanted === null || one === wanted)
            .map((one, id) => aQuestion({ id: id + 1, lang: one === 'ar' ? 'ar' : 'en' })),
        );
      }),
    );
    const { user, t, location } = await renderRoute(qa, '/qa', { lang });
    const languages = within(await screen.findByRole('navigation', { name: t('home.languages.label') }));
    expect(languages.getByRole('link', { name: t('home.languages.own') })).toHaveAttribute('aria-current', 'true');
    expect(screen.queryByText(t(`inLanguage.${other}`))).not.toBeInTheDocument();
    await user.click(languages.getByRole('link', { name: t('home.languages.all') }));
    expect(await screen.findByText(t(`inLanguage.${other}`))).toBeVisible();
    expect(location()).toBe('/qa?in=all');
  });

  test('S90: what a search finds stands in the order that is chosen', async () => {
    const { user, t, location } = await renderRoute(qa, '/qa?search=ab', { lang });
    const orders = within(await screen.findByRole('navigation', { name: t('sort.label') }));
    expect(orders.getByRole('link', { name: t('sort.fit') })).toHaveAttribute('aria-current', 'true');
    await user.click(orders.getByRole('link', { name: t('sort.latest') }));
    await waitFor(() => expect(location()).toBe('/qa?search=ab&sort=latest'));
    await user.click(orders.getByRole('link', { name: t('sort.fit') }));
    await waitFor(() => expect(location()).toBe('/qa?search=ab'));
  });

  test('S121: turning the page leads to the beginning of the list, in sight and in focus', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { user, t } = await renderRoute(qa, '/qa', { lang });
    await user.click(await numbered(2));
    const list = screen.getByRole('group', { name: t('home.list') });
    await waitFor(() => expect(list).toHaveFocus());
    expect(scrolled.mock.contexts).toEqual([list]);
    expect(scrolled).toHaveBeenCalledWith({ behavior: 'smooth' });
  });

  test.each([
    [12, []],
    [13, [1, 2]],
    [84, [1, 2, 3, 4, 5, 6, 7]],
    [97, [1, 2, 3, 4, 5, 9]],
    [300, [1, 2, 3, 4, 5, 25]],
  ])('S127: of %d questions the pages %p are offered', async (total, pages) => {
    server.use(http.get('*/api/qa/questions', () => listOf([aQuestion()], total)));
    await renderRoute(qa, '/qa', { lang });
    await screen.findByText(aQuestion().question_title);
    const links = screen.queryAllByRole('link', { name: new RegExp(pick('^الصفحة \\d', '^Page \\d')) });
    const offered = links.map(({ textContent }) => Number(textContent));
    expect(offered).toEqual(pages);
  });

  test('S105: cards without words stand in for questions that are on their way, and not for those that come at once', async () => {
    const { t, navigate } = await renderRoute(qa, '/qa', { lang });
    await screen.findByText(aQuestion().question_title);
    let arrive: (value: unknown) => void = () => undefined;
    server.use(
      http.get('*/api/qa/questions', async () => {
        await new Promise((resolve) => (arrive = resolve));
        return listOf([found]);
      }),
    );
    jest.useFakeTimers();
    act(() => void navigate('/qa?status=pending'));
    const list = within(screen.getByRole('region', { name: t('home.list') }));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(list.getByText(aQuestion().question_title)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(list.queryByText(aQuestion().question_title)).not.toBeInTheDocument();
    expect(list.getByText(t('list.loading'))).toBeInTheDocument();
    expect(list.getByRole('group', { name: t('home.list') })).toHaveAttribute('aria-busy', 'true');

    jest.useRealTimers();
    act(() => arrive(null));
    expect(await list.findByText(found.question_title)).toBeVisible();
    expect(list.queryByText(t('list.loading'))).not.toBeInTheDocument();
  });

  describe('searching', () => {
    /** The page with a clock that only this test moves. */
    async function typing(at: string) {
      const page = await renderRoute(qa, at, { lang });
      const field = await screen.findByRole('searchbox', { name: page.t('home.search') });
      asked = [];
      jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask', 'nextTick', 'setImmediate'] });
      const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
      const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
      return { ...page, user, field, wait };
    }

    test('S106: it begins 300 ms after the last letter and keeps the filters, but not the page', async () => {
      const { user, field, wait, location } = await typing('/qa?specialty=5&sort=oldest&page=3');
      await user.type(field, 'صداع');
      await wait(299);
      expect(asked).toEqual([]);
      await wait(1);
      jest.useRealTimers();
      await waitFor(() => expect(asked).toEqual(['questions/search?search=صداع&qa_specialty_id=5&sort=oldest']));
      await waitFor(() => expect(decodeURIComponent(location())).toBe('/qa?search=صداع&specialty=5&sort=oldest'));
    });

    test('S106: one letter asks for nothing, Enter asks at once, an emptied field shows everything again', async () => {
      const { user, field, wait, location } = await typing('/qa');
      await user.type(field, 'ص{Enter}');
      await wait(1000);
      expect(asked).toEqual([]);
      await user.type(field, 'داع{Enter}');
      expect(field).toHaveValue('صداع');
      jest.useRealTimers();
      await waitFor(() => expect(asked).toEqual(['questions/search?search=صداع']));
      await userEvent.clear(field);
      await waitFor(() => expect(asked).toEqual(['questions/search?search=صداع', 'questions?']));
      await waitFor(() => expect(location()).toBe('/qa'));
    });

    test('what was searched for stands out in title and beginning, and is named with the number of finds', async () => {
      const { t } = await renderRoute(qa, `/qa?search=${encodeURIComponent('صداع')}`, { lang });
      const list = within(await screen.findByRole('region', { name: t('home.found', { query: 'صداع' }) }));
      expect(list.getByRole('status')).toHaveTextContent(t('home.results', { count: 1 }));
      expect(list.getAllByText(/./, { selector: 'mark' }).map(({ textContent }) => textContent)).toEqual([
        'صداعٌ',
        'الصُّداع',
      ]);
      expect(screen.getByRole('searchbox')).toHaveValue('صداع');
    });

    test('S106: an address with a single letter shows all questions', async () => {
      const { t } = await renderRoute(qa, '/qa?search=a', { lang });
      expect(await screen.findByRole('region', { name: t('home.list') })).toBeVisible();
      expect(asked).toEqual(['questions?']);
    });
  });

  describe('narrowing', () => {
    test('S107: a popular speciality narrows the list, and the same again widens it', async () => {
      const { user, t, location } = await renderRoute(qa, '/qa?search=ab&page=2', { lang });
      const chips = within(await screen.findByRole('navigation', { name: t('home.popularSpecialties') }));
      const name = pick('القلب', 'Heart');
      await user.click(chips.getByRole('link', { name }));
      await chips.findByRole('link', { name, current: true });
      await waitFor(() => expect(location()).toBe('/qa?search=ab&specialty=3'));
      expect(screen.getByRole('link', { name: t('home.ask') })).toHaveAttribute('href', '/qa/ask?specialty=3');
      await user.click(chips.getByRole('link', { name }));
      await waitFor(() => expect(location()).toBe('/qa?search=ab'));
    });

    test('S107, S108: each filter counts at once, stands in the address and is asked for', async () => {
      const { user, t, location } = await renderRoute(qa, '/qa?page=2', { lang });
      await user.click(await screen.findByText(t('filters.title')));
      const choose = (label: string, value: string) => user.selectOptions(screen.getByLabelText(label), value);
      await choose(t('filters.specialty'), pick('العظام', 'Bones'));
      await choose(t('filters.sort'), t('sort.popular'));
      await choose(t('filters.asked'), t('filters.timeframe.month'));
      await choose(t('filters.state'), t('filters.status.all'));

      const all = 'specialty=6&sort=popular&timeframe=month&status=all';
      await waitFor(() => expect(location()).toBe(`/qa?${all}`));
      await waitFor(() =>
        expect(asked.at(-1)).toBe('questions?qa_specialty_id=6&sort=popular&timeframe=month&status=all'),
      );
      expect(screen.getByLabelText(t('filters.state'))).toHaveValue('all');
      expect(screen.queryByRole('button', { name: t('filters.apply') })).not.toBeInTheDocument();
    });

    test('two filters chosen before the address has the first both count', async () => {
      const { t, location } = await renderRoute(qa, '/qa', { lang });
      const list = await screen.findByLabelText(t('filters.asked'));
      act(() => {
        fireEvent.change(list, { target: { value: 'week' } });
        fireEvent.change(screen.getByLabelText(t('filters.state')), { target: { value: 'pending' } });
        expect(list).toHaveValue('week');
      });
      await waitFor(() => expect(location()).toBe('/qa?timeframe=week&status=pending'));
    });

    test('S107: each active filter can be taken back alone, and all at once', async () => {
      const { user, t, location } = await renderRoute(qa, '/qa?search=ab&specialty=6&timeframe=week&status=pending', {
        lang,
      });
      const active = within(await screen.findByRole('group', { name: t('filters.active') }));
      const named = (filter: string) => ({ name: t('filters.remove', { filter }) });
      const removeFilter = async (filter: string) => {
        await user.click(active.getByRole('link', named(filter)));
        await waitFor(() => expect(active.queryByRole('link', named(filter))).not.toBeInTheDocument());
      };

      await removeFilter(pick('العظام', 'Bones'));
      await waitFor(() => expect(location()).toBe('/qa?search=ab&timeframe=week&status=pending'));
      await waitFor(() => expect(screen.getByRole('group', { name: t('filters.active') })).toHaveFocus());
      await removeFilter(t('filters.timeframe.week'));
      await waitFor(() => expect(location()).toBe('/qa?search=ab&status=pending'));
      await user.click(active.getByRole('link', { name: t('filters.clear') }));
      await waitFor(() => expect(location()).toBe('/qa'));
      await waitFor(() => expect(active.queryByRole('link')).not.toBeInTheDocument());
    });

    test('a filter that is taken back while another is still on its way takes nothing else back', async () => {
      const { user, t, location } = await renderRoute(qa, '/qa?timeframe=week&status=pending', { lang });
      const active = within(await screen.findByRole('group', { name: t('filters.active') }));
      const first = active.getByRole('link', { name: t('filters.remove', { filter: t('filters.timeframe.week') }) });
      server.use(http.get('*/api/qa/questions', () => new Promise<never>(() => undefined), { once: true }));
      await user.click(first);
      await waitFor(() => expect(first).not.toBeInTheDocument());
      expect(location()).toBe('/qa?timeframe=week&status=pending');
      await user.selectOptions(screen.getByLabelText(t('filters.sort')), t('sort.popular'));
      await waitFor(() => expect(location()).toBe('/qa?sort=popular&status=pending'));
    });

    test('the address leads, from outside as when going back: the filters show what it says', async () => {
      const { t, navigate } = await renderRoute(qa, '/qa?status=pending', { lang });
      expect(await screen.findByLabelText(t('filters.state'))).toHaveValue('pending');
      await act(() => navigate('/qa?timeframe=year'));
      await waitFor(() => expect(screen.getByLabelText(t('filters.asked'))).toHaveValue('year'));
      expect(screen.getByLabelText(t('filters.state'))).toHaveValue('answered');
    });
  });

  describe('nothing to show', () => {
    test('S105, S140: no question at all leads to asking the first', async () => {
      server.use(http.get('*/api/qa/questions', () => listOf([], 0)));
      await renderRoute(qa, '/qa', { lang });
      expect(await screen.findByText(pick('لا توجد أسئلة بعد', 'No questions yet'))).toBeVisible();
      const first = screen.getAllByRole('link', { name: pick('اطرح سؤالك', 'Ask a question') });
      expect(first.map((link) => link.getAttribute('href'))).toEqual(['/qa/ask', '/qa/ask']);
    });

    test('S140: a search without finds can be cleared, or tried without its filters', async () => {
      server.use(http.get('*/api/qa/questions/search', () => listOf([], 0)));
      const { t } = await renderRoute(qa, '/qa?search=zzz&status=pending', { lang });
      const clear = await screen.findByRole('link', { name: pick('امسح البحث', 'Clear search') });
      expect(clear).toHaveAttribute('href', '/qa?status=pending');
      expect(screen.getByRole('link', { name: t('home.none.everywhere') })).toHaveAttribute(
        'href',
        '/qa?search=zzz&status=all',
      );
    });

    test('filters that no question fits can be cleared', async () => {
      server.use(http.get('*/api/qa/questions', () => listOf([], 0)));
      const { t } = await renderRoute(qa, '/qa?status=pending&timeframe=today', { lang });
      expect(await screen.findByText(t('home.none.title'))).toBeVisible();
      const clears = screen.getAllByRole('link', { name: t('filters.clear') });
      expect(clears.map((link) => link.getAttribute('href'))).toEqual(['/qa', '/qa']);
    });

    test('S105: a page after the last leads to the first, in the same order', async () => {
      server.use(http.get('*/api/qa/questions', () => listOf([], 13)));
      const { t } = await renderRoute(qa, '/qa?page=9&sort=oldest', { lang });
      expect(await screen.findByRole('link', { name: t('list.firstPage') })).toHaveAttribute('href', '/qa?sort=oldest');
    });
  });
});

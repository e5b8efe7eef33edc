import { screen, within } from '@testing-library/react';
import { fakeApi, http, HttpResponse, renderRoute } from '@clinic/kit/testing';
import { aQuestion } from '../testing/a-question.ts';
import { qa } from '../testing/remote-under-test.ts';
import { aroundTheList, failing, groups, listOf } from './testing/sample-home.ts';

const server = fakeApi(
  ...aroundTheList,
  http.get('*/api/qa/questions', () => listOf([aQuestion()], 84)),
);
let warned: jest.SpyInstance;
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe.each(['ar', 'en'] as const)('%s: the front door of Ask Your Doctor', (lang) => {
  const pick = (ar: string, en: string) => (lang === 'ar' ? ar : en);

  test('S102, S104: title, three counters, both alerts, and the ways to ask and to follow a question', async () => {
    const { t } = await renderRoute(qa, '/qa', { lang });

    expect(await screen.findByRole('heading', { level: 1, name: t('home.title') })).toBeVisible();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1,052', '41', '48']);
    expect(screen.getByText(t('alerts.awareness'))).toBeVisible();
    expect(screen.getByText(t('alerts.basis'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('home.ask') })).toHaveAttribute('href', '/qa/ask');
    expect(screen.getByRole('link', { name: t('home.track') })).toHaveAttribute('href', '/qa/track');
  });

  test('S103, S129: six specialities, the most answered first, none without an answer, and the way to all', async () => {
    const { t } = await renderRoute(qa, '/qa', { lang });

    const grid = within(await screen.findByRole('region', { name: t('home.browse.title') }));
    expect(grid.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      lang === 'ar'
        ? ['الأطفال', 'الأسنان', 'القلب', 'الجلد', 'النفس', 'العظام']
        : ['Children', 'Teeth', 'Heart', 'Skin', 'Mind', 'Bones'],
    );
    expect(grid.getByRole('link', { name: pick('الأسنان', 'Teeth') })).toHaveAttribute(
      'href',
      `/qa/categories/${encodeURIComponent(pick('الأسنان', 'teeth'))}`,
    );
    expect(grid.getByRole('link', { name: t('home.browse.all') })).toHaveAttribute('href', '/qa/categories');
  });

  test('S107: the four most answered are offered beside the search', async () => {
    const { t } = await renderRoute(qa, '/qa', { lang });
    const chips = within(await screen.findByRole('navigation', { name: t('home.popularSpecialties') }));
    expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      lang === 'ar' ? ['الأطفال', 'الأسنان', 'القلب', 'الجلد'] : ['Children', 'Teeth', 'Heart', 'Skin'],
    );
  });

  test.each(['week', 'all'] as const)(
    'Q39, S129: the most read of period “%s” say of which time they are',
    async (period) => {
      let asked = '';
      server.use(
        http.get('*/api/qa/trending-questions', ({ request }) => {
          asked = new URL(request.url).search;
          return HttpResponse.json({ data: [aQuestion({ id: 5, slug: 'read' })], period });
        }),
      );
      const { t } = await renderRoute(qa, '/qa', { lang });

      const read = within(await screen.findByRole('region', { name: t(`popular.${period}`) }));
      expect(read.getByRole('link')).toHaveAttribute('href', '/qa/questions/read');
      expect(read.getByText(lang === 'ar' ? '1.3 ألف' : '1.3K')).toBeVisible();
      expect(asked).toBe(`?limit=5&lang=${lang}`);
    },
  );

  test('S138: without counters, specialities and most read questions the rest is complete, and the failure is logged', async () => {
    server.use(
      ...['stats', 'specialties/grouped', 'trending-questions'].map((path) => http.get(`*/api/qa/${path}`, failing)),
    );
    const { t, events } = await renderRoute(qa, '/qa', { lang });

    expect(await screen.findByText(aQuestion().question_title)).toBeVisible();
    expect(screen.queryByRole('definition')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: t('home.browse.title') })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: t('popular.week') })).not.toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: t('home.search') })).toBeVisible();
    expect(warned).toHaveBeenCalledTimes(3);
    expect(events).toEqual([]);
  });

  test('S105, S136: when the questions cannot be loaded it says so and offers another try', async () => {
    server.use(http.get('*/api/qa/questions', failing, { once: true }));
    const { user, events } = await renderRoute(qa, '/qa', { lang });

    const alert = await screen.findByRole('alert');
    expect(events.map(({ payload }) => payload)).toEqual([{ kind: 'error', key: 'qa:errorLoadingQuestions' }]);
    await user.click(within(alert).getByRole('button'));

    expect(await screen.findByText(aQuestion().question_title)).toBeVisible();
  });

  test('S140: while the questions are being maintained the page says that they will be back', async () => {
    const closed = () => HttpResponse.json({ code: 'MAINTENANCE', message: '', request_id: 'r' }, { status: 503 });
    server.use(http.get('*/api/qa/questions', closed, { once: true }));
    const { user, events } = await renderRoute(qa, '/qa', { lang });

    expect(await screen.findByText(pick('نجري صيانة قصيرة', 'A short maintenance break'))).toBeVisible();
    expect(events).toEqual([]);
    await user.click(screen.getByRole('button', { name: pick('حدّث الصفحة', 'Reload the page') }));
    expect(await screen.findByText(aQuestion().question_title)).toBeVisible();
  });

  test('the page carries no more of the questions and specialities than it shows', async () => {
    const { loader } = await import('./index.ts');
    const carried = await loader({ request: new Request('http://localhost/qa'), params: {}, lang });
    expect(JSON.stringify(carried)).not.toContain(aQuestion().qa_answer?.answer_content);
    expect(JSON.stringify(carried)).not.toContain(groups[0]?.qa_specialties[0]?.description_en);
  });
});

test('S28, S105: after a switch the list opens on answered questions in the other language', async () => {
  server.use(
    http.get('*/api/qa/questions', ({ request }) =>
      new URL(request.url).searchParams.get('lang') === 'en'
        ? listOf([aQuestion({ id: 2, lang: 'en', question_title: 'Ringing in my ears' })])
        : listOf([aQuestion()]),
    ),
  );
  const { setLang } = await renderRoute(qa, '/qa?lang=ar', { lang: 'ar' });
  expect(await screen.findByText(aQuestion().question_title)).toBeVisible();
  await setLang('en');
  expect(await screen.findByText('Ringing in my ears')).toBeVisible();
  expect(screen.queryByText(aQuestion().question_title)).not.toBeInTheDocument();
});

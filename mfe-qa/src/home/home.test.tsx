import { act, screen, waitFor, within } from '@testing-library/react';
import type { Question } from '@clinic/shared/contracts';
import { fakeApi, http, HttpResponse, renderRoute } from '@clinic/shared/testing';
import { aQuestion } from '../a-question.ts';
import { qa } from '../remote-under-test.ts';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const page = (questions: Question[], total = questions.length) =>
  HttpResponse.json({ data: { data: questions, current_page: 1, per_page: 12, total } });
const failing = () => HttpResponse.json({ code: 'INTERNAL', message: '', request_id: 'r' }, { status: 500 });

let asked: string[] = [];
const server = fakeApi(
  http.get('*/api/qa/stats', () =>
    HttpResponse.json({ data: { total_questions: 1052, total_answers: 41, total_doctors: 48 } }),
  ),
  http.get('*/api/qa/questions', ({ request }) => {
    asked.push(new URL(request.url).search);
    return page([aQuestion()], 84);
  }),
);
beforeEach(() => {
  asked = [];
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe.each(['ar', 'en'] as const)('%s: Ask Your Doctor', (lang) => {
  test('S102, S104: title, three counters and both alerts', async () => {
    const { t } = await renderRoute(qa, '/qa', { lang });

    expect(await screen.findByRole('heading', { level: 1, name: t('home.title') })).toBeVisible();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1,052', '41', '48']);
    expect(screen.getByText(t('alerts.awareness'))).toBeVisible();
    expect(screen.getByText(t('alerts.basis'))).toBeVisible();
  });

  test('S105, S125, S128: a card has title, beginning, state, speciality, age and views, and leads to the question', async () => {
    const long = 'س'.repeat(150);
    server.use(
      http.get('*/api/qa/questions', () => page([aQuestion({ created_at: hoursAgo(5), question_content: long })])),
    );
    const { t } = await renderRoute(qa, '/qa', { lang });

    const list = within(await screen.findByRole('region', { name: t('home.list') }));
    expect(list.getByRole('link', { name: aQuestion().question_title })).toHaveAttribute(
      'href',
      `/qa/questions/${encodeURIComponent(aQuestion().slug)}`,
    );
    expect(list.getByText(`${'س'.repeat(140)}…`)).toBeVisible();
    expect(list.getByText(t('status.answered'))).toBeVisible();
    expect(list.getByText(lang === 'ar' ? 'الأنف والأذن والحنجرة' : 'Ear, nose and throat')).toBeVisible();
    expect(list.getByText(lang === 'ar' ? 'قبل 5 ساعات' : '5 hours ago')).toBeVisible();
    expect(list.getByText('1.3K')).toBeVisible();
    expect(list.getByRole('status')).toHaveTextContent(t('home.results', { count: 1 }));
  });

  test.each(['pending', 'closed'] as const)('S126: the state %s in words', async (status) => {
    server.use(http.get('*/api/qa/questions', () => page([aQuestion({ status, qa_answer: null })])));
    const { t } = await renderRoute(qa, '/qa', { lang });
    expect(await screen.findByText(t(`status.${status}`))).toBeVisible();
  });

  test('S105, S127, S129: order and page are in the address, and the order survives turning the page', async () => {
    const { user, t, location } = await renderRoute(qa, '/qa?page=2', { lang });

    const orders = within(await screen.findByRole('navigation', { name: t('sort.label') }));
    expect(orders.getByRole('link', { name: t('sort.latest') })).toHaveAttribute('aria-current', 'page');
    await user.click(orders.getByRole('link', { name: t('sort.oldest') }));
    await orders.findByRole('link', { name: t('sort.oldest'), current: 'page' });
    expect(location()).toBe('/qa?sort=oldest');
    await user.click(screen.getByRole('link', { name: lang === 'ar' ? 'الصفحة 7' : 'Page 7' }));

    await waitFor(() => expect(location()).toBe('/qa?page=7&sort=oldest'));
    expect(asked).toEqual([
      '?sort=latest&page=2&per_page=12',
      '?sort=oldest&page=1&per_page=12',
      '?sort=oldest&page=7&per_page=12',
    ]);
  });

  test('S105: no questions at all, and a page after the last', async () => {
    server.use(http.get('*/api/qa/questions', () => page([], 0)));
    const { t, navigate } = await renderRoute(qa, '/qa', { lang });
    expect(await screen.findByText(lang === 'ar' ? 'لا توجد أسئلة بعد' : /No questions yet/)).toBeVisible();

    server.use(http.get('*/api/qa/questions', () => page([], 13)));
    await act(() => navigate('/qa?page=9&sort=oldest'));
    expect(await screen.findByRole('link', { name: t('home.firstPage') })).toHaveAttribute('href', '/qa?sort=oldest');
  });

  test('S138: without its counters the page is complete otherwise', async () => {
    server.use(http.get('*/api/qa/stats', failing));
    await renderRoute(qa, '/qa', { lang });

    expect(await screen.findByText(aQuestion().question_title)).toBeVisible();
    expect(screen.queryByRole('definition')).not.toBeInTheDocument();
  });

  test('S105: when the questions cannot be loaded it says so and offers another try', async () => {
    server.use(http.get('*/api/qa/questions', failing, { once: true }));
    const { user, events } = await renderRoute(qa, '/qa', { lang });

    const alert = await screen.findByRole('alert');
    expect(events.map(({ payload }) => payload)).toEqual([{ kind: 'error', key: 'qa:errorLoadingQuestions' }]);
    await user.click(within(alert).getByRole('button'));

    expect(await screen.findByText(aQuestion().question_title)).toBeVisible();
  });
});

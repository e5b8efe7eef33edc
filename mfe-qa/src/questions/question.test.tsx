import { act, screen, within } from '@testing-library/react';
import type { Question } from '@clinic/shared/contracts';
import { fakeApi, http, HttpResponse, renderRoute } from '@clinic/shared/testing';
import { aQuestion } from '../a-question.ts';
import { qa } from '../remote-under-test.ts';

const url = `/qa/questions/${encodeURIComponent(aQuestion().slug)}`;
const refuse = (code: string, status: number) => () =>
  HttpResponse.json({ code, message: '', request_id: 'r' }, { status });

let question: Question;
let others: Question[];
let asked: string[] = [];
const server = fakeApi(
  http.get('*/api/qa/questions/:slug', ({ params }) =>
    HttpResponse.json({ data: [question, ...others].find(({ slug }) => slug === params['slug']) }),
  ),
  http.get('*/api/qa/questions', ({ request }) => {
    asked.push(new URL(request.url).search);
    return HttpResponse.json({ data: { data: [question, ...others], current_page: 1, per_page: 5, total: 20 } });
  }),
);
beforeEach(() => {
  question = aQuestion();
  others = [2, 3, 4, 5].map((id) => aQuestion({ id, slug: `other-${id}`, question_title: `Other question ${id}` }));
  asked = [];
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe.each(['ar', 'en'] as const)('%s: a question', (lang) => {
  test('S116: speciality, date, state, asker and views, with the line breaks of what was written', async () => {
    const { t } = await renderRoute(qa, url, { lang });

    const asking = within(await screen.findByRole('article'));
    expect(asking.getByRole('heading', { level: 1, name: question.question_title })).toBeVisible();
    expect(asking.getByText(lang === 'ar' ? 'الأنف والأذن والحنجرة' : 'Ear, nose and throat')).toBeVisible();
    expect(asking.getByText(lang === 'ar' ? '18 نوفمبر 2026' : '18 November 2026')).toBeVisible();
    expect(asking.getByText(t('status.answered'))).toBeVisible();
    expect(asking.getByText('مشاري')).toBeVisible();
    expect(asking.getByText('1.3K')).toHaveAttribute('title', '1,260');
    const lines = asking.getByText(/حضرت فعالية/);
    expect(lines).toHaveTextContent('حضرت فعالية قبل ثلاثة أيام.\nوبعدها صفير في الأذنين.', {
      normalizeWhitespace: false,
    });
    expect(lines).toHaveStyle({ whiteSpace: 'pre-line' });
    expect(asking.getByText('متى أراجع الطبيب؟')).not.toBe(lines);
  });

  test('S116: the breadcrumb has at most 50 letters of the title', async () => {
    question = aQuestion({ question_title: 'ب'.repeat(60) });
    const { t } = await renderRoute(qa, url, { lang });

    expect(await screen.findByText(`${'ب'.repeat(50)}…`)).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: t('home.title') })).toHaveAttribute('href', '/qa');
  });

  test('S100, S116: who asked without a name stays without one', async () => {
    question = aQuestion({ is_anonymous: true, user_name: null });
    const { t } = await renderRoute(qa, url, { lang });
    expect(await screen.findByText(t('question.anonymous'))).toBeVisible();
  });

  test('S117: the answer with its doctor, date, badge, likes and views', async () => {
    const { t } = await renderRoute(qa, url, { lang });

    const answer = within(await screen.findByRole('region', { name: t('answer.title') }));
    expect(answer.getByText(lang === 'ar' ? 'د. عبدالعزيز الراشد' : 'Dr. Abdulaziz Al-Rashid')).toBeVisible();
    expect(answer.getByText(t('answer.verified'))).toBeVisible();
    expect(answer.getByText(lang === 'ar' ? '19 نوفمبر 2026' : '19 November 2026')).toBeVisible();
    expect(answer.getByText('راجعنا إذا استمر أسبوعين.')).toBeVisible();
    expect(answer.getByText('24')).toBeVisible();
    expect(answer.getByText('590')).toBeVisible();
  });

  test('S117: without an answer it says that one is awaited; closed, that none will come', async () => {
    question = aQuestion({ status: 'pending', qa_answer: null });
    const { t, navigate } = await renderRoute(qa, url, { lang });
    expect(await screen.findByText(lang === 'ar' ? 'لم تصل إجابة بعد' : 'Not answered yet')).toBeVisible();

    others = [aQuestion({ id: 2, slug: 'other-2', status: 'closed', qa_answer: null })];
    await act(() => navigate('/qa/questions/other-2'));
    expect(await screen.findByText(t('answer.closed.title'))).toBeVisible();
  });

  test('S118, Q19: four others of the speciality, never the question itself; another slug is another question', async () => {
    const { user, t } = await renderRoute(qa, url, { lang });

    const related = within(await screen.findByRole('region', { name: t('question.related') }));
    expect(related.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Other question 2',
      'Other question 3',
      'Other question 4',
      'Other question 5',
    ]);
    expect(asked).toEqual(['?qa_specialty_id=4&per_page=5']);

    await user.click(related.getByRole('link', { name: 'Other question 3' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Other question 3' })).toBeVisible();
  });

  test('S138: without the related ones the question is there', async () => {
    server.use(http.get('*/api/qa/questions', refuse('INTERNAL', 500)));
    const { t } = await renderRoute(qa, url, { lang });

    expect(await screen.findByRole('heading', { level: 1, name: question.question_title })).toBeVisible();
    expect(screen.queryByText(t('question.related'))).not.toBeInTheDocument();
  });

  test.each([
    ['NOT_FOUND', 404, 'questionNotFound', 'missing'],
    ['INTERNAL', 500, 'errorLoadingQuestion', 'failed'],
  ])('S118: %s leads back to the questions', async (code, status, toast, kind) => {
    server.use(http.get('*/api/qa/questions/:slug', refuse(code, status)));
    const { t, events } = await renderRoute(qa, url, { lang });

    expect(await screen.findByRole('alert')).toHaveTextContent(t(`question.${kind}.title`));
    expect(screen.getByRole('link', { name: t('question.back') })).toHaveAttribute('href', '/qa');
    expect(events.map(({ payload }) => payload)).toEqual([{ kind: 'error', key: `qa:${toast}` }]);
  });
});

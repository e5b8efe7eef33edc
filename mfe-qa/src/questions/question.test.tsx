import { act, screen, waitFor, within } from '@testing-library/react';
import { defaultCountry, setClinicCountry } from '@clinic/contracts';
import { countries } from '@clinic/contracts/countries';
import type { QuestionDetails } from '@clinic/contracts/qa';
import { fakeApi, http, HttpResponse, renderRoute } from '@clinic/kit/testing';
import { aQuestion } from '../testing/a-question.ts';
import { qa } from '../testing/remote-under-test.ts';
import { readerCalls } from './testing/reader-calls.ts';

const url = `/qa/questions/${encodeURIComponent(aQuestion().slug)}`;
const refuse = (code: string, status: number) => () =>
  HttpResponse.json({ code, message: '', request_id: 'r' }, { status });

let question: QuestionDetails;
let others: QuestionDetails[];
let asked: string[] = [];
let viewed: string[] = [];
const server = fakeApi(
  http.get('*/api/qa/questions/:slug', ({ params }) =>
    HttpResponse.json({ data: [question, ...others].find(({ slug }) => slug === params['slug']) }),
  ),
  http.get('*/api/qa/qa-specialties/:id/questions', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    asked.push(pathname + search);
    return HttpResponse.json({ data: { data: [question, ...others], current_page: 1, per_page: 4, total: 20 } });
  }),
  http.post('*/api/qa/questions/:id/view', ({ params }) => {
    viewed.push(String(params['id']));
    return new HttpResponse(null, { status: 204 });
  }),
  ...readerCalls,
);
beforeEach(() => {
  question = aQuestion();
  others = [2, 3, 4, 5].map((id) => aQuestion({ id, slug: `other-${id}`, question_title: `Other question ${id}` }));
  asked = [];
  viewed = [];
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  setClinicCountry(defaultCountry);
  Reflect.deleteProperty(navigator, 'share');
  jest.restoreAllMocks();
});

function shareSheet() {
  const sheet = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
  return sheet;
}

describe.each(['ar', 'en'] as const)('%s: a question', (lang) => {
  test('S116: speciality, date, state, asker, likes and views, with the line breaks of what was written', async () => {
    const { t } = await renderRoute(qa, url, { lang, styled: true });

    const asking = within(await screen.findByRole('article'));
    expect(asking.getByRole('heading', { level: 1, name: question.question_title })).toBeVisible();
    expect(
      asking.getByRole('link', { name: lang === 'ar' ? 'الأنف والأذن والحنجرة' : 'Ear, nose and throat' }),
    ).toHaveAttribute('href', `/qa/categories/${lang === 'ar' ? encodeURIComponent('أذن') : 'ent'}`);
    const date = asking.getByText(lang === 'ar' ? '18 نوفمبر 2026' : '18 November 2026');
    expect(date).toHaveAttribute('datetime', '2026-11-18T07:00:00.000Z');
    expect(date).toHaveAttribute('title', expect.stringMatching(/2026 – .*1448/));
    expect(asking.getByText(t('status.answered'))).toBeVisible();
    expect(asking.getByText('مشاري')).toBeVisible();
    expect(asking.getByText('24')).toBeVisible();
    expect(asking.getByText(lang === 'ar' ? '1.3 ألف' : '1.3K')).toHaveAttribute('title', '1,260');
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

  test('S114: keywords lead to what else is found by them', async () => {
    question = aQuestion({ tags: ['طنين', 'سمع'] });
    const { t } = await renderRoute(qa, url, { lang });
    const tags = within(await screen.findByRole('list', { name: t('question.tags') }));
    expect(tags.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['طنين', 'سمع']);
    expect(tags.getByRole('link', { name: 'سمع' })).toHaveAttribute('href', `/qa?search=${encodeURIComponent('سمع')}`);
  });

  test('what the asker added later stands under the question, each with its day', async () => {
    question = aQuestion({ additions: [{ content: 'نسيت أن أذكر الدوار.', created_at: '2026-11-19T05:00:00.000Z' }] });
    const { t } = await renderRoute(qa, url, { lang });
    const added = within(await screen.findByRole('region', { name: t('question.additions') }));
    expect(added.getByText('نسيت أن أذكر الدوار.')).toBeVisible();
    expect(added.getByText(lang === 'ar' ? '19 نوفمبر 2026' : '19 November 2026')).toBeVisible();
  });

  test('S117: the answer with its doctor, date, badge, licence, likes and views', async () => {
    const { t } = await renderRoute(qa, url, { lang });

    const answer = within(await screen.findByRole('region', { name: t('answer.title') }));
    expect(
      answer.getByRole('link', { name: lang === 'ar' ? 'د. عبدالعزيز الراشد' : 'Dr. Abdulaziz Al-Rashid' }),
    ).toHaveAttribute(
      'href',
      `/doctors/${encodeURIComponent(lang === 'ar' ? 'د-عبدالعزيز-الراشد' : 'dr-abdulaziz-al-rashid')}`,
    );
    expect(answer.getByText(t('answer.verified'))).toBeVisible();
    expect(answer.getByText('SC-115')).toBeVisible();
    expect(answer.getAllByText(lang === 'ar' ? '19 نوفمبر 2026' : '19 November 2026')).toHaveLength(2);
    expect(answer.getByText('راجعنا إذا استمر أسبوعين.')).toBeVisible();
    expect(answer.getByText('24')).toBeVisible();
    expect(answer.getByText('590')).toBeVisible();
    expect(answer.queryByText(t('answer.editedOn'), { exact: false })).not.toBeInTheDocument();
  });

  test('the parts of a structured answer under their headings, with the ambulance in the last', async () => {
    const { t } = await renderRoute(qa, url, { lang });
    const answer = within(await screen.findByRole('region', { name: t('answer.title') }));
    for (const part of ['at_home', 'come_in', 'emergency']) {
      expect(answer.getByRole('heading', { level: 3, name: t(`answer.parts.${part}`) })).toBeVisible();
    }
    expect(answer.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ابتعد عن الأصوات العالية.',
      'نم كفايتك.',
    ]);
    expect(answer.getByText('فقدان السمع فجأة: توجه إلى الطوارئ.')).toHaveAttribute('dir', 'auto');
    expect(answer.getByRole('link', { name: '997' })).toHaveAttribute('href', 'tel:997');
  });

  test('the ambulance in an answer is that of the clinic’s country', async () => {
    setClinicCountry(countries.OM);
    await renderRoute(qa, url, { lang });
    expect(await screen.findByRole('link', { name: '9999' })).toHaveAttribute('href', 'tel:9999');
    expect(screen.queryByRole('link', { name: '997' })).not.toBeInTheDocument();
  });

  test('a part that the doctor left out is not there, and a change of the answer is dated', async () => {
    const { qa_answer } = question;
    question.qa_answer = qa_answer && {
      ...qa_answer,
      at_home: null,
      emergency: ' \n',
      edited_at: '2026-11-20T07:00:00.000Z',
    };
    const { t } = await renderRoute(qa, url, { lang });
    const answer = within(await screen.findByRole('region', { name: t('answer.title') }));
    expect(answer.queryByText(t('answer.parts.at_home'))).not.toBeInTheDocument();
    expect(answer.queryByText(t('answer.parts.emergency'))).not.toBeInTheDocument();
    expect(answer.queryByRole('link', { name: '997' })).not.toBeInTheDocument();
    expect(answer.getByText(t('answer.editedOn'), { exact: false })).toHaveTextContent(
      lang === 'ar' ? '20 نوفمبر' : '20 November',
    );
  });

  test('S116, S117: the question and its answer are shared by their own addresses, in the language that is read', async () => {
    const sheet = shareSheet();
    const { user, t } = await renderRoute(qa, url, { lang });
    const address = `https://clinic.example${url}?lang=${lang}`;
    await user.click(await screen.findByRole('button', { name: t('question.share') }));
    expect(sheet).toHaveBeenLastCalledWith({ title: question.question_title, url: address });
    await user.click(screen.getByRole('button', { name: t('answer.share') }));
    expect(sheet).toHaveBeenLastCalledWith({ title: question.question_title, url: `${address}#answer` });
    expect(screen.getByRole('region', { name: t('answer.title') })).toHaveAttribute('id', 'answer');
  });

  test('S31, Q43: a visit is booked with the doctor who answered, over the page', async () => {
    const { user, t, events, location } = await renderRoute(qa, url, { lang });
    const book = await screen.findByRole('link', { name: t('answer.book') });
    expect(book).toHaveAttribute('href', expect.stringMatching(/^\/doctors\//));
    await user.click(book);
    expect(events).toMatchObject([{ topic: 'booking/wizard.open@1', payload: { doctor: 115 } }]);
    expect(location()).toBe(url);
  });

  test('S117: the name of a doctor who left stays on the answer, and nothing leads to that doctor', async () => {
    const { qa_answer } = question;
    question.qa_answer = qa_answer && {
      ...qa_answer,
      doctor_profile: { ...qa_answer.doctor_profile, has_left: true },
    };
    const { t } = await renderRoute(qa, url, { lang });
    const answer = within(await screen.findByRole('region', { name: t('answer.title') }));
    const name = lang === 'ar' ? 'د. عبدالعزيز الراشد' : 'Dr. Abdulaziz Al-Rashid';
    expect(answer.getByRole('heading', { level: 3, name })).toBeVisible();
    expect(answer.getByText('SC-115')).toBeVisible();
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: t('answer.book') })).not.toBeInTheDocument();
    expect(screen.queryByAltText(t('question.print.code'))).not.toBeInTheDocument();
  });

  test('S117: without an answer it says that one is awaited, and where to ask', async () => {
    question = aQuestion({ status: 'pending', qa_answer: null });
    const { t } = await renderRoute(qa, url, { lang });
    expect(await screen.findByText(lang === 'ar' ? 'لم تصل إجابة بعد' : 'Not answered yet')).toBeVisible();
    expect(screen.getByRole('link', { name: t('answer.waiting.ask') })).toHaveAttribute('href', '/qa/ask?specialty=4');
    expect(screen.queryByRole('button', { name: t('like.action') })).not.toBeInTheDocument();
    expect(screen.queryByText(t('likes', { count: 0 }))).not.toBeInTheDocument();
  });

  test('S126: closed: why, what the team says, and the question that it repeats', async () => {
    const duplicate_of = { slug: 'other-2', question_title: 'Other question 2' };
    question = aQuestion({
      status: 'closed',
      qa_answer: null,
      closed: { reason: 'duplicate', note: 'تجد الجواب هناك.', duplicate_of },
    });
    const { t, user } = await renderRoute(qa, url, { lang });
    const closed = within(await screen.findByRole('region', { name: t('answer.closed.title') }));
    expect(closed.getByText(t('answer.closed.reasons.duplicate'))).toBeVisible();
    expect(closed.getByText('تجد الجواب هناك.')).toHaveAttribute('dir', 'auto');
    await user.click(closed.getByRole('link', { name: 'Other question 2' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Other question 2' })).toBeVisible();
  });

  test('S126: closed for another reason, or for none that is known', async () => {
    question = aQuestion({
      status: 'closed',
      qa_answer: null,
      closed: { reason: 'out-of-scope', note: null, duplicate_of: null },
    });
    others = [aQuestion({ id: 2, slug: 'other-2', status: 'closed', qa_answer: null })];
    const { t, navigate } = await renderRoute(qa, url, { lang });
    expect(await screen.findByText(t('answer.closed.reasons.out-of-scope'))).toBeVisible();
    expect(screen.queryByText(t('answer.closed.note'))).not.toBeInTheDocument();
    await act(() => navigate('/qa/questions/other-2'));
    expect(await screen.findByText(t('answer.closed.text'))).toBeVisible();
  });

  test('S104: what every reader must know', async () => {
    const { t } = await renderRoute(qa, url, { lang });
    expect(await screen.findByText(t('alerts.awareness'))).toBeVisible();
    expect(screen.getByText(t('alerts.basis'))).toBeVisible();
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
    expect(asked).toEqual(['/api/qa/qa-specialties/4/questions?per_page=4&exclude=1&similar_to=1']);

    await user.click(related.getByRole('link', { name: 'Other question 3' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Other question 3' })).toBeVisible();
  });

  test('S116: opening a question counts a view of it, once for each', async () => {
    question = aQuestion({ id: 70 });
    others = [aQuestion({ id: 71, slug: 'other-71' })];
    const { navigate } = await renderRoute(qa, url, { lang });
    const own = () => viewed.filter((id) => id.startsWith('7'));
    await waitFor(() => expect(own()).toEqual(['70']));
    await act(() => navigate('/qa/questions/other-71'));
    await waitFor(() => expect(own()).toEqual(['70', '71']));
  });

  test('S138: without the related ones, the views and the likes the question is there', async () => {
    const refuseView = jest.fn(refuse('INTERNAL', 500));
    server.use(
      http.get('*/api/qa/qa-specialties/:id/questions', refuse('INTERNAL', 500)),
      http.post('*/api/qa/questions/:id/view', refuseView),
      http.get('*/api/qa/answers/:id/like-status', refuse('INTERNAL', 500)),
    );
    const { t, events } = await renderRoute(qa, url, { lang });

    expect(await screen.findByRole('heading', { level: 1, name: question.question_title })).toBeVisible();
    expect(screen.queryByText(t('question.related'))).not.toBeInTheDocument();
    await waitFor(() => expect(console.warn).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(refuseView).toHaveBeenCalledTimes(1));
    expect(events).toEqual([]);
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
    expect(viewed).toEqual([]);
  });
});

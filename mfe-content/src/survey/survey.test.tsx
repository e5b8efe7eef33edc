import { screen } from '@testing-library/react';
import type { SurveyQuestion, SurveyValue } from '@clinic/contracts/content';
import { fakeApi, http, HttpResponse, renderRoute } from '@clinic/kit/testing';
import { content } from '../testing/remote-under-test.ts';
import { action } from './survey.data.ts';
import { keepSession } from './kept-session.ts';

const session = 's'.repeat(43);
const option = (value: string) => ({ value, label_ar: `خيار ${value}`, label_en: `Option ${value}` });
const question = (id: number, kind: SurveyQuestion['kind'], more: Partial<SurveyQuestion> = {}): SurveyQuestion => ({
  id,
  kind,
  text_ar: `سؤال ${id}`,
  text_en: `Question ${id}`,
  required: true,
  options: [],
  ...more,
});
const questions = [
  question(1, 'rating'),
  question(2, 'choices', {
    options: [option('a'), option('b'), { ...option('none'), exclusive: true }],
    required: false,
  }),
  question(3, 'text'),
];

let answers: Record<number, SurveyValue | null> = {};
let submitted: unknown[] = [];
let started = 0;
const server = fakeApi(
  http.get('*/api/surveys/:id', ({ params }) =>
    params['id'] === '1'
      ? HttpResponse.json({
          data: { id: 1, title_ar: 'زيارتك', title_en: 'Your visit', intro_ar: 'ن', intro_en: 'I', totalSteps: 3 },
        })
      : HttpResponse.json({ code: 'NOT_FOUND', message: '', request_id: 'r' }, { status: 404 }),
  ),
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.post('*/api/surveys/1/start', () => {
    started += 1;
    return HttpResponse.json({ session_id: session }, { status: 201 });
  }),
  http.get('*/api/surveys/1/next-question', ({ request }) => {
    const asked = new URL(request.url).searchParams.get('step');
    const firstOpen = questions.findIndex((_question, index) => !(index + 1 in answers)) + 1 || 4;
    const step = asked === null ? firstOpen : Number(asked);
    const found = questions[step - 1] ?? null;
    return HttpResponse.json({
      step,
      question: found,
      answer: answers[step] ?? null,
      totalSteps: 3,
      isComplete: found === null,
    });
  }),
  http.post('*/api/surveys/1/answers', async ({ request }) => {
    const { step, answer } = (await request.json()) as { step: number; answer: SurveyValue | null };
    answers[step] = answer;
    return new HttpResponse(null, { status: 204 });
  }),
  http.post('*/api/surveys/1/submit', async ({ request }) => {
    submitted.push(await request.json());
    return new HttpResponse(null, { status: 204 });
  }),
);
beforeEach(() => {
  answers = {};
  submitted = [];
  started = 0;
  localStorage.clear();
});

test.each(['ar', 'en'] as const)(
  '%s: without script, answers that do not go together are said so, and stay',
  async (lang) => {
    const body = new URLSearchParams({ intent: 'answer', session, step: '2' });
    for (const chosen of ['a', 'none']) body.append('answer', chosen);
    const request = new Request('http://localhost/survey/1', { method: 'POST', body });
    await expect(action({ request, params: { id: '1' }, lang })).resolves.toMatchObject({
      init: { status: 422 },
      data: { step: 'question', at: { answer: ['a', 'none'] }, wrong: { failure: null, key: 'survey.exclusive' } },
    });
    expect(answers).toEqual({});
  },
);

describe.each(['ar', 'en'] as const)('%s: a survey', (lang) => {
  const open = () => renderRoute(content, '/survey/1', { lang });
  const asked = (id: number) => new RegExp(lang === 'ar' ? `سؤال ${id}` : `Question ${id}`);

  test('S98, S134: one question at a time with its progress, back and forth, then who answered, then thanks', async () => {
    const { user, t } = await open();
    await user.click(await screen.findByRole('button', { name: t('survey.start') }));

    expect(await screen.findByText(t('survey.progress', { step: 1, total: 3 }))).toBeVisible();
    for (const label of ['poor', 'fair', 'good', 'very-good', 'excellent']) {
      expect(screen.getByRole('radio', { name: t(`survey.ratings.${label}`) })).toBeInTheDocument();
    }
    await user.click(screen.getByRole('radio', { name: t('survey.ratings.very-good') }));
    await user.click(screen.getByRole('button', { name: t('survey.next') }));

    const choice = (value: string) =>
      screen.getByRole('checkbox', { name: lang === 'ar' ? `خيار ${value}` : `Option ${value}` });
    await user.click(await screen.findByRole('checkbox', { name: lang === 'ar' ? 'خيار a' : 'Option a' }));
    await user.click(choice('none'));
    // What stands alone takes the others away, and they it.
    expect(choice('a')).not.toBeChecked();
    await user.click(choice('b'));
    expect(choice('none')).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: t('survey.back') }));
    expect(await screen.findByRole('radio', { name: t('survey.ratings.very-good') })).toBeChecked();
    await user.click(screen.getByRole('button', { name: t('survey.next') }));
    expect(await screen.findByRole('checkbox', { name: lang === 'ar' ? 'خيار b' : 'Option b' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: t('survey.next') }));

    await user.type(await screen.findByRole('textbox', { name: asked(3) }), 'كان كل شيء جيدًا');
    await user.click(screen.getByRole('button', { name: t('survey.toEnd') }));
    await user.type(await screen.findByLabelText(new RegExp(t('survey.name'))), 'سارة');
    await user.click(screen.getByRole('button', { name: t('survey.back') }));
    expect(await screen.findByRole('textbox', { name: asked(3) })).toHaveValue('كان كل شيء جيدًا');
    await user.click(screen.getByRole('button', { name: t('survey.toEnd') }));
    expect(await screen.findByLabelText(new RegExp(t('survey.name')))).toHaveValue('سارة');
    await user.click(screen.getByRole('button', { name: t('survey.submit') }));

    expect(await screen.findByText(t('survey.thanks'))).toBeVisible();
    expect(answers).toEqual({ 1: 4, 2: ['b'], 3: 'كان كل شيء جيدًا' });
    expect(submitted).toEqual([expect.objectContaining({ session_id: session, respondent: { name: 'سارة' } })]);
  });

  test('S98: nobody is kept from going back by an answer that is not given, or cannot be sent', async () => {
    answers = { 1: 4 };
    keepSession(1, session);
    const { user, t } = await open();
    await user.click(await screen.findByRole('button', { name: t('survey.resume') }));
    await screen.findByText(t('survey.progress', { step: 2, total: 3 }));
    await user.click(screen.getByRole('button', { name: t('survey.back') }));
    await screen.findByText(t('survey.progress', { step: 1, total: 3 }));
    await user.click(screen.getByRole('button', { name: t('survey.next') }));
    await user.click(await screen.findByRole('checkbox', { name: lang === 'ar' ? 'خيار b' : 'Option b' }));
    expect(answers).toEqual({ 1: 4 });

    server.use(http.post('*/api/surveys/1/answers', () => HttpResponse.error()));
    await user.click(screen.getByRole('button', { name: t('survey.back') }));
    expect(await screen.findByRole('radio', { name: t('survey.ratings.very-good') })).toBeChecked();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('S134: a required question is not passed over', async () => {
    const { user, t } = await open();
    await user.click(await screen.findByRole('button', { name: t('survey.start') }));
    await user.click(await screen.findByRole('button', { name: t('survey.next') }));
    expect(await screen.findByRole('alert')).toHaveTextContent(t('survey.required'));
    expect(answers).toEqual({});
  });

  test('S134: a survey that was left is gone on with, at the first question without an answer', async () => {
    keepSession(1, session);
    answers = { 1: 5 };
    const { user, t } = await open();
    await user.click(await screen.findByRole('button', { name: t('survey.resume') }));
    expect(await screen.findByText(t('survey.progress', { step: 2, total: 3 }))).toBeVisible();
    expect(started).toBe(0);
  });

  test('what was begun is not gone on with after a day: the next person may use the same device', async () => {
    keepSession(1, session);
    const stored = JSON.parse(localStorage.getItem('clinic-survey-1') ?? '') as object;
    const beforeYesterday = Date.now() - 25 * 60 * 60 * 1000;
    localStorage.setItem('clinic-survey-1', JSON.stringify({ ...stored, savedAt: beforeYesterday }));
    const { t } = await open();
    expect(await screen.findByRole('button', { name: t('survey.start') })).toBeVisible();
    expect(screen.queryByRole('button', { name: t('survey.resume') })).toBeNull();
  });

  test('a question that cannot be had loses no answer: whoever goes on sends it again', async () => {
    answers = { 1: 5, 2: null };
    keepSession(1, session);
    const { user, t } = await open();
    await user.click(await screen.findByRole('button', { name: t('survey.resume') }));
    await user.type(await screen.findByRole('textbox'), 'كل شيء جيد');
    localStorage.clear();
    server.use(http.get('*/api/surveys/1/next-question', () => HttpResponse.error(), { once: true }));
    await user.click(screen.getByRole('button', { name: t('survey.toEnd') }));
    expect(await screen.findByRole('alert')).toHaveTextContent(t('survey.questionFailed'));
    expect(answers).toEqual({ 1: 5, 2: null });
    await user.click(screen.getByRole('button', { name: t('survey.resume') }));
    expect(await screen.findByRole('button', { name: t('survey.submit') })).toBeVisible();
    expect(answers).toEqual({ 1: 5, 2: null, 3: 'كل شيء جيد' });
  });

  test('who cannot start anew goes on with what was begun', async () => {
    answers = { 1: 5 };
    keepSession(1, session);
    const { user, t } = await open();
    server.use(http.post('*/api/surveys/1/start', () => HttpResponse.error()));
    await user.click(await screen.findByRole('button', { name: t('survey.restart') }));
    expect(await screen.findByRole('alert')).toHaveTextContent(t('survey.startFailed'));
    await user.click(screen.getByRole('button', { name: t('survey.resume') }));
    expect(await screen.findByText(t('survey.progress', { step: 2, total: 3 }))).toBeVisible();
  });

  test('a turn that was taken shows the next question, whatever becomes of the page’s own data', async () => {
    const { user, t } = await open();
    await screen.findByRole('button', { name: t('survey.start') });
    server.use(http.get('*/api/surveys/:id', () => HttpResponse.error()));
    await user.click(screen.getByRole('button', { name: t('survey.start') }));
    expect(await screen.findByText(t('survey.progress', { step: 1, total: 3 }))).toBeVisible();
  });

  test('S134: what was begun is kept in the browser, and forgotten once it was sent', async () => {
    answers = { 1: 5, 2: null, 3: 'x' };
    keepSession(1, session);
    const { user, t } = await open();
    await user.click(await screen.findByRole('button', { name: t('survey.resume') }));
    await user.click(await screen.findByRole('button', { name: t('survey.submit') }));
    expect(await screen.findByText(t('survey.thanks'))).toBeVisible();
    expect(localStorage.getItem('clinic-survey-1')).toBeNull();
  });

  test('S134: a wrong address of who answered is said at its field', async () => {
    answers = { 1: 5, 2: null, 3: 'x' };
    keepSession(1, session);
    const { user, t } = await open();
    await user.click(await screen.findByRole('button', { name: t('survey.resume') }));
    await user.type(await screen.findByLabelText(new RegExp(t('form.email'))), 'sara@');
    await user.click(screen.getByRole('button', { name: t('survey.submit') }));
    expect(await screen.findByLabelText(new RegExp(t('form.email')))).toBeInvalid();
    expect(submitted).toEqual([]);
  });

  test.each([
    ['start', 'post', '*/api/surveys/1/start', 'survey.startFailed'],
    ['next question', 'get', '*/api/surveys/1/next-question', 'survey.questionFailed'],
  ] as const)('S135: when the %s fails, the page says so', async (_what, method, address, key) => {
    server.use(http[method](address, () => HttpResponse.error()));
    const { user, t } = await open();
    await user.click(await screen.findByRole('button', { name: t('survey.start') }));
    expect(await screen.findByRole('alert')).toHaveTextContent(t(key));
  });

  test('S135: an answer that fails stays, with the server’s own words when it has some', async () => {
    server.use(
      http.post('*/api/surveys/1/answers', () =>
        HttpResponse.json({ code: 'MAINTENANCE', message: 'توقف: قليلًا.', request_id: 'r' }, { status: 503 }),
      ),
    );
    const { user, t } = await open();
    await user.click(await screen.findByRole('button', { name: t('survey.start') }));
    await user.click(await screen.findByRole('radio', { name: t('survey.ratings.good') }));
    await user.click(screen.getByRole('button', { name: t('survey.next') }));
    expect(await screen.findByRole('alert')).toHaveTextContent('توقف: قليلًا.');
    expect(screen.getByRole('radio', { name: t('survey.ratings.good') })).toBeChecked();
  });

  test('S135: a submission that fails can be repeated', async () => {
    answers = { 1: 5, 2: null, 3: 'x' };
    keepSession(1, session);
    server.use(http.post('*/api/surveys/1/submit', () => HttpResponse.error(), { once: true }));
    const { user, t } = await open();
    await user.click(await screen.findByRole('button', { name: t('survey.resume') }));
    await user.click(await screen.findByRole('button', { name: t('survey.submit') }));
    expect(await screen.findByRole('alert')).toHaveTextContent(t('survey.submitFailed'));
    await user.click(screen.getByRole('button', { name: t('survey.submit') }));
    expect(await screen.findByText(t('survey.thanks'))).toBeVisible();
  });

  test('a survey that is not open is said so', async () => {
    const { t } = await renderRoute(content, '/survey/9', { lang });
    expect(await screen.findByRole('heading', { level: 1, name: t('survey.missing.title') })).toBeVisible();
  });
});

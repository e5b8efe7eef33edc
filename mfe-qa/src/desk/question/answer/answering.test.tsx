import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { roles } from '@clinic/contracts';
import { http, HttpResponse, signedInAs } from '@clinic/kit/testing';
import { aQuestion } from '../../../testing/a-question.ts';
import { aWholeDeskQuestion } from '../../../testing/a-desk-question.ts';
import ar from '../../../locales/ar.json';
import en from '../../../locales/en.json';
import { claimFor, fakeDesk, openQuestion, refuse } from '../testing/fake-desk.ts';

const { desk, server } = fakeDesk();
const parts = { ar: ar.answer.parts, en: en.answer.parts };
const answerUrl = '*/api/qa/desk/questions/:id/answer';
const questionUrl = '*/api/qa/desk/questions/:id';
const answered = () => ({
  status: 'answered' as const,
  qa_answer: aQuestion().qa_answer,
  claim: null,
  may: { answer: false, edit: true, moderate: false },
});

beforeEach(() => {
  desk.question = aWholeDeskQuestion({ claim: claimFor(600) });
});

describe.each(['ar', 'en'] as const)('%s: writing an answer', (lang) => {
  type Page = Awaited<ReturnType<typeof openQuestion>>;
  const part = ({ t }: Page, name: string) => screen.findByLabelText(new RegExp(`^${t(`desk.answer.parts.${name}`)}`));
  const publish = ({ t }: Page) => screen.getByRole('button', { name: t('desk.answer.publish.answer') });

  test('E10: four parts, published once however often the button is pressed; then the answer stands there', async () => {
    const page = await openQuestion(lang);
    await page.user.type(await part(page, 'answer_content'), '  توقف عن الدواء اليوم. ');
    await page.user.type(await part(page, 'at_home'), 'كمادات باردة');
    await page.user.type(await part(page, 'emergency'), 'ضيق تنفس');
    desk.then = answered();
    await page.user.dblClick(publish(page));

    expect(await screen.findByText('غالبًا يخف خلال أيام.')).toBeVisible();
    const written = {
      answer_content: 'توقف عن الدواء اليوم.',
      at_home: 'كمادات باردة',
      come_in: '',
      emergency: 'ضيق تنفس',
    };
    expect(desk.received).toEqual([['POST', 'answer', written]]);
    expect(page.events.map(({ payload }) => payload)).toEqual([{ kind: 'success', key: 'qa:desk.done.answer' }]);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test('E10: the short answer is required, what has no room is said with its limit, and nothing is sent', async () => {
    const page = await openQuestion(lang);
    await page.user.click(await part(page, 'at_home'));
    await page.user.paste('ب'.repeat(2001));
    await page.user.click(publish(page));

    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(within(summary).getByRole('link', { name: page.t('errors.answerRequired') })).toBeVisible();
    expect(summary).toHaveTextContent('2000');
    expect(await part(page, 'answer_content')).toBeInvalid();
    expect(await part(page, 'at_home')).toHaveValue('ب'.repeat(2001));
    expect(desk.received).toEqual([]);
  });

  test('E10: counts letters, and points out what may give the asker away', async () => {
    const page = await openQuestion(lang);
    const field = await part(page, 'answer_content');
    expect(field).toHaveAccessibleDescription(expect.stringContaining('0 / 4,000'));
    await page.user.type(field, 'اتصل بي 0501234567');
    expect(field).toHaveAccessibleDescription(expect.stringContaining('18 / 4,000'));
    expect(screen.getByText(page.t('desk.answer.personalData'))).toBeVisible();
  });

  test('E10: the preview shows the answer on a page of either language and direction, as it changes', async () => {
    const page = await openQuestion(lang);
    await page.user.type(await part(page, 'answer_content'), 'لا تقلق');
    await page.user.click(screen.getByRole('button', { name: page.t('desk.answer.preview') }));

    const pages = [
      ['ar', 'rtl'],
      ['en', 'ltr'],
    ] as const;
    for (const [name, dir] of pages) {
      const preview = within(screen.getByRole('region', { name: page.t(`desk.answer.previews.${name}`) }));
      expect(preview.getByText('لا تقلق').closest('[dir=rtl], [dir=ltr]')).toHaveAttribute('dir', dir);
      expect(preview.queryByText(parts[name].at_home)).not.toBeInTheDocument();
    }
    await page.user.type(await part(page, 'at_home'), 'استرح');
    for (const [name] of pages) {
      const preview = within(screen.getByRole('region', { name: page.t(`desk.answer.previews.${name}`) }));
      expect(preview.getByText('استرح')).toBeVisible();
      expect(preview.getByText(parts[name].at_home)).toBeVisible();
    }
    await page.user.click(screen.getByRole('button', { name: page.t('desk.answer.hidePreview') }));
    expect(screen.queryByRole('region', { name: page.t('desk.answer.previews.en') })).not.toBeInTheDocument();
  });

  test.each([
    ['answered', answered()],
    ['given to others', { may: { ...aWholeDeskQuestion().may, answer: false } }],
  ])('a text whose question was %s meanwhile stays to be read until it is thrown away', async (_how, change) => {
    const first = await openQuestion(lang);
    await first.user.type(await part(first, 'answer_content'), 'نصي أنا');
    cleanup();
    desk.question = aWholeDeskQuestion({ ...change, claim: null });
    const page = await openQuestion(lang);
    expect(await screen.findByText(page.t('desk.answer.unpublished'))).toBeVisible();
    expect(await part(page, 'answer_content')).toHaveValue('نصي أنا');
    expect(await part(page, 'answer_content')).toHaveAttribute('readonly');
    expect(publish(page)).toBeDisabled();
    await page.user.click(screen.getByRole('button', { name: page.t('desk.answer.throwAway') }));
    expect(screen.queryByText(page.t('desk.answer.unpublished'))).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  test.each([
    ['moved to another speciality', 'FORBIDDEN', 403, 'refused'],
    ['deleted', 'NOT_FOUND', 404, 'missing'],
  ])(
    'a text whose question was %s meanwhile stays to be read until it is thrown away',
    async (_how, code, status, kind) => {
      const page = await openQuestion(lang);
      await page.user.type(await part(page, 'answer_content'), 'نصي أنا');
      await page.user.type(await part(page, 'come_in'), 'بعد يومين');
      server.use(http.post(answerUrl, refuse(code, status)), http.get(questionUrl, refuse(code, status)));
      await page.user.click(publish(page));

      expect(await screen.findByRole('heading', { level: 1, name: page.t(`desk.gone.${kind}.title`) })).toBeVisible();
      const kept = within(screen.getByRole('region', { name: page.t('desk.answer.title') }));
      expect(kept.getByText(page.t('desk.answer.kept'))).toBeVisible();
      expect(kept.getByText('نصي أنا')).toBeVisible();
      expect(kept.getByText('بعد يومين')).toBeVisible();
      expect(kept.getByText(page.t('desk.answer.parts.come_in'))).toBeVisible();
      expect(kept.queryByText(page.t('desk.answer.parts.emergency'))).toBeNull();
      expect(kept.queryByRole('textbox')).toBeNull();
      await page.user.click(kept.getByRole('button', { name: page.t('desk.answer.throwAway') }));
      expect(screen.queryByText('نصي أنا')).toBeNull();
      expect(sessionStorage).toHaveLength(0);
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    },
  );

  test('E5: another doctor answered first: it says so, shows that answer, and one’s own text stays', async () => {
    server.use(http.post(answerUrl, refuse('ALREADY_ANSWERED', 409)));
    const page = await openQuestion(lang);
    await page.user.type(await part(page, 'answer_content'), 'نصي أنا');
    desk.question = aWholeDeskQuestion(answered());
    await page.user.click(publish(page));

    expect(await screen.findByText('غالبًا يخف خلال أيام.')).toBeVisible();
    expect(screen.getByText(page.t('desk.failure.ALREADY_ANSWERED'))).toBeVisible();
    expect(await part(page, 'answer_content')).toHaveValue('نصي أنا');
    expect(await part(page, 'answer_content')).toHaveAttribute('readonly');
    expect(publish(page)).toBeDisabled();
  });

  test('E5: the question is no longer one’s own: take it again, the text stays', async () => {
    server.use(http.post(answerUrl, refuse('NOT_CLAIMED', 409)));
    const page = await openQuestion(lang);
    await page.user.type(await part(page, 'answer_content'), 'نصي أنا');
    desk.question = aWholeDeskQuestion();
    await page.user.click(publish(page));

    expect(await screen.findByText(page.t('desk.failure.NOT_CLAIMED'))).toBeVisible();
    expect(await screen.findByRole('button', { name: page.t('desk.claim.take.free') })).toBeVisible();
    expect(await part(page, 'answer_content')).toHaveValue('نصي أنا');
  });

  test.each([
    ['no network', () => HttpResponse.error(), 'desk.failure.other'],
    ['a server that fails', refuse('INTERNAL', 500), null],
  ])('E10: %s: it says so, and the text can be sent again', async (_name, fails, key) => {
    server.use(http.post(answerUrl, fails, { once: true }));
    const page = await openQuestion(lang);
    await page.user.type(await part(page, 'answer_content'), 'نصي أنا');
    await page.user.click(publish(page));
    expect(await screen.findByText(key === null ? 'said by the API' : page.t(key))).toBeVisible();

    desk.then = answered();
    await waitFor(() => expect(publish(page)).toBeEnabled());
    await page.user.click(publish(page));
    expect(await screen.findByText('غالبًا يخف خلال أيام.')).toBeVisible();
    expect(desk.received).toHaveLength(1);
  });

  test('Q30: the session ends while one writes: sign in again, and the text is there; for this account only', async () => {
    server.use(http.post(answerUrl, refuse('SESSION_EXPIRED', 401), { once: true }));
    const page = await openQuestion(lang);
    await page.user.type(await part(page, 'answer_content'), 'نصي أنا');
    await page.user.type(await part(page, 'come_in'), 'بعد يومين');
    await page.user.click(publish(page));
    await waitFor(() => expect(page.location()).toBe('/login?returnTo=%2Fqa%2Fdesk%2F12'));

    await act(() => page.navigate('/qa/desk/12'));
    expect(await part(page, 'answer_content')).toHaveValue('نصي أنا');
    expect(await part(page, 'come_in')).toHaveValue('بعد يومين');

    await act(() => page.navigate('/login'));
    signedInAs({ role: roles.doctor, public_id: '11111111-5a2b-4c58-9f5f-0a1b2c3d4e5f' });
    await act(() => page.navigate('/qa/desk/12'));
    expect(await part(page, 'answer_content')).toHaveValue('');
  });
});

describe.each(['ar', 'en'] as const)('%s: changing an answer', (lang) => {
  type Page = Awaited<ReturnType<typeof openQuestion>>;
  const shortAnswer = ({ t }: Page) => screen.findByLabelText(t('desk.answer.parts.answer_content'));
  const press = async ({ t, user }: Page, key: string) =>
    user.click(await screen.findByRole('button', { name: t(`desk.answer.${key}`) }));
  const revision = {
    answer_content: 'نص أول',
    at_home: null,
    come_in: null,
    emergency: null,
    edited_by: 'د. ناصر الشمري',
    edited_at: '2026-11-21T11:00:00Z',
  };

  beforeEach(() => {
    desk.question = aWholeDeskQuestion(answered());
  });

  test('E10: the parts stand in the form; the change goes out with the number of versions that were seen', async () => {
    desk.question = aWholeDeskQuestion({ ...answered(), revisions: [revision] });
    const page = await openQuestion(lang);
    await press(page, 'edit');
    expect(screen.getByLabelText(new RegExp(page.t('desk.answer.parts.come_in')))).toHaveValue('إذا استمر أسبوعين.');
    await page.user.clear(await shortAnswer(page));
    await page.user.type(await shortAnswer(page), 'نص أحدث');
    await press(page, 'publish.edit');

    expect(await screen.findByRole('button', { name: page.t('desk.answer.edit') })).toBeVisible();
    expect(desk.received).toEqual([
      ['PUT', 'answer', expect.objectContaining({ answer_content: 'نص أحدث', revision: 1 })],
    ]);
    expect(page.events.map(({ payload }) => payload)).toEqual([{ kind: 'success', key: 'qa:desk.done.edit' }]);
    expect(sessionStorage).toHaveLength(0);
  });

  test('E10: somebody else changed it meanwhile: that is shown and read first, one’s own text stays', async () => {
    server.use(http.put(answerUrl, refuse('ALREADY_ANSWERED', 409), { once: true }));
    const page = await openQuestion(lang);
    await press(page, 'edit');
    await page.user.type(await shortAnswer(page), ' وأكثر');
    const { qa_answer } = answered();
    desk.question = aWholeDeskQuestion({
      ...answered(),
      revisions: [revision],
      qa_answer: qa_answer && { ...qa_answer, answer_content: 'ما كتبه ناصر' },
    });
    await press(page, 'publish.edit');

    expect(await screen.findByText('ما كتبه ناصر')).toBeVisible();
    expect(screen.getByText(page.t('desk.failure.changedMeanwhile'))).toBeVisible();
    expect(screen.getByRole('button', { name: page.t('desk.answer.publish.edit') })).toBeDisabled();
    await press(page, 'newerRead');
    expect(((await shortAnswer(page)) as HTMLTextAreaElement).value).toMatch(/وأكثر$/);
    await press(page, 'publish.edit');
    await waitFor(() => expect(desk.received).toEqual([['PUT', 'answer', expect.objectContaining({ revision: 1 })]]));
  });

  test('E10: a change that was kept while somebody else changed it: theirs is read before one’s own replaces it', async () => {
    const first = await openQuestion(lang);
    await press(first, 'edit');
    await first.user.type(await shortAnswer(first), ' وأكثر');
    cleanup();
    const { qa_answer } = answered();
    desk.question = aWholeDeskQuestion({
      ...answered(),
      revisions: [revision],
      qa_answer: qa_answer && { ...qa_answer, answer_content: 'ما كتبه ناصر' },
    });
    const open = async () => {
      const page = await openQuestion(lang);
      await press(page, 'edit');
      expect(((await shortAnswer(page)) as HTMLTextAreaElement).value).toMatch(/وأكثر$/);
      return page;
    };
    const page = await open();
    expect(screen.getByText('ما كتبه ناصر')).toBeVisible();
    expect(screen.getByRole('button', { name: page.t('desk.answer.publish.edit') })).toBeDisabled();
    await press(page, 'newerRead');
    cleanup();
    const again = await open();
    await press(again, 'publish.edit');
    await waitFor(() => expect(desk.received).toEqual([['PUT', 'answer', expect.objectContaining({ revision: 1 })]]));
  });

  test('a change whose question was moved meanwhile stays to be read, for who wrote it', async () => {
    const page = await openQuestion(lang);
    await press(page, 'edit');
    await page.user.type(await shortAnswer(page), ' وأكثر');
    server.use(http.get(questionUrl, refuse('FORBIDDEN', 403)));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText(page.t('desk.answer.kept'))).toBeVisible();
    expect(screen.getByText(/وأكثر$/)).toBeVisible();

    await act(() => page.navigate('/login'));
    signedInAs({ role: roles.doctor, public_id: '11111111-5a2b-4c58-9f5f-0a1b2c3d4e5f' });
    await act(() => page.navigate('/qa/desk/12'));
    expect(await screen.findByText(page.t('desk.gone.refused.text'))).toBeVisible();
    expect(screen.queryByText(/وأكثر$/)).toBeNull();
  });

  test('E10: a change that is thrown away leaves the answer as it is', async () => {
    const page = await openQuestion(lang);
    await press(page, 'edit');
    await page.user.type(await shortAnswer(page), ' خطأ');
    await press(page, 'cancelEdit');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await press(page, 'edit');
    expect(((await shortAnswer(page)) as HTMLTextAreaElement).value).not.toMatch(/خطأ/);
  });
});

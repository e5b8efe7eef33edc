import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from '@clinic/kit/testing';
import type { Opened } from './testing/asking.ts';
import {
  accept,
  askingApi,
  choose,
  code,
  keptQuestion,
  labelOf,
  open,
  press,
  sendNameless,
  tell,
} from './testing/asking.ts';

const { server, sent } = askingApi();
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const toasts = ({ events }: Opened) =>
  events.filter(({ topic }) => topic === 'host/toast.show@1').map(({ payload }) => payload);

describe.each(['ar', 'en'] as const)('%s: sending a question', (lang) => {
  test('S111, Q33: a toast, an event, and a modal over the thank-you screen with the code; the other question begins again', async () => {
    keptQuestion({ mode: 'anonymous' });
    const page = await open(lang);
    const { t, events } = page;
    await sendNameless(page);
    const modal = within(await screen.findByRole('dialog', { name: t('ask.modal.title') }));
    expect(modal.getByText(code)).toBeVisible();
    expect(screen.getByText(t('ask.thanks.published'))).toBeInTheDocument();
    expect(toasts(page)).toEqual([{ kind: 'success', key: 'qa:questionSubmittedSuccess' }]);
    expect(events.find(({ topic }) => topic === 'qa/question.submitted@1')?.payload).toEqual({ question: 31 });
    expect(sessionStorage).toHaveLength(0);

    await page.user.click(modal.getByRole('button', { name: t('ask.modal.another') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('combobox')).toHaveValue('');
    expect(screen.getByRole('heading', { name: t('ask.specialtyTitle') })).toHaveFocus();
    expect(screen.getByText(code)).toBeVisible();
  });

  test('S111: another question after the first is another post', async () => {
    keptQuestion({ mode: 'anonymous' });
    const page = await open(lang);
    await sendNameless(page);
    await screen.findByRole('dialog');
    await press(page, 'ask.modal.another');
    await page.user.click(screen.getByRole('radio', { name: new RegExp(page.t('ask.mode.anonymous')) }));
    await choose(page, labelOf[lang]);
    await press(page, 'ask.next');
    await page.user.type(screen.getByLabelText(page.t('ask.fields.title')), 'سؤال ثان');
    await page.user.type(screen.getByLabelText(page.t('ask.fields.content')), 'تفاصيل السؤال الثاني');
    await press(page, 'ask.next');
    await accept(page);
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  test('S111: the modal leads to the questions', async () => {
    keptQuestion({ mode: 'anonymous' });
    const page = await open(lang);
    await sendNameless(page);
    await screen.findByRole('dialog');
    await press(page, 'ask.modal.browse');
    await waitFor(() => expect(page.location()).toBe('/qa'));
  });

  test('a question that people read first says so; the code can be copied, and leads back', async () => {
    server.use(
      http.post('*/api/qa/questions', () =>
        HttpResponse.json({ data: { id: 31, slug: null, tracking_code: code, review: true } }, { status: 201 }),
      ),
    );
    keptQuestion({ mode: 'anonymous' });
    const page = await open(lang);
    const { user, t } = page;
    const copied: string[] = [];
    jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
    await sendNameless(page);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText(t('ask.thanks.review'))).toBeVisible();
    await press(page, 'code.copy');
    expect(await screen.findByText(t('code.copied'))).toBeVisible();
    expect(copied).toEqual([code]);
    expect(screen.getByRole('link', { name: t('ask.thanks.track') })).toHaveAttribute('href', '/qa/track');
    expect(screen.queryByRole('link', { name: t('ask.thanks.see') })).not.toBeInTheDocument();
  });

  test('S111: two presses are one question', async () => {
    let answer: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    let posts = 0;
    server.use(
      http.post('*/api/qa/questions', async () => {
        posts += 1;
        await waiting;
        return HttpResponse.json({ data: { id: 1, slug: null, tracking_code: code, review: false } }, { status: 201 });
      }),
    );
    keptQuestion({ mode: 'anonymous' });
    const page = await open(lang);
    await press(page, 'ask.next');
    await press(page, 'ask.next');
    await page.user.click(screen.getByRole('checkbox'));
    const send = screen.getByRole('button', { name: page.t('ask.send') });
    await page.user.dblClick(send);
    await waitFor(() => expect(send).toHaveAttribute('aria-busy', 'true'));
    expect(send).toHaveAttribute('aria-disabled', 'true');
    answer();
    await screen.findByRole('dialog');
    expect(posts).toBe(1);
  });

  test('S111: a failure says so in a toast and at the form; nothing typed is lost, and a second try is the same post', async () => {
    let key: string | null = null;
    server.use(
      http.post(
        '*/api/qa/questions',
        ({ request }) => {
          key = request.headers.get('idempotency-key');
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    keptQuestion();
    const page = await open(lang);
    await press(page, 'ask.next');
    await press(page, 'ask.next');
    await tell(page);
    await press(page, 'ask.next');
    await accept(page);
    expect(await screen.findByText(new RegExp(page.t('ask.nothingLost')))).toBeVisible();
    expect(toasts(page)).toEqual([{ kind: 'error', key: 'qa:questionSubmitError' }]);
    expect(screen.getByRole('checkbox')).toBeChecked();
    await press(page, 'ask.send');
    await screen.findByRole('dialog');
    expect(sent[0]?.key).toBe(key);
    expect(sent[0]?.body).toMatchObject({ user_name: 'سارة ق.', question_title: 'ألم في الضرس' });
  });

  test('S111: what a button changes after a failure goes as another post, as what is typed does', async () => {
    const keys: (string | null)[] = [];
    server.use(
      http.post('*/api/qa/questions', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.error();
      }),
    );
    keptQuestion({ mode: 'anonymous', specialty: '3', content: 'يؤلمني ضرسي، جوالي 0551234567' });
    const page = await open(lang);
    await sendNameless(page);
    await screen.findByText(new RegExp(page.t('ask.nothingLost')));
    await press(page, 'ask.back');
    await press(page, 'guard.hide');
    await press(page, 'ask.next');
    await press(page, 'ask.send');
    await waitFor(() => expect(keys).toHaveLength(2));
    await screen.findByText(new RegExp(page.t('ask.nothingLost')));
    await press(page, 'ask.back');
    await press(page, 'ask.back');
    await choose(page, labelOf[lang]);
    await press(page, 'ask.next');
    await press(page, 'ask.next');
    await press(page, 'ask.send');
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(new Set(keys).size).toBe(3);
  });

  test('E7: too many questions: the form says when to try again', async () => {
    const message = lang === 'ar' ? 'حاول مرة أخرى بعد 3 ساعات.' : 'Try again in 3 hours.';
    server.use(
      http.post('*/api/qa/questions', () =>
        HttpResponse.json(
          { code: 'RATE_LIMITED', message, request_id: 'r' },
          { status: 429, headers: { 'retry-after': '7300' } },
        ),
      ),
    );
    keptQuestion({ mode: 'anonymous' });
    const page = await open(lang);
    await sendNameless(page);
    const alert = await screen.findByText(message, { exact: false });
    expect(alert).toHaveTextContent(page.t('ask.nothingLost'));
  });

  test('what the API finds wrong is said at its field, in its step', async () => {
    server.use(
      http.post('*/api/qa/questions', () =>
        HttpResponse.json(
          { code: 'VALIDATION', message: '', errors: { question_title: ['errors.titleRequired'] }, request_id: 'r' },
          { status: 422 },
        ),
      ),
    );
    keptQuestion({ mode: 'anonymous' });
    const page = await open(lang);
    await sendNameless(page);
    expect(await screen.findByRole('alert')).toHaveTextContent(page.t('errors.titleRequired'));
    expect(screen.getByRole('heading', { name: page.t('ask.detailsTitle') })).toBeVisible();
    expect(screen.getByLabelText(page.t('ask.fields.title'))).toBeInvalid();
  });
});

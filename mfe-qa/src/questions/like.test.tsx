import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuestionDetails } from '@clinic/contracts/qa';
import { fakeApi, http, HttpResponse, renderRoute } from '@clinic/kit/testing';
import { aQuestion } from '../testing/a-question.ts';
import { qa } from '../testing/remote-under-test.ts';
import { readerCalls } from './testing/reader-calls.ts';

const path = (slug: string) => `/qa/questions/${encodeURIComponent(slug)}`;
const sample = aQuestion();
// The page was made when fewer liked it.
const question = { ...sample, qa_answer: sample.qa_answer && { ...sample.qa_answer, likes_count: 3 } };
const other = aQuestion({ id: 2, slug: 'other', question_title: 'Another' });
const both = [question, other];
const answered = (fields: object) => HttpResponse.json({ ...fields, data: fields });

/** Also while the time of the page stands still. */
const realTimeout = globalThis.setTimeout;

/** The answer's likes, as the server has them. */
let likes: { liked: boolean; count: number };
let presses: number;
const server = fakeApi(
  http.get('*/api/qa/questions/:slug', ({ params }) =>
    HttpResponse.json({ data: both.find(({ slug }) => slug === params['slug']) as QuestionDetails }),
  ),
  http.get('*/api/qa/qa-specialties/:id/questions', () =>
    HttpResponse.json({ data: { data: both, current_page: 1, per_page: 4, total: 2 } }),
  ),
  http.get('*/api/qa/answers/:id/like-status', () =>
    answered({ user_has_liked: likes.liked, likes_count: likes.count }),
  ),
  http.post('*/api/qa/answers/9/like', () => {
    presses += 1;
    likes = { liked: !likes.liked, count: likes.count + (likes.liked ? -1 : 1) };
    return answered({ action: likes.liked ? 'liked' : 'unliked', likes_count: likes.count });
  }),
  ...readerCalls,
);
const refuseLikes = (code: string, status: number) =>
  server.use(
    http.post('*/api/qa/answers/9/like', () => {
      presses += 1;
      return HttpResponse.json({ code, message: '', request_id: 'r' }, { status, headers: { 'retry-after': '60' } });
    }),
  );

beforeEach(() => {
  likes = { liked: false, count: 31 };
  presses = 0;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe.each(['ar', 'en'] as const)('%s: liking an answer', (lang) => {
  async function open() {
    const route = await renderRoute(qa, path(question.slug), { lang });
    const region = await screen.findByRole('region', { name: route.t('answer.title') });
    const answer = within(region);
    const button = () => answer.getByRole('button', { name: route.t('like.action') });
    const toasts = () => route.events.map(({ payload }) => payload);
    return { ...route, answer, button, toasts };
  }
  /** Time stands still from here on. */
  function stopTime() {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    return userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  }
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  // What the header says.
  const wait = lang === 'ar' ? 'بعد 60 ثانية' : 'in 60 seconds';
  /** What the network brings while time stands still: `waitFor` would let the time of the page pass instead. */
  async function brought(check: () => void) {
    const giveUpAt = jest.getRealSystemTime() + 15_000;
    for (;;) {
      try {
        check();
        return;
      } catch (error) {
        if (jest.getRealSystemTime() > giveUpAt) throw error;
        await act(() => new Promise((resolve) => realTimeout(resolve, 5)));
      }
    }
  }

  test('S97: whether this visitor likes it, and how many do, is asked in the browser', async () => {
    likes = { liked: true, count: 32 };
    const { answer, button } = await open();
    expect(await answer.findByText('32')).toBeVisible();
    expect(button()).toHaveAttribute('aria-pressed', 'true');
  });

  test('S119, Q38: a press shows at once and is put right by the server’s count; the next takes it back', async () => {
    const { user, answer, button } = await open();
    await answer.findByText('31');
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    server.use(
      http.post(
        '*/api/qa/answers/9/like',
        async () => {
          await held;
          return answered({ action: 'liked', likes_count: 40 });
        },
        { once: true },
      ),
    );
    await user.click(button());
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    expect(answer.getByText('32')).toBeVisible();
    expect(within(screen.getByRole('article')).getByText('32')).toBeVisible();
    letGo();
    expect(await answer.findByText('40')).toBeVisible();

    likes = { liked: true, count: 40 };
    await user.click(button());
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    expect(await answer.findByText('39')).toBeVisible();
    await waitFor(() => expect(presses).toBe(1));
  });

  test('S119: pressing twice at once is one press', async () => {
    const { user, answer, button } = await open();
    await answer.findByText('31');
    await user.dblClick(button());
    await waitFor(() => expect(presses).toBe(1));
    expect(await answer.findByText('32')).toBeVisible();
  });

  test('S119: pressed too often, it is taken back, said, and the button rests as long as the API asks', async () => {
    const { answer, button, t, toasts } = await open();
    await answer.findByText('31');
    refuseLikes('RATE_LIMITED', 429);
    const user = stopTime();
    await user.click(button());
    await brought(() => expect(button()).toHaveAttribute('aria-disabled', 'true'));
    expect(answer.getByText('31')).toBeVisible();
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    expect(toasts()).toEqual([{ kind: 'error', key: 'qa:rateLimitReached', values: { wait } }]);
    expect(answer.getByRole('status')).toHaveTextContent(t('like.locked', { wait }));
    expect(button()).toHaveAccessibleDescription(t('like.locked', { wait }));

    await user.click(button());
    pass(59_500);
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(presses).toBe(1);
    pass(500);
    expect(button()).toHaveAttribute('aria-disabled', 'false');
    expect(answer.getByRole('status')).toBeEmptyDOMElement();
    expect(button()).toHaveFocus();
    await user.click(button());
    await brought(() => expect(presses).toBe(2));
  });

  test.each([
    ['INTERNAL', 500],
    ['CSRF_MISMATCH', 403],
    ['NOT_FOUND', 404],
  ])('S119: any other trouble (%s) is said, the press taken back, and it can be tried again', async (code, status) => {
    const { user, answer, button, toasts } = await open();
    await answer.findByText('31');
    refuseLikes(code, status);
    await user.click(button());
    await waitFor(() => expect(toasts()).toEqual([{ kind: 'error', key: 'qa:likeError' }]));
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    expect(button()).toHaveAttribute('aria-disabled', 'false');
    expect(answer.getByText('31')).toBeVisible();
  });

  test('a like whose answer was lost stands as the server has it', async () => {
    const { user, answer, button, toasts } = await open();
    await answer.findByText('31');
    server.use(
      http.post('*/api/qa/answers/9/like', () => {
        likes = { liked: true, count: 33 };
        return HttpResponse.error();
      }),
    );
    await user.click(button());
    expect(await answer.findByText('33')).toBeVisible();
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    expect(toasts()).toEqual([]);
  });

  test.each([10, 25, 50, 100, 500, 1000])('S119: %i likes are worth a word for three seconds', async (count) => {
    likes = { liked: false, count: count - 1 };
    const { answer, button, t } = await open();
    await answer.findByText(String(count - 1));
    const user = stopTime();
    await user.click(button());
    await brought(() => expect(answer.getByRole('status')).toHaveTextContent(t('like.milestone', { count })));
    pass(2500);
    expect(answer.getByRole('status')).toHaveTextContent(String(count));
    pass(500);
    expect(answer.getByRole('status')).toBeEmptyDOMElement();
  });

  test.each([
    ['one short of it', { liked: false, count: 8 }, '9'],
    ['one beyond it', { liked: false, count: 10 }, '11'],
    ['reached by taking a like back', { liked: true, count: 11 }, '10'],
  ])('S119: no word for a milestone %s', async (_name, before, after) => {
    likes = before;
    const { user, answer, button } = await open();
    await answer.findByText(String(before.count));
    await user.click(button());
    await waitFor(() => expect(presses).toBe(1));
    expect(await answer.findByText(after)).toBeVisible();
    expect(answer.getByRole('status')).toBeEmptyDOMElement();
  });

  test('S118: another question begins with a button of its own', async () => {
    const { answer, button, navigate, t } = await open();
    await answer.findByText('31');
    refuseLikes('RATE_LIMITED', 429);
    const user = stopTime();
    await user.click(button());
    await brought(() => expect(button()).toHaveAttribute('aria-disabled', 'true'));
    jest.useRealTimers();
    await act(() => navigate(path('other')));
    expect(await screen.findByRole('heading', { level: 1, name: 'Another' })).toBeVisible();
    expect(screen.getByRole('button', { name: t('like.action') })).toHaveAttribute('aria-disabled', 'false');
  });
});

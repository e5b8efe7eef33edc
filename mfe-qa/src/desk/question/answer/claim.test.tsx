import { act, screen, waitFor, within } from '@testing-library/react';
import { chooseDigits } from '@clinic/contracts/time';
import { http } from '@clinic/kit/testing';
import { aWholeDeskQuestion } from '../../../testing/a-desk-question.ts';
import { claimFor, fakeDesk, openQuestion, refuse } from '../testing/fake-desk.ts';

const { desk, server } = fakeDesk();
const start = Date.parse('2026-11-21T09:00:00Z');
let clock = start;
let tick: () => void = () => undefined;

beforeEach(() => {
  clock = start;
  jest.spyOn(Date, 'now').mockImplementation(() => clock);
  const setAnInterval = globalThis.setInterval;
  jest.spyOn(globalThis, 'setInterval').mockImplementation(((run: () => void, every: number) => {
    // The countdown ticks once a second; the test lets it tick when it says what time it is.
    if (every !== 1000) return setAnInterval(run, every);
    tick = run;
    return setAnInterval(() => undefined, 1_000_000);
  }) as typeof setInterval);
});

afterEach(() => act(() => chooseDigits('latn')));

const itIs = (seconds: number) =>
  act(() => {
    clock = start + seconds * 1000;
    tick();
  });

describe.each(['ar', 'en'] as const)('%s: taking a question', (lang) => {
  type Page = Awaited<ReturnType<typeof openQuestion>>;
  const shortAnswer = ({ t }: Page) => screen.findByLabelText(t('desk.answer.parts.answer_content'));
  const publish = ({ t }: Page) => screen.getByRole('button', { name: t('desk.answer.publish.answer') });
  const button = ({ t }: Page, key: string) => screen.findByRole('button', { name: t(`desk.claim.${key}`) });
  const left = ({ t }: Page, remaining: string) => t('desk.claim.left', { remaining });

  test('E5: nobody writes before the question is theirs; then the first field has the focus and the ten minutes run', async () => {
    const page = await openQuestion(lang);
    expect(await shortAnswer(page)).toHaveAttribute('readonly');
    expect(publish(page)).toBeDisabled();
    desk.then = { claim: claimFor(600) };
    await page.user.click(await button(page, 'take.free'));

    await waitFor(async () => expect(await shortAnswer(page)).toHaveFocus());
    expect(await shortAnswer(page)).not.toHaveAttribute('readonly');
    expect(publish(page)).toBeEnabled();
    expect(desk.received).toEqual([['POST', 'claim', null]]);
    expect(page.events.map(({ payload }) => payload)).toEqual([{ kind: 'success', key: 'qa:desk.done.claim' }]);
    expect(screen.getByText(left(page, '10:00'))).toBeVisible();
    itIs(28);
    expect(screen.getByText(left(page, '9:32'))).toBeVisible();
    act(() => chooseDigits('arab'));
    expect(screen.getByText(left(page, lang === 'ar' ? '٩:٣٢' : '9:32'))).toBeVisible();
  });

  test('E5: the time runs by what the API says is left, whatever the clock of the computer shows', async () => {
    const until = new Date(start - 60 * 60_000).toISOString();
    desk.question = aWholeDeskQuestion({ claim: { ...claimFor(600), until } });
    const page = await openQuestion(lang);
    await page.user.type(await shortAnswer(page), 'لا تقلق');
    expect(screen.getByText(left(page, '10:00'))).toBeVisible();
    expect(publish(page)).toBeEnabled();
    itIs(28);
    expect(screen.getByText(left(page, '9:32'))).toBeVisible();

    desk.question = aWholeDeskQuestion({ claim: { ...claimFor(300), until } });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText(left(page, '5:00'))).toBeVisible();
    itIs(28 + 301);
    expect(screen.getByText(page.t('desk.claim.mineOver'))).toBeVisible();
  });

  test('E5: where the API does not say how much is left, it runs to its end', async () => {
    const { seconds_left: _unsaid, ...claim } = claimFor(600);
    desk.question = aWholeDeskQuestion({ claim });
    const page = await openQuestion(lang);
    expect(await screen.findByText(left(page, '10:00'))).toBeVisible();
    itIs(601);
    expect(screen.getByText(page.t('desk.claim.mineOver'))).toBeVisible();
  });

  test('E5: the last two minutes are said once, and ten more can be had at any time', async () => {
    desk.question = aWholeDeskQuestion({ claim: claimFor(600) });
    const page = await openQuestion(lang);
    expect(await screen.findByText(page.t('desk.claim.mine'))).toBeInTheDocument();
    itIs(481);
    expect(screen.getByText(page.t('desk.claim.soon'))).toBeInTheDocument();

    desk.then = { claim: claimFor(600) };
    await page.user.click(await button(page, 'take.mine'));
    expect(await screen.findByText(left(page, '10:00'))).toBeVisible();
    expect(screen.getByText(page.t('desk.claim.mine'))).toBeInTheDocument();
  });

  test('E5: when the time is over the text stays, and is published only by who takes the question again', async () => {
    desk.question = aWholeDeskQuestion({ claim: claimFor(600) });
    const page = await openQuestion(lang);
    await page.user.type(await shortAnswer(page), 'لا تقلق');
    itIs(601);
    expect(screen.getByText(page.t('desk.claim.mineOver'))).toBeVisible();
    expect(publish(page)).toBeDisabled();
    expect(await shortAnswer(page)).toHaveValue('لا تقلق');

    desk.then = { claim: claimFor(600) };
    await page.user.click(await button(page, 'take.mineOver'));
    await waitFor(() => expect(publish(page)).toBeEnabled());
    expect(await shortAnswer(page)).toHaveValue('لا تقلق');
  });

  test('E5: another doctor’s question is named with its time and not written in until that is over', async () => {
    desk.question = aWholeDeskQuestion({ claim: claimFor(120, { by_me: false, name: 'د. ناصر الشمري' }) });
    const page = await openQuestion(lang);
    const notice = (await screen.findByText('د. ناصر الشمري')).closest('[role=status]') as HTMLElement;
    expect(notice).toHaveTextContent(lang === 'ar' ? 'حتى 12:02 م' : 'until 12:02 PM');
    expect(within(notice).queryByRole('button')).not.toBeInTheDocument();
    expect(await shortAnswer(page)).toHaveAttribute('readonly');

    itIs(121);
    expect(screen.getByText(page.t('desk.claim.theirsOver', { name: 'د. ناصر الشمري' }))).toBeVisible();
    desk.then = { claim: claimFor(600) };
    await page.user.click(await button(page, 'take.theirsOver'));
    await waitFor(async () => expect(await shortAnswer(page)).toHaveFocus());
  });

  test('E5: somebody was faster: it says so and shows who', async () => {
    server.use(http.post('*/api/qa/desk/questions/:id/claim', refuse('ALREADY_CLAIMED', 409)));
    const page = await openQuestion(lang);
    const take = await button(page, 'take.free');
    desk.question = aWholeDeskQuestion({ claim: claimFor(300, { by_me: false, name: 'د. ناصر الشمري' }) });
    await page.user.click(take);

    expect(await screen.findByText('د. ناصر الشمري')).toBeVisible();
    expect(screen.getByText(page.t('desk.failure.ALREADY_CLAIMED'))).toBeVisible();
  });

  test('E5: a question that is given back is free again', async () => {
    desk.question = aWholeDeskQuestion({ claim: claimFor(300) });
    const page = await openQuestion(lang);
    desk.then = { claim: null };
    await page.user.click(await button(page, 'release'));

    expect(await screen.findByText(page.t('desk.claim.free'))).toBeVisible();
    expect(desk.received).toEqual([['POST', 'release', null]]);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});

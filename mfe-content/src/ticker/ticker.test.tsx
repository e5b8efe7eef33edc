import { act, screen, waitFor, within } from '@testing-library/react';
import type { AwarenessToday, TickerItem } from '@clinic/contracts/content';
import { fakeApi, http, HttpResponse, renderSlotContent } from '@clinic/kit/testing';
import { content } from '../testing/remote-under-test.ts';

/** By the clinic's calendar it is the day of the sample answers. */
const now = new Date('2026-11-21T09:00:00Z');

let answer: AwarenessToday;
const server = fakeApi(http.get('*/api/awareness-events/today', () => HttpResponse.json(answer)));

function anItem(id: string, changes: Partial<TickerItem> = {}): TickerItem {
  return {
    id,
    badge: 'week',
    name_ar: `أسبوع ${id}`,
    name_en: `Week of ${id}`,
    start_date: '2026-11-18',
    end_date: '2026-11-24',
    link: null,
    ...changes,
  };
}

/** A strip of 300 px, and a text of so many. */
function withTextOf(pixels: number) {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 300 });
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { configurable: true, get: () => pixels });
}

function comeBack(hidden = false) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  answer = { date: '2026-11-21', data: [anItem('one')] };
  jest.useFakeTimers({
    now,
    doNotFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask', 'nextTick'],
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  for (const name of ['clientWidth', 'offsetWidth']) Reflect.deleteProperty(HTMLElement.prototype, name);
});

describe.each(['ar', 'en'] as const)('%s: the strip above every page', (lang) => {
  const either = (ar: string, en: string) => (lang === 'ar' ? ar : en);

  async function ticker() {
    const page = await renderSlotContent(content, './ticker', undefined, { lang, styled: true });
    await act(() => Promise.resolve());
    const strip = screen.queryByRole('region', { name: page.t('ticker.label') });
    const moving = () => strip?.querySelector('[data-moves]')?.getAttribute('data-moves');
    return { ...page, strip: strip as HTMLElement, moving };
  }

  test('S52: badge, the event’s name in the language, and from when to when', async () => {
    const { strip, t } = await ticker();
    expect(within(strip).getByText(t('ticker.badges.week'))).toBeVisible();
    expect(within(strip).getByText(either('أسبوع one', 'Week of one'))).toBeVisible();
    expect(strip).toHaveTextContent(either('18 – 24 نوفمبر', '18 – 24 Nov'));
    expect([...strip.querySelectorAll('time')].map(({ dateTime }) => dateTime)).toEqual(['2026-11-18', '2026-11-24']);
  });

  test('S52: one date when it begins and ends on the same day, and both months when there are two', async () => {
    answer.data = [
      anItem('day', { badge: 'today', start_date: '2026-11-21', end_date: '2026-11-21' }),
      anItem('ramadan', { badge: 'month', start_date: '2026-11-20', end_date: '2026-12-19' }),
    ];
    const { strip } = await ticker();
    const [first, ...range] = [...strip.querySelectorAll('time')].map(({ textContent }) => textContent);
    expect(first).toBe(either('21 نوفمبر', '21 Nov'));
    expect(range).toEqual([either('20 نوفمبر', '20 Nov'), either('19 ديسمبر', '19 Dec')]);
  });

  test.each(['urgent', 'today', 'week', 'month'] as const)('S53, Q2: a badge for %s', async (badge) => {
    answer.data = [anItem('one', { badge })];
    const { strip, t } = await ticker();
    expect(within(strip).getByText(t(`ticker.badges.${badge}`))).toBeVisible();
    expect(strip).toHaveAttribute('data-badge', badge);
  });

  test('S53: the most pressing is shown, the others are told to who cannot see', async () => {
    answer.data = [anItem('one'), anItem('two', { badge: 'month', link: '/specialities' })];
    const { strip, t } = await ticker();
    expect(strip.querySelector('[data-moves]')).toHaveTextContent(/one/);
    expect(strip.querySelector('[data-moves]')).not.toHaveTextContent(/two/);
    expect(strip).toHaveTextContent(
      `${t('ticker.also')} ${t('ticker.badges.month')}: ${either('أسبوع two', 'Week of two')}`,
    );
  });

  test('S53: hidden when nothing covers today', async () => {
    answer.data = [];
    expect((await ticker()).strip).toBeNull();
  });

  test('an event leads on when it has somewhere to lead', async () => {
    answer.data = [anItem('one', { link: '/specialities/ent-clinic' })];
    const { strip } = await ticker();
    expect(within(strip).getByRole('link')).toHaveAttribute('href', '/specialities/ent-clinic');
  });

  test('S54: a text that fits stands still, and there is nothing to stop', async () => {
    withTextOf(300);
    const { strip, moving } = await ticker();
    expect(moving()).toBe('false');
    expect(within(strip).queryByRole('button')).toBeNull();
  });

  test('S54, Q40: a text that does not fit moves into sight, and its stop control comes first', async () => {
    withTextOf(420);
    const { strip, moving, user, t } = await ticker();
    expect(moving()).toBe('true');
    const text = strip.querySelector('[data-moves]') as HTMLElement;
    // Along the line: to the left in English, to the right in Arabic.
    expect(text.style.getPropertyValue('--way')).toBe(either('120px', '-120px'));
    expect(text).not.toHaveStyle({ animationPlayState: 'paused' });
    const stop = within(strip).getByRole('button', { name: t('carousel.stop') });
    expect(strip.querySelector('a, button')).toBe(stop);
    await user.click(stop);
    expect(text).toHaveStyle({ animationPlayState: 'paused' });
    await user.click(within(strip).getByRole('button', { name: t('carousel.play') }));
    expect(text).not.toHaveStyle({ animationPlayState: 'paused' });
  });

  test('S54, Q40: for who asks for stillness it takes another line instead of moving', async () => {
    withTextOf(420);
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (media) => Object.assign(new EventTarget(), { matches: true, media }) as unknown as MediaQueryList,
      );
    const { strip, moving } = await ticker();
    expect(moving()).toBe('false');
    expect(within(strip).queryByRole('button')).toBeNull();
  });

  test('S53: who comes back on another day sees that day’s event', async () => {
    const { strip } = await ticker();
    let asked = 0;
    server.use(
      http.get('*/api/awareness-events/today', () => {
        asked += 1;
        return HttpResponse.json({ date: '2026-11-22', data: [anItem('two')] });
      }),
    );
    comeBack();
    expect(asked).toBe(0);
    jest.setSystemTime(new Date('2026-11-21T21:00:01Z'));
    comeBack(true);
    comeBack();
    expect(await within(strip).findByText(either('أسبوع two', 'Week of two'))).toBeVisible();
    expect(asked).toBe(1);
    comeBack();
    expect(asked).toBe(1);
  });

  test('S138: without an answer for the new day the old one stays, and it is only logged', async () => {
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { strip } = await ticker();
    server.use(http.get('*/api/awareness-events/today', () => HttpResponse.error()));
    jest.setSystemTime(new Date('2026-11-22T09:00:00Z'));
    comeBack();
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
    expect(within(strip).getByText(either('أسبوع one', 'Week of one'))).toBeVisible();
  });
});

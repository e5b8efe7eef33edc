import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, http, HttpResponse, renderSlotContent } from '@clinic/kit/testing';
import { aPostDetail } from '../testing/sample-posts.ts';
import { content } from '../testing/remote-under-test.ts';

let asked = 0;
const server = fakeApi(
  http.get('*/api/news/latest', () => {
    asked += 1;
    return HttpResponse.json({ data: [aPostDetail(1, { type: 'news' }), aPostDetail(2, { type: 'news' })] });
  }),
);

/** The waits that a test has to end itself. Not a mock: the test library would take the clock for a faked one. */
let waits: { ms: number; end: () => void }[] = [];
const setPlatformTimeout = globalThis.setTimeout;

/** Holds back every wait of so many milliseconds; the page has no other of this length. */
function holdWaits(length: number) {
  waits = [];
  const held = (handler: () => void, ms?: number, ...rest: unknown[]) => {
    if (ms !== length) return setPlatformTimeout(handler, ms, ...rest);
    waits.push({ ms, end: handler });
    return 0;
  };
  globalThis.setTimeout = Object.assign(held, setPlatformTimeout) as typeof setTimeout;
}

const wait = 6500;
const chanceOf = (ms: number) => (ms - 5000) / 15_000;

beforeEach(() => {
  asked = 0;
  jest.spyOn(Math, 'random').mockReturnValue(chanceOf(wait));
  holdWaits(wait);
});
afterEach(() => {
  globalThis.setTimeout = setPlatformTimeout;
  jest.restoreAllMocks();
  document.querySelector('[data-test-dialog]')?.remove();
});

describe.each(['ar', 'en'] as const)('%s: the news pop-up', (lang) => {
  const title = lang === 'ar' ? 'مقال 1' : 'Article 1';

  async function popup(at = '/') {
    const page = await renderSlotContent(content, './news-popup', undefined, { lang, at });
    const ring = () =>
      act(async () => {
        waits.at(-1)?.end();
        await Promise.resolve();
      });
    return { ...page, ring, status: () => screen.getAllByRole('status').at(-1) as HTMLElement };
  }

  test.each([
    [0, 5000],
    [0.5, 12_500],
    [1, 20_000],
  ])('S44: with a chance of %d it comes after %d ms', async (chance, ms) => {
    jest.spyOn(Math, 'random').mockReturnValue(chance);
    holdWaits(ms);
    await popup();
    await waitFor(() => expect(waits).toHaveLength(1));
    expect(asked).toBe(0);
  });

  test('S44: breaking news, the first item’s title, and the way to it, which closes it', async () => {
    const { ring, status, t, user, location } = await popup();
    expect(status()).toBeEmptyDOMElement();
    await ring();
    expect(await within(status()).findByRole('heading', { name: t('newsPopup.title') })).toBeVisible();
    expect(within(status()).getByText(title)).toBeVisible();
    expect(document.body).toHaveFocus();
    await user.click(within(status()).getByRole('link', { name: t('newsPopup.read') }));
    await waitFor(() =>
      expect(decodeURIComponent(location())).toBe(lang === 'ar' ? '/blogs/ar/مقال-1' : '/blogs/en/article-1'),
    );
    await waitFor(() => expect(status()).toBeEmptyDOMElement());
  });

  test('S44: its button closes it without going anywhere', async () => {
    const { ring, status, t, user, location } = await popup();
    await ring();
    await user.click(await within(status()).findByRole('button', { name: t('newsPopup.close') }));
    expect(status()).toBeEmptyDOMElement();
    expect(location()).toBe('/');
  });

  test('Q40: Escape closes it', async () => {
    const { ring, status, user } = await popup();
    await ring();
    await within(status()).findByText(title);
    await user.keyboard('{Escape}');
    expect(status()).toBeEmptyDOMElement();
  });

  test('Q40: once a visit', async () => {
    const first = await popup();
    await first.ring();
    await screen.findByText(title);
    waits = [];
    await popup('/doctors');
    expect(waits).toEqual([]);
  });

  test('Q40: not over a dialog', async () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.dataset['testDialog'] = '';
    dialog.setAttribute('open', '');
    const { ring, status } = await popup();
    await ring();
    expect(asked).toBe(0);
    dialog.remove();
    await ring();
    expect(await within(status()).findByText(title)).toBeVisible();
  });

  test('it waits on while controls are everywhere, and covers none when it comes', async () => {
    const everywhere = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return this.matches('a') ? new DOMRect(0, 0, 2000, 2000) : new DOMRect(0, 0, 380, 150);
    });
    document.body.insertAdjacentHTML('beforeend', '<a href="/" data-test-dialog>everywhere</a>');
    const { ring, status } = await popup();
    await ring();
    await waitFor(() => expect(asked).toBe(1));
    await waitFor(() => expect(waits).toHaveLength(2));
    expect(status()).toBeEmptyDOMElement();
    everywhere.mockRestore();
    await ring();
    expect(await within(status()).findByText(title)).toBeVisible();
  });

  test('S44, S138: without news, or when they cannot be had, nothing comes', async () => {
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.use(http.get('*/api/news/latest', () => HttpResponse.json({ data: [] })));
    const none = await popup();
    await none.ring();
    server.use(http.get('*/api/news/latest', () => HttpResponse.error()));
    const failing = await popup();
    await failing.ring();
    expect(screen.getAllByRole('status').every((region) => region.childElementCount === 0)).toBe(true);
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
    expect(sessionStorage).toHaveLength(0);
  });
});

import { act, screen, within } from '@testing-library/react';
import { fakeApi, http, HttpResponse, renderRoute } from '@clinic/kit/testing';
import { content } from '../../testing/remote-under-test.ts';
import { aReview, home, homeCalls, inStillness } from '../testing/sample-home.ts';

const server = fakeApi(...homeCalls);

beforeEach(inStillness);
afterEach(() => {
  jest.restoreAllMocks();
  for (const name of ['clientHeight', 'scrollHeight']) Reflect.deleteProperty(HTMLElement.prototype, name);
});

describe.each(['ar', 'en'] as const)('%s: what patients say', (lang) => {
  async function reviews(address = '/', styled = false) {
    const page = await renderRoute(content, address, { lang, styled });
    const section = within(await screen.findByRole('region', { name: page.t('home.reviews.title') }));
    const names = () => section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    return { ...page, section, names };
  }
  const name = (id: number) => (lang === 'ar' ? `مراجع ${id}` : `Patient ${id}`);

  test('S46: three at first, three more at each asking until there are no more, in the server’s order', async () => {
    const { user, section, names, t } = await reviews();
    const ids = home.reviews.map(({ id }) => id);
    expect(names()).toEqual(ids.slice(0, 3).map(name));
    server.use(http.get('*/api/reviews', () => HttpResponse.json({ data: [...home.reviews].reverse() })));
    await user.click(section.getByRole('button', { name: t('home.reviews.load') }));
    await section.findByText(name(8));
    // Another order than at first: none comes twice.
    expect(names()).toEqual([1, 2, 3, 8, 7, 6].map(name));
    expect(section.getByText(name(8)).closest('li')).toHaveFocus();
    await user.click(section.getByRole('button', { name: t('home.reviews.load') }));
    expect(names()).toEqual([1, 2, 3, 8, 7, 6, 5, 4].map(name));
    expect(section.queryByRole('button', { name: t('home.reviews.load') })).toBeNull();
  });

  test('S46: without script the same button leads to all of them', async () => {
    const { names } = await reviews('/?reviews=all');
    expect(names()).toEqual(home.reviews.map(({ id }) => name(id)));
  });

  test('S46: half stars, with their number for who cannot see them', async () => {
    const { section, t } = await reviews();
    const [stars] = section.getAllByRole('img', { name: t('home.reviews.rating', { value: '4.5' }) });
    expect(stars?.querySelector('span')).toHaveStyle({ width: '90%' });
    expect(section.getAllByText(lang === 'ar' ? '2 نوفمبر 2026' : '2 November 2026')).toHaveLength(3);
  });

  test('S46: five lines of 18 px; more of a longer text on request, and less again', async () => {
    for (const [property, value] of [
      ['clientHeight', 90],
      ['scrollHeight', 162],
    ] as const) {
      Object.defineProperty(HTMLElement.prototype, property, { configurable: true, get: () => value });
    }
    const { user, section, t } = await reviews('/', true);
    const text = section.getByText(lang === 'ar' ? 'رأي 1' : 'Opinion 1');
    const style = () => getComputedStyle(text);
    expect(style().lineHeight).toBe('1.125rem');
    expect(style().getPropertyValue('-webkit-line-clamp')).toBe('5');
    const of = t('home.reviews.of', { name: name(1) });
    await user.click(await section.findByRole('button', { name: `${t('home.reviews.more')} ${of}` }));
    expect(style().getPropertyValue('-webkit-line-clamp')).toBe('');
    await user.click(section.getByRole('button', { name: `${t('home.reviews.less')} ${of}` }));
    expect(style().getPropertyValue('-webkit-line-clamp')).toBe('5');
  });

  test('S46: a text that fits has nothing to open', async () => {
    const { section, t } = await reviews();
    await act(() => Promise.resolve());
    expect(section.queryByRole('button', { name: new RegExp(t('home.reviews.more')) })).toBeNull();
  });

  test('S138: reviews that cannot be had leave those that are there, and say so', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, section, names, t } = await reviews();
    server.use(http.get('*/api/reviews', () => HttpResponse.error()));
    await user.click(section.getByRole('button', { name: t('home.reviews.load') }));
    expect(await section.findByText(t('home.reviews.failed'))).toBeVisible();
    expect(names()).toHaveLength(3);
    server.use(http.get('*/api/reviews', () => HttpResponse.json({ data: [...home.reviews, aReview(9)] })));
    await user.click(section.getByRole('button', { name: t('home.reviews.load') }));
    expect(await section.findByText(name(6))).toBeVisible();
    expect(section.queryByText(t('home.reviews.failed'))).toBeNull();
  });
});

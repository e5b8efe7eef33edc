import { act, fireEvent, screen, within } from '@testing-library/react';
import { fakeApi, http, HttpResponse, renderRoute } from '@clinic/kit/testing';
import { content } from '../../testing/remote-under-test.ts';
import { aSlide, homeCalls, inStillness } from '../testing/sample-home.ts';
import { localSlides } from './local-slides.ts';

const server = fakeApi(...homeCalls);

beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'setTimeout', 'clearTimeout'],
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

describe.each(['ar', 'en'] as const)('%s: the slides of the first view', (lang) => {
  const hero = (...slides: ReturnType<typeof aSlide>[]) => drawn(slides, false);
  async function drawn(slides: ReturnType<typeof aSlide>[], styled: boolean) {
    if (slides.length > 0) server.use(http.get('*/api/slides/active', () => HttpResponse.json(slides)));
    const page = await renderRoute(content, '/', { lang, styled });
    const region = await screen.findByRole('region', { name: page.t('home.hero.label') });
    const shown = () =>
      within(region)
        .getAllByRole('group')
        .map((slide) => slide.getAttribute('aria-label'));
    const button = (name: string) => within(region).getByRole('button', { name });
    const place = (number: number, count = 3) => page.t('home.hero.place', { place: number, count });
    return { ...page, region, shown, button, place };
  }
  const title = (id: number) => (lang === 'ar' ? `عنوان ${id}` : `Title ${id}`);

  test('S40: the next slide after 10000 ms, and the first again after the last', async () => {
    const { shown, place } = await hero();
    expect(shown()).toEqual([place(1)]);
    pass(9999);
    expect(shown()).toEqual([place(1)]);
    for (const next of [2, 3, 1]) {
      pass(next === 2 ? 1 : 10_000);
      expect(shown()).toEqual([place(next)]);
    }
  });

  test('the places of both pictures that stay in view are for the style sheet to choose from', async () => {
    const { region } = await hero({ ...aSlide(1), image_focus: { x: 0.25, y: 1 } }, aSlide(2));
    const [first, second] = [...region.querySelectorAll('img')].map(({ style }) =>
      ['--wide', '--narrow'].map((name) => style.getPropertyValue(name)),
    );
    expect([first, second]).toEqual([
      ['25% 100%', ''],
      ['', ''],
    ]);
  });

  test('S40: takes 700 ms from one to the next', async () => {
    const { region } = await drawn([], true);
    const [slide] = within(region).getAllByRole('group');
    expect(getComputedStyle(slide as Element).transition).toBe('opacity .7s ease,visibility .7s');
  });

  test('S40, Q40: rests under the pointer and the focus', async () => {
    const { region, shown, place, t } = await hero();
    fireEvent.pointerEnter(region);
    pass(20_000);
    expect(shown()).toEqual([place(1)]);
    fireEvent.pointerLeave(region);
    const stop = within(region).getByRole('button', { name: t('carousel.stop') });
    act(() => stop.focus());
    pass(20_000);
    expect(shown()).toEqual([place(1)]);
    act(() => stop.blur());
    pass(10_000);
    expect(shown()).toEqual([place(2)]);
  });

  test('S40, Q40: rests until both the pointer and the focus have left, whichever leaves first', async () => {
    const { region, shown, place, button, t } = await hero();
    const stop = button(t('carousel.stop'));
    act(() => stop.focus());
    fireEvent.pointerEnter(region);
    fireEvent.pointerLeave(region);
    pass(20_000);
    expect(shown()).toEqual([place(1)]);
    fireEvent.pointerEnter(region);
    act(() => stop.blur());
    pass(20_000);
    expect(shown()).toEqual([place(1)]);
    fireEvent.pointerLeave(region);
    pass(10_000);
    expect(shown()).toEqual([place(2)]);
  });

  test('Q40: plays for who pressed play and took the pointer away, the focus still on the control', async () => {
    const { region, shown, place, button, t } = await hero();
    const control = button(t('carousel.stop'));
    // The focus of a press is not a visible one, which jsdom does not know.
    jest.spyOn(control, 'matches').mockImplementation((selector) => selector !== ':focus-visible');
    fireEvent.pointerEnter(region);
    act(() => control.focus());
    act(() => control.click());
    act(() => control.click());
    expect(control).toHaveAccessibleName(t('carousel.stop'));
    fireEvent.pointerLeave(region);
    expect(control).toHaveFocus();
    pass(10_000);
    expect(shown()).toEqual([place(2)]);
  });

  test('Q40: its stop control comes first and stops it; what is shown by hand is read out', async () => {
    const { region, shown, place, button, t } = await hero();
    const first = region.querySelector('button, a');
    expect(first).toHaveAccessibleName(t('carousel.stop'));
    const live = region.querySelector('[aria-live]');
    expect(live).toHaveAttribute('aria-live', 'off');
    act(() => button(t('carousel.stop')).click());
    pass(20_000);
    expect(shown()).toEqual([place(1)]);
    expect(live).toHaveAttribute('aria-live', 'polite');
    act(() => button(t('carousel.previous')).click());
    expect(shown()).toEqual([place(3)]);
    act(() => button(t('home.hero.show', { place: 2, title: title(2) })).click());
    expect(shown()).toEqual([place(2)]);
    pass(20_000);
    expect(shown()).toEqual([place(2)]);
  });

  test('S40: a swipe does nothing', async () => {
    const { region, shown, place } = await hero();
    fireEvent.touchStart(region, { touches: [{ clientX: 300, clientY: 10 }] });
    fireEvent.touchMove(region, { touches: [{ clientX: 20, clientY: 10 }] });
    fireEvent.touchEnd(region);
    expect(shown()).toEqual([place(1)]);
  });

  test('S40, S41: only the first picture is there at once, and narrow windows get their own', async () => {
    const { region } = await hero();
    const pictures = [...region.querySelectorAll('img')];
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy']);
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(
      [1, 2, 3].map((id) => `/images/slides/${id}-web.svg`),
    );
    expect([...region.querySelectorAll('source')].map((source) => source.srcset)).toEqual(
      [1, 2, 3].map((id) => `/images/slides/${id}-mobile.svg`),
    );
  });

  test('S41, S42: a slide that is off is absent, and one alone needs no controls', async () => {
    const { region, shown, place } = await hero(aSlide(1), aSlide(2, { IsOn: false }));
    expect(shown()).toEqual([place(1, 1)]);
    expect(within(region).queryByText(title(2))).toBeNull();
    expect(within(region).queryByRole('button')).toBeNull();
  });

  test.each([
    ['fails', () => HttpResponse.error()],
    ['has none', () => HttpResponse.json([])],
    ['has none that is on', () => HttpResponse.json([aSlide(1, { IsOn: false })])],
  ])('S41, S138: when the server %s, the site’s own slides stand', async (_what, answer) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.use(http.get('*/api/slides/active', answer));
    const { region, t } = await hero();
    const on = localSlides.filter(({ IsOn }) => IsOn);
    expect(within(region).getAllByRole('heading', { level: 2, hidden: true })).toHaveLength(on.length);
    expect(region.querySelector('h2')).toHaveAttribute('aria-label', t('home.hero.slides.welcome.title'));
    expect(within(region).getByRole('link', { name: t('home.hero.slides.welcome.button') })).toHaveAttribute(
      'href',
      '/doctors',
    );
  });

  test('S41: a button scrolls to its section, the second leads to its page', async () => {
    const slide = aSlide(1, {
      button_link: '',
      component_id: 'offers',
      secondary_button_text_ar: 'الباقات',
      secondary_button_text_en: 'Packages',
      secondary_button_link: '/packages',
    });
    const { region, location, user } = await hero(slide);
    jest.useRealTimers();
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const offers = document.getElementById('offers');
    await user.click(within(region).getByRole('link', { name: slide[`button_text_${lang}`] }));
    expect(scrolled.mock.contexts).toEqual([offers]);
    expect(scrolled).toHaveBeenCalledWith({ behavior: 'smooth' });
    expect(offers).toHaveFocus();
    expect(location()).toBe('/');
    expect(within(region).getByRole('link', { name: slide[`secondary_button_text_${lang}`] })).toHaveAttribute(
      'href',
      '/packages',
    );
  });

  test('S41: a button to a section that is not on the page is left out', async () => {
    server.use(http.get('*/api/news/latest', () => HttpResponse.json({ data: [] })));
    const { region } = await hero(aSlide(1, { button_link: '', component_id: 'news' }));
    expect(within(region).queryByRole('link')).toBeNull();
  });

  test('S43: the title is typed, one letter in 100 ms or an Arabic word at once, in the place of the whole', async () => {
    const { region } = await hero();
    const heading = within(region).getByRole('heading', { level: 2, name: title(1) });
    const seen = () => heading.firstChild?.textContent;
    expect(heading).toHaveTextContent(title(1));
    pass(300);
    expect(seen()).toBe(lang === 'ar' ? 'عنوان' : 'Tit');
    expect(heading.querySelector('span')).toHaveStyle({ visibility: 'hidden' });
    expect(heading).toHaveTextContent(title(1));
    pass(title(1).length * 100);
    expect(within(region).getByRole('heading', { level: 2 }).querySelector('span')).toBeNull();
  });

  test('S43, Q40: for who asks for stillness nothing moves and titles are whole', async () => {
    inStillness();
    const { region, shown, place, button, t } = await hero();
    expect(within(region).getByRole('heading', { level: 2 }).querySelector('span')).toBeNull();
    pass(20_000);
    expect(shown()).toEqual([place(1)]);
    act(() => button(t('carousel.next')).click());
    expect(shown()).toEqual([place(2)]);
    expect(within(region).getByRole('heading', { level: 2 }).querySelector('span')).toBeNull();
  });
});

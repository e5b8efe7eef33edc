import { act, fireEvent, screen, within } from '@testing-library/react';
import { fakeApi, renderRoute } from '@clinic/kit/testing';
import { content } from '../testing/remote-under-test.ts';
import { homeCalls, inStillness } from './testing/sample-home.ts';

fakeApi(...homeCalls);

/** A place is 400 px, three are seen: seven services have places 0 to 4. */
const step = 400;
beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'setTimeout', 'clearTimeout'],
  });
  for (const [name, value] of [
    ['clientWidth', 3 * step],
    ['scrollWidth', 7 * step],
  ] as const) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
  }
  Object.defineProperty(HTMLElement.prototype, 'offsetLeft', {
    configurable: true,
    get(this: HTMLElement) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * step * (document.dir === 'rtl' ? -1 : 1);
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  for (const name of ['clientWidth', 'scrollWidth', 'offsetLeft']) Reflect.deleteProperty(HTMLElement.prototype, name);
  jest.restoreAllMocks();
});

const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

describe.each([
  ['ar', -1],
  ['en', 1],
] as const)('%s: the services carousel', (lang, sign) => {
  async function carousel() {
    const { t, user } = await renderRoute(content, '/', { lang });
    const group = await screen.findByRole('group', { name: t('home.services.title') });
    const list = within(group).getByRole('list');
    return { t, user, group, list, place: () => Math.abs(list.scrollLeft) / step };
  }

  test('S36: moves on every 4000 ms, takes 700 ms for it, and wraps around', async () => {
    const { list, place } = await carousel();
    pass(3999);
    expect(place()).toBe(0);
    pass(1);
    pass(350);
    expect(place()).toBeGreaterThan(0.2);
    expect(place()).toBeLessThan(0.8);
    pass(400);
    expect(list.scrollLeft).toBe(sign * step);
    for (const expected of [2, 3, 4, 0]) {
      pass(4000);
      expect(place()).toBe(expected);
    }
  });

  test('S36: its stop control comes first, and stops it', async () => {
    const { group, place, t } = await carousel();
    const [first] = within(group).getAllByRole('button');
    expect(first).toHaveAccessibleName(t('carousel.stop'));
    expect(first?.compareDocumentPosition(within(group).getByRole('list'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    act(() => first?.click());
    pass(9000);
    expect(place()).toBe(0);
    expect(first).toHaveAccessibleName(t('carousel.play'));
  });

  test('S36: rests while the pointer is over it or the focus in it', async () => {
    const { list, place } = await carousel();
    fireEvent.pointerEnter(list);
    pass(9000);
    expect(place()).toBe(0);
    fireEvent.pointerLeave(list);
    act(() => within(list).getAllByRole('link')[0]?.focus());
    pass(9000);
    expect(place()).toBe(0);
    act(() => within(list).getAllByRole('link')[0]?.blur());
    pass(4800);
    expect(place()).toBe(1);
  });

  test('S36: rests until both the pointer and the focus have left, whichever leaves first', async () => {
    const { list, place } = await carousel();
    const [link] = within(list).getAllByRole('link');
    act(() => link?.focus());
    fireEvent.pointerEnter(list);
    fireEvent.pointerLeave(list);
    pass(9000);
    expect(place()).toBe(0);
    fireEvent.pointerEnter(list);
    act(() => link?.blur());
    pass(9000);
    expect(place()).toBe(0);
    fireEvent.pointerLeave(list);
    pass(4800);
    expect(place()).toBe(1);
  });

  test('S36: previous from the first place leads to the last, and moving by hand stops it', async () => {
    const { group, place, t } = await carousel();
    act(() =>
      within(group)
        .getByRole('button', { name: t('carousel.previous') })
        .click(),
    );
    pass(800);
    expect(place()).toBe(4);
    pass(9000);
    expect(place()).toBe(4);
  });

  test('S36: is still for who asks the device for stillness', async () => {
    inStillness();
    const { place, group, t } = await carousel();
    pass(9000);
    expect(place()).toBe(0);
    act(() =>
      within(group)
        .getByRole('button', { name: t('carousel.next') })
        .click(),
    );
    expect(place()).toBe(1);
  });
});

import { act, screen } from '@testing-library/react';
import { useSession } from '@clinic/kit/session';
import { signedInAs } from '@clinic/kit/testing';
import { aRemote, aRoute } from '@clinic/contracts/testing';
import { renderHost } from '../../testing/render-host.tsx';

const chat = 'https://chat.nabd.example/';
const content = aRemote('content', {
  routes: [
    aRoute('/'),
    aRoute('/contact', './contact', { quiet: true }),
    aRoute('/desk', './desk', { auth: 'member', rendering: 'client', roles: ['reception'] }),
  ],
  slots: [
    { slot: 'overlay', module: './news', order: 0, activateOn: [] },
    { slot: 'overlay', module: './wizard', order: 0, activateOn: ['booking/wizard.open@1'] },
  ],
});
const files = (_remote: string, module: string) =>
  Promise.resolve({ Component: () => <p>{module}</p>, meta: () => ({ title: module }) });

/** The browser's own watch: the test says what touches the corner. */
let watching: { tell: IntersectionObserverCallback; seen: Set<Element> }[] = [];
beforeEach(() => {
  watching = [];
  globalThis.IntersectionObserver = class {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    readonly seen = new Set<Element>();
    constructor(tell: IntersectionObserverCallback) {
      watching.push({ tell, seen: this.seen });
    }
    observe = (element: Element) => void this.seen.add(element);
    unobserve = (element: Element) => void this.seen.delete(element);
    disconnect = () => this.seen.clear();
    takeRecords = () => [];
  };
  useSession.setState({ state: 'visitor', user: null });
});

const floating = () => document.querySelector<HTMLElement>('[data-floating-chat]');
const tell = (target: Element, isIntersecting: boolean) => {
  const watch = watching.at(-1);
  act(() => watch?.tell([{ target, isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver));
};

test('S49: the chat button comes when nothing lies under it, steps aside for a control, and comes back', async () => {
  await renderHost([content], files, { lang: 'en', chat });
  expect(floating()).not.toBeVisible();
  const menu = screen.getByRole('button', { name: 'Open menu' });
  expect(watching.at(-1)?.seen.has(menu)).toBe(true);
  tell(menu, false);
  expect(floating()).toBeVisible();
  expect(floating()).toHaveAttribute('href', chat);
  tell(menu, true);
  expect(floating()).not.toBeVisible();
  tell(menu, false);
  expect(floating()).toBeVisible();
});

test('S49: it watches controls that come later', async () => {
  await renderHost([content], files, { lang: 'en', chat });
  const late = document.createElement('p');
  late.innerHTML = '<button>late</button>';
  await act(async () => {
    document.body.append(late);
    await Promise.resolve();
  });
  expect(watching.at(-1)?.seen.has(late.querySelector('button') as Element)).toBe(true);
  late.remove();
});

test('S49: contacts keep a link to the chat where the button is not', async () => {
  await renderHost([content], files, { at: '/contact', lang: 'en', chat });
  expect(floating()).toBeNull();
  expect(screen.getByRole('link', { name: 'Chat with us' })).toHaveAttribute('href', chat);
});

describe('what nobody asked for', () => {
  test('S44: lies over a page', async () => {
    await renderHost([content], files, { lang: 'en' });
    expect(await screen.findByText('./news')).toBeInTheDocument();
  });

  test('Q40: stays away from quiet pages; what was asked for comes', async () => {
    const { emit, fetched } = await renderHost([content], files, { at: '/contact', lang: 'en' });
    emit('booking/wizard.open@1', {});
    expect(await screen.findByText('./wizard')).toBeInTheDocument();
    expect(fetched).not.toContain('content ./news');
  });

  test('Q40: stays away from the pages of those who work here, and so does the chat button', async () => {
    signedInAs({ role: 3 });
    const { fetched } = await renderHost([content], files, { at: '/desk', lang: 'en', chat });
    expect(fetched).not.toContain('content ./news');
    expect(floating()).toBeNull();
  });

  test('stays away from a preview', async () => {
    const preview = { id: 'p', replaces: { content: '1.0.0+0000001' } };
    const { fetched } = await renderHost([content], files, { lang: 'en', preview });
    expect(fetched).not.toContain('content ./news');
  });
});

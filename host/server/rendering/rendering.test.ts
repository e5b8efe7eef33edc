import { createElement as h } from 'react';
import { data, useLocation } from '@clinic/kit/routing';
import type { RemoteDescriptor } from '@clinic/contracts';
import type { RenderRequest } from '@clinic/contracts/host';
import { aSlotContent, origin, page, rendererOf, throws, wordsOf } from '../../testing/rendered-remote.ts';

test.each([
  ['/doctors', { status: 200, notFound: null }],
  ['/DOCTORS', { status: 200, notFound: null }],
  ['/physicians?page=2', { status: 301, location: '/doctors?page=2' }],
  ['/nowhere', { status: 404 }],
])('%s, with the routes that it may be of, is answered as with all', async (path, answered) => {
  const renderer = rendererOf({ './doctors': page('Doctors') }, [], { redirectFrom: ['/physicians'] });
  expect(await renderer.render({ path, lang: 'en', origin })).toMatchObject(answered);
});

describe('slot content of the banner and the footer', () => {
  const slots = [aSlotContent('banner', './ticker'), aSlotContent('footer', './letter')];
  const ticker = {
    loader: ({ lang }: { lang: string }) => Promise.resolve({ event: `event ${lang}` }),
    Component: ({ data }: { data?: unknown }) => h('p', null, (data as { event: string }).event),
  };
  const letter = { Component: () => h('p', null, 'newsletter') };
  const renderHome = (exposed: Record<string, object>) =>
    rendererOf({ './home': page('home'), ...exposed }, slots).render({ path: '/', lang: 'en', origin });

  let consoleError: jest.SpyInstance;
  beforeEach(() => (consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
  afterEach(() => consoleError.mockRestore());

  test('S52: stand in the page’s HTML, with their data and their files', async () => {
    const { html, slotContent, used } = await renderHome({ './ticker': ticker, './letter': letter });
    expect(wordsOf(html)).toContain('event en');
    expect(wordsOf(html)).toContain('newsletter');
    expect(wordsOf(html).indexOf('event en')).toBeLessThan(wordsOf(html).indexOf('home'));
    expect(slotContent).toEqual({ 'content ./ticker': { data: { event: 'event en' } }, 'content ./letter': {} });
    expect(used.map(({ module }) => module)).toEqual(expect.arrayContaining(['./home', './ticker', './letter']));
    expect(consoleError).not.toHaveBeenCalled();
  });

  test.each([
    ['is missing', undefined],
    ['has no component', {}],
    ['has a loader that throws', { ...ticker, loader: throws }],
    ['has a loader whose call fails', { ...ticker, loader: () => Promise.reject(new Error('API')) }],
    ['has a loader that never answers', { ...ticker, loader: () => new Promise(() => undefined) }],
    ['throws while it is drawn', { Component: throws }],
  ])('R8: one that %s leaves its place empty and harms neither the page nor the others', async (_how, broken) => {
    const { html, status, failed, failures, slotContent } = await renderHome({
      './letter': letter,
      ...(broken === undefined ? {} : { './ticker': broken }),
    });
    expect([status, failed]).toEqual([200, false]);
    expect(failures.map(({ remote, module }) => `${remote} ${module}`)).toEqual(['content ./ticker']);
    expect(wordsOf(html)).toContain('home');
    expect(wordsOf(html)).toContain('newsletter');
    expect(slotContent).toEqual({ 'content ./letter': {} });
    expect(consoleError).toHaveBeenCalled();
  });

  test('R8: a screen that throws keeps the slot content around it', async () => {
    const { html, status, failed } = await rendererOf(
      { './home': { Component: throws }, './ticker': ticker, './letter': { Component: throws } },
      slots,
    ).render({ path: '/', lang: 'ar', origin });
    expect([status, failed]).toEqual([503, true]);
    expect(wordsOf(html)).toContain('event ar');
    expect(wordsOf(html)).toContain('غائب');
  });

  test('V14: what is logged of a screen that throws names its path without the query', async () => {
    const renderer = rendererOf({ './list': { Component: throws } });
    await renderer.render({ path: '/list?search=epilepsy', lang: 'ar', origin });
    const logged = JSON.stringify(consoleError.mock.calls);
    expect(logged).toContain('/list');
    expect(logged).not.toContain('epilepsy');
  });
});

describe('an address where nothing is', () => {
  const doctor = { loader: () => data(null, { status: 404 }), Component: () => h('h1', null, useLocation().pathname) };
  const render = (path: string, more: Partial<RenderRequest> = {}) =>
    rendererOf({ './doctor': doctor }).render({ path, lang: 'en', origin, ...more });

  test('R25: need not be drawn once the page for it is known', async () => {
    expect(await render('/nowhere', { undrawnNotFound: true })).toMatchObject({
      status: 404,
      notFound: 'unknown',
      html: '',
    });
    expect(await render('/doctor', { undrawnNotFound: true })).toMatchObject({
      status: 404,
      notFound: 'content /doctor',
      html: '',
    });
  });

  test('R25: is not in the page that stands for all of its route', async () => {
    const { status, notFound, html } = await render('/doctor?x=1');
    expect([status, notFound]).toEqual([404, 'content /doctor']);
    expect(html).not.toContain('/doctor');
    expect(wordsOf(html)).toContain('/404');
  });

  test('R25: is not in that page either when something else of it cannot be drawn', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const renderer = rendererOf({ './doctor': doctor, './letter': { Component: throws } }, [
      aSlotContent('footer', './letter'),
    ]);
    const { html, failures } = await renderer.render({ path: '/doctor?x=1', lang: 'en', origin });
    expect(failures).toMatchObject([{ module: './letter', phase: 'draw' }]);
    expect(html).not.toContain('/doctor');
    expect(wordsOf(html)).toContain('/404');
    logged.mockRestore();
  });
});

describe('pages of a session', () => {
  const ofMembers = { auth: 'member', rendering: 'client' } as const;
  const renderDesk = (guard: Partial<RemoteDescriptor['routes'][number]>) =>
    rendererOf({ './desk': page('desk') }, [], guard).render({ path: '/desk', lang: 'en', origin });

  test('S25: come as a skeleton that search engines leave out, with their files ahead', async () => {
    const { html, status, hydration, meta, used } = await renderDesk(ofMembers);
    expect([status, hydration, meta.noindex]).toEqual([200, null, true]);
    expect(wordsOf(html)).not.toContain('desk');
    expect(used.map(({ module }) => module)).toEqual(['./desk', './locales/en']);
  });

  test('for certain roles have no file named in the page: it is the same for every stranger', async () => {
    const { html, status, hydration, meta, used } = await renderDesk({ ...ofMembers, roles: ['doctor'] });
    expect([status, hydration, meta.noindex, used]).toEqual([200, null, true, []]);
    expect(wordsOf(html)).not.toContain('desk');
  });

  test('of the staff come in their frame, without slots, which public pages load later', async () => {
    const ticker = { loader: jest.fn(), Component: () => h('p', null, 'ticker') };
    const renderer = rendererOf({ './desk': page('desk'), './ticker': ticker }, [aSlotContent('banner', './ticker')], {
      ...{ ...ofMembers, roles: ['doctor'], frame: 'staff' },
    });
    const { html, slotContent, used } = await renderer.render({ path: '/desk', lang: 'en', origin });
    expect(wordsOf(html)).toMatch(/Staff(?!.*(Call us|ticker))/);
    expect([slotContent, used, ticker.loader.mock.calls]).toEqual([null, [], []]);
  });
});

import { createElement as h } from 'react';
import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';
import type { RemoteDescriptor, SlotContent } from '@clinic/contracts';
import { submit } from '@clinic/kit/forms';
import { api, orUnavailable } from '@clinic/kit/http';
import { data, loadedOr, redirect, useActionData, useLocation } from '@clinic/kit/routing';
import type { ScreenArgs } from '@clinic/kit/routing';
import { testSite } from '@clinic/kit/testing';
import { createRenderer } from '../../entry/server.ts';
import type { Rendered, RenderRequest } from '@clinic/contracts/host';
import { aRoute } from '@clinic/contracts/testing';

const aSlotContent = (slot: SlotContent['slot'], module: string): SlotContent => ({
  slot,
  module,
  order: 0,
  activateOn: [],
});

let apiServer: Server;
let apiBaseUrl: string;
const seen: { url: string; language: string; visitor: string; site: string; cookie: string; body: string }[] = [];

const answerWell = (response: ServerResponse) => void response.end('{"reference":"C-7"}');
let answer: (response: ServerResponse) => void = answerWell;

beforeAll(async () => {
  apiServer = createServer((request, response) => {
    const { 'accept-language': language, 'x-forwarded-for': visitor, cookie } = request.headers;
    const { 'x-forwarded-proto': protocol, 'x-forwarded-host': site } = request.headers;
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      seen.push({
        url: String(request.url),
        language: String(language),
        visitor: String(visitor),
        site: `${String(protocol)}://${String(site)}`,
        cookie: String(cookie),
        body,
      });
      response.setHeader('content-type', 'application/json');
      answer(response);
    });
  });
  await new Promise<void>((resolve) => apiServer.listen(0, '127.0.0.1', resolve));
  apiBaseUrl = `http://127.0.0.1:${(apiServer.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => apiServer.close(resolve)));
beforeEach(() => void seen.splice(0));

/** The federation runtime keeps a container by its address, for all renderers of a process. */
let containers = 0;

/** A renderer whose one remote exposes what a test gives it. */
function rendererOf(
  exposed: Record<string, object>,
  slots: SlotContent[] = [],
  guard: Partial<RemoteDescriptor['routes'][number]> = {},
) {
  const screens = Object.keys(exposed).filter((name) => !slots.some(({ module }) => module === name));
  const descriptor = {
    title: { ar: 'محتوى', en: 'Content' },
    routes: screens.map((name) => aRoute(name === './home' ? '/' : name.slice(1), name, guard)),
    navigation: [],
    slots,
    emits: [],
    listens: [],
    fallback: { title: { ar: 'غائب', en: 'Away' }, text: { ar: 'لاحقًا', en: 'Later' } },
  };
  const container = {
    init: () => undefined,
    get: (name: string) => {
      const found = name.startsWith('./locales/') ? { word: name } : exposed[name];
      return found === undefined ? Promise.reject(new Error(`${name} is not exposed`)) : Promise.resolve(() => found);
    },
  };
  return createRenderer({
    boot: {
      composition: { id: 'c-000000000000', seq: 1, channel: 'production' },
      preview: null,
      keys: [],
      host: { release: '1.0.0+0000000', base: '/artifacts/host/1.0.0+0000000/' },
      remotes: { content: { release: '1.0.0+0000000', base: '/', integrity: null, descriptor } },
      brand: testSite.brand,
    },
    containers: { content: `/container-${(containers += 1)}.cjs` },
    apiBaseUrl,
    requireFile: () => container,
  });
}

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ');

const page = (text: string) => ({ Component: () => h('h1', null, text) });
const { origin } = testSite;
const throws = () => {
  throw new Error('render');
};

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

describe('a page that does without something that the API did not answer', () => {
  let warned: jest.SpyInstance;
  beforeEach(() => (warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)));
  afterEach(() => {
    answer = answerWell;
    warned.mockRestore();
  });

  const Part = z.object({ reference: z.string() });
  const load = (signal: AbortSignal) => api.get('/api/part', Part, { signal }).then(({ reference }) => reference);
  const shows = ({ data }: { data?: unknown }) => h('p', null, `shows ${String(data)}`);
  const tolerant = {
    loader: async ({ request: { signal } }: ScreenArgs) =>
      loadedOr(await orUnavailable('the part', load(signal), signal), 'nothing'),
    Component: () => h('h1', null, 'tolerant'),
  };
  // Nothing reminds this one to say so.
  const swallowing = {
    loader: ({ request }: ScreenArgs) => load(request.signal).catch(() => 'nothing'),
    Component: () => h('h1', null, 'swallowing'),
  };
  const slot = {
    loader: ({ signal }: { signal: AbortSignal }) => load(signal).catch(() => 'nothing'),
    Component: shows,
  };
  const renderHome = (home: object) =>
    rendererOf({ './home': home, './ticker': slot }, [aSlotContent('banner', './ticker')]).render({
      path: '/',
      lang: 'en',
      origin,
    });

  test.each([
    ['answers 500', (response) => response.writeHead(500).end('{"message":"oops"}')],
    ['resets the connection', (response) => response.destroy()],
    ['answers garbage', (response) => response.end('<html>')],
    ['answers something else', (response) => response.end('{"other":1}')],
    ['is too busy', (response) => response.writeHead(429).end('{"code":"RATE_LIMITED","message":"later"}')],
  ] as [string, (response: ServerResponse) => void][])('R9: is incomplete when it %s', async (_how, fails) => {
    answer = fails;
    for (const home of [tolerant, swallowing]) {
      const { status, failed, failures, html } = await renderHome(home);
      expect([status, failed]).toEqual([200, false]);
      expect(wordsOf(html)).toContain('shows nothing');
      expect(failures.map(({ module, phase }) => `${module} ${phase}`).sort()).toEqual([
        './home data',
        './ticker data',
      ]);
    }
  });

  test('is complete when it answers, also that there is no such thing', async () => {
    expect((await renderHome(tolerant)).failures).toEqual([]);
    answer = (response) => void response.writeHead(404).end('{"code":"NOT_FOUND","message":"no","request_id":"r"}');
    expect((await renderHome(swallowing)).failures).toEqual([]);
  });

  test('is incomplete when what answers cannot be used', async () => {
    const broken = {
      ...tolerant,
      loader: ({ request: { signal } }: ScreenArgs) =>
        orUnavailable('the part', load(signal).then(throws), signal).then((part) => loadedOr(part, 'nothing')),
    };
    expect((await renderHome(broken)).failures).toMatchObject([{ module: './home', phase: 'data' }]);
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

describe('forms that a browser posts by itself', () => {
  const action = ({ request }: ScreenArgs) =>
    submit(request, {
      schema: z.object({ name: z.string().check(z.minLength(1, 'validation.required')) }),
      send: (values, { signal }) => api.post('/api/messages', values, z.object({ reference: z.string() }), { signal }),
    });
  const contact = {
    action,
    loader: () => 'loaded',
    Component: () => h('pre', null, JSON.stringify(useActionData() ?? 'nothing yet')),
  };
  const moved = { action: () => redirect('/contact?sent=1'), Component: () => h('p', null, 'old') };
  const renderer = () => rendererOf({ './contact': contact, './moved': moved });
  const post = (path: string, name: string, visitor: string, lang: 'ar' | 'en' = 'en'): Promise<Rendered> =>
    shared.render({
      path,
      lang,
      origin,
      form: {
        contentType: 'application/x-www-form-urlencoded',
        body: new TextEncoder().encode(new URLSearchParams({ name }).toString()),
        visitor,
      },
    });
  let shared: ReturnType<typeof renderer>;
  beforeEach(() => (shared = renderer()));

  test('the page is drawn with what came of it, and the browser goes on from there', async () => {
    const { status, html, hydration } = await post('/contact', 'Sara', '192.0.2.7');
    expect(status).toBe(200);
    expect(wordsOf(html)).toContain('C-7');
    expect(hydration?.actionData).toEqual({
      'content /contact': { state: 'done', answer: { reference: 'C-7' } },
    });
    expect(hydration?.loaderData).toEqual({ 'content /contact': 'loaded' });
  });

  test('what is wrong with it comes back with its status, and nothing is sent', async () => {
    const { status, html } = await post('/contact', '', '192.0.2.7');
    expect(status).toBe(422);
    expect(wordsOf(html)).toContain('validation.required');
    expect(seen).toEqual([]);
  });

  test('a redirect of the action asks for the next page with GET', async () => {
    expect(await post('/moved', 'x', '192.0.2.7')).toMatchObject({ status: 303, location: '/contact?sent=1' });
  });

  test('the API learns for whom each form is sent, also when many are at the same time, and gets no cookie', async () => {
    const visitors = Array.from({ length: 8 }, (_, index) => `192.0.2.${index + 1}`);
    await Promise.all(
      visitors.map((visitor, index) => post('/contact', visitor, visitor, index % 2 === 0 ? 'ar' : 'en')),
    );
    const byBody = seen.map(({ body, visitor, site, language, cookie }) => ({
      same: (JSON.parse(body) as { name: string }).name === visitor && site === origin,
      language,
      cookie,
    }));
    expect(byBody).toHaveLength(8);
    expect(byBody.every(({ same, cookie }) => same && cookie === 'undefined')).toBe(true);
    expect(byBody.filter(({ language }) => language === 'ar')).toHaveLength(4);
  });
});

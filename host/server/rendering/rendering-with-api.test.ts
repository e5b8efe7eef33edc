import { createElement as h } from 'react';
import type { ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import type { Rendered } from '@clinic/contracts/host';
import { submit } from '@clinic/kit/forms';
import { api, orUnavailable } from '@clinic/kit/http';
import { loadedOr, redirect, useActionData } from '@clinic/kit/routing';
import type { ScreenArgs } from '@clinic/kit/routing';
import { answeringApi, aSlotContent, origin, rendererOf, throws, wordsOf } from '../../testing/rendered-remote.ts';

const apiServer = answeringApi();

describe('a page that does without something that the API did not answer', () => {
  let warned: jest.SpyInstance;
  beforeEach(() => (warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)));
  afterEach(() => warned.mockRestore());

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
  const asked = { path: '/', lang: 'en', origin } as const;
  const renderHome = (home: object) =>
    rendererOf({ './home': home, './ticker': slot }, [aSlotContent('banner', './ticker')], {}, apiServer.url).render(
      asked,
    );

  test.each([
    ['answers 500', (response) => response.writeHead(500).end('{"message":"oops"}')],
    ['resets the connection', (response) => response.destroy()],
    ['answers garbage', (response) => response.end('<html>')],
    ['answers something else', (response) => response.end('{"other":1}')],
    ['is too busy', (response) => response.writeHead(429).end('{"code":"RATE_LIMITED","message":"later"}')],
  ] as [string, (response: ServerResponse) => void][])('R9: is incomplete when it %s', async (_how, fails) => {
    apiServer.answer = fails;
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
    apiServer.answer = (response) =>
      void response.writeHead(404).end('{"code":"NOT_FOUND","message":"no","request_id":"r"}');
    expect((await renderHome(swallowing)).failures).toEqual([]);
  });

  test('waits for it as long as the server says', async () => {
    const held: ServerResponse[] = [];
    apiServer.answer = (response) => void held.push(response);
    const renderWithin = (ms?: number) => rendererOf({ './home': tolerant }, [], {}, apiServer.url, ms).render(asked);
    const patient = renderWithin();
    const hasGivenUp = await renderWithin(100).then(
      ({ failures }) => failures.length > 0,
      () => true,
    );
    expect(hasGivenUp).toBe(true);
    apiServer.answer = (response) => void response.end('{"reference":"C-7"}');
    held.forEach(apiServer.answer);
    expect((await patient).failures).toEqual([]);
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
  const renderer = () => rendererOf({ './contact': contact, './moved': moved }, [], {}, apiServer.url);
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
    expect(apiServer.asked).toEqual([]);
  });

  test('a redirect of the action asks for the next page with GET', async () => {
    expect(await post('/moved', 'x', '192.0.2.7')).toMatchObject({ status: 303, location: '/contact?sent=1' });
  });

  test('the API learns for whom each form is sent, also when many are at the same time, and gets no cookie', async () => {
    const visitors = Array.from({ length: 8 }, (_, index) => `192.0.2.${index + 1}`);
    await Promise.all(
      visitors.map((visitor, index) => post('/contact', visitor, visitor, index % 2 === 0 ? 'ar' : 'en')),
    );
    const byBody = apiServer.asked.map(({ body, visitor, site, language, cookie }) => ({
      same: (JSON.parse(body) as { name: string }).name === visitor && site === origin,
      language,
      cookie,
    }));
    expect(byBody).toHaveLength(8);
    expect(byBody.every(({ same, cookie }) => same && cookie === 'undefined')).toBe(true);
    expect(byBody.filter(({ language }) => language === 'ar')).toHaveLength(4);
  });
});

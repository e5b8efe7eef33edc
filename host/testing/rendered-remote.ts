import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createElement as h } from 'react';
import type { RemoteDescriptor, SlotContent } from '@clinic/contracts';
import { aRoute } from '@clinic/contracts/testing';
import { testSite } from '@clinic/kit/testing';
import { createRenderer } from '../entry/server.ts';

export const { origin } = testSite;

/** What the API was asked: by whom, in which language, for which site, and with which body. */
interface Asked {
  url: string;
  language: string;
  visitor: string;
  site: string;
  cookie: string;
  body: string;
}

const answerWell = (response: ServerResponse): void => {
  response.end('{"reference":"C-7"}');
};

/** An API at an address of its own for the tests of a file. It answers `{"reference":"C-7"}` unless a test says otherwise. */
export function answeringApi() {
  let server: Server;
  const api = {
    url: '',
    asked: [] as Asked[],
    answer: answerWell,
  };
  beforeAll(async () => {
    server = createServer((request, response) => {
      const { 'accept-language': language, 'x-forwarded-for': visitor, cookie } = request.headers;
      const { 'x-forwarded-proto': protocol, 'x-forwarded-host': site } = request.headers;
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        api.asked.push({
          url: String(request.url),
          language: String(language),
          visitor: String(visitor),
          site: `${String(protocol)}://${String(site)}`,
          cookie: String(cookie),
          body,
        });
        response.setHeader('content-type', 'application/json');
        api.answer(response);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    api.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => void api.asked.splice(0));
  afterEach(() => void (api.answer = answerWell));
  return api;
}

export const aSlotContent = (slot: SlotContent['slot'], module: string): SlotContent => ({
  slot,
  module,
  order: 0,
  activateOn: [],
});

/** The federation runtime keeps a container by its address, for all renderers of a process. */
let containers = 0;

/**
 * A renderer whose one remote exposes what a test gives it. No API answers unless `apiBaseUrl` names one, which is waited for, on a
 * machine that is busy too.
 */
export function rendererOf(
  exposed: Record<string, object>,
  slots: SlotContent[] = [],
  guard: Partial<RemoteDescriptor['routes'][number]> = {},
  apiBaseUrl = 'http://127.0.0.1:9',
  apiReadMs = 20_000,
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
    apiReadMs,
    requireFile: () => container,
  });
}

/** The text of a page, without its tags. */
export const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ');

/** A screen that says `text`. */
export const page = (text: string) => ({ Component: () => h('h1', null, text) });
export const throws = () => {
  throw new Error('render');
};

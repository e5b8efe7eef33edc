import { createElement as h } from 'react';
import { api } from '@clinic/kit/http';
import * as z from 'zod/mini';
import { createTrial } from '../../entry/server.ts';
import { aRemote, aRoute } from '@clinic/contracts/testing';

const descriptor = aRemote('content', {
  routes: [aRoute('/home')],
  slots: [{ slot: 'footer', module: './letter', order: 0, activateOn: [] }],
});

const page = { Component: () => h('h1', null, 'home') };
const letter = { Component: () => h('p', null, 'letter') };
const throws = () => {
  throw new Error('no window');
};
/** Nothing listens there: every call ends at once. */
const nowhere = 'http://127.0.0.1:9';
const askApi = () => api.get('/api/home', z.object({}), { signal: null });

/** The federation runtime keeps a container by its address, for all renderers of a process. */
let containers = 0;

function tryOut(exposed: Record<string, object>) {
  const container = {
    init: () => undefined,
    get: (name: string) => {
      const found = name.startsWith('./locales/') ? {} : exposed[name];
      return found === undefined ? Promise.reject(new Error(`${name} is not exposed`)) : Promise.resolve(() => found);
    },
  };
  const smokeRenderer = createTrial({
    host: '1.0.0+0000000',
    remotes: { content: { release: '1.0.0+1111111', descriptor, container: `/trial-${(containers += 1)}.cjs` } },
    apiBaseUrl: nowhere,
    requireFile: () => container,
  });
  return smokeRenderer.render('/home', 'ar');
}

describe('releases that are tried before they are live', () => {
  let consoleError: jest.SpyInstance;
  beforeEach(() => (consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
  afterEach(() => consoleError.mockRestore());

  test('a remote that renders has nothing against it', async () => {
    expect(await tryOut({ './home': page, './letter': letter })).toEqual({ status: 200, empty: false, failures: [] });
  });

  test.each([
    ['a screen that throws', { './home': { Component: throws } }, { module: './home', phase: 'draw' }],
    ['a screen whose loader throws', { './home': { ...page, loader: throws } }, { module: './home', phase: 'data' }],
    ['a screen that is missing', {}, { module: './home', phase: 'load' }],
    [
      'slot content that throws',
      { './home': page, './letter': { Component: throws } },
      { module: './letter', phase: 'draw' },
    ],
    [
      'slot content whose loader throws',
      { './home': page, './letter': { ...letter, loader: throws } },
      { phase: 'data' },
    ],
  ])('%s is named, with what failed', async (_name, exposed, failure) => {
    const { failures } = await tryOut({ './letter': letter, ...exposed });
    expect(failures).toMatchObject([{ remote: 'content', apiUnavailable: false, ...failure }]);
  });

  test('why it failed is said', async () => {
    const { failures } = await tryOut({ './home': { Component: throws }, './letter': letter });
    expect(failures[0]?.why).toContain('no window');
  });

  test('data that an absent API did not give is no fault of the remote', async () => {
    const { failures } = await tryOut({
      './home': { ...page, loader: askApi },
      './letter': { ...letter, loader: askApi },
    });
    expect(failures).toMatchObject([
      { module: './letter', phase: 'data', apiUnavailable: true },
      { module: './home', phase: 'data', apiUnavailable: true },
    ]);
  });

  test('data that come too late may be the fault of a slow API', async () => {
    const waits = { ...page, loader: () => new Promise(() => undefined) };
    const { failures } = await tryOut({ './home': waits, './letter': letter });
    expect(failures).toMatchObject([{ module: './home', phase: 'data', apiUnavailable: true }]);
  });

  test('a page with nothing in its main part is empty', async () => {
    expect(await tryOut({ './home': { Component: () => null }, './letter': letter })).toMatchObject({ empty: true });
  });
});

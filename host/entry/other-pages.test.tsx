import { waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { pageDescriptor } from '@clinic/contracts/host';
import { aRemote, aRoute } from '@clinic/contracts/testing';
import { fakeApi, http, HttpResponse } from '@clinic/kit/testing';
import { Catalogue } from '../shell/remotes/catalogue.ts';
import { createRoutes } from '../shell/routes.tsx';
import type { RouteServices } from '../shell/routes.tsx';
import { findPage } from './find-page.ts';
import { otherPages } from './other-pages.ts';

const server = fakeApi();
const file = { names: ['labs'], url: '/compositions/c-1/a.json', integrity: '' };
const entry = (name: string, paths: Record<string, string[]>) => ({
  release: '1.0.0+0000000',
  base: `/artifacts/${name}/1.0.0+0000000/`,
  integrity: 'sha384-a',
  descriptor: pageDescriptor(
    aRemote(name, {
      routes: Object.entries(paths).map(([path, redirectFrom]) => aRoute(path, './page', { redirectFrom })),
    }),
  ),
});
const labs = entry('labs', { '/labs': ['/laboratories'], '/labs/:id': [] });

/** A page that knows the pages of one remote, and another by its name. */
function open(at = '/') {
  const catalogue = new Catalogue({ content: entry('content', { '/': [], '/doctors/:slug': [] }) }, file.names);
  const modules = { loadWithTranslations: () => Promise.resolve({ loader: () => Promise.resolve('loaded') }) };
  const services = {
    catalogue,
    modules,
    staffFrame: { load: () => Promise.resolve() },
    hostPages: [],
    lang: () => 'ar',
    side: 'browser',
  } as unknown as RouteServices;
  const add = jest.fn();
  const addOthers = otherPages(file, services, { add }, () => router);
  const leaves: string[] = [];
  /** Leaves the page as a browser does, of which the address is that of what is shown, and while somebody goes back also. */
  const page = {
    pathname: at,
    search: '',
    assign: (to: string | URL) => leaves.push(`to ${String(to)}`),
    reload: () => leaves.push('again'),
  };
  const router: ReturnType<typeof createMemoryRouter> = createMemoryRouter(createRoutes(services), {
    initialEntries: [at],
    patchRoutesOnNavigation: ({ path }) => findPage(() => router, path, addOthers, page),
  });
  const shown = () => router.state.matches.at(-1)?.route.path;
  return { router, addOthers, add, shown, catalogue, leaves, page };
}

/** The server has the description of the other remote. Returns how often it was asked for. */
function answering(): () => number {
  let asked = 0;
  server.use(
    http.get(`*${file.url}`, () => {
      asked += 1;
      return HttpResponse.json({ labs, content: entry('content', { '/elsewhere': [] }) });
    }),
  );
  return () => asked;
}

test('pages that are known ask for nothing', async () => {
  const asked = answering();
  const { router, shown } = open();
  await router.navigate('/doctors/sara');
  expect(shown()).toBe('/doctors/:slug');
  expect(asked()).toBe(0);
});

test('a page of another remote is found when somebody goes to it, with its parameters', async () => {
  const asked = answering();
  const { router, shown, add, catalogue } = open();
  await router.navigate('/labs/7?day=1');
  expect(shown()).toBe('/labs/:id');
  expect(router.state.location.search).toBe('?day=1');
  expect(add.mock.calls).toEqual([[{ labs }]]);
  expect(catalogue.others).toEqual([]);
  expect(catalogue.reference('c-1')).toBe('c-1');
  await router.navigate('/');
  await router.navigate('/labs');
  expect([shown(), asked()]).toEqual(['/labs', 1]);
});

test('so is a former address, and a page that the visit begins with', async () => {
  answering();
  const { router, shown } = open('/laboratories');
  await waitFor(() => expect(router.state.initialized).toBe(true));
  expect([shown(), router.state.location.pathname]).toEqual(['/labs', '/labs']);
});

test('whoever asks meanwhile waits for the same answer', async () => {
  const asked = answering();
  const { addOthers, router, shown } = open();
  await Promise.all([addOthers(), router.navigate('/labs'), addOthers()]);
  expect([shown(), asked()]).toEqual(['/labs', 1]);
});

test('what no remote has is not there', async () => {
  const asked = answering();
  const { router, shown } = open();
  await router.navigate('/nowhere');
  await router.navigate('/nowhere/else');
  expect([shown(), asked()]).toEqual(['*', 1]);
});

test('who goes on meanwhile loses no page: it is there the next time', async () => {
  const arrives = Promise.withResolvers<undefined>();
  server.use(
    http.get(`*${file.url}`, async () => {
      await arrives.promise;
      return HttpResponse.json({ labs });
    }),
  );
  const { router, shown } = open();
  const first = router.navigate('/labs');
  await router.navigate('/doctors/sara');
  arrives.resolve(undefined);
  await first;
  expect(shown()).toBe('/doctors/:slug');
  await router.navigate('/labs');
  expect(shown()).toBe('/labs');
});

describe('when they cannot be had', () => {
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  test('a page that the visit begins with is not there, and the next call asks again', async () => {
    server.use(http.get(`*${file.url}`, () => new HttpResponse(null, { status: 503 })));
    const { router, shown, addOthers } = open('/labs');
    await waitFor(() => expect(router.state.initialized).toBe(true));
    expect(shown()).toBe('*');
    answering();
    await addOthers();
    await router.navigate('/labs');
    expect(shown()).toBe('/labs');
  });

  test('the server is asked for the page: for the address that somebody goes to, or for the one that they are at', async () => {
    server.use(http.get(`*${file.url}`, () => new HttpResponse(null, { status: 503 })));
    const { router, leaves, page } = open();
    void router.navigate('/labs?day=1#prices');
    await waitFor(() => expect(leaves).toEqual(['to /labs?day=1#prices']));
    await router.navigate('/doctors/sara');
    // Who goes back has the address before the page.
    Object.assign(page, { pathname: '/labs', search: '?day=1' });
    void router.navigate('/labs?day=1#prices');
    await waitFor(() => expect(leaves).toEqual(['to /labs?day=1#prices', 'again']));
  });

  test('nobody waits for them longer than for a remote', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    answering();
    const { addOthers } = open();
    await expect(addOthers()).rejects.toThrow();
    expect(timeout).toHaveBeenCalledWith(4000);
  });
});

import { createMemoryRouter } from 'react-router-dom';
import { roles } from '@clinic/contracts';
import { createBus } from '@clinic/kit/events';
import { createI18n } from '@clinic/kit/i18n';
import { useSession } from '@clinic/kit/session';
import { signedInAs, testSite } from '@clinic/kit/testing';
import { PageLanguage } from './page-language.ts';
import { createRoutes } from '../routes.tsx';
import { aRemote, aRoute } from '@clinic/contracts/testing';
import { Catalogue } from '../remotes/catalogue.ts';
import { RemoteModules } from '../remotes/modules.ts';
import { withoutStaffFrame } from '../../testing/without-staff-frame.ts';
import { prefetchLikelyRemotes } from './prefetch.ts';

const qa = aRemote('qa', {
  routes: [
    aRoute('/qa', './qa'),
    aRoute('/desk', './desk', { auth: 'member', rendering: 'client', roles: ['doctor'] }),
  ],
});

const fetched: string[] = [];
/** Attempts whose failure may replace a release. */
const replaceable: unknown[] = [];
let follow: (loadOthers?: () => Promise<void>) => void;
let modules: RemoteModules;
beforeAll(() => {
  const entry = { release: '1.0.0+0000000', base: '/', integrity: null, descriptor: qa };
  const catalogue = new Catalogue({ qa: entry });
  const i18n = createI18n('ar');
  modules = new RemoteModules(
    (_remote, module) => {
      fetched.push(module);
      // Nothing is kept, so that each test sees what it asked for.
      return Promise.reject(new Error('away'));
    },
    i18n,
    catalogue,
    {
      run: (_first, attempt, onSwitch) => {
        if (onSwitch !== undefined) replaceable.push(onSwitch);
        return attempt();
      },
      replace: () => Promise.resolve(),
      reset: () => undefined,
      startOver: () => Promise.resolve(),
    },
  );
  const language = new PageLanguage('ar', i18n, modules);
  const bus = createBus({ strict: true, now: () => new Date(), onError: () => undefined });
  const boot = {
    lang: 'ar' as const,
    origin: testSite.origin,
    composition: { id: 'c-000000000000', seq: 1, channel: 'production' },
    preview: null,
    keys: [],
    host: { release: '1.0.0+0000000', base: '/' },
    remotes: catalogue.remotes,
    brand: testSite.brand,
    slotContent: null,
  };
  const routes = createRoutes({
    catalogue,
    modules,
    staffFrame: withoutStaffFrame,
    hostPages: [],
    lang: () => 'ar',
    side: 'browser',
  });
  follow = (loadOthers) =>
    prefetchLikelyRemotes(
      { boot, catalogue, modules, bus, staffFrame: withoutStaffFrame },
      createMemoryRouter(routes),
      language,
      loadOthers,
    );
  follow();
});

beforeEach(() => {
  document.body.innerHTML = '<a href="/qa">questions</a><a href="/desk">desk</a>';
  useSession.setState({ state: 'visitor', user: null });
  fetched.length = 0;
});

function point(at: string): void {
  document.querySelector(`a[href="${at}"]`)?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
}

test('a link that is pressed has its screen fetched ahead', () => {
  point('/qa');
  expect(fetched).toContain('./qa');
});

test('what could not be fetched ahead replaces nothing, and whoever asks for it has a try of their own', async () => {
  point('/qa');
  expect(replaceable).toEqual([]);
  const asked = fetched.length;
  await expect(modules.load('qa', './qa')).rejects.toThrow();
  expect(fetched.slice(asked)).toEqual(['./qa']);
  expect(replaceable).toHaveLength(1);
});

test('a screen of certain roles is fetched ahead for these alone', () => {
  point('/desk');
  signedInAs({ role: roles.patient });
  point('/desk');
  expect(fetched).toEqual([]);
  signedInAs({ role: roles.doctor });
  point('/desk');
  expect(fetched).toContain('./desk');
});

test('links that are shown have their turn while the page is idle, each address once', () => {
  document.body.innerHTML =
    '<main><a href="/qa">questions</a><a href="/qa">again</a><a href="/qa?page=2">more</a><a href="/elsewhere"></a></main>';
  jest.spyOn(modules, 'startedRemotes', 'get').mockReturnValue(['qa']);
  const idle: ((deadline: { timeRemaining: () => number }) => void)[] = [];
  Object.assign(window, { requestIdleCallback: (callback: (typeof idle)[number]) => idle.push(callback) });
  follow();
  let turns = 0;
  while (idle.length > 0) {
    idle.shift()?.({ timeRemaining: () => 0 });
    turns += 1;
  }
  Reflect.deleteProperty(window, 'requestIdleCallback');
  expect(fetched).toContain('./qa');
  // One address in each turn, and a last turn that finds none left.
  expect(turns).toBe(4);
});

test('a link to what the page does not know asks for the pages of other remotes, and no further once they could not be had', async () => {
  document.body.innerHTML =
    '<a href="/labs">labs</a><a href="/labs" target="_blank" id="new">labs</a><a href="https://other.test/labs">other</a><a href="/404">gone</a>';
  const away = Promise.reject<undefined>(new Error('away'));
  const asked = jest.fn(() => away);
  follow(asked);
  point('/404');
  point('https://other.test/labs');
  document.getElementById('new')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(asked).not.toHaveBeenCalled();
  point('/labs');
  await expect(away).rejects.toThrow();
  point('/labs');
  expect(asked).toHaveBeenCalledTimes(1);
});

test.each([{ saveData: true }, { effectiveType: '2g' }])(
  'for a sparing visitor, as with %p, nothing is fetched before a press',
  (connection) => {
    const listened = jest.spyOn(document, 'addEventListener');
    Object.assign(navigator, { connection });
    follow();
    Reflect.deleteProperty(navigator, 'connection');
    expect(listened.mock.calls.map(([event]) => event)).toEqual(['pointerdown']);
    listened.mockRestore();
  },
);

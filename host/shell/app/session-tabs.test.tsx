import { act, screen, waitFor } from '@testing-library/react';
import type { RemoteDescriptor } from '@clinic/contracts';
import { createI18n } from '@clinic/kit/i18n';
import { refreshSession, useSession } from '@clinic/kit/session';
import { fakeApi, http, HttpResponse, signedInAs } from '@clinic/kit/testing';
import { aRemote } from '@clinic/contracts/testing';
import { renderHost } from '../../testing/render-host.tsx';
import { Catalogue } from '../remotes/catalogue.ts';
import { RemoteModules } from '../remotes/modules.ts';
import { hostTranslations } from './host-translations.ts';
import { PageLanguage } from './page-language.ts';
import { createPageBus } from './page-bus.ts';
import { connectSession } from './session-tabs.ts';

const sara = signedInAs({ public_id: 'sara', name: 'سارة' });
const daniel = { ...sara, public_id: 'daniel', name: 'Daniel' };

/** Who the API says is signed in; null when the session is over there, away when it does not answer. */
let atServer: typeof sara | null | 'away' = sara;
const expired = () => HttpResponse.json({ code: 'SESSION_EXPIRED', message: '…', request_id: 'r' }, { status: 401 });
let asked = 0;
fakeApi(
  http.get('*/api/user', () => {
    asked += 1;
    if (atServer === 'away') return HttpResponse.error();
    return atServer === null ? expired() : HttpResponse.json(atServer);
  }),
);

const cookie = (value: string | null) => {
  document.cookie = `access_token=${value ?? ''}; Path=/${value === null ? '; Max-Age=0' : ''}`;
};

/** The other tabs of the browser: what they hear, and what they say. */
let otherTab: BroadcastChannel;
let received: unknown[];
let closeTab: () => void = () => undefined;

beforeEach(() => {
  atServer = sara;
  cookie('a');
  received = [];
  otherTab = new BroadcastChannel('clinic-session');
  otherTab.onmessage = ({ data }) => received.push(data);
});
afterEach(() => {
  closeTab();
  otherTab.close();
  sessionStorage.clear();
  document.documentElement.style.visibility = '';
});

/** A tab in which somebody is signed in, with a draft of theirs. */
async function aTab(user: typeof sara | null = sara) {
  useSession.setState({ state: 'unknown', user: null, failure: undefined });
  atServer = user;
  if (user === null) cookie(null);
  const i18n = createI18n('ar', hostTranslations);
  const modules = new RemoteModules(() => Promise.reject(new Error('no remote')), i18n, new Catalogue({}));
  const bus = createPageBus();
  const events: string[] = [];
  bus.host.on('account/session.ended@1', ({ reason }) => events.push(reason));
  const reload = jest.fn();
  closeTab = connectSession(bus, new PageLanguage('ar', i18n, modules), reload);
  await waitFor(() => expect(useSession.getState().state).not.toBe('unknown'));
  sessionStorage.setItem('draft', 'private');
  return { bus, events, reload };
}

test('Q30: a sign-out in this tab is told to every other one', async () => {
  const { bus } = await aTab();
  bus.host.emit('account/session.ended@1', { reason: 'signed-out' });
  await waitFor(() => expect(received).toContainEqual({ kind: 'ended', reason: 'signed-out' }));
  expect(useSession.getState().state).toBe('visitor');
});

test('Q30: a sign-out in another tab leaves nothing of the account in this one', async () => {
  const { reload } = await aTab();
  otherTab.postMessage({ kind: 'ended', reason: 'signed-out' });
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(useSession.getState()).toEqual({ state: 'visitor', user: null });
  expect(sessionStorage).toHaveLength(0);
});

test('Q30: a session that ended by itself is told to every tab, and drafts stay for who comes back', async () => {
  const { events, reload } = await aTab();
  atServer = null;
  otherTab.postMessage({ kind: 'ended', reason: 'expired' });
  await waitFor(() => expect(useSession.getState().state).toBe('visitor'));
  expect(events).toEqual(['expired']);
  expect(sessionStorage.getItem('draft')).toBe('private');
  atServer = sara;
  await refreshSession();
  expect(sessionStorage.getItem('draft')).toBe('private');
  expect(reload).not.toHaveBeenCalled();
});

test('Q30: another tab’s expired session ends nothing here when the API knows better', async () => {
  const { events } = await aTab();
  const before = asked;
  otherTab.postMessage({ kind: 'ended', reason: 'expired' });
  otherTab.postMessage({ kind: 'started', account: 'daniel' });
  await waitFor(() => expect(asked).toBeGreaterThan(before));
  await refreshSession();
  expect(useSession.getState().state).toBe('member');
  expect(events).toEqual([]);
});

test('a sign-in in another tab signs this one in too, without a reload', async () => {
  const { reload } = await aTab(null);
  cookie('a');
  atServer = sara;
  otherTab.postMessage({ kind: 'started', account: 'sara' });
  await waitFor(() => expect(useSession.getState().user?.public_id).toBe('sara'));
  expect(reload).not.toHaveBeenCalled();
});

test('another account in another tab starts this page again, without a draft of the former', async () => {
  const { reload } = await aTab();
  atServer = daniel;
  otherTab.postMessage({ kind: 'started', account: 'daniel' });
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(useSession.getState().user?.name).toBe('Daniel');
  expect(sessionStorage.getItem('draft')).toBeNull();
});

test('another account that signs in after an expired session starts the page again too', async () => {
  const { reload } = await aTab();
  atServer = null;
  await refreshSession();
  expect(sessionStorage.getItem('draft')).toBe('private');
  atServer = daniel;
  await refreshSession();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(sessionStorage.getItem('draft')).toBeNull();
});

test('a session that was ended elsewhere is noticed when the tab is looked at again', async () => {
  const { events } = await aTab();
  atServer = null;
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(useSession.getState().state).toBe('visitor'));
  expect(events).toEqual(['expired']);
});

test('a session whose cookie is gone was signed out where no message came from', async () => {
  const { reload } = await aTab();
  cookie(null);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(sessionStorage).toHaveLength(0);
});

describe('a page that comes back from the browser’s memory', () => {
  const back = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  const shown = () => document.documentElement.style.visibility !== 'hidden';

  test('shows nothing after a sign-out and starts again', async () => {
    const { reload } = await aTab();
    cookie(null);
    back();
    expect(shown()).toBe(false);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(shown()).toBe(false);
  });

  test('is shown to the same account once it is known to be theirs', async () => {
    const { reload } = await aTab();
    back();
    expect(shown()).toBe(false);
    await waitFor(() => expect(shown()).toBe(true));
    expect(reload).not.toHaveBeenCalled();
  });
});

describe.each(['ar', 'en'] as const)('%s: a page of members', (lang) => {
  const page = (path: string, auth: 'public' | 'member'): RemoteDescriptor['routes'][number] => ({
    path,
    screen: `.${path}`,
    auth,
    rendering: auth === 'member' ? 'client' : 'snapshot',
    redirectFrom: [],
    query: [],
    sitemap: 'none',
    variants: 1,
    ...(path === '/login' ? { purpose: 'sign-in' } : {}),
  });
  const account = aRemote('account', { routes: [page('/login', 'public'), page('/visits', 'member')] });
  const files = (_remote: string, module: string) => Promise.resolve({ Component: () => <h1>{module}</h1> });

  test('Q30, S25: leaves the document with its session, and the way back is kept', async () => {
    signedInAs();
    const { path } = await renderHost([account], files, { at: '/visits?page=2', lang });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('./visits');
    act(() => useSession.setState({ state: 'visitor', user: null }));
    expect(screen.queryByRole('heading', { name: './visits' })).toBeNull();
    await waitFor(() => expect(path()).toBe('/login?returnTo=%2Fvisits%3Fpage%3D2'));
    expect(await screen.findByRole('heading', { name: './login' })).toBeVisible();
  });

  describe('whose member cannot be read', () => {
    const i18n = createI18n(lang, hostTranslations);
    const retry = i18n.t('host:failure.retry');
    beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
    afterEach(() => jest.restoreAllMocks());

    /** The page as a member opens it while the API does not answer. */
    async function open(at: string) {
      useSession.setState({ state: 'unknown', user: null, failure: undefined });
      atServer = 'away';
      const modules = new RemoteModules(() => Promise.reject(new Error('no remote')), i18n, new Catalogue({}));
      closeTab = connectSession(createPageBus(), new PageLanguage(lang, i18n, modules));
      const page = await renderHost([account], files, { at, lang });
      await waitFor(() => expect(useSession.getState().failure).toBeDefined());
      return page;
    }

    test('leads nobody to the sign-in: it says so, and Retry asks again', async () => {
      const { user, path } = await open('/visits');
      const again = await screen.findByRole('button', { name: retry });
      expect(path()).toBe('/visits');
      await user.click(again);
      await waitFor(() => expect(screen.getByRole('button', { name: retry })).toBeEnabled());
      expect(screen.queryByRole('heading', { name: './visits' })).toBeNull();

      atServer = sara;
      await user.click(screen.getByRole('button', { name: retry }));
      expect(await screen.findByRole('heading', { name: './visits' })).toBeVisible();
    });

    test.each([
      ['the network is back', () => dispatchEvent(new Event('online'))],
      ['the tab is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ])('is there by itself when %s', async (_when, happens) => {
      await open('/visits');
      await screen.findByRole('button', { name: retry });
      atServer = sara;
      act(() => void happens());
      expect(await screen.findByRole('heading', { name: './visits' })).toBeVisible();
    });

    test('is asked for again by itself, after pauses that grow', async () => {
      const timers = jest.spyOn(globalThis, 'setTimeout');
      const pass = (pause: number) => {
        const waiting = timers.mock.calls.filter(([, delay]) => delay === pause);
        expect(waiting).toHaveLength(1);
        act(() => waiting[0]?.[0]());
      };
      await open('/visits');
      await screen.findByRole('button', { name: retry });
      const before = asked;
      // A hidden tab waits until it is seen.
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden');
      pass(5000);
      expect(useSession.getState().failure).toBeDefined();
      pass(5000);
      await waitFor(() => expect(timers.mock.calls.some(([, delay]) => delay === 10_000)).toBe(true));
      expect(asked).toBe(before + 1);
      atServer = sara;
      pass(10_000);
      await waitFor(() => expect(useSession.getState().state).toBe('member'));
      timers.mockRestore();
    });

    test('is a visitor’s public page, without a menu of a member', async () => {
      await open('/login');
      expect(screen.getByRole('heading', { name: './login' })).toBeVisible();
      expect(screen.queryByRole('button', { name: new RegExp(i18n.t('host:nav.signOut')) })).toBeNull();
      expect(received).toEqual([]);
    });
  });
});

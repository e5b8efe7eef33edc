/** A page that is open while releases come, go and fail, for tests. */
import { useEffect } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { aRemote, aRoute } from '@clinic/contracts/testing';
import { useSession } from '@clinic/kit/session';
import { renderHost } from './render-host.tsx';
import type { RenderOptions } from './render-host.tsx';
import { firstRelease, LiveChannel } from './live-channel.ts';
import { useNewerVersion } from '../shell/frame/newer-version.ts';

export const second = '1.1.0+1111111';
export const third = '1.2.0+2222222';

/** A page of a remote. */
export const route = (path: string) => aRoute(path, './page');
const link = (id: string, order: number, to: string) =>
  ({ slot: 'main', id, order, label: { ar: `إلى ${id}`, en: `to ${id}` }, to, audience: 'all' }) as const;
const home = aRemote('home', {
  routes: [route('/')],
  navigation: [
    link('home', 0, '/'),
    link('qa', 1, '/qa'),
    link('more', 2, '/qa/more'),
    link('shop', 3, '/shop'),
    link('desk', 4, '/desk'),
    link('tasks', 5, '/desk/more'),
  ],
});
export const qa = aRemote('qa', { routes: [route('/qa'), aRoute('/qa/more', './more')] });
const shop = aRemote('shop', { routes: [route('/shop')] });
export const wizard = aRemote('wizard', {
  slots: [{ slot: 'overlay', module: './slot-content', order: 0, activateOn: ['booking/wizard.open@1'] }],
});
export const strip = aRemote('strip', {
  slots: [{ slot: 'banner', module: './slot-content', order: 0, activateOn: [] }],
});
/** A remote with content over every page of a role, which nothing calls and which shows nothing by itself, beside its screens. */
export const desk = aRemote('desk', {
  routes: [route('/desk'), aRoute('/desk/more', './more')],
  slots: [{ slot: 'overlay', module: './lock', order: 0, activateOn: [], roles: ['doctor'] }],
});
const remotes = [home, qa, shop, wizard, strip, desk];

/** Which releases of the lock are in the page: it shows nothing by itself. */
export const locks = new Set<string>();
function Lock({ release }: { release: string }) {
  useEffect(() => {
    locks.add(release);
    return () => void locks.delete(release);
  }, [release]);
  return null;
}

/** What is live; another one for each test. */
export let channel: LiveChannel;
/** Releases, or modules of them: what cannot be had, what does not come before it fails; and releases whose screens throw. */
export const broken = new Set<string>();
const hanging = new Map<string, PromiseWithResolvers<never>>();
export const undrawable = new Set<string>();
let stop = () => undefined as void;

/** Makes ready what the tests of a file share, and puts it away. */
export function preparePages(): void {
  beforeEach(async () => {
    for (const kept of [broken, hanging, undrawable]) kept.clear();
    channel = await LiveChannel.of(remotes);
    useNewerVersion.setState({ Notice: null });
    useSession.setState({ state: 'unknown', user: null });
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => stop());
}

/** What hangs fails when the function returned is called. */
export function hang(what: string): () => void {
  const one = Promise.withResolvers<never>();
  hanging.set(what, one);
  return () => one.reject(new Error('no answer'));
}

/** A page whose remotes' screens say which release they are of. */
export async function openPage(options: RenderOptions = {}) {
  const running = new Map<string, string>();
  const registered: string[] = [];
  const page = await renderHost(
    remotes,
    (remote, module) => {
      const release = running.get(remote) ?? firstRelease;
      for (const what of [`${remote}@${release}`, `${remote} ${module}@${release}`]) {
        if (broken.has(what)) return Promise.reject(new Error('gone'));
        const hangs = hanging.get(what);
        if (hangs !== undefined) return hangs.promise;
      }
      const Component = () => {
        if (undrawable.has(`${remote}@${release}`)) throw new Error('cannot be drawn');
        if (module === './lock') return <Lock release={release} />;
        return module === './slot-content' ? (
          <p>
            {remote} {release}
          </p>
        ) : (
          <>
            <h1>
              {remote} {release}
            </h1>
            <input aria-label="words" />
          </>
        );
      };
      return Promise.resolve({ Component });
    },
    {
      lang: 'en',
      ...options,
      live: {
        keys: channel.keys,
        register: (remote, { release }) => {
          registered.push(`${remote}@${release}`);
          running.set(remote, release);
        },
      },
    },
  );
  stop = page.stopFollowing;
  return {
    ...page,
    /** Every change of a release, in turn. */
    registered,
    async go(id: string) {
      await page.user.click(screen.getAllByRole('link', { name: new RegExp(`${id}$`) })[0] as HTMLElement);
    },
    heading: (text: string) => screen.findByRole('heading', { level: 1, name: text }),
    /** The page comes into sight again, looks, and has made up its mind. */
    async looks() {
      const before = channel.asked.length;
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      await waitFor(() => expect(channel.asked.length).toBeGreaterThan(before));
      await act(settled);
    },
  };
}

/** Until nothing more is asked of the network. What the page has verified meanwhile took its turn before each of these. */
export async function settled(): Promise<void> {
  let before;
  do {
    before = channel.asked.length;
    for (let turn = 0; turn < 10; turn += 1) {
      await channel.sign();
      await new Promise((resolve) => setTimeout(resolve));
    }
  } while (before !== channel.asked.length);
}

/** What is asked for below an address is not answered before it is let go. */
export function holdBack(below: string): () => void {
  const network = jest.mocked(globalThis.fetch);
  const answer = network.getMockImplementation();
  const held = Promise.withResolvers<undefined>();
  network.mockImplementation(async (input, init) => {
    if (typeof input === 'string' && input.startsWith(below)) await held.promise;
    return answer?.(input, init) ?? Response.error();
  });
  return () => held.resolve(undefined);
}

/** The word that a newer version is there. */
export const notice = () => screen.queryByRole('region', { name: /Newer version|نسخة أحدث/ });

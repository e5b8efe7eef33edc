import { act, screen, waitFor } from '@testing-library/react';
import type { RenderOptions } from '../testing/render-host.tsx';
import { aRemote, aRoute } from '@clinic/shared/testing/descriptors';
import { renderHost } from '../testing/render-host.tsx';
import { firstRelease, LiveChannel } from '../testing/live-channel.ts';
import { useNewerVersion } from './newer-version.ts';

const second = '1.1.0+1111111';
const third = '1.2.0+2222222';

const route = (path: string) => aRoute(path, './page');
const link = (id: string, order: number, to: string) =>
  ({ slot: 'main', id, order, label: { ar: `إلى ${id}`, en: `to ${id}` }, to, audience: 'all' }) as const;
const home = aRemote('home', {
  routes: [route('/')],
  navigation: [link('home', 0, '/'), link('qa', 1, '/qa'), link('more', 2, '/qa/more'), link('shop', 3, '/shop')],
});
const qa = aRemote('qa', { routes: [route('/qa'), aRoute('/qa/more', './more')] });
const shop = aRemote('shop', { routes: [route('/shop')] });
const wizard = aRemote('wizard', {
  slots: [{ slot: 'overlay', module: './filling', order: 0, activateOn: ['booking/wizard.open@1'] }],
});
const strip = aRemote('strip', { slots: [{ slot: 'banner', module: './filling', order: 0, activateOn: [] }] });
const remotes = [home, qa, shop, wizard, strip];

let channel: LiveChannel;
/** Releases, or modules of them: what cannot be had, what does not come before it fails; and releases whose screens throw. */
let broken: Set<string>;
let hanging: Map<string, PromiseWithResolvers<never>>;
let undrawable: Set<string>;
beforeEach(async () => {
  broken = new Set();
  hanging = new Map();
  undrawable = new Set();
  channel = await LiveChannel.of(remotes);
  useNewerVersion.setState({ Notice: null });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** What hangs fails when the function returned is called. */
function hang(what: string): () => void {
  const one = Promise.withResolvers<never>();
  hanging.set(what, one);
  return () => one.reject(new Error('no answer'));
}

let stop = () => undefined as void;
afterEach(() => stop());

/** A page whose remotes' screens say which release they are of. */
async function openPage(options: RenderOptions & { preview?: { id: string; replaces: Record<string, string> } } = {}) {
  const running = new Map<string, string>();
  const registered: string[] = [];
  const { preview, ...rest } = options;
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
        return module === './filling' ? (
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
      ...rest,
      live: {
        keys: channel.keys,
        register: (remote, { release }) => {
          registered.push(`${remote}@${release}`);
          running.set(remote, release);
        },
        ...(preview === undefined ? {} : { preview }),
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
async function settled(): Promise<void> {
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
function holdBack(below: string): () => void {
  const network = jest.mocked(globalThis.fetch);
  const answer = network.getMockImplementation();
  const held = Promise.withResolvers<undefined>();
  network.mockImplementation(async (input, init) => {
    if (typeof input === 'string' && input.startsWith(below)) await held.promise;
    return answer?.(input, init) ?? Response.error();
  });
  return () => held.resolve(undefined);
}

const notice = () => screen.queryByRole('region', { name: /Newer version|نسخة أحدث/ });

describe('a release of a remote that is not in the page', () => {
  test('takes its place when somebody navigates, without a reload and without a word', async () => {
    const page = await openPage();
    channel.publish(qa, second);
    const { composition } = await channel.promote({ remotes: { qa: { release: second } } });
    await page.looks();
    expect(notice()).toBeNull();
    expect(page.reference()).toBe('c-000000000000');
    await page.go('qa');
    await page.heading(`qa ${second}`);
    expect(page.reference()).toBe(composition);
  });

  test('takes its place though a screen of it was loaded before, and a rollback is followed as well', async () => {
    const page = await openPage({ at: '/qa' });
    await page.heading(`qa ${firstRelease}`);
    await page.go('home');
    channel.publish(qa, second);
    await channel.promote({ remotes: { qa: { release: second } } });
    await page.looks();
    await page.go('qa');
    await page.heading(`qa ${second}`);
    await page.go('home');
    channel.publish(qa, firstRelease);
    const { composition } = await channel.promote();
    await page.looks();
    await page.go('qa');
    await page.heading(`qa ${firstRelease}`);
    expect(page.reference()).toBe(composition);
  });

  test.each([
    [
      'a dialog is open',
      async () => void document.body.append(Object.assign(document.createElement('div'), { role: 'dialog' })),
    ],
    [
      'something is typed',
      async (page: Awaited<ReturnType<typeof openPage>>) => page.user.type(screen.getByLabelText('words'), 'x'),
    ],
  ])('waits while %s', async (_what, begin) => {
    const page = await openPage();
    channel.publish(qa, second);
    await channel.promote({ remotes: { qa: { release: second } } });
    await page.looks();
    await begin(page);
    await page.go('qa');
    await page.heading(`qa ${firstRelease}`);
    expect(page.reference()).toBe('c-000000000000');
    document.querySelector('[role="dialog"]')?.remove();
    await page.go('home');
    await page.heading(`home ${firstRelease}`);
    await page.go('qa');
    await page.heading(`qa ${second}`);
  });

  test('is not given up for an older one whose files took longer', async () => {
    const page = await openPage();
    for (const release of [second, third]) channel.publish(qa, release);
    const letGo = holdBack(`/artifacts/qa/${second}/`);
    await channel.promote({ remotes: { qa: { release: second } } });
    await page.looks();
    await channel.promote({ remotes: { qa: { release: third } } });
    await page.looks();
    letGo();
    await act(settled);
    await page.go('qa');
    await page.heading(`qa ${third}`);
    expect(page.registered).toEqual([`qa@${third}`]);
  });

  test('is used by the next call of an overlay that was open before', async () => {
    const page = await openPage();
    page.emit('booking/wizard.open@1', {});
    await screen.findByText(`wizard ${firstRelease}`);
    // Its dialog is closed: nothing of it is in the page.
    document.querySelector('[data-remote="wizard"]')?.replaceChildren();
    channel.publish(wizard, second);
    await channel.promote({ remotes: { wizard: { release: second } } });
    await page.looks();
    await page.go('qa');
    await page.heading(`qa ${firstRelease}`);
    page.emit('booking/wizard.open@1', {});
    expect(screen.queryByText(`wizard ${firstRelease}`)).toBeNull();
    await screen.findByText(`wizard ${second}`);
  });
});

describe('a release of what stands in the page', () => {
  test('is told, waits, and comes once its visitor went elsewhere', async () => {
    const page = await openPage({ at: '/qa' });
    channel.publish(qa, second);
    const { composition } = await channel.promote({ remotes: { qa: { release: second } } });
    await page.looks();
    expect(await screen.findByRole('region', { name: 'Newer version' })).toHaveTextContent('is ready');
    await page.heading(`qa ${firstRelease}`);
    await page.go('home');
    await page.heading(`home ${firstRelease}`);
    await waitFor(() => expect(notice()).toBeNull());
    await page.go('qa');
    await page.heading(`qa ${second}`);
    expect(page.reference()).toBe(composition);
  });

  test('is said in Arabic, and offers no reload while something is typed', async () => {
    const page = await openPage({ at: '/qa', lang: 'ar' });
    channel.publish(qa, second);
    await channel.promote({ remotes: { qa: { release: second } } });
    await page.looks();
    const region = await screen.findByRole('region', { name: 'نسخة أحدث' });
    expect(region).toHaveTextContent('توجد نسخة أحدث من هذه الصفحة.');
    expect(screen.getByRole('button', { name: 'تحديث الصفحة' })).toBeInTheDocument();
    await page.user.type(screen.getByLabelText('words'), 'x');
    await waitFor(() => expect(region).toHaveTextContent('فلا يضيع شيء مما كتبته'));
    expect(screen.queryByRole('button', { name: 'تحديث الصفحة' })).toBeNull();
    await page.user.clear(screen.getByLabelText('words'));
    await screen.findByRole('button', { name: 'تحديث الصفحة' });
  });

  test('is put off by who does not want it now, until the next one', async () => {
    const page = await openPage({ at: '/qa' });
    channel.publish(qa, second);
    channel.publish(qa, third);
    await channel.promote({ remotes: { qa: { release: second } } });
    await page.looks();
    await page.user.click(await screen.findByRole('button', { name: 'Later' }));
    expect(notice()).toBeNull();
    await page.user.type(screen.getByLabelText('words'), 'x');
    expect(notice()).toBeNull();
    await channel.promote({ remotes: { qa: { release: third } } });
    await page.looks();
    await screen.findByRole('region', { name: 'Newer version' });
  });
});

describe('what reaches further than a remote’s files', () => {
  const further = [
    ['another host', async () => channel.promote({ host: second })],
    [
      'other routes',
      async () => {
        channel.publish({ ...qa, routes: [...qa.routes, { ...route('/qa/new'), screen: './new' }] }, second);
        return channel.promote({ remotes: { qa: { release: second } } });
      },
    ],
  ] as const;

  test.each(further)('%s: the next link is a page from the server', async (_what, promote) => {
    // The test DOM cannot leave its page, and says so.
    const left = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = await openPage();
    await promote();
    await page.looks();
    await page.go('qa');
    await waitFor(() => expect(String(left.mock.calls.flat())).toContain('navigation'));
    expect(page.path()).toBe('/');
    left.mockRestore();
  });

  test.each(further)('%s: a link is followed in the page while something is typed', async (_what, promote) => {
    const page = await openPage();
    await promote();
    await page.looks();
    await page.user.type(screen.getByLabelText('words'), 'x');
    await page.go('qa');
    await page.heading(`qa ${firstRelease}`);
  });
});

describe('what is not believed changes nothing', () => {
  test.each([
    ['a registry that was altered', { forge: (registry: { by: string }) => (registry.by = 'somebody else') }],
    ['a registry without signature', { forge: (registry: { signature?: unknown }) => delete registry.signature }],
    ['a registry of another channel', { channel: 'staging' as const }],
    ['an older registry', { forge: (registry: { seq: number }) => (registry.seq = 0) }],
  ])('%s', async (_what, changes) => {
    const page = await openPage();
    channel.publish(qa, second);
    await channel.promote({ remotes: { qa: { release: second } }, ...changes });
    await page.looks();
    await page.go('qa');
    await page.heading(`qa ${firstRelease}`);
    expect(page.reference()).toBe('c-000000000000');
  });

  test('a release whose files cannot be had', async () => {
    const page = await openPage();
    await channel.promote({ remotes: { qa: { release: second } } });
    await page.looks();
    await page.go('qa');
    await page.heading(`qa ${firstRelease}`);
  });

  test('a preview stays what it is', async () => {
    const page = await openPage({ preview: { id: 'p', replaces: {} } });
    channel.publish(qa, second);
    await channel.promote({ remotes: { qa: { release: second } } });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await act(settled);
    expect(channel.asked).toEqual([]);
    await page.go('qa');
    await page.heading(`qa ${firstRelease}`);
  });
});

describe('a remote that cannot be had', () => {
  beforeEach(() => broken.add(`qa@${firstRelease}`));
  const lastGood = { lastGood: second, lastGoodFiles: `sha384-${'A'.repeat(64)}` };

  test('is stood in for by the release before it, without a reload, and the reference says so', async () => {
    channel.publish(qa, second);
    await channel.promote({ remotes: { qa: lastGood } });
    const page = await openPage();
    await page.go('qa');
    await page.heading(`qa ${second}`);
    expect(page.reference()).toMatch(new RegExp(`^c-\\d{12} qa@${second.replace('+', '.')}$`));
  });

  test('is stood in for by what is live now, when the page is behind', async () => {
    channel.publish(qa, third);
    await channel.promote({ remotes: { qa: { release: third, ...lastGood } } });
    const page = await openPage();
    await page.go('qa');
    await page.heading(`qa ${third}`);
  });

  test('is not adopted again once it failed', async () => {
    channel.publish(qa, second);
    channel.publish(qa, firstRelease);
    await channel.promote({ remotes: { qa: lastGood } });
    const page = await openPage();
    await page.go('qa');
    await page.heading(`qa ${second}`);
    await page.go('home');
    await page.heading(`home ${firstRelease}`);
    await channel.promote({ remotes: { qa: lastGood } });
    await page.looks();
    await page.go('qa');
    await page.heading(`qa ${second}`);
    expect(page.registered).toEqual([`qa@${second}`]);
  });

  test.each([
    ['stood in for anew', { lastGood: second }, [second]],
    ['without it, as the one before it failed as well', { lastGood: firstRelease }, []],
  ])('and was fixed is %s when the fix cannot be had', async (_how, before, others) => {
    for (const release of [second, third, firstRelease]) channel.publish(qa, release);
    await channel.promote({ remotes: { qa: lastGood } });
    const page = await openPage();
    await page.go('qa');
    await page.heading(`qa ${second}`);
    await page.go('home');
    await page.heading(`home ${firstRelease}`);
    await channel.promote({ remotes: { qa: { ...lastGood, ...before, release: third } } });
    await page.looks();
    broken.add(`qa@${third}`);
    await page.go('qa');
    if (others.length === 0) await screen.findByText('This part is away');
    else await page.heading(`qa ${second}`);
    expect(page.registered).toEqual([second, third, ...others].map((release) => `qa@${release}`));
  });

  test('is not stood in for once its fix was adopted meanwhile', async () => {
    broken.add(`wizard@${firstRelease}`);
    for (const release of [second, third]) channel.publish(wizard, release);
    const letGo = holdBack(`/artifacts/wizard/${second}/`);
    await channel.promote({ remotes: { wizard: lastGood } });
    const page = await openPage();
    page.emit('booking/wizard.open@1', {});
    await act(settled);
    await channel.promote({ remotes: { wizard: { ...lastGood, release: third } } });
    await page.looks();
    await page.go('shop');
    await page.heading(`shop ${firstRelease}`);
    letGo();
    await screen.findByText(`wizard ${third}`);
    expect(page.registered).toEqual([`wizard@${third}`]);
  });

  test('stays stood in for by what worked, though another screen fails late and cannot be had of it', async () => {
    broken = new Set([`qa ./page@${firstRelease}`, `qa ./more@${second}`]);
    const failLate = hang(`qa ./more@${firstRelease}`);
    channel.publish(qa, second);
    await channel.promote({ remotes: { qa: lastGood } });
    const page = await openPage();
    await page.go('more');
    await page.go('qa');
    await page.heading(`qa ${second}`);
    failLate();
    await act(settled);
    expect(page.fetched.filter((one) => one === 'qa ./more')).toHaveLength(2);
    expect(page.registered).toEqual([`qa@${second}`]);
  });

  test('keeps its fix, though what stood in before fails after the fix was adopted', async () => {
    broken.add(`wizard@${firstRelease}`);
    const failLate = hang(`wizard@${second}`);
    for (const release of [second, third]) channel.publish(wizard, release);
    await channel.promote({ remotes: { wizard: lastGood } });
    const page = await openPage();
    page.emit('booking/wizard.open@1', {});
    await waitFor(() => expect(page.registered).toEqual([`wizard@${second}`]));
    await channel.promote({ remotes: { wizard: { ...lastGood, release: third } } });
    await page.looks();
    await page.go('shop');
    await page.heading(`shop ${firstRelease}`);
    failLate();
    await act(settled);
    page.emit('booking/wizard.open@1', {});
    await screen.findByText(`wizard ${third}`);
    expect(page.registered).toEqual([second, third].map((release) => `wizard@${release}`));
  });

  test('shows its fallback when the release before fails too, is left alone, and is back at Retry', async () => {
    broken.add(`qa@${second}`);
    channel.publish(qa, second);
    await channel.promote({ remotes: { qa: lastGood } });
    const page = await openPage();
    await page.go('qa');
    await screen.findByText('This part is away');
    expect(screen.getByText(page.reference())).toBeInTheDocument();
    expect(page.reference()).not.toContain('qa@');
    broken.clear();
    const asked = page.fetched.length;
    await page.go('home');
    await page.heading(`home ${firstRelease}`);
    await page.go('qa');
    await screen.findByText('This part is away');
    expect(page.fetched.slice(asked).filter((one) => one === 'qa ./page')).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await page.heading(`qa ${firstRelease}`);
  });

  test('is asked for itself at the first Retry, though the release before still hangs', async () => {
    hang(`qa@${second}`);
    channel.publish(qa, second);
    await channel.promote({ remotes: { qa: lastGood } });
    const page = await openPage();
    await page.go('qa');
    await screen.findByText('This part is away', {}, { timeout: 10_000 });
    broken.clear();
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await page.heading(`qa ${firstRelease}`);
    expect(page.registered).toEqual([`qa@${second}`, `qa@${firstRelease}`]);
    expect(page.reference()).not.toContain('qa@');
  });

  test.each([
    ['in a preview', { preview: { id: 'p', replaces: { qa: firstRelease } } }, lastGood],
    ['when nothing was live before', {}, {}],
  ])('shows its fallback %s', async (_when, options, entry) => {
    channel.publish(qa, second);
    await channel.promote({ remotes: { qa: entry } });
    const page = await openPage(options);
    await page.go('qa');
    await screen.findByText('This part is away');
  });
});

describe('a remote that cannot be drawn', () => {
  const lastGood = { lastGood: second, lastGoodFiles: `sha384-${'A'.repeat(64)}` };
  let told: jest.SpyInstance;
  afterEach(() => told.mockRestore());
  beforeEach(() => {
    // React tells of every error that a boundary catches.
    told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const remote of [qa, wizard, strip]) undrawable.add(`${remote.name}@${firstRelease}`);
    for (const remote of [qa, wizard, strip]) channel.publish(remote, second);
  });

  async function openWatched(options?: Parameters<typeof openPage>[0]) {
    const page = await openPage(options);
    const failures: string[] = [];
    page.outcomes.follow(({ remote, release, ok }) => {
      if (!ok) failures.push(`${remote}@${release}`);
    });
    return { ...page, failures };
  }

  test('is stood in for by the release before it, once and for all, and its failure is told of its own release', async () => {
    await channel.promote({ remotes: { qa: lastGood } });
    const page = await openWatched();
    await page.go('qa');
    await page.heading(`qa ${second}`);
    expect(screen.queryByRole('alert')).toBeNull();
    await page.go('home');
    await page.heading(`home ${firstRelease}`);
    await page.go('qa');
    await page.heading(`qa ${second}`);
    expect(page.registered).toEqual([`qa@${second}`]);
    expect(page.failures).toEqual([`qa@${firstRelease}`]);
  });

  test('stays stood in for by what worked, though another screen of it cannot be had', async () => {
    broken.add(`qa ./more@${second}`);
    await channel.promote({ remotes: { qa: lastGood } });
    const page = await openWatched();
    await page.go('qa');
    await page.heading(`qa ${second}`);
    await page.go('more');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    const asked = page.fetched.length;
    await page.user.click(retry);
    await act(settled);
    await screen.findByText('This part is away');
    expect(page.fetched.slice(asked)).toContain('qa ./more');
    broken.clear();
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await page.heading(`qa ${second}`);
    expect(page.registered).toEqual([`qa@${second}`]);
  });

  test('is stood in for at Retry, when nothing could be asked at first', async () => {
    const page = await openWatched();
    await page.go('qa');
    await screen.findByText('This part is away');
    await channel.promote({ remotes: { qa: lastGood } });
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await page.heading(`qa ${second}`);
  });

  test('is stood in for by the base, when its visitor has it in a share', async () => {
    channel.publish(qa, third);
    await channel.promote({ remotes: { qa: { release: third } } });
    const page = await openWatched();
    await page.go('qa');
    await page.heading(`qa ${third}`);
    expect(page.reference()).toContain('qa@');
  });

  const preview = { id: 'p', replaces: { qa: firstRelease } };
  test.each([
    ['the one before cannot be drawn either', {}, lastGood, [`qa@${second}`]],
    ['nothing was live before', {}, {}, []],
    ['it is shown in a preview', { preview }, lastGood, []],
  ])('shows its fallback when %s, and is back at Retry', async (_when, options, entry, others) => {
    for (const other of others) undrawable.add(other);
    await channel.promote({ remotes: { qa: entry } });
    const page = await openWatched(options);
    await page.go('qa');
    await screen.findByText('This part is away');
    undrawable.clear();
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: /^qa/ });
  });

  test.each([
    ['as an overlay', 'wizard', {}],
    ['as a part of the page', 'strip', { fillings: { 'strip ./filling': {} } }],
  ])('%s is stood in for by the release before it, without another call', async (_as, remote, options) => {
    await channel.promote({ remotes: { [remote]: lastGood } });
    const page = await openPage(options);
    page.emit('booking/wizard.open@1', {});
    await screen.findByText(`${remote} ${second}`);
    expect(page.registered).toEqual([`${remote}@${second}`]);
  });

  test('as an overlay is stood in for though it was called again while that was on its way', async () => {
    const letGo = holdBack(`/artifacts/wizard/${second}/`);
    await channel.promote({ remotes: { wizard: lastGood } });
    const page = await openPage();
    page.emit('booking/wizard.open@1', {});
    await act(settled);
    page.emit('booking/wizard.open@1', {});
    await act(settled);
    letGo();
    await screen.findByText(`wizard ${second}`);
  });

  test('as an overlay without another release says so, and leaves its place empty', async () => {
    await channel.promote({ remotes: { wizard: {} } });
    const page = await openPage();
    page.emit('booking/wizard.open@1', {});
    await screen.findByText(/could not open this part/);
    expect(screen.queryByText(/^wizard/)).toBeNull();
  });
});

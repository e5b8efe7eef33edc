import { act, render, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@clinic/kit/http';
import { useSession } from '@clinic/kit/session';
import { aRemote, aRoute } from '@clinic/contracts/testing';
import { aHost, renderHost } from '../../testing/render-host.tsx';

const good = aRemote('good', {
  routes: [aRoute('/', './home')],
  navigation: [
    { slot: 'main', id: 'bad', order: 0, label: { ar: 'إلى المعطل', en: 'to bad' }, to: '/bad', audience: 'all' },
    { slot: 'main', id: 'home', order: 1, label: { ar: 'إلى البداية', en: 'to home' }, to: '/', audience: 'all' },
  ],
});
const bad = aRemote('bad', { routes: [aRoute('/bad', './page')] });
const home = { Component: () => <h1>home</h1> };
const recovered = { Component: () => <h1>recovered</h1> };

let warned: jest.SpyInstance;
beforeEach(() => {
  useSession.setState({ state: 'visitor', user: null });
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warned.mockRestore());

const nav = (name: string) => screen.getAllByRole('link', { name })[0] as HTMLElement;

test.each([
  ['cannot be fetched', () => Promise.reject(new Error('net::ERR'))],
  ['exports nothing', () => Promise.resolve(undefined)],
  ['has no component', () => Promise.resolve({})],
])(
  'R8: a remote that %s leaves the frame and the others alive, and is back at Retry without a reload',
  async (_how, broken) => {
    let fixed = false;
    const { user, path } = await renderHost(
      [good, bad],
      (remote) => (remote === 'good' ? Promise.resolve(home) : fixed ? Promise.resolve(recovered) : broken()),
      { lang: 'en' },
    );
    await user.click(nav('to bad'));
    expect(await screen.findByText('This part is away')).toBeInTheDocument();
    expect(screen.getByText('c-000000000000')).toBeInTheDocument();

    await user.click(nav('to home'));
    await waitFor(() => expect(path()).toBe('/'));
    expect(await screen.findByRole('heading', { level: 1, name: 'home' })).toHaveTextContent('home');
    await user.click(nav('to bad'));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    fixed = true;
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('recovered');
  },
);

test('the focus stays on Retry while it works, and goes to the heading of what comes', async () => {
  let answer = Promise.reject<object>(new Error('net::ERR'));
  const { user } = await renderHost([good, bad], () => answer, { lang: 'en', at: '/bad' });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  const { promise, resolve } = Promise.withResolvers<object>();
  answer = promise;
  await user.click(retry);
  await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
  expect(retry).toHaveFocus();
  resolve({
    Component: () => (
      <h1 id="page-title" tabIndex={-1}>
        recovered
      </h1>
    ),
  });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'recovered' })).toHaveFocus());
});

test('a menu that somebody opened stays open when a failed remote takes its place', async () => {
  const withServices = aRemote('good', {
    routes: [aRoute('/', './home')],
    navigation: [
      {
        ...{ slot: 'services.consultations', id: 'home', order: 0, to: '/', audience: 'all' },
        label: { ar: 'إلى البداية', en: 'to home' },
      },
    ],
  });
  let fixed = false;
  const { user, outcomes } = await renderHost(
    [withServices, bad],
    () => (fixed ? Promise.resolve(recovered) : Promise.reject(new Error('net::ERR'))),
    { lang: 'en', at: '/bad' },
  );
  await screen.findByText('This part is away');
  const services = screen.getByRole('button', { name: 'Medical services' });
  await user.click(services);
  fixed = true;
  const release = '1.0.0+0000000';
  act(() => outcomes.report({ remote: 'bad', release, module: null, phase: 'load', ok: true, milliseconds: 0 }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('recovered');
  expect(services).toHaveAttribute('aria-expanded', 'true');
});

describe('what the server could not have', () => {
  const open = (askAgain: boolean) =>
    renderHost([good, bad], (remote) => Promise.resolve(remote === 'good' ? home : recovered), {
      at: '/bad',
      lang: 'en',
      serverErrors: { 'bad /bad': { unavailable: true, askAgain } },
    });

  test('is asked for once more by the browser, unasked', async () => {
    await open(true);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('recovered');
  });

  test('stays as it is after a form was sent, until its visitor says so', async () => {
    const { user, fetched } = await open(false);
    expect(await screen.findByText(/in our system, not in your internet/)).toBeVisible();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(fetched).not.toContain('bad ./page');
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('recovered');
  });

  test('is said to fail in a preview when the browser cannot have it either, in the page and above it at once', async () => {
    const files = Promise.withResolvers<object>();
    const { app } = aHost([good, bad], () => files.promise, {
      at: '/bad',
      lang: 'en',
      serverErrors: { 'bad /bad': { unavailable: true, askAgain: true } },
      preview: { id: 'p', replaces: { bad: '1.0.0+0000000' } },
    });
    render(app);
    expect(await screen.findByText('This part is away')).toBeVisible();
    expect(screen.queryByText(/Failed in this preview/)).toBeNull();
    await act(async () => files.reject(new Error('net::ERR')));
    const alert = await screen.findByText(/Failed in this preview/, { selector: '[role="alert"]' });
    expect(alert).toHaveTextContent('bad@1.0.0+0000000');
    const banner = screen.getByRole('region', { name: 'Preview of an unreleased version:' });
    expect(within(banner).getByRole('status')).toHaveTextContent('Failed in this preview: bad@1.0.0+0000000');
  });
});

test('a loader that throws is its remote’s failure, and is asked again at Retry', async () => {
  const loader = jest.fn().mockRejectedValueOnce(new Error('API')).mockResolvedValue(null);
  const { user } = await renderHost(
    [good, bad],
    (remote) => Promise.resolve(remote === 'good' ? home : { ...recovered, loader }),
    { lang: 'en' },
  );
  await user.click(nav('to bad'));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('recovered');
});

test.each([
  ['the clinic’s system', new ApiError('MAINTENANCE', 503), /in our system, not in your internet/],
  ['the connection', new ApiError('NETWORK', 0), /Your internet connection seems to be down/],
])('R9: data that cannot be had for %s says whose fault it is', async (_whose, error, words) => {
  const loader = () => Promise.reject(error);
  const { user } = await renderHost(
    [good, bad],
    (remote) => Promise.resolve(remote === 'good' ? home : { ...recovered, loader }),
    { lang: 'en' },
  );
  await user.click(nav('to bad'));
  expect(await screen.findByText(words)).toBeVisible();
});

test('a remote that throws while it is drawn shows its fallback, in the language of the page', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Throws = () => {
    throw new Error('render');
  };
  const { user } = await renderHost([good, bad], (remote) =>
    Promise.resolve(remote === 'good' ? home : { Component: Throws }),
  );
  await user.click(nav('إلى المعطل'));
  expect(await screen.findByText('هذا الجزء غائب')).toBeInTheDocument();
  await user.click(nav('إلى البداية'));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('home');
  consoleError.mockRestore();
});

test('S25: a page of members sends a visitor to the sign-in page and remembers the way', async () => {
  const account = aRemote('account', {
    routes: [
      aRoute('/login', './login', { purpose: 'sign-in' }),
      aRoute('/profile/Details', './details', { auth: 'member', rendering: 'client' }),
    ],
  });
  const { path } = await renderHost(
    [account],
    (_remote, module) => Promise.resolve({ Component: () => <h1>{module}</h1> }),
    { at: '/profile/Details?tab=1' },
  );
  expect(path()).toBe('/login?returnTo=%2Fprofile%2FDetails%3Ftab%3D1');
});

test('only the remotes of the page are fetched; a slot that waits for a topic is fetched when it is called for', async () => {
  const wizard = aRemote('wizard', {
    slots: [{ slot: 'overlay', module: './modal', order: 0, activateOn: ['booking/wizard.open@1'] }],
  });
  const { emit, fetched } = await renderHost([good, bad, wizard], (remote) =>
    Promise.resolve(
      remote === 'wizard'
        ? {
            Component: ({ activation }: { activation?: { payload: { doctor?: number } } }) => (
              <p>doctor {activation?.payload.doctor}</p>
            ),
          }
        : home,
    ),
  );
  expect(fetched).toEqual(['good ./home', 'good ./locales/ar']);
  emit('booking/wizard.open@1', { doctor: 58 });
  expect(await screen.findByText('doctor 58')).toBeInTheDocument();
  emit('booking/wizard.open@1', { doctor: 67 });
  expect(await screen.findByText('doctor 67')).toBeInTheDocument();
});

test('a slot whose remote cannot be had says so once, and works when it is called again', async () => {
  const wizard = aRemote('wizard', {
    slots: [{ slot: 'overlay', module: './modal', order: 0, activateOn: ['booking/wizard.open@1'] }],
  });
  let up = false;
  const { emit } = await renderHost(
    [good, wizard],
    (remote) =>
      remote === 'good'
        ? Promise.resolve(home)
        : up
          ? Promise.resolve({ Component: () => <p>open</p> })
          : Promise.reject(new Error('down')),
    { lang: 'en' },
  );
  emit('booking/wizard.open@1', {});
  expect(await screen.findByText(/could not open this part/)).toBeInTheDocument();
  up = true;
  emit('booking/wizard.open@1', {});
  expect(await screen.findByText('open')).toBeInTheDocument();
});

import { act, screen, waitFor } from '@testing-library/react';
import { aRemote } from '@clinic/contracts/testing';
import { useSetLang } from '@clinic/kit/i18n';
import { useSession } from '@clinic/kit/session';
import { signedInAs } from '@clinic/kit/testing';
import { renderHost } from '../../testing/render-host.tsx';

const account = aRemote('account', {
  slots: [{ slot: 'overlay', module: './staff-lock', order: 0, activateOn: [], roles: ['admin', 'doctor'] }],
});
const fetchSlotContent = () => Promise.resolve({ Component: () => <p>over the page</p> });

test('content for certain roles is neither fetched nor drawn for anybody else', async () => {
  useSession.setState({ state: 'visitor', user: null });
  const { fetched } = await renderHost([account], fetchSlotContent, { at: '/404' });
  act(() => void signedInAs({ role: 4 }));
  expect(fetched).toEqual([]);
  act(() => void signedInAs({ role: 2 }));
  expect(await screen.findByText('over the page')).toBeInTheDocument();
  act(() => useSession.setState({ state: 'visitor', user: null }));
  await waitFor(() => expect(screen.queryByText('over the page')).not.toBeInTheDocument());
});

test('S28: what somebody opened stays, though its texts in another language cannot be had', async () => {
  const wizard = aRemote('wizard', {
    slots: [{ slot: 'overlay', module: './modal', order: 0, activateOn: ['booking/wizard.open@1'] }],
  });
  const Component = () => {
    const setLang = useSetLang();
    return (
      <>
        <input aria-label="words" />
        <button onClick={() => setLang('en')}>to en</button>
      </>
    );
  };
  const { user, emit, outcomes } = await renderHost([wizard], () => Promise.resolve({ Component }), {
    at: '/404',
    fetchTexts: (_remote, file) => (file === './locales/en' ? Promise.reject(new Error('gone')) : Promise.resolve({})),
  });
  emit('booking/wizard.open@1', {});
  const words = await screen.findByRole('textbox', { name: 'words' });
  await user.type(words, 'typed');
  await user.click(screen.getByRole('button', { name: 'to en' }));
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  await waitFor(() => expect(outcomes.failed).toContain('wizard'));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(words).toBeInTheDocument();
  expect(words).toHaveValue('typed');
  expect(screen.queryByText(/could not open this part/)).toBeNull();
});

describe('content that no topic calls, once it could not be had', () => {
  let warned: jest.SpyInstance;
  beforeEach(() => {
    signedInAs({ role: 2 });
    warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    warned.mockRestore();
  });
  const lock = { Component: () => <p>over the page</p> };
  const isLock = (call: string) => call === 'account ./staff-lock';

  async function openWithout(failing: () => Promise<unknown>) {
    let load = failing;
    const page = await renderHost([account], () => load(), { at: '/404' });
    await waitFor(() => expect(warned).toHaveBeenCalled());
    const repair = () => (load = () => Promise.resolve(lock));
    return { ...page, repair, asked: () => page.fetched.filter(isLock).length };
  }
  const gone = () => Promise.reject(new Error('gone'));

  test('is asked for again when the network is back', async () => {
    const { repair } = await openWithout(gone);
    repair();
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText('over the page')).toBeInTheDocument();
  });

  test('is asked for again when something else of its remote came', async () => {
    const { repair, outcomes } = await openWithout(gone);
    repair();
    const came = { remote: 'account', release: null, module: './login', phase: 'load', ok: true } as const;
    act(() => outcomes.report({ ...came, milliseconds: 0 }));
    expect(await screen.findByText('over the page')).toBeInTheDocument();
  });

  test('is asked for again after delays that grow to a minute', async () => {
    const timers = jest.spyOn(globalThis, 'setTimeout');
    const delays = [5000, 10_000, 20_000, 40_000, 60_000, 60_000];
    // The test's own waits are none of these.
    const paused = () => timers.mock.calls.filter(([, ms = 0]) => delays.includes(ms));
    const { repair, asked } = await openWithout(gone);
    for (const ms of delays) {
      await waitFor(() => expect(paused()).toHaveLength(1));
      const [again, pause] = paused()[0] ?? [];
      expect(pause).toBe(ms);
      timers.mockClear();
      const before = asked();
      act(() => again?.());
      await waitFor(() => expect(asked()).toBe(before + 1));
    }
    await waitFor(() => expect(paused()).toHaveLength(1));
    repair();
    const [again] = paused()[0] ?? [];
    act(() => again?.());
    expect(await screen.findByText('over the page')).toBeInTheDocument();
    timers.mockRestore();
  });

  test('is drawn again after it threw', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let broken = true;
    const Component = () => {
      if (broken) throw new Error('cannot be drawn');
      return lock.Component();
    };
    await openWithout(() => Promise.resolve({ Component }));
    expect(screen.queryByText('over the page')).not.toBeInTheDocument();
    broken = false;
    await waitFor(() => {
      act(() => void dispatchEvent(new Event('online')));
      expect(screen.getByText('over the page')).toBeInTheDocument();
    });
    consoleError.mockRestore();
  });
});

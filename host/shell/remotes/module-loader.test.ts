import type { Failover } from './failover.ts';
import { ModuleLoader, RemoteUnavailableError } from './module-loader.ts';
import { Outcomes } from './outcomes.ts';
import type { Outcome } from './outcomes.ts';

const screen = { Component: () => null };
const events = () => ({ onSwitch: jest.fn(), onLoaded: jest.fn() });

function loaderOf(fetch: (remote: string, module: string, restart?: boolean) => Promise<unknown>, failover?: Failover) {
  const reported: Outcome[] = [];
  const outcomes = new Outcomes();
  outcomes.subscribe((outcome) => reported.push(outcome));
  return { loader: new ModuleLoader(fetch, () => '1.0.0+0000000', outcomes, failover), reported };
}

test('a module is handed on and its outcome reported under the release that it came from', async () => {
  const { loader, reported } = loaderOf(() => Promise.resolve(screen));
  const { onLoaded, onSwitch } = events();
  expect(await loader.load('qa', './home', { onLoaded, onSwitch })).toBe(screen);
  expect(onLoaded).toHaveBeenCalledWith(screen);
  expect(reported).toMatchObject([{ remote: 'qa', release: '1.0.0+0000000', module: './home', ok: true }]);
});

test('a module that cannot be drawn fails, and the remote starts again with the next fetch', async () => {
  const fetch = jest.fn().mockResolvedValueOnce({}).mockResolvedValue(screen);
  const { loader, reported } = loaderOf(fetch);
  await expect(loader.load('qa', './home', events())).rejects.toThrow(RemoteUnavailableError);
  expect(reported.map(({ ok }) => ok)).toEqual([false]);
  await loader.load('qa', './home', events());
  expect(fetch.mock.calls.map(([, , restart]: unknown[]) => restart)).toEqual([false, true]);
});

test('after the timeout the caller has an error; the module that arrives later is handed on all the same', async () => {
  jest.useFakeTimers();
  try {
    const late = Promise.withResolvers<unknown>();
    const { loader, reported } = loaderOf(() => late.promise);
    const { onLoaded, onSwitch } = events();
    const loading = loader.load('qa', './home', { onLoaded, onSwitch }).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(4500);
    expect(await loading).toBeInstanceOf(RemoteUnavailableError);
    late.resolve(screen);
    await jest.advanceTimersByTimeAsync(0);
    expect(onLoaded).toHaveBeenCalledWith(screen);
    expect(reported.map(({ ok }) => ok)).toEqual([false, true]);
  } finally {
    jest.useRealTimers();
  }
});

test('with failover each attempt is reported', async () => {
  const failover: Failover = {
    run: async (_first, attempt) => attempt().catch(() => attempt()),
    replace: () => Promise.resolve(),
    reset: () => undefined,
    startOver: () => Promise.resolve(),
  };
  const fetch = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(screen);
  const { loader, reported } = loaderOf(fetch, failover);
  expect(await loader.load('qa', './home', events())).toBe(screen);
  expect(reported.map(({ ok }) => ok)).toEqual([false, true]);
});

import { act, renderHook } from '@testing-library/react';
import { showTab, streams, withStreams } from '../testing/index.ts';
import { useDeskEvents } from './use-desk-events.ts';

withStreams();
afterEach(() => jest.restoreAllMocks());

const follow = (changed = jest.fn()) => {
  const { unmount } = renderHook(() => useDeskEvents('visits:58', changed));
  return Object.assign(changed, { unmount });
};

test('a page asks once its stream opens for what was changed since it was loaded', () => {
  const changed = follow();
  expect(changed).not.toHaveBeenCalled();
  streams[0]?.open();
  expect(changed).toHaveBeenCalledTimes(1);
});

test('a page that was opened in a background tab asks what it missed once it is looked at', () => {
  showTab('hidden');
  const changed = follow();
  expect(streams).toEqual([]);
  showTab('visible');
  streams[0]?.open();
  expect(changed).toHaveBeenCalledTimes(1);
});

describe('what could not be read', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('is asked for again after a while, until it was read', async () => {
    const changed = follow(jest.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(false).mockResolvedValue(true));
    streams[0]?.open();
    await pass(9_000);
    expect(changed).toHaveBeenCalledTimes(1);
    await pass(2_000);
    expect(changed).toHaveBeenCalledTimes(2);
    await pass(11_000);
    expect(changed).toHaveBeenCalledTimes(3);
    await pass(60_000);
    expect(changed).toHaveBeenCalledTimes(3);
  });

  test('is asked for no more by a page that was left', async () => {
    const changed = follow(jest.fn().mockResolvedValue(false));
    streams[0]?.open();
    await pass(1_000);
    changed.unmount();
    await pass(60_000);
    expect(changed).toHaveBeenCalledTimes(1);
  });
});

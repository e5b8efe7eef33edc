import { renderHook } from '@testing-library/react';
import { showTab, streams, withStreams } from '../testing/index.ts';
import { useDeskEvents } from './use-desk-events.ts';

withStreams();
afterEach(() => jest.restoreAllMocks());

const follow = () => {
  const changed = jest.fn();
  renderHook(() => useDeskEvents('visits:58', changed));
  return changed;
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

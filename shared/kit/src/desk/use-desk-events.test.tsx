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

test('a page that is seen when it is loaded does not ask again when its stream opens', () => {
  const changed = follow();
  streams[0]?.open();
  expect(changed).not.toHaveBeenCalled();
});

test('a page that was opened in a background tab asks what it missed once it is looked at', () => {
  showTab('hidden');
  const changed = follow();
  expect(streams).toEqual([]);
  showTab('visible');
  streams[0]?.open();
  expect(changed).toHaveBeenCalledTimes(1);
});

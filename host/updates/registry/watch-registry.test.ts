import { waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { watchRegistry } from './watch-registry.ts';

let visibility: DocumentVisibilityState = 'visible';
let seq = 1;
let asked = 0;
let fails = false;
let counts = true;
let expiresAt: string | undefined;
let stop = () => undefined as void;
const considered: unknown[] = [];
const router = createMemoryRouter([{ path: '*', loader: () => null, element: null }]);

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  [visibility, seq, asked, counts, expiresAt] = ['visible', 1, 0, true, undefined];
  considered.length = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    expect(address).toBe('/registry/production.json');
    asked += 1;
    return Promise.resolve(Response.json({ seq, expiresAt }));
  });
  const consider = (registry: unknown) => {
    considered.push(registry);
    return fails ? Promise.reject(new Error('a release could not be read')) : Promise.resolve(counts);
  };
  stop = watchRegistry('production', 1, router, consider);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const show = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};
const considers = (count: number) => waitFor(() => expect(considered).toHaveLength(count));

test('a page that was just opened asks for nothing', () => expect(asked).toBe(0));

test('it looks every five minutes while somebody can see it, and when it comes into sight again', async () => {
  seq = 2;
  jest.advanceTimersByTime(300_000);
  await considers(1);
  show('hidden');
  seq = 3;
  jest.advanceTimersByTime(3_000_000);
  expect(asked).toBe(1);
  show('visible');
  await considers(2);
});

test('it looks when somebody navigates, at most every few seconds', async () => {
  seq = 2;
  await router.navigate('/one');
  await router.navigate('/two');
  await considers(1);
  expect(asked).toBe(1);
  jest.advanceTimersByTime(5000);
  await router.navigate('/three');
  expect(asked).toBe(2);
});

test('nothing is considered twice, nor what the page came with', async () => {
  jest.advanceTimersByTime(300_000);
  seq = 2;
  jest.advanceTimersByTime(300_000);
  await considers(1);
  jest.advanceTimersByTime(300_000);
  await waitFor(() => expect(asked).toBe(3));
  expect(considered).toEqual([{ seq: 2 }]);
});

test('what could not be considered is considered again', async () => {
  [seq, fails] = [2, true];
  jest.advanceTimersByTime(300_000);
  await considers(1);
  fails = false;
  jest.advanceTimersByTime(300_000);
  await considers(2);
});

test('what did not count is considered again once it was signed for longer, and then no more', async () => {
  [seq, counts, expiresAt] = [2, false, '2026-01-01T00:00:00.000Z'];
  jest.advanceTimersByTime(300_000);
  await considers(1);
  jest.advanceTimersByTime(300_000);
  await waitFor(() => expect(asked).toBe(2));
  [counts, expiresAt] = [true, '2026-01-08T00:00:00.000Z'];
  jest.advanceTimersByTime(300_000);
  await considers(2);
  expiresAt = '2026-01-09T00:00:00.000Z';
  jest.advanceTimersByTime(300_000);
  await waitFor(() => expect(asked).toBe(4));
  expect(considered).toEqual([
    { seq: 2, expiresAt: '2026-01-01T00:00:00.000Z' },
    { seq: 2, expiresAt: '2026-01-08T00:00:00.000Z' },
  ]);
});

test('a look that fails is silent', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  jest.advanceTimersByTime(300_000);
  seq = 2;
  jest.advanceTimersByTime(300_000);
  await considers(1);
});

import { ActivationBackoff } from './activation-backoff.ts';

test('a store that does not answer is asked again after the same pause each time', () => {
  const backoff = new ActivationBackoff(2000);
  expect([backoff.afterUnreachable(), backoff.afterUnreachable()]).toEqual([2000, 2000]);
});

test('what has to be repaired is tried ever later, up to a limit, and soon again for another registry', () => {
  const backoff = new ActivationBackoff(2000);
  const waits = Array.from({ length: 6 }, () => backoff.afterFailure());
  expect(waits).toEqual([10_000, 20_000, 40_000, 80_000, 120_000, 120_000]);
  backoff.reset();
  expect(backoff.afterFailure()).toBe(10_000);
});

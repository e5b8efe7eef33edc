import { eased, placeAfter } from './carousel-motion.ts';

test.each([
  [0, 1, 4, 1],
  [3, 1, 4, 4],
  [4, 1, 4, 0],
  [0, -1, 4, 4],
  [2, -1, 4, 1],
])('S36: from place %i by %i of %i comes %i', (place, by, last, expected) => {
  expect(placeAfter(place, by, last)).toBe(expected);
});

test('S36: the way begins and ends where it should, and never turns back', () => {
  const shares = Array.from({ length: 21 }, (_, index) => eased(index / 20));
  expect(shares[0]).toBe(0);
  expect(shares[10]).toBe(0.5);
  expect(shares[20]).toBe(1);
  expect(shares).toEqual([...shares].sort((one, other) => one - other));
});

import { pageCount, pageNumbers } from './page-numbers.ts';

const size = 12;

test.each([
  [12, 1, [1]],
  [13, 1, [1, 2]],
  [84, 4, [1, 2, 3, 4, 5, 6, 7]],
  [97, 1, [1, 2, 3, 4, 5, 'gap', 9]],
  [97, 4, [1, 2, 3, 4, 5, 'gap', 9]],
  [97, 5, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [97, 6, [1, 'gap', 5, 6, 7, 8, 9]],
  [97, 9, [1, 'gap', 5, 6, 7, 8, 9]],
  [300, 4, [1, 2, 3, 4, 5, 'gap', 25]],
  [300, 13, [1, 'gap', 12, 13, 14, 'gap', 25]],
  [300, 21, [1, 'gap', 20, 21, 22, 'gap', 25]],
  [300, 22, [1, 'gap', 21, 22, 23, 24, 25]],
])('S127, Q14: %i entries of twelve a page, on page %i', (total, current, expected) => {
  expect(pageNumbers(current, pageCount(total, size))).toEqual(expected);
});

test.each([
  [0, 1],
  [12, 1],
  [13, 2],
  [84, 7],
  [97, 9],
  [300, 25],
])('%i entries fill %i pages', (total, pages) => {
  expect(pageCount(total, size)).toBe(pages);
});

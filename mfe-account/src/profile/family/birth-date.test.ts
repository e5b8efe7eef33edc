import { joinDate, splitDate } from './birth-date.ts';

test.each([
  [['5', '3', '2019'], '2019-03-05'],
  [['٠٥', '3', ' ٢٠١٩ '], '2019-03-05'],
  [['5', '', '2019'], ''],
  [['5', '3', '19'], ''],
  [['a', '3', '2019'], ''],
] as const)('E6: %o is the date "%s"', (parts, date) => expect(joinDate(parts)).toBe(date));

test('what is known fills the fields without leading zeros', () => {
  expect(splitDate('2019-03-05')).toEqual(['5', '3', '2019']);
  expect(splitDate(undefined)).toEqual(['', '', '']);
});

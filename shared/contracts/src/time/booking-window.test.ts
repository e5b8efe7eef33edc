import { addDays, daysBetween } from './clinic-time.ts';
import { bookingWindow, isBookable } from './booking-window.ts';

describe('Q3: the dates that can be booked', () => {
  test.each([
    ['2026-11-21', '2026-11-23', '2026-12-20'],
    ['2026-10-31', '2026-11-02', '2026-11-29'],
    ['2026-12-31', '2027-01-02', '2027-01-30'],
    ['2027-01-29', '2027-01-31', '2027-02-27'],
    ['2027-01-31', '2027-02-02', '2027-02-27'],
    ['2027-02-28', '2027-03-02', '2027-03-27'],
    ['2027-03-31', '2027-04-02', '2027-04-29'],
    ['2028-01-31', '2028-02-02', '2028-02-28'],
  ])('on %s: from %s to %s', (today, first, last) => {
    expect(bookingWindow(today)).toEqual({ first, last });
  });

  test('both ends can be booked, the days beside them cannot', () => {
    const { first, last } = bookingWindow('2026-11-21');
    expect([addDays(first, -1), first, last, addDays(last, 1)].map((date) => isBookable(date, '2026-11-21'))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('on each of 10,000 days it opens two days ahead and is 25 to 29 days long', () => {
    for (let day = 0; day < 10_000; day += 1) {
      const today = addDays('2020-01-01', day);
      const { first, last } = bookingWindow(today);
      expect(daysBetween(today, first)).toBe(2);
      const length = daysBetween(first, last) + 1;
      if (length < 25 || length > 29) throw new Error(`${today}: ${length} days`);
      const nextMonth = (Number(today.slice(5, 7)) % 12) + 1;
      expect([Number(today.slice(5, 7)), nextMonth]).toContain(Number(last.slice(5, 7)));
    }
  });
});

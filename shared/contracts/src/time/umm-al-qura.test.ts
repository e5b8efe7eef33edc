import { CalendarDate, IslamicUmalquraCalendar } from '@internationalized/date';
import { ummAlQura } from './umm-al-qura.ts';

const calendar = new IslamicUmalquraCalendar();
const julianDayOfUnixEpoch = 2_440_588;

test('E9: every month from 1300 to 1600 AH begins and ends on the day that the calendar library says', () => {
  const different: string[] = [];
  for (let year = 1300; year <= 1600; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      const first = calendar.toJulianDay(new CalendarDate(calendar, year, month, 1)) - julianDayOfUnixEpoch;
      const length = calendar.getDaysInMonth(new CalendarDate(calendar, year, month, 1));
      const ends = [ummAlQura(first), ummAlQura(first + length - 1)];
      const expected = [
        { year, month, day: 1 },
        { year, month, day: length },
      ];
      if (JSON.stringify(ends) !== JSON.stringify(expected)) different.push(`${year}-${month}`);
    }
  }
  expect(different).toEqual([]);
});

test('a day outside of the table is refused, not guessed', () => {
  expect(() => ummAlQura(Date.UTC(1882, 10, 11) / 86_400_000)).toThrow(RangeError);
  expect(() => ummAlQura(Date.UTC(2174, 10, 26) / 86_400_000)).toThrow(RangeError);
});

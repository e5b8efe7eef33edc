import {
  addDays,
  clinicDateTime,
  clinicInstant,
  clinicTimeZone,
  clinicToday,
  daysBetween,
  isCalendarDate,
  weekday,
} from './clinic-time.ts';

describe('the clinic lives in Riyadh, wherever the code runs', () => {
  test.each([
    ['2026-11-20T20:59:59Z', '2026-11-20', '23:59'],
    ['2026-11-20T21:00:00Z', '2026-11-21', '00:00'],
    ['2026-12-31T21:30:00Z', '2027-01-01', '00:30'],
  ])('%s is %s %s at the clinic', (instant, date, time) => {
    expect(clinicDateTime(new Date(instant))).toEqual({ date, time });
    expect(clinicToday(new Date(instant))).toBe(date);
  });

  test('agrees with the zone database on every day of three years', () => {
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: clinicTimeZone,
      dateStyle: 'short',
      timeStyle: 'short',
    });
    for (let hour = 0; hour < 3 * 365 * 24; hour += 23) {
      const instant = new Date(Date.UTC(2025, 0, 1, hour, 17));
      const { date, time } = clinicDateTime(instant);
      expect(`${date} ${time}`).toBe(format.format(instant));
    }
  });

  test('a date and a time name one instant, and back', () => {
    const instant = clinicInstant('2026-11-23', '00:30');
    expect(instant.toISOString()).toBe('2026-11-22T21:30:00.000Z');
    expect(clinicDateTime(instant)).toEqual({ date: '2026-11-23', time: '00:30' });
  });
});

describe('calendar arithmetic', () => {
  test('crosses months, years and leap days', () => {
    expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-03-01', -1)).toBe('2027-02-28');
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  });

  test('the week starts on Sunday', () => {
    expect(['2026-11-22', '2026-11-27', '2026-11-28'].map(weekday)).toEqual([0, 5, 6]);
  });

  test('knows which dates exist', () => {
    expect(isCalendarDate('2028-02-29')).toBe(true);
    expect(isCalendarDate('2027-02-29')).toBe(false);
    expect(isCalendarDate('2026-13-01')).toBe(false);
    expect(isCalendarDate('soon')).toBe(false);
    for (const date of ['0000-01-01', '0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31']) {
      expect([date, isCalendarDate(date)]).toEqual([date, false]);
    }
    expect(isCalendarDate('1900-01-01')).toBe(true);
  });
});

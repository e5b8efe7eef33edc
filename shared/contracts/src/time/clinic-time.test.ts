import {
  addDays,
  clinicDateTime,
  clinicInstant,
  clinicTimeZone,
  clinicToday,
  daysBetween,
  defaultTimeZone,
  isCalendarDate,
  setClinicTimeZone,
  weekday,
} from './clinic-time.ts';
import { formatHijri } from './hijri.ts';

afterEach(() => setClinicTimeZone(defaultTimeZone));

describe('a clinic that set no zone lives in Riyadh, wherever the code runs', () => {
  test.each([
    ['2026-11-20T20:59:59Z', '2026-11-20', '23:59'],
    ['2026-11-20T21:00:00Z', '2026-11-21', '00:00'],
    ['2026-12-31T21:30:00Z', '2027-01-01', '00:30'],
  ])('%s is %s %s at the clinic', (instant, date, time) => {
    expect(clinicDateTime(new Date(instant))).toEqual({ date, time });
    expect(clinicToday(new Date(instant))).toBe(date);
  });

  test.each([defaultTimeZone, 'Asia/Dubai', 'Africa/Cairo', 'Australia/Lord_Howe'])(
    'agrees with the zone database on every day of three years: %s',
    (zone) => {
      setClinicTimeZone(zone);
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
    },
  );

  test('a date and a time name one instant, and back', () => {
    const instant = clinicInstant('2026-11-23', '00:30');
    expect(instant.toISOString()).toBe('2026-11-22T21:30:00.000Z');
    expect(clinicDateTime(instant)).toEqual({ date: '2026-11-23', time: '00:30' });
  });
});

describe('a clinic in another zone', () => {
  test('Dubai is four hours ahead of UTC, and its day begins an hour before that of Riyadh', () => {
    setClinicTimeZone('Asia/Dubai');
    expect(clinicToday(new Date('2026-11-20T20:00:00Z'))).toBe('2026-11-21');
    expect(clinicInstant('2026-11-21', '00:00').toISOString()).toBe('2026-11-20T20:00:00.000Z');
  });

  test.each([
    // Cairo puts its clock forward at midnight of 24 April 2026: the first hour of that day is left out.
    ['2026-04-23', '23:59', '2026-04-23T21:59:00.000Z', true],
    ['2026-04-24', '00:00', '2026-04-23T22:00:00.000Z', false],
    ['2026-04-24', '00:30', '2026-04-23T22:30:00.000Z', false],
    ['2026-04-24', '01:00', '2026-04-23T22:00:00.000Z', true],
    ['2026-04-24', '12:00', '2026-04-24T09:00:00.000Z', true],
    // It puts it back at the end of 29 October: the last hour of that day comes twice, and the first one counts.
    ['2026-10-29', '12:00', '2026-10-29T09:00:00.000Z', true],
    ['2026-10-29', '23:30', '2026-10-29T20:30:00.000Z', true],
    ['2026-10-30', '00:00', '2026-10-29T22:00:00.000Z', true],
  ])('Cairo, %s %s is %s', (date, time, instant, exists) => {
    setClinicTimeZone('Africa/Cairo');
    expect(clinicInstant(date, time).toISOString()).toBe(instant);
    expect(clinicDateTime(clinicInstant(date, time)).time === time).toBe(exists);
  });

  test('in the hour that comes twice the clock shows the same time twice', () => {
    setClinicTimeZone('Africa/Cairo');
    for (const instant of ['2026-10-29T20:30:00Z', '2026-10-29T21:30:00Z'])
      expect(clinicDateTime(new Date(instant))).toEqual({ date: '2026-10-29', time: '23:30' });
  });

  test('one that does not exist is refused, and the former one stays', () => {
    expect(() => setClinicTimeZone('Asia/Nowhere')).toThrow(RangeError);
    expect(clinicTimeZone).toBe(defaultTimeZone);
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
    for (const date of ['0000-01-01', '0001-01-01', '1899-12-31', '2174-11-26', '9999-12-31']) {
      expect([date, isCalendarDate(date)]).toEqual([date, false]);
    }
  });

  test('takes only days that both calendars can write', () => {
    for (const date of ['1900-01-01', '2174-11-25']) {
      expect([date, isCalendarDate(date)]).toEqual([date, true]);
      expect(formatHijri(date, 'en')).toMatch(/^\d/);
    }
    expect(() => formatHijri('2174-11-26', 'en')).toThrow(RangeError);
  });
});

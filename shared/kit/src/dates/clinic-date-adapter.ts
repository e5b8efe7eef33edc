import type { AdapterFormats, FieldFormatTokenMap, MuiPickersAdapter } from '@mui/x-date-pickers/models';
import type { Lang } from '@clinic/contracts';
import { formatDate, inDigits, type DateStyle, type LocalDate } from '@clinic/contracts/time';

declare module '@mui/x-date-pickers/models' {
  interface PickerValidDateLookup {
    clinic: Date;
  }
}

const dayMs = 86_400_000;

/** A calendar date as the calendar holds it: midnight of UTC, where every day has 24 hours. */
export function toCalendarDay(date: LocalDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** The calendar date of a day of the calendar. */
export function toLocalDate(day: Date): LocalDate {
  return day.toISOString().slice(0, 10);
}

const styles: Partial<Record<keyof AdapterFormats, DateStyle>> = {
  month: 'month',
  weekday: 'weekday',
  weekdayShort: 'shortWeekday',
  fullDate: 'full',
  keyboardDate: 'long',
  normalDate: 'long',
  normalDateWithWeekday: 'full',
  shortDate: 'short',
};

const noFormats = {} as AdapterFormats;

function monthsFrom(day: Date, months: number): Date {
  const lastDay = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months + 1, 0)).getUTCDate();
  const moved = new Date(day);
  moved.setUTCDate(1);
  moved.setUTCMonth(day.getUTCMonth() + months, Math.min(day.getUTCDate(), lastDay));
  return moved;
}

function changed(day: Date, change: (copy: Date) => void): Date {
  const copy = new Date(day);
  change(copy);
  return copy;
}

/**
 * Lets the calendar of the component library count in the clinic's calendar dates, without a date library and without
 * any time zone, and write them as the rest of the site does: weeks from Sunday, in the digits of the page.
 * "Today" is given, never asked of the device's clock.
 */
export class ClinicDateAdapter implements MuiPickersAdapter<Lang> {
  isMUIAdapter = true;
  isTimezoneCompatible = false;
  lib = 'clinic';
  formats = noFormats;
  escapedCharacters = { start: '', end: '' };
  formatTokenMap: FieldFormatTokenMap = {};
  locale: Lang;
  readonly #today: LocalDate;

  constructor({ locale = 'ar', instance = '1970-01-01' }: { locale?: Lang; instance?: LocalDate } = {}) {
    this.locale = locale;
    this.#today = instance;
  }

  date: MuiPickersAdapter<Lang>['date'] = <T extends string | null | undefined>(value?: T) => {
    type Result = [T] extends [null] ? null : Date;
    if (value === null) return null as Result;
    return toCalendarDay((value ?? this.#today).slice(0, 10)) as Result;
  };

  getInvalidDate = () => new Date(NaN);
  getTimezone = () => 'default';
  setTimezone = (day: Date) => day;
  toJsDate = (day: Date) => day;
  parse = (text: string) => (text === '' ? null : toCalendarDay(text));
  getCurrentLocaleCode = () => this.locale;
  is12HourCycleInCurrentLocale = () => true;
  expandFormat = (format: string) => format;
  isValid = (day: Date | null): day is Date => day !== null && !Number.isNaN(day.getTime());

  format = (day: Date, key: keyof AdapterFormats) => {
    if (key === 'dayOfMonth') return inDigits(String(day.getUTCDate()), this.locale);
    if (key === 'year') return inDigits(String(day.getUTCFullYear()), this.locale);
    return formatDate(toLocalDate(day), this.locale, styles[key] ?? 'long');
  };
  formatByString = (day: Date) => toLocalDate(day);
  formatNumber = (number: string) => number;

  isEqual = (a: Date | null, b: Date | null) => a?.getTime() === b?.getTime();
  isSameYear = (a: Date, b: Date) => a.getUTCFullYear() === b.getUTCFullYear();
  isSameMonth = (a: Date, b: Date) => this.isSameYear(a, b) && a.getUTCMonth() === b.getUTCMonth();
  isSameDay = (a: Date, b: Date) => toLocalDate(a) === toLocalDate(b);
  isSameHour = (a: Date, b: Date) => this.isSameDay(a, b) && a.getUTCHours() === b.getUTCHours();
  isAfter = (a: Date, b: Date) => a > b;
  isAfterYear = (a: Date, b: Date) => a.getUTCFullYear() > b.getUTCFullYear();
  isAfterDay = (a: Date, b: Date) => toLocalDate(a) > toLocalDate(b);
  isBefore = (a: Date, b: Date) => a < b;
  isBeforeYear = (a: Date, b: Date) => a.getUTCFullYear() < b.getUTCFullYear();
  isBeforeDay = (a: Date, b: Date) => toLocalDate(a) < toLocalDate(b);
  isWithinRange = (day: Date, [first, last]: [Date, Date]) => day >= first && day <= last;

  startOfYear = (day: Date) => new Date(Date.UTC(day.getUTCFullYear(), 0, 1));
  startOfMonth = (day: Date) => new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1));
  startOfWeek = (day: Date) => this.addDays(this.startOfDay(day), -day.getUTCDay());
  startOfDay = (day: Date) => toCalendarDay(toLocalDate(day));
  endOfYear = (day: Date) => new Date(Date.UTC(day.getUTCFullYear() + 1, 0, 1) - 1);
  endOfMonth = (day: Date) => new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1) - 1);
  endOfWeek = (day: Date) => this.endOfDay(this.addDays(day, 6 - day.getUTCDay()));
  endOfDay = (day: Date) => new Date(this.startOfDay(day).getTime() + dayMs - 1);

  addYears = (day: Date, amount: number) => monthsFrom(day, amount * 12);
  addMonths = monthsFrom;
  addWeeks = (day: Date, amount: number) => this.addDays(day, amount * 7);
  addDays = (day: Date, amount: number) => new Date(day.getTime() + amount * dayMs);
  addHours = (day: Date, amount: number) => new Date(day.getTime() + amount * 3_600_000);
  addMinutes = (day: Date, amount: number) => new Date(day.getTime() + amount * 60_000);
  addSeconds = (day: Date, amount: number) => new Date(day.getTime() + amount * 1000);

  getYear = (day: Date) => day.getUTCFullYear();
  getMonth = (day: Date) => day.getUTCMonth();
  getDate = (day: Date) => day.getUTCDate();
  getHours = (day: Date) => day.getUTCHours();
  getMinutes = (day: Date) => day.getUTCMinutes();
  getSeconds = (day: Date) => day.getUTCSeconds();
  getMilliseconds = (day: Date) => day.getUTCMilliseconds();
  setYear = (day: Date, year: number) => monthsFrom(day, (year - day.getUTCFullYear()) * 12);
  setMonth = (day: Date, month: number) => monthsFrom(day, month - day.getUTCMonth());
  setDate = (day: Date, date: number) => changed(day, (copy) => copy.setUTCDate(date));
  setHours = (day: Date, hours: number) => changed(day, (copy) => copy.setUTCHours(hours));
  setMinutes = (day: Date, minutes: number) => changed(day, (copy) => copy.setUTCMinutes(minutes));
  setSeconds = (day: Date, seconds: number) => changed(day, (copy) => copy.setUTCSeconds(seconds));
  setMilliseconds = (day: Date, ms: number) => changed(day, (copy) => copy.setUTCMilliseconds(ms));

  getDaysInMonth = (day: Date) => this.endOfMonth(day).getUTCDate();
  getDayOfWeek = (day: Date) => day.getUTCDay() + 1;
  getWeekNumber = (day: Date) =>
    Math.ceil((this.startOfWeek(day).getTime() - this.startOfWeek(this.startOfYear(day)).getTime()) / dayMs / 7) + 1;

  getWeekArray = (day: Date) => {
    const weeks: Date[][] = [];
    const last = this.endOfMonth(day);
    for (let start = this.startOfWeek(this.startOfMonth(day)); start <= last; start = this.addDays(start, 7)) {
      weeks.push(Array.from({ length: 7 }, (_, index) => this.addDays(start, index)));
    }
    return weeks;
  };

  getYearRange = ([first, last]: [Date, Date]) =>
    Array.from({ length: last.getUTCFullYear() - first.getUTCFullYear() + 1 }, (_, index) =>
      this.startOfYear(this.addYears(first, index)),
    );
}

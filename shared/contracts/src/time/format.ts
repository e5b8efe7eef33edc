import type { Lang } from '../primitives.ts';
import { inDigits, numberInDigits } from './digits.ts';

/**
 * Dates, clock times and numbers as people read them, in Latin digits unless others were chosen. Names of months and days come
 * from the platform; their order and what stands between them is set here, because engines differ in it and the page
 * of the server must equal the page of the browser.
 */
const locales: Record<Lang, string> = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-US-u-ca-gregory-nu-latn' };

const dateStyles = {
  /** Tuesday 24 November 2026 */
  full: ['weekday', 'day', 'month', 'year'],
  /** 24 November 2026 */
  long: ['day', 'month', 'year'],
  /** Tuesday 24 November */
  day: ['weekday', 'day', 'month'],
  /** 24 Nov */
  short: ['day', 'shortMonth'],
  /** November 2026 */
  month: ['month', 'year'],
  /** November */
  monthName: ['month'],
  /** Tuesday */
  weekday: ['weekday'],
  /** Tue */
  shortWeekday: ['shortWeekday'],
} as const;

export type DateStyle = keyof typeof dateStyles;

const names = {
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
  month: { month: 'long' },
  shortMonth: { month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type NamePart = keyof typeof names;

const formatters = new Map<string, Intl.DateTimeFormat>();

function nameOf(part: NamePart, noon: Date, lang: Lang): string {
  const key = `${part} ${lang}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(locales[lang], { ...names[part], timeZone: 'UTC' });
    formatters.set(key, formatter);
  }
  return formatter.format(noon);
}

/** A calendar date `YYYY-MM-DD`, for example «الثلاثاء 24 نوفمبر 2026». */
export function formatDate(date: string, lang: Lang, style: DateStyle = 'long'): string {
  // A calendar date has no zone: it is read at noon of UTC, where no zone rule can move it to another day.
  const noon = new Date(`${date}T12:00:00Z`);
  const written = dateStyles[style]
    .map((part) => {
      if (part === 'day') return String(noon.getUTCDate());
      if (part === 'year') return String(noon.getUTCFullYear());
      return nameOf(part, noon, lang);
    })
    .join(' ');
  return inDigits(written, lang);
}

const halves: Record<Lang, readonly [string, string]> = { ar: ['ص', 'م'], en: ['AM', 'PM'] };

/** A clock time `HH:mm` on twelve hours: «7:30 م», `7:30 PM` (Q26). */
export function formatTime(time: string, lang: Lang): string {
  const hour = Number(time.slice(0, 2));
  return inDigits(`${hour % 12 || 12}:${time.slice(3, 5)} ${halves[lang][hour < 12 ? 0 : 1]}`, lang);
}

const numbers = new Map<Lang, Intl.NumberFormat>();

/** A number with its thousands apart. */
export function formatNumber(value: number, lang: Lang): string {
  let formatter = numbers.get(lang);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locales[lang]);
    numbers.set(lang, formatter);
  }
  return numberInDigits(formatter.format(value), lang);
}

const durations = new Map<Lang, Intl.NumberFormat>();

/** How long something lasts: `15 minutes`, «15 دقيقة». */
export function formatMinutes(minutes: number, lang: Lang): string {
  let formatter = durations.get(lang);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locales[lang], { style: 'unit', unit: 'minute', unitDisplay: 'long' });
    durations.set(lang, formatter);
  }
  return numberInDigits(formatter.format(minutes), lang);
}

/** How much of a short time is left, as a clock that counts down: `1:05` of 65 whole seconds. */
export function formatCountdown(seconds: number, lang: Lang): string {
  return inDigits(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`, lang);
}

/**
 * A count in little space (S128, Q36): as it is below a thousand, then with one decimal and K, then M, where a value that
 * would round to 1000.0K already counts as 1.0M.
 */
export function abbreviateNumber(value: number, lang: Lang): string {
  return numberInDigits(abbreviated(value, units[lang]), lang);
}

const units: Record<Lang, { thousand: string; million: string }> = {
  ar: { thousand: ' ألف', million: ' مليون' },
  en: { thousand: 'K', million: 'M' },
};

function abbreviated(value: number, { thousand, million }: (typeof units)[Lang]): string {
  if (value < 1000) return String(value);
  const thousands = Math.round(value / 100) / 10;
  if (thousands < 1000) return `${thousands.toFixed(1)}${thousand}`;
  return `${(Math.round(value / 100_000) / 10).toFixed(1)}${million}`;
}

/**
 * The count by which the noun after `abbreviateNumber(value)` takes its plural: that of what is read, «5.9 ألف مشاهدة», not
 * that of the whole number.
 */
export function pluralOfAbbreviated(value: number): number {
  return value < 1000 ? value : 1000;
}

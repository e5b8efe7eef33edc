import type { Lang } from '@clinic/contracts';
import type { Department } from '@clinic/contracts/content';
import { addDays, clinicDateTime, formatDate, formatTime, weekday } from '@clinic/contracts/time';

/** From an opening minute of a weekday (0 = Sunday) for some minutes; it may run past midnight. */
export type OpeningInterval = Department['intervals'][number];

/** A weekday (0 = Sunday) and a minute of it, by the clinic's clock. */
export interface ClinicMoment {
  weekday: number;
  minute: number;
}

/** Consecutive weekdays with the same hours; no intervals means closed. */
export interface HoursLine {
  days: readonly number[];
  intervals: readonly OpeningInterval[];
}

const dayMinutes = 1440;
const weekdays = [0, 1, 2, 3, 4, 5, 6];
const aSunday = '2026-11-22';

/** What the clinic's calendar and clock show at an instant. */
export function momentOf(instant: Date): ClinicMoment {
  const { date, time } = clinicDateTime(instant);
  return { weekday: weekday(date), minute: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) };
}

/** Whether a department is open; an interval that began the day before counts until it ends. */
export function isOpenAt({ intervals }: Pick<Department, 'intervals'>, moment: ClinicMoment): boolean {
  return intervals.some((interval) => {
    const since = minutesBetween(interval, moment);
    return since >= 0 && since < interval.duration_min;
  });
}

/** The next time a closed department opens, and in how many days that is; null when it never does. */
export function nextOpening({ intervals }: Pick<Department, 'intervals'>, { weekday: day, minute }: ClinicMoment) {
  const [next] = intervals
    .map(({ weekday: opens, start_min }) => {
      const days = (opens - day + 7) % 7;
      return days === 0 && start_min <= minute ? { days: 7, start_min } : { days, start_min };
    })
    .sort((one, other) => one.days - other.days || one.start_min - other.start_min);
  return next ?? null;
}

/** The week as lines, from Sunday on. */
export function hoursLines({ intervals }: Pick<Department, 'intervals'>): HoursLine[] {
  const lines: { days: number[]; intervals: OpeningInterval[]; key: string }[] = [];
  for (const day of weekdays) {
    const ofDay = intervals.filter((interval) => interval.weekday === day);
    const key = ofDay.map(({ start_min, duration_min }) => `${start_min}+${duration_min}`).join();
    const last = lines.at(-1);
    if (last?.key === key) last.days.push(day);
    else lines.push({ days: [day], intervals: ofDay, key });
  }
  return lines;
}

/** «الأحد – الخميس», `Friday`. */
export function daysText(days: readonly number[], lang: Lang): string {
  const name = (day: number) => formatDate(addDays(aSunday, day), lang, 'weekday');
  const [first = 0, last = first] = [days[0], days.at(-1)];
  return first === last ? name(first) : `${name(first)} – ${name(last)}`;
}

const words: Record<Lang, { midnight: string; nextDay: string; always: string }> = {
  ar: { midnight: '12 منتصف الليل', nextDay: '(اليوم التالي)', always: 'على مدار الساعة' },
  en: { midnight: '12 AM (midnight)', nextDay: '(next day)', always: '24 hours' },
};

/** A minute of the day in words: «8 ص», `9:30 PM`; midnight is named, for «12 ص» is easily misread. */
export function clockText(minute: number, lang: Lang): string {
  const ofDay = minute % dayMinutes;
  if (ofDay === 0) return words[lang].midnight;
  const text = `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
  return formatTime(text, lang).replace(':00', '');
}

/** Hours in words: «8 ص – 2 ص (اليوم التالي)», `8 AM – 12 AM (midnight)`. */
export function intervalText({ start_min, duration_min }: Omit<OpeningInterval, 'weekday'>, lang: Lang): string {
  if (duration_min >= dayMinutes) return words[lang].always;
  const end = start_min + duration_min;
  return `${clockText(start_min, lang)} – ${clockText(end, lang)}${end > dayMinutes ? ` ${words[lang].nextDay}` : ''}`;
}

function minutesBetween(interval: OpeningInterval, moment: ClinicMoment): number {
  const days = (moment.weekday - interval.weekday + 7) % 7;
  return days * dayMinutes + moment.minute - interval.start_min;
}

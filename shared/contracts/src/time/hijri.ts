import type { Lang } from '../primitives.ts';
import { inDigits } from './digits.ts';
import { ummAlQura } from './umm-al-qura.ts';

/**
 * Dates of the Umm al-Qura calendar, the civil calendar of Saudi Arabia, from a table of our own: the calendar of
 * some browsers is wrong by a day (E9).
 */
export interface HijriDate {
  day: number;
  /** 1 is Muharram, 9 is Ramadan. */
  month: number;
  year: number;
}

const months: Record<Lang, readonly string[]> = {
  ar: [
    'محرم',
    'صفر',
    'ربيع الأول',
    'ربيع الآخر',
    'جمادى الأولى',
    'جمادى الآخرة',
    'رجب',
    'شعبان',
    'رمضان',
    'شوال',
    'ذو القعدة',
    'ذو الحجة',
  ],
  en: [
    'Muharram',
    'Safar',
    'Rabi I',
    'Rabi II',
    'Jumada I',
    'Jumada II',
    'Rajab',
    'Shaban',
    'Ramadan',
    'Shawwal',
    'Dhul Qadah',
    'Dhul Hijjah',
  ],
};

const millisecondsOfDay = 86_400_000;

/** The Hijri date of a calendar date `YYYY-MM-DD`. */
export function hijriDate(date: string): HijriDate {
  return ummAlQura(Date.parse(date) / millisecondsOfDay);
}

/** `full`: «14 جمادى الآخرة 1448»; `month`: «جمادى الآخرة 1448»; `name`: «جمادى الآخرة». */
export function formatHijri(date: string, lang: Lang, style: 'full' | 'month' | 'name' = 'full'): string {
  const { day, month, year } = hijriDate(date);
  const name = months[lang][month - 1] ?? '';
  if (style === 'name') return name;
  return inDigits(style === 'month' ? `${name} ${year}` : `${day} ${name} ${year}`, lang);
}

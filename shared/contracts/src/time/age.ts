import type { Lang } from '../primitives.ts';
import { daysBetween, isCalendarDate } from './clinic-time.ts';
import { inDigits } from './digits.ts';

/** Nobody is older; an earlier day of birth is a slip of the pen. */
const mostYears = 120;

const locales: Record<Lang, string> = { ar: 'ar-SA-u-nu-latn', en: 'en-US-u-nu-latn' };

function counted(count: number, unit: 'year' | 'month' | 'day', lang: Lang): string {
  const written = new Intl.NumberFormat(locales[lang], { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return inDigits(written, lang);
}

/** Completed months between a day of birth and today, both `YYYY-MM-DD`. */
function monthsOld(birthDate: string, today: string): number {
  const [bornYear = 0, bornMonth = 0, bornDay = 0] = birthDate.split('-').map(Number);
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  return (year - bornYear) * 12 + (month - bornMonth) - (day < bornDay ? 1 : 0);
}

/** Whether a text is the day of birth of somebody alive: a day that exists, not ahead, at most 120 years ago. */
export function isBirthDate(text: string, today: string): boolean {
  return isCalendarDate(text) && text <= today && monthsOld(text, today) < (mostYears + 1) * 12;
}

/** How old somebody is: in years, below two years in months, below one month in days: «7 سنوات», `5 months`. */
export function formatAge(birthDate: string, today: string, lang: Lang): string {
  const months = monthsOld(birthDate, today);
  if (months >= 24) return counted(Math.floor(months / 12), 'year', lang);
  if (months >= 1) return counted(months, 'month', lang);
  return counted(daysBetween(birthDate, today), 'day', lang);
}

import type { Lang } from '@clinic/contracts';
import type { WaitlistEntry } from '@clinic/contracts/account';
import { addDays, formatDate } from '@clinic/contracts/time';

/** Any Sunday: only the names of the days are read. */
const aSunday = '2026-11-22';

/** Days of the week, 0 = Sunday, with their names. */
export const weekdayNames = (lang: Lang): string[] =>
  Array.from({ length: 7 }, (_, day) => formatDate(addDays(aSunday, day), lang, 'weekday'));

/** Several words in a row, as a sentence lists them. */
export const inARow = (words: readonly string[], lang: Lang): string => words.join(lang === 'ar' ? '، ' : ', ');

/** Whether somebody still waits, and can stop waiting. */
export const isActive = ({ status }: WaitlistEntry): boolean => status === 'waiting' || status === 'offered';

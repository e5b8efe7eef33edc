import type { Lang } from '@clinic/contracts';
import { addDays, formatDate } from '@clinic/contracts/time';

/** A Sunday. */
const sunday = '2026-11-22';

/** The name of a day of the week, 0 = Sunday. */
export const weekdayName = (weekday: number, lang: Lang, style: 'weekday' | 'shortWeekday' = 'weekday') =>
  formatDate(addDays(sunday, weekday), lang, style);

import type { Lang } from '@clinic/contracts';
import { clinicDateTime, formatDate, formatTime } from '@clinic/contracts/time';

/** An instant on the clinic's clock as messages write it, for example «22 مارس 2027 الساعة 7:30 م», "22 March 2027 at 7:30 PM". */
export function momentInWords(instant: Date, lang: Lang, style: 'long' | 'full' = 'long'): string {
  const { date, time } = clinicDateTime(instant);
  return `${formatDate(date, lang, style)} ${lang === 'ar' ? 'الساعة' : 'at'} ${formatTime(time, lang)}`;
}

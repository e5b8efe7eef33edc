import type { Lang } from '../primitives.ts';
import { clinicDateTime } from './clinic-time.ts';
import { inDigits } from './digits.ts';
import { formatDate } from './format.ts';

const hour = 3_600_000;
const day = 24 * hour;
const justNow: Record<Lang, string> = { ar: 'الآن', en: 'Just now' };
const formatters = new Map<Lang, Intl.RelativeTimeFormat>();

/** Signed as `Intl` counts: what is past is below 0. */
function apart(value: number, unit: 'second' | 'minute' | 'hour' | 'day', lang: Lang): string {
  let formatter = formatters.get(lang);
  if (!formatter) {
    formatter = new Intl.RelativeTimeFormat(lang === 'ar' ? 'ar-SA-u-nu-latn' : 'en-US-u-nu-latn');
    formatters.set(lang, formatter);
  }
  return inDigits(formatter.format(value, unit), lang);
}

/**
 * How long ago something was (S128): just now below an hour, hours below a day, days below a week, then day and short
 * month of the clinic's calendar.
 */
export function formatRelative(instant: string | Date, now: Date, lang: Lang): string {
  const then = new Date(instant);
  const age = now.getTime() - then.getTime();
  if (age < hour) return justNow[lang];
  if (age < day) return apart(-Math.floor(age / hour), 'hour', lang);
  if (age < 7 * day) return apart(-Math.floor(age / day), 'day', lang);
  return formatDate(clinicDateTime(then).date, lang, 'short');
}

/**
 * How long to wait, after which a try may succeed: `in 60 seconds`, «بعد 60 ثانية». Seconds below two minutes, minutes below
 * two hours, then hours, rounded up: trying at that time is never too early.
 * @param seconds as in `Retry-After`
 */
export function formatWait(seconds: number, lang: Lang): string {
  const [value, unit] =
    seconds < 120
      ? ([seconds, 'second'] as const)
      : seconds < 7200
        ? ([Math.ceil(seconds / 60), 'minute'] as const)
        : ([Math.ceil(seconds / 3600), 'hour'] as const);
  // Arabic says «خلال», within that time; trying is possible after it.
  return apart(value, unit, lang).replace('خلال', 'بعد');
}

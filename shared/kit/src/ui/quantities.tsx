import { useLang } from '../i18n/index.ts';
import {
  abbreviateNumber,
  clinicDateTime,
  formatDate,
  formatHijri,
  formatNumber,
  formatRelative,
} from '@clinic/contracts/time';

/**
 * A count in little space, its full value as a tooltip: 5.9K, «5.9 ألف». The noun after it takes the plural of
 * `pluralOfAbbreviated`.
 */
export function ShortNumber({ value }: { value: number }) {
  const lang = useLang();
  return <bdi title={value < 1000 ? undefined : formatNumber(value, lang)}>{abbreviateNumber(value, lang)}</bdi>;
}

interface RelativeTimeProps {
  instant: string;
  /** From the loader, so that server and browser agree. */
  now: string;
}

/** How long ago something was, with the whole Gregorian and Hijri date as a tooltip. */
export function RelativeTime({ instant, now }: RelativeTimeProps) {
  const lang = useLang();
  const { date } = clinicDateTime(new Date(instant));
  return (
    <time dateTime={instant} title={`${formatDate(date, lang, 'full')} – ${formatHijri(date, lang)}`}>
      {formatRelative(instant, new Date(now), lang)}
    </time>
  );
}

import { useLang } from '@clinic/kit/i18n';
import { clinicDateTime, formatDate, formatHijri } from '@clinic/contracts/time';

/** The clinic's date of an instant, with weekday and Hijri date as a tooltip. */
export function DayOf({ instant }: { instant: string }) {
  const lang = useLang();
  const { date } = clinicDateTime(new Date(instant));
  return (
    <time dateTime={instant} title={`${formatDate(date, lang, 'full')} – ${formatHijri(date, lang)}`}>
      {formatDate(date, lang, 'long')}
    </time>
  );
}

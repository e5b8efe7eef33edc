import { useLang } from '@clinic/kit/i18n';
import { clinicDateTime, formatDate, formatHijri } from '@clinic/contracts/time';

/** The day something was published, with the Hijri date as its title. */
export function PublishedOn({ instant }: { instant: string }) {
  const lang = useLang();
  const { date } = clinicDateTime(new Date(instant));
  return (
    <time dateTime={instant} title={`${formatDate(date, lang, 'full')} – ${formatHijri(date, lang)}`}>
      {formatDate(date, lang)}
    </time>
  );
}

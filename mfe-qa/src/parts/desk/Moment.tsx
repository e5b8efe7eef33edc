import { useLang } from '@clinic/kit/i18n';
import { clinicDateTime, formatDate, formatTime } from '@clinic/contracts/time';

/** A day and a clock time of the clinic; the time alone for what is minutes away. */
export function Moment({ instant, timeOnly = false }: { instant: string; timeOnly?: boolean }) {
  const lang = useLang();
  const { date, time } = clinicDateTime(new Date(instant));
  const clock = formatTime(time, lang);
  return (
    <time dateTime={instant}>
      {!timeOnly && `${formatDate(date, lang, 'long')} `}
      <bdi>{clock}</bdi>
    </time>
  );
}

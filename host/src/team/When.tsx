import { useLang } from '@clinic/shared/i18n';
import { clinicDateTime, formatDate, formatTime } from '@clinic/shared/time';

/** An instant as the clinic's clock shows it. */
export function When({ at }: { at: string }) {
  const lang = useLang();
  const { date, time } = clinicDateTime(new Date(at));
  return (
    <time dateTime={at}>
      {formatDate(date, lang, 'short')} {formatTime(time, lang)}
    </time>
  );
}

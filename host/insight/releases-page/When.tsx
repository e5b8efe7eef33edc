import { useLang } from '@clinic/kit/i18n';
import { clinicDateTime, formatDate, formatTime } from '@clinic/contracts/time';

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

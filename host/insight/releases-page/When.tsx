import { useLang } from '@clinic/kit/i18n';
import { clinicDateTime, formatDate, formatTime } from '@clinic/contracts/time';

/** An instant as the clinic's clock shows it. */
export function When({ at }: { at: string }) {
  return <time dateTime={at}>{useWhen()(at)}</time>;
}

/** Writes an instant as the clinic's clock shows it. */
export function useWhen(): (at: string) => string {
  const lang = useLang();
  return (at) => {
    const { date, time } = clinicDateTime(new Date(at));
    return `${formatDate(date, lang, 'short')} ${formatTime(time, lang)}`;
  };
}

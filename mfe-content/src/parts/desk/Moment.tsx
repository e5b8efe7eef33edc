import { clinicDateTime, formatDate } from '@clinic/contracts/time';
import { useLang } from '@clinic/kit/i18n';
import { Ltr } from '@clinic/kit/ui';

/** An instant as the clinic's calendar and clock say it. */
export function Moment({ of }: { of: string }) {
  const lang = useLang();
  const { date, time } = clinicDateTime(new Date(of));
  return (
    <time dateTime={of}>
      {formatDate(date, lang)} <Ltr>{time}</Ltr>
    </time>
  );
}

import type { TickerItem } from '@clinic/contracts/content';
import { useLang } from '@clinic/kit/i18n';
import { formatDate } from '@clinic/contracts/time';

/** From when to when: one date when both are the same, the month once when both are in it. */
export function EventDates({ item }: { item: Pick<TickerItem, 'start_date' | 'end_date'> }) {
  const lang = useLang();
  const { start_date: start, end_date: end } = item;
  const last = <time dateTime={end}>{formatDate(end, lang, 'short')}</time>;
  if (start === end) return last;
  const sameMonth = start.slice(0, 7) === end.slice(0, 7);
  return (
    <>
      <time dateTime={start}>{sameMonth ? Number(start.slice(8)) : formatDate(start, lang, 'short')}</time>
      {' – '}
      {last}
    </>
  );
}

import type { TickerItem } from '@clinic/contracts/content';
import { pick, useLang } from '@clinic/kit/i18n';
import { Link } from '@clinic/kit/routing';
import { EventDates } from './EventDates.tsx';

/** What an event or a notice is called, with a way to more when it has one, and when it is. */
export function ItemText({ item }: { item: TickerItem }) {
  const name = pick(item, 'name', useLang());
  return (
    <>
      {item.link === null ? <strong>{name}</strong> : <Link to={item.link}>{name}</Link>}{' '}
      <small>
        <EventDates item={item} />
      </small>
    </>
  );
}

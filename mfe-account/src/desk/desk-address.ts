import { leastDeskSearch } from '@clinic/contracts/account';
import type { LocalDate } from '@clinic/contracts/time';
import { addDays, isCalendarDate, weekday } from '@clinic/contracts/time';

export type DeskView = 'day' | 'week';

/** What the address of the desk asks for. */
export interface DeskAddress {
  /** Null for all doctors. */
  doctor: number | null;
  /** Null for today. */
  date: LocalDate | null;
  view: DeskView;
  /** A search that is long enough to begin; otherwise empty. */
  search: string;
}

/** Reads the address of the desk; whatever it does not understand counts as not said. */
export function deskAddress(query: URLSearchParams): DeskAddress {
  const doctor = Number(query.get('doctor'));
  const date = query.get('date') ?? '';
  const search = (query.get('search') ?? '').trim();
  return {
    doctor: Number.isSafeInteger(doctor) && doctor > 0 ? doctor : null,
    date: isCalendarDate(date) ? date : null,
    view: query.get('view') === 'week' ? 'week' : 'day',
    search: search.length >= leastDeskSearch ? search : '',
  };
}

/** The same as `paths.reception` wants it: what is usual is left out. */
export const inAddress = ({ doctor, date, view }: Omit<DeskAddress, 'search'>) => ({
  doctor: doctor ?? undefined,
  date: date ?? undefined,
  view: view === 'week' ? view : undefined,
});

/** The days of a view: one, or its week from Sunday to Saturday. */
export function datesOf(view: DeskView, date: LocalDate): { first: LocalDate; last: LocalDate } {
  if (view === 'day') return { first: date, last: date };
  const first = addDays(date, -weekday(date));
  return { first, last: addDays(first, 6) };
}

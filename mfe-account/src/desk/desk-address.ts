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
  /** Null for every branch. */
  branch: number | null;
  /** The kind of visit that free times are shown for; null for the ordinary one. */
  kind: number | null;
  /** A search that is long enough to begin; otherwise empty. */
  search: string;
}

function idIn(query: URLSearchParams, name: string): number | null {
  const id = Number(query.get(name));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Reads the address of the desk; whatever it does not understand counts as not said. */
export function deskAddress(query: URLSearchParams): DeskAddress {
  const doctor = idIn(query, 'doctor');
  const date = query.get('date') ?? '';
  const search = (query.get('search') ?? '').trim();
  return {
    doctor,
    branch: idIn(query, 'branch'),
    kind: doctor === null ? null : idIn(query, 'kind'),
    date: isCalendarDate(date) ? date : null,
    view: query.get('view') === 'week' ? 'week' : 'day',
    search: search.length >= leastDeskSearch ? search : '',
  };
}

type Filter = Pick<DeskAddress, 'doctor' | 'date' | 'view' | 'branch'> & Partial<Pick<DeskAddress, 'kind'>>;

/** The same as `paths.reception` wants it: what is usual is left out. */
export const inAddress = ({ doctor, date, view, branch, kind }: Filter) => ({
  doctor: doctor ?? undefined,
  date: date ?? undefined,
  view: view === 'week' ? view : undefined,
  branch: branch ?? undefined,
  kind: kind ?? undefined,
});

/** The days of a view: one, or its week from Sunday to Saturday. */
export function datesOf(view: DeskView, date: LocalDate): { first: LocalDate; last: LocalDate } {
  if (view === 'day') return { first: date, last: date };
  const first = addDays(date, -weekday(date));
  return { first, last: addDays(first, 6) };
}

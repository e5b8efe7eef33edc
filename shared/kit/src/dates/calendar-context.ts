import { createContext, use } from 'react';
import type { Lang } from '@clinic/contracts';
import type { LocalDate } from '@clinic/contracts/time';

/** What the days of a calendar need to know; the component library only hands them their date. */
export interface CalendarDays {
  lang: Lang;
  today: LocalDate;
  first: LocalDate;
  last: LocalDate;
  /** Free times of each day; a day that is not named is not known yet. */
  free: Readonly<Record<LocalDate, number>> | undefined;
  notice: string;
  noticeId: string;
  /** The day over which the notice hangs. */
  noticed: LocalDate | null;
  notify: (date: LocalDate | null) => void;
}

const CalendarContext = createContext<CalendarDays | null>(null);

export const CalendarDaysProvider = CalendarContext;

export function useCalendarDays(): CalendarDays {
  const days = use(CalendarContext);
  if (!days) throw new Error('a day is drawn outside a booking calendar');
  return days;
}

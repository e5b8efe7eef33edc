import { addDays, clinicToday } from '@clinic/contracts/time';
import type { ImportContext } from './collection.ts';

function dayFrom(today: string): ImportContext['day'] {
  return (written) => (written.startsWith('today') ? addDays(today, Number(written.slice('today'.length))) : written);
}

/** What a collection works with while it stores its records, on the day of `now`. */
export function importContext(given: Omit<ImportContext, 'today' | 'day'>): ImportContext {
  const today = clinicToday(given.now);
  return { ...given, today, day: dayFrom(today) };
}

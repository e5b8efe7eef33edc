import { loadHours } from '../parts/hours.data.ts';
import { loadPage, orMissing, type ServiceData } from '../parts/page-content.data.ts';

/** The hours of every department, and what is written about them (S10, S141). */
export function loader() {
  return orMissing(
    Promise.all([loadPage('shifts'), loadHours()]).then(([page, hours]): ServiceData => ({ page, hours })),
  );
}

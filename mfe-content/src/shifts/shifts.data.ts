import type { Department } from '@clinic/contracts/content';
import type { ScreenArgs } from '@clinic/kit/routing';
import { loadHours } from '../parts/hours.data.ts';
import { loadPage, orMissing, type ServiceData } from '../parts/page-content.data.ts';

/** A page that cannot do without the hours. */
export type ShiftsData = ServiceData<Department[]>;

/** The hours of every department, and what is written about them. */
export function loader({ request: { signal } }: ScreenArgs) {
  return orMissing(
    Promise.all([loadPage('shifts', signal), loadHours(signal)]).then(([page, hours]): ShiftsData => ({
      page,
      hours,
    })),
  );
}

import type { Department, PageContent } from '@clinic/contracts/content';
import { data } from '@clinic/kit/routing';
import type { Loaded, ScreenArgs } from '@clinic/kit/routing';
import { loadHours } from '../parts/hours.data.ts';
import { loadPageIfAny } from '../parts/page-content.data.ts';

/** A page that cannot do without the hours, though without the texts around them. */
export interface ShiftsData {
  page: Loaded<PageContent>;
  hours: Department[];
}

/** The hours of every department, and what is written about them. */
export async function loader({ request: { signal } }: ScreenArgs) {
  const [page, hours] = await Promise.all([loadPageIfAny('shifts', signal), loadHours(signal)]);
  return page === null ? data(null, { status: 404 }) : ({ page, hours } satisfies ShiftsData);
}

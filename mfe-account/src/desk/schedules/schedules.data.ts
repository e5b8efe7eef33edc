import type { z } from '@clinic/contracts';
import { leastDoctorSearch, ScheduledDoctors } from '@clinic/contracts/account';
import { submitByIntent } from '@clinic/kit/forms';
import { api, isApiError } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';
import { memberCall } from '@clinic/kit/session';
import { leaveHandlers } from '../../parts/schedules/schedule-actions.ts';
import type { ScheduleResult } from '../../parts/schedules/schedule-actions.ts';

/** Which doctors the address asks for. */
export interface SchedulesAddress {
  /** A search that is long enough to begin; otherwise empty. */
  search: string;
  /** Null for every branch. */
  branch: number | null;
  page: number;
}

export interface SchedulesData {
  address: SchedulesAddress;
  /** Or why there are none: the role of the account was changed meanwhile, or they could not be loaded. */
  found: z.infer<typeof ScheduledDoctors>['data'] | 'refused' | 'failed';
}

const wholeIn = (query: URLSearchParams, name: string) => {
  const value = Number(query.get(name));
  return Number.isSafeInteger(value) && value > 0 ? value : null;
};

/** Reads the address; whatever it does not understand counts as not said. */
function schedulesAddress(query: URLSearchParams): SchedulesAddress {
  const search = (query.get('search') ?? '').trim();
  return {
    search: search.length >= leastDoctorSearch ? search : '',
    branch: wholeIn(query, 'branch'),
    page: wholeIn(query, 'page') ?? 1,
  };
}

/** The doctors that the address asks for. */
export async function loader({ request }: ScreenArgs): Promise<SchedulesData> {
  const address = schedulesAddress(new URL(request.url).searchParams);
  const query = {
    page: address.page,
    search: address.search === '' ? undefined : address.search,
    branch_id: address.branch ?? undefined,
  };
  try {
    const { data } = await memberCall(request, () =>
      api.get('/api/schedules/doctors', ScheduledDoctors, { query, signal: request.signal }),
    );
    return { address, found: data };
  } catch (error) {
    if (!isApiError(error)) throw error;
    console.warn(error);
    return { address, found: error.code === 'FORBIDDEN' ? 'refused' : 'failed' };
  }
}

export const action = submitByIntent<keyof typeof leaveHandlers, ScheduleResult>(leaveHandlers);

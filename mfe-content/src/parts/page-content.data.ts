import { PageContentResponse } from '@clinic/contracts/content';
import type { Department, PageContent } from '@clinic/contracts/content';
import { api, isApiError, orUnavailable } from '@clinic/kit/http';
import { data } from '@clinic/kit/routing';
import type { Loaded, ScreenArgs } from '@clinic/kit/routing';
import { loadHoursIfAny } from './hours.data.ts';

/** A page about a service: its texts, and the hours of those departments that belong to it. */
export interface ServiceData<Hours = Loaded<Department[]>> {
  page: PageContent;
  hours: Hours;
}

/** The written texts of a page; a clinic that has written none answers NOT_FOUND. */
export async function loadPage(id: string, signal: AbortSignal): Promise<PageContent> {
  return (await api.get(`/api/pages/${encodeURIComponent(id)}`, PageContentResponse, { signal })).data;
}

/** The written texts around a list, which is shown without them when they cannot be loaded; null where none were written. */
export function loadPageIfAny(id: string, signal: AbortSignal): Promise<Loaded<PageContent | null>> {
  return orUnavailable(`the content of ${id}`, writtenPage(id, signal), signal);
}

async function writtenPage(id: string, signal: AbortSignal): Promise<PageContent | null> {
  try {
    return await loadPage(id, signal);
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND')) return null;
    throw error;
  }
}

/** A loader for a page of written texts alone; 404 when the clinic has written none. */
export function pageLoader(id: string) {
  return ({ request }: ScreenArgs) => orMissing(loadPage(id, request.signal));
}

/** A loader for the page of a service with the hours of some departments. Without the hours the page is still one. */
export function serviceLoader(id: string, departments: readonly string[]) {
  return ({ request: { signal } }: ScreenArgs) =>
    orMissing(
      Promise.all([loadPage(id, signal), loadHoursIfAny(departments, signal)]).then(([page, hours]): ServiceData => ({
        page,
        hours,
      })),
    );
}

/** What a call answers, or 404 with nothing when it finds nothing. */
export async function orMissing<T>(call: Promise<T>) {
  try {
    return await call;
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND')) return data(null, { status: 404 });
    throw error;
  }
}

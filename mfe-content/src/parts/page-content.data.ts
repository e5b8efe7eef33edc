import { PageContentResponse } from '@clinic/contracts/content';
import type { Department, PageContent } from '@clinic/contracts/content';
import { api, isApiError } from '@clinic/kit/http';
import { data } from '@clinic/kit/routing';
import type { ScreenArgs } from '@clinic/kit/routing';
import { leftOut } from './left-out.ts';
import { loadHoursIfAny } from './hours.data.ts';

/** A page about a service: its texts, and the hours of those departments that belong to it. */
export interface ServiceData {
  page: PageContent;
  hours: Department[];
}

/** The written texts of a page; a clinic that has written none answers NOT_FOUND. */
export async function loadPage(id: string, signal: AbortSignal): Promise<PageContent> {
  return (await api.get(`/api/pages/${encodeURIComponent(id)}`, PageContentResponse, { signal })).data;
}

/** The written texts around a list, which is shown without them when they cannot be loaded. */
export async function loadPageIfAny(id: string, signal: AbortSignal): Promise<PageContent | null> {
  try {
    return await loadPage(id, signal);
  } catch (error) {
    return isApiError(error, 'NOT_FOUND') ? null : leftOut(`the content of ${id}`, null, signal)(error);
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

import { PageContentResponse } from '@clinic/contracts/content';
import type { Department, PageContent } from '@clinic/contracts/content';
import { api, isApiError } from '@clinic/kit/http';
import { data } from '@clinic/kit/routing';
import { loadHoursIfAny } from './hours.data.ts';

/** A page about a service: its texts, and the hours of those departments that belong to it. */
export interface ServiceData {
  page: PageContent;
  hours: Department[];
}

/** The written texts of a page; a clinic that has written none answers NOT_FOUND. */
export async function loadPage(id: string): Promise<PageContent> {
  return (await api.get(`/api/pages/${encodeURIComponent(id)}`, PageContentResponse)).data;
}

/** The written texts around a list, which is shown without them when they cannot be loaded (S69, S138). */
export async function loadPageIfAny(id: string): Promise<PageContent | null> {
  try {
    return await loadPage(id);
  } catch (error) {
    if (!isApiError(error, 'NOT_FOUND')) console.warn('the texts of a page could not be loaded', id, codeOf(error));
    return null;
  }
}

/** A loader for a page of written texts alone; 404 when the clinic has written none. */
export function pageLoader(id: string) {
  return () => orMissing(loadPage(id));
}

/** A loader for the page of a service with the hours of some departments. Without the hours the page is still one. */
export function serviceLoader(id: string, departments: readonly string[]) {
  return () =>
    orMissing(
      Promise.all([loadPage(id), loadHoursIfAny(departments)]).then(([page, hours]): ServiceData => ({
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

function codeOf(error: unknown): unknown {
  return isApiError(error) ? error.code : error;
}

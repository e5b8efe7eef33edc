import { HoursResponse } from '@clinic/contracts/content';
import type { Department } from '@clinic/contracts/content';
import { api, isApiError } from '@clinic/kit/http';

/** Opening hours of some departments in the clinic's own order, or of all (S141). */
export async function loadHours(ids?: readonly string[]): Promise<Department[]> {
  const { data } = await api.get('/api/hours', HoursResponse);
  return ids === undefined ? data : data.filter(({ id }) => ids.includes(id));
}

/** The same; hours that cannot be loaded are left out, and only logged (S69, S138). */
export async function loadHoursIfAny(ids: readonly string[]): Promise<Department[]> {
  if (ids.length === 0) return [];
  try {
    return await loadHours(ids);
  } catch (error) {
    console.warn('the opening hours could not be loaded', isApiError(error) ? error.code : error);
    return [];
  }
}
